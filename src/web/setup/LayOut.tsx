/** The second step of a set-up: what to put on the table, each line with a picture; or the table as it is already. */

import { at } from '../../kernel/at.ts';
import type { AnySpec } from '../../kernel/game.ts';
import type { OptionDecls, OptionsOf } from '../../kernel/options.ts';
import { sayToLayOut, type Words } from '../../kernel/words.ts';
import { Switch } from '../controls/Switch.tsx';
import { useUi } from '../words/ui.ts';
import { LinePicture } from './LinePicture.tsx';
import { pictureOf } from './picture-of.ts';
import { StartPosition } from './StartPosition.tsx';
import type { SetUp } from './use-set-up.ts';
import './LayOut.css';

interface Props {
  readonly setUp: SetUp;
  readonly options: OptionsOf<OptionDecls>;
  readonly words: Words<AnySpec>;
}

export function LayOut({ setUp, options, words }: Props) {
  const { game, adjustable, start, change } = setUp;
  const startsHalfway = setUp.startsHalfway && adjustable;
  const { say } = useUi();
  const seat = at(game.seats(options), 0);
  const scene = game.scene(game.view(game.setup(options), seat));
  const lines = words.checklist(options);
  const remarks = words.remarks?.(options) ?? [];
  return (
    <main class="column lay-out">
      {!startsHalfway && lines.length + remarks.length > 0 && (
        <section class="checklist" aria-labelledby="checklist">
          <h2 id="checklist">{say.checklist}</h2>
          {lines.length > 0 && <p class="quiet">{say.checklistHelp}</p>}
          <ol>
            {lines.map((line) => (
              <li key={sayToLayOut(line)}>
                <label>
                  <input type="checkbox" />
                  <span>{sayToLayOut(line)}</span>
                  <LinePicture game={game.id} picture={pictureOf(line, scene)} />
                </label>
              </li>
            ))}
          </ol>
          {remarks.map((remark) => (
            <p key={remark} class="remark">
              {remark}
            </p>
          ))}
        </section>
      )}
      {adjustable && (
        <Switch
          label={say.startsHalfway}
          help={say.startsHalfwayHelp}
          on={startsHalfway}
          turn={(startsHalfway) => change({ startsHalfway })}
        />
      )}
      {startsHalfway && (
        <StartPosition
          game={game}
          options={options}
          words={words}
          start={start}
          change={(start) => change({ start })}
        />
      )}
    </main>
  );
}
