/** Solo systems in a backup file: a comment line for each, above the games, so that older versions skip them. */
import * as v from 'valibot';
import { type System, Time } from '../store/store.ts';

const LINE = /^# system (\{.*\})\r?$/gm;
const Saved = v.object({ added: Time, text: v.string() });
type Saved = v.InferOutput<typeof Saved>;

export function systemLine({ added, text }: System): string {
  return `# system ${JSON.stringify({ added, text })}`;
}

/** As they were saved; their texts aren't checked here. */
export function systemsIn(text: string): readonly Saved[] {
  const game = text.search(/^> /m);
  const above = game < 0 ? text : text.slice(0, game);
  return [...above.matchAll(LINE)].flatMap(([, json = '']) => {
    try {
      const { success, output } = v.safeParse(Saved, JSON.parse(json));
      return success ? [output] : [];
    } catch {
      return [];
    }
  });
}
