/** What this device prefers: language, colours, the waking screen. Kept in localStorage where there is one. */
import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';
import { LANGS, type Lang } from '../kernel/words.ts';
import { pickLang } from '../words/program.ts';

const Settings = v.object({
  lang: v.optional(v.picklist(LANGS)),
  /** What the owner's components are printed in; nothing: the language of the screen. */
  components: v.fallback(v.optional(v.picklist(LANGS)), undefined),
  theme: v.fallback(v.picklist(['auto', 'light', 'dark']), 'auto'),
  awake: v.fallback(v.boolean(), true),
});
export type Settings = v.InferOutput<typeof Settings>;

const KEY = 'emptychair.settings';
const watchers = new Set<() => void>();
let now = read();

function read(): Settings {
  try {
    const found = v.safeParse(Settings, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    if (found.success) return found.output;
  } catch {
    // No storage, or not ours: the defaults do.
  }
  return { theme: 'auto', awake: true };
}

export function settings(): Settings {
  return now;
}

export function change(part: Partial<Settings>): void {
  now = { ...now, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // It holds for this window.
  }
  for (const watcher of watchers) watcher();
}

/** The chosen language, else the browser's. */
export function langNow(): Lang {
  return now.lang ?? pickLang(navigator.languages ?? [navigator.language]);
}

export function useSettings(): Settings {
  const [, redraw] = useState(0);
  useEffect(() => {
    const watcher = () => redraw((n) => n + 1);
    const elsewhere = (event: StorageEvent) => {
      if (event.key !== KEY) return;
      now = read();
      watcher();
    };
    watchers.add(watcher);
    addEventListener('storage', elsewhere);
    return () => {
      watchers.delete(watcher);
      removeEventListener('storage', elsewhere);
    };
  }, []);
  return now;
}
