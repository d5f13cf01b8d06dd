/** The first step of a set-up: at most five settings, the recommended ones chosen; everything else is folded away. */
import type { ComponentChildren } from 'preact';
import type { AnySpec, Game } from '../../kernel/game.ts';
import { defaultPreset, type Inspect, resolve } from '../../kernel/options.ts';
import type { Place } from '../../kernel/scene.ts';
import type { UnboundWords } from '../../kernel/words.ts';
import { Icon } from '../controls/Icon.tsx';
import { to } from '../route.ts';
import { Cover } from '../shelf/Cover.tsx';
import { MiniScene } from '../shelf/MiniScene.tsx';
import { useUi } from '../words/ui.ts';

/** How many settings are shown, including the preset and who draws. */
const MAX_QUICK_SETTINGS = 5;

/** What a small picture of the table shows. */
const DRAWN: readonly Place['kind'][] = ['map', 'track', 'row'];

interface Props {
  readonly game: Game<AnySpec>;
  readonly words: UnboundWords<AnySpec>;
  readonly inspect: Inspect;
  readonly preset: string;
  readonly start: (preset: string) => void;
  readonly own: boolean;
  readonly setOwn: (own: boolean) => void;
  /** The options that have an effect, by their role. */
  readonly keys: (role: string) => readonly string[];
  readonly field: (key: string) => ComponentChildren;
  readonly seats: ComponentChildren;
  /** Settings for the sheets to print and the simulation. */
  readonly given: object;
  readonly toRulings: () => void;
  /** If nothing has to be laid out, starts from a game that is already in progress. */
  readonly tableAsItIs: (() => void) | undefined;
}

export function Choose(props: Props) {
  const { game, words, own, setOwn, keys, field, seats, given, toRulings, tableAsItIs } = props;
  const { say } = useUi();
  const presets = Object.keys(game.presets).length > 1;
  // What the game is played with comes first: a board or a deck must not be folded away.
  const isFile = (key: string) => game.options[key]?.kind === 'file';
  const all = keys('taste');
  const tastes = [...all.filter(isFile), ...all.filter((key) => !isFile(key))];
  const shown = tastes.slice(0, MAX_QUICK_SETTINGS - (presets ? 2 : 1));
  const more = [...tastes.slice(shown.length), ...keys('detail')];
  const rulings = keys('ruling').length > 0 || words.gaps !== undefined;
  return (
    <main class="columns">
      <div class="column">
        <Cover game={game.id} />
        <p class="lead">{words.pitch}</p>
      </div>
      <div class="column">
        {presets && <Presets {...props} />}
        <fieldset class="fields">
          <legend>{say.yourGame}</legend>
          {shown.map(field)}
          <fieldset class="choices">
            <legend>{say.draws}</legend>
            {[false, true].map((mine) => (
              <label key={String(mine)} class="choice">
                <input type="radio" name="draws" checked={own === mine} onChange={() => setOwn(mine)} />
                <span>{mine ? say.ownDraws : say.appDraws}</span>
              </label>
            ))}
            <small>{say.drawsHelp}</small>
          </fieldset>
        </fieldset>
        {seats}
        {more.length > 0 && (
          <details class="fold">
            <summary>
              <h2>{say.details}</h2>
            </summary>
            <p class="quiet">{say.detailsHelp}</p>
            <div class="fields">{more.map(field)}</div>
          </details>
        )}
        <p class="row about-game">
          <a class="button" href={to.rules(game.id)}>
            <Icon name="story" /> {say.rules}
          </a>
          {game.text !== undefined && (
            <a class="button" href={to.system(game.id)}>
              <Icon name="pen" /> {say.systems.text}
            </a>
          )}
          <a class="button" href={to.lab(game.id, given)}>
            <Icon name="luck" /> {say.lab.open}
          </a>
          <a class="button" href={to.print(game.id, given)}>
            <Icon name="print" /> {say.keeping.print}
          </a>
          {tableAsItIs && (
            <button type="button" class="next" onClick={tableAsItIs}>
              {say.startsHalfway}
            </button>
          )}
          {rulings && (
            <button type="button" onClick={toRulings}>
              {say.rulings}
            </button>
          )}
        </p>
      </div>
    </main>
  );
}

/** Named sets of settings, each with a small picture of its table if they differ. */
function Presets({ game, words, inspect, preset, start }: Props) {
  const { say } = useUi();
  const recommended = defaultPreset(game);
  const tables = Object.entries(game.presets).map(([id, given]) => {
    const resolved = resolve(game.options, given, inspect);
    const state = resolved.ok ? game.setup(resolved.options) : undefined;
    const seat = resolved.ok ? game.seats(resolved.options)[0] : undefined;
    return { id, scene: state && seat !== undefined ? game.scene(game.view(state, seat)) : [] };
  });
  const pictures = tables.map(({ scene }) =>
    JSON.stringify(scene.filter(({ kind }) => DRAWN.includes(kind))),
  );
  // The same picture again would only ask what is different about it.
  const usual = tables.findIndex(({ id }) => id === recommended);
  const helps = (nth: number) =>
    nth === usual ? new Set(pictures).size > 1 : pictures[nth] !== pictures[usual];
  return (
    <fieldset class="choices presets">
      <legend>{say.startWith}</legend>
      {tables.map(({ id, scene }, nth) => (
        <label key={id} class="choice">
          <input type="radio" name="preset" checked={preset === id} onChange={() => start(id)} />
          <span>
            {words.presets[id]?.name ?? id}
            {id === recommended && <span class="tag">{say.recommended}</span>}
            <small>{words.presets[id]?.help}</small>
          </span>
          {helps(nth) && (
            <span class="choice-picture">
              <MiniScene scene={scene} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
