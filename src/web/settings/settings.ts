/** What this device prefers: language, colours, whether the screen stays awake. Stored in localStorage if there is one. */
import * as v from 'valibot';
import { LANGS, type Lang } from '../../kernel/words.ts';
import { Signal } from '../../sitting/signal.ts';
import { pickLang } from '../../words/program.ts';
import { useSignal } from '../redraw/signal.ts';

const Settings = v.object({
  lang: v.optional(v.picklist(LANGS)),
  /** The language of the player's components; undefined: the language of the screen. */
  components: v.fallback(v.optional(v.picklist(LANGS)), undefined),
  theme: v.fallback(v.picklist(['auto', 'light', 'dark']), 'auto'),
  awake: v.fallback(v.boolean(), true),
  /** With each draw of the app. */
  sound: v.fallback(v.boolean(), false),
  vibration: v.fallback(v.boolean(), false),
  /** That it's the player's turn at a shared table, if the browser allows it. */
  notify: v.fallback(v.boolean(), false),
});
export type Settings = v.InferOutput<typeof Settings>;

const KEY = 'emptychair.settings';
const now = new Signal(read());

if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    if (key === KEY) now.value = read();
  });

function read(): Settings {
  try {
    const found = v.safeParse(Settings, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    if (found.success) return found.output;
  } catch {
    // No storage, or something else in it: the defaults apply.
  }
  return { theme: 'auto', awake: true, sound: false, vibration: false, notify: false };
}

/** Written above the games of a backup file; other versions and the terminal skip it. */
const LINE = /^# settings (\{.*\})\r?$/m;

export function settingsLine(): string {
  return `# settings ${JSON.stringify(now.value)}`;
}

/** The settings of a backup file, if it has any; they are above its first game, if it has one. */
export function settingsIn(text: string): Settings | undefined {
  const game = text.search(/^> /m);
  const above = game < 0 ? text : text.slice(0, game);
  try {
    const found = v.safeParse(Settings, JSON.parse(LINE.exec(above)?.[1] ?? ''));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}

export function settings(): Settings {
  return now.value;
}

export function change(part: Partial<Settings>): void {
  now.value = { ...now.value, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(now.value));
  } catch {
    // The change lasts as long as this window.
  }
}

/** The chosen language, or the browser's. */
export function langNow(): Lang {
  return now.value.lang ?? pickLang(navigator.languages ?? [navigator.language]);
}

export function useSettings(): Settings {
  return useSignal(now);
}
