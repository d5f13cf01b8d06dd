/** What is said when a saved game is opened. */
import type { AnySpec } from '../kernel/game.ts';
import type { Problem } from '../kernel/session/journal.ts';
import type { Resumed } from '../kernel/session/resume.ts';
import type { Words } from '../kernel/words.ts';
import { type Program, type Sentences, sayProblem } from './program.ts';

/** Names listed in a sentence; the others are only counted. */
const MOST_NAMES = 8;

/** What a journal of an older version lost, one sentence each. */
export function leftBehind({ story }: Program, { lost, dropped }: Resumed<AnySpec>): string[] {
  const names = dropped.slice(0, MOST_NAMES).map((name) => name.slice(0, 60));
  const more = dropped.length - names.length;
  const settings = dropped.length > 0 ? [story.dropped(...names, ...(more > 0 ? [`… (+${more})`] : []))] : [];
  return lost.length > 0 ? [...settings, story.lost(lost.length)] : settings;
}

/** Everything to say when a saved game is opened. Leaves out results that can't be compared: they prove nothing. */
export function about(program: Program, resumed: Resumed<AnySpec>, words?: Words<AnySpec>): string[] {
  return [
    ...foundWrong(program, resumed, words),
    ...leftBehind(program, resumed),
    ...notVerified(program, { ...resumed, uncompared: 0, unpublished: 0 }, words),
  ];
}

/** What is wrong with a saved game that can still be played, one sentence each. */
export function foundWrong(
  program: Program,
  { damage, strays }: Resumed<AnySpec>,
  words?: Words<AnySpec>,
): string[] {
  const { story } = program;
  type Story = Sentences['story'];
  const of = (problems: readonly Problem[], one: Story['damaged-one'], several: Story['damaged']) => {
    if (!problems[0]) return [];
    const first = sayProblem(program, problems[0], words);
    return [problems.length === 1 ? one(first) : several(problems.length, first)];
  };
  return [
    ...of(damage, story['damaged-one'], story.damaged),
    ...of(strays, story['stray-one'], story.strays),
  ];
}

/** What couldn't be verified, one sentence each. */
export function notVerified(
  program: Program,
  { unverified, uncompared, unpublished }: Resumed<AnySpec>,
  words?: Words<AnySpec>,
): string[] {
  const { story } = program;
  const replayed = ({ steps, problem }: NonNullable<typeof unverified>) => [
    story.changed,
    ...(steps > 0 ? [story.unverified(steps)] : []),
    story.difference(sayProblem(program, problem, words)),
  ];
  return [
    ...(unverified ? [replayed(unverified).join(' ')] : []),
    ...(uncompared > 0 ? [story.uncompared(uncompared)] : []),
    ...(unpublished > 0 ? [story.unpublished(unpublished)] : []),
  ];
}
