/** Where the app was opened from, and what browsers don't allow there. */

export type Place = 'site' | 'network' | 'file';
export type Limitation = 'offline' | 'awake' | 'lasting' | 'windows';

/** A page from the local network comes without https, and browsers switch several features off for it. */
export function servedFrom({ protocol }: { readonly protocol: string }, secure: boolean): Place {
  if (protocol === 'file:') return 'file';
  return secure ? 'site' : 'network';
}

/** Only limitations of the place, not those that this browser has everywhere. */
export function limitationsOf(
  place: Place,
  { wakeLock }: { readonly wakeLock: boolean },
): readonly Limitation[] {
  if (place === 'site') return [];
  const limitations: Limitation[] = ['offline', 'lasting'];
  if (place === 'file') limitations.push('windows');
  if (!wakeLock) limitations.push('awake');
  return limitations;
}

export function place(): Place {
  return servedFrom(location, isSecureContext);
}

export function limitations(): readonly Limitation[] {
  return limitationsOf(place(), { wakeLock: 'wakeLock' in navigator });
}
