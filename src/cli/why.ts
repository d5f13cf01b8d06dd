/** “Why?”: the rules behind what is asked now and what has just happened, and the settings that switch them. */
import type { AnySpec } from '../kernel/game.ts';
import type { Session } from '../kernel/session.ts';
import { rulesBehind } from '../kernel/story.ts';
import type { OptionWords, Words } from '../kernel/words.ts';
import { type Terminal, wrap } from './terminal.ts';

type Spoken = Readonly<Record<string, OptionWords & { readonly choices?: Readonly<Record<string, string>> }>>;

export function whyLines(terminal: Terminal, session: Session<AnySpec>, words: Words<AnySpec>): string[] {
  const { words: own, width, paint } = terminal;
  const { game, line } = session;
  const options: Spoken = words.options;
  const chosen: Readonly<Record<string, unknown>> = session.options;
  return rulesBehind(session, line.slice(-1)).flatMap((id) => {
    const { clauses = [], option } = game.why.rules[id] ?? {};
    const lines = ['', wrap(words.rules[id] ?? id, width)];
    if (clauses.length > 0) lines.push(paint('dim', wrap(own.play.clauses(clauses.join(', ')), width)));
    if (option !== undefined) {
      const value = String(chosen[option]);
      const { name = option, choices } = options[option] ?? {};
      const setting = own.play.setting(name, choices?.[value] ?? value, `--option ${option}=${value}`);
      lines.push(paint('dim', wrap(setting, width)));
    }
    return lines;
  });
}
