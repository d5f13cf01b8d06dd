/** What may come, on request: the next event roll with each of its results, and battles. */
import type { BoardProps } from '../../../web/board.ts';
import { prospects } from '../prospects.ts';
import type { Civilization } from '../state.ts';
import { BOARD } from '../words/board.ts';
import { Line } from './Forecasts.tsx';
import { Survive } from './Survive.tsx';

type Props = Pick<BoardProps<Civilization>, 'view' | 'words' | 'lang'>;

export function Outlook({ view, words, lang }: Props) {
  const say = BOARD[lang];
  const told = prospects.clock(view);
  if (view.turn === 0 || (told.length === 0 && view.pending.length === 0)) return null;
  return (
    <details class="cv-ahead">
      <summary>{say.outlook}</summary>
      {told.map(({ id, lines }) => (
        <section key={id}>
          <h2>{words.prospect?.(id, view)}</h2>
          <dl>
            {lines.map((line) => (
              <Line
                key={line.id}
                name={words.prospect?.(line.id, view) ?? line.id}
                forecast={line.forecast}
                lang={lang}
              />
            ))}
          </dl>
        </section>
      ))}
      <Survive view={view} words={words} lang={lang} />
    </details>
  );
}
