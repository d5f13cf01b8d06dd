/** What may come, on request: the next event roll with each of its results, and battles. */
import { useState } from 'preact/hooks';
import type { BoardProps } from '../../../../web/picture.ts';
import { ahead } from '../../forecast/next-events.ts';
import { prospects } from '../../forecast/outlook.ts';
import type { Civilization } from '../../rules/spec.ts';
import { BOARD } from '../../words/board.ts';
import { Line } from './Forecasts.tsx';
import { Survive } from './Survive.tsx';

type Props = Pick<BoardProps<Civilization>, 'view' | 'words' | 'lang'>;

export function Outlook({ view, words, lang }: Props) {
  const [open, setOpen] = useState(false);
  if (view.turn === 0 || (!ahead(view, 1) && view.pending.length === 0)) return null;
  return (
    <details class="cv-ahead" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{BOARD[lang].outlook}</summary>
      {open && <Told view={view} words={words} lang={lang} />}
    </details>
  );
}

/** Calculated only when it's open. */
function Told({ view, words, lang }: Props) {
  return (
    <>
      {prospects.clock(view).map(({ id, lines }) => (
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
    </>
  );
}
