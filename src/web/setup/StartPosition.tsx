/** The current table: the game's facts as a form. Each change is tried at once, so the bounds are always right. */
import { useMemo } from 'preact/hooks';
import { at } from '../../kernel/at.ts';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { OptionsOf } from '../../kernel/options.ts';
import { Session } from '../../kernel/session/session.ts';
import type { Words } from '../../kernel/words.ts';
import { sayProblem } from '../../words/program.ts';
import { Problem } from '../page/Problem.tsx';
import { BoardView } from '../scene/BoardView.tsx';
import { usePicture } from '../scene/use-picture.ts';
import { useUi } from '../words/ui.ts';
import { FactFields } from './FactFields.tsx';

export interface Setting {
  readonly fact: string;
  readonly value: string;
}

interface Props {
  readonly game: Game<AnySpec>;
  readonly options: OptionsOf<AnySpec['options']>;
  readonly words: Words<AnySpec>;
  readonly start: readonly Setting[];
  readonly change: (start: readonly Setting[]) => void;
}

export function StartPosition({ game, options, words, start, change }: Props) {
  const { say, program } = useUi();
  const tried = useMemo(() => Session.start(game, options, 0, start), [game, options, start]);
  const session = tried.ok ? tried.value : new Session(game, options, 0);
  const facts = game.facts(session.state);
  const seat = at(game.seats(session.options), 0);
  const picture = usePicture(game.id);
  // If a fact is set twice, only the last time counts: restoring it must not undo what was set in between.
  const set = (fact: string, value: string) =>
    change([...start.filter((s) => s.fact !== fact), { fact, value }]);
  return (
    <section class="start-position" aria-label={say.startsHalfway}>
      <Problem>{!tried.ok && sayProblem(program, tried.problem, words)}</Problem>
      <FactFields facts={facts} words={words} set={(fact, value) => set(fact.id, value)} />
      <BoardView
        game={game}
        state={session.state}
        view={game.view(session.state, seat)}
        seat={seat}
        words={words}
        picture={picture}
      />
    </section>
  );
}
