/** Where the app was opened from, and what a browser does not do there. */

export type Place = 'site' | 'network' | 'file';
export type Lack = 'offline' | 'awake' | 'lasting' | 'windows';

/** A page of the local network came without https: browsers switch several of their abilities off for it. */
export function placeOf({ protocol }: { readonly protocol: string }, secure: boolean): Place {
  if (protocol === 'file:') return 'file';
  return secure ? 'site' : 'network';
}

/** Only where the place is the reason: a browser without some ability anywhere has nothing to say here. */
export function lacksOf(place: Place, { wakeLock }: { readonly wakeLock: boolean }): readonly Lack[] {
  if (place === 'site') return [];
  const lacks: Lack[] = ['offline', 'lasting'];
  if (place === 'file') lacks.push('windows');
  if (!wakeLock) lacks.push('awake');
  return lacks;
}

export function place(): Place {
  return placeOf(location, isSecureContext);
}

export function lacks(): readonly Lack[] {
  return lacksOf(place(), { wakeLock: 'wakeLock' in navigator });
}
