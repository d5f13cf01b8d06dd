/** “Why?”: the rules behind the question and the latest events, and the settings that change them. */
import { clauseList } from '../../kernel/clauses.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session/session.ts';
import { rulesOf } from '../../kernel/session/story.ts';
import type { Words } from '../../kernel/words.ts';
import { settingsOf } from '../../words/settings.ts';
import { type Terminal, wrap } from '../terminal.ts';

/** The rules behind an entry, by its number in the story; undefined if there is no such entry. */
export function rulesOfEntry(
  { game, items }: Session<AnySpec>,
  number: number,
): readonly string[] | undefined {
  const item = items[number - 1];
  return item && (item.played ? rulesOf(game, [item.played]) : []);
}

export function whyLines(
  terminal: Terminal,
  { game, options }: Session<AnySpec>,
  words: Words<AnySpec>,
  rules: readonly string[],
): string[] {
  const { words: texts, program, width, paint } = terminal;
  return rules.flatMap((rule) => {
    const clauses = game.why.rules[rule]?.clauses ?? [];
    const beside = clauses.length > 0 ? [texts.play.clauses(clauseList(clauses))] : [];
    for (const { option, name, value, others } of settingsOf(game, rule, options, words, program)) {
      const setting = texts.play.setting(name, value, `--option ${option}=${String(options[option])}`);
      beside.push(others.length > 0 ? `${setting} ${program.couldBe(...others)}` : setting);
    }
    return [
      '',
      wrap(words.rules[rule] ?? rule, width),
      ...beside.map((line) => paint('dim', wrap(line, width))),
    ];
  });
}
