/** The second step of a set-up: what to put on the table, each line with a picture; or the table as it is already. */
import { Fragment } from 'preact';
import type { AnySpec, Game } from '../../kernel/game.ts';
import type { OptionDecls, OptionsOf } from '../../kernel/options.ts';
import type { Scene } from '../../kernel/scene.ts';
import { sayToLayOut, type ToLayOut, type Words } from '../../kernel/words.ts';
import { joined } from '../../words/program.ts';
import { Switch } from '../Switch.tsx';
import { MiniScene } from '../shelf/MiniScene.tsx';
import { useUi } from '../ui.ts';
import { type Setting, StartPosition } from './StartPosition.tsx';

interface Props {
  readonly game: Game<AnySpec>;
  readonly options: OptionsOf<OptionDecls>;
  readonly words: Words<AnySpec>;
  readonly stands: boolean;
  readonly setStands: (stands: boolean) => void;
  readonly start: readonly Setting[];
  readonly setStart: (start: readonly Setting[]) => void;
}

export function LayOut({ game, options, words, stands, setStands, start, setStart }: Props) {
  const { say } = useUi();
  const seat = game.seats(options)[0] as string;
  const scene = game.scene(game.view(game.setup(options), seat));
  const lines = words.checklist(options);
  const remarks = words.remarks?.(options) ?? [];
  return (
    <main class="column lay-out">
      {!stands && lines.length + remarks.length > 0 && (
        <section class="checklist" aria-labelledby="checklist">
          <h2 id="checklist">{say.checklist}</h2>
          {lines.length > 0 && <p class="quiet">{say.checklistHelp}</p>}
          <ol>
            {lines.map((line) => (
              <li key={sayToLayOut(line)}>
                <label>
                  <input type="checkbox" />
                  <span>{joined(sayToLayOut(line))}</span>
                  <LinePicture line={line} scene={scene} />
                </label>
              </li>
            ))}
          </ol>
          {remarks.map((remark) => (
            <p key={remark} class="remark">
              {joined(remark)}
            </p>
          ))}
        </section>
      )}
      <Switch label={say.asItStands} help={say.asItStandsHelp} on={stands} turn={setStands} />
      {stands && (
        <StartPosition game={game} options={options} words={words} start={start} change={setStart} />
      )}
    </main>
  );
}

/** The places of the scene that a line is about: tracks, rows and maps as they will be, the rest by a drawing. */
function LinePicture({ line, scene }: { line: ToLayOut; scene: Scene }) {
  if (typeof line === 'string') return null;
  const places = scene.filter(({ id }) =>
    line.places.some((place) => id === place || id.startsWith(`${place}.`)),
  );
  const kind = places[0]?.kind;
  if (!kind) return null;
  return (
    <span class="line-picture">
      {kind === 'cup' || kind === 'dice' || kind === 'pile' ? (
        <svg class="mini" viewBox="0 0 60 44" aria-hidden="true" focusable="false">
          {DRAWN[kind]}
        </svg>
      ) : (
        <MiniScene scene={places} />
      )}
    </span>
  );
}

const pips = (x: number, y: number, at: readonly (readonly [number, number])[]) =>
  at.map(([dx, dy]) => <circle key={`${dx} ${dy}`} class="mini-ink" cx={x + dx} cy={y + dy} r={2} />);

const DRAWN = {
  cup: (
    <>
      <path class="mini-up" d="M16 10h28l-4 30H20z" />
      <ellipse class="mini-empty" cx="30" cy="10" rx="14" ry="4" />
    </>
  ),
  dice: (
    <>
      {[6, 34].map((x, i) => (
        <Fragment key={x}>
          <rect class={i === 0 ? 'mini-empty' : 'mini-up'} x={x} y="11" width="22" height="22" rx="4" />
          {i === 0 &&
            pips(x, 11, [
              [6, 6],
              [11, 11],
              [16, 16],
            ])}
        </Fragment>
      ))}
    </>
  ),
  pile: (
    <>
      {[0, 4, 8].map((n) => (
        <rect
          key={n}
          class={n === 8 ? 'mini-up' : 'mini-some'}
          x={16 + n}
          y={4 + n / 2}
          width="22"
          height="32"
          rx="3"
        />
      ))}
    </>
  ),
};
