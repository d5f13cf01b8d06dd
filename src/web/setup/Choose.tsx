/** The first step of a set-up: at most five settings, the recommended ones chosen; everything else is folded away. */
import { names } from '../../bots/bots.ts';
import { defaultPreset, resolve } from '../../kernel/options.ts';
import type { Place } from '../../kernel/scene.ts';
import { Icon } from '../controls/Icon.tsx';
import { RadioGroup } from '../controls/RadioGroup.tsx';
import { to } from '../route.ts';
import { SeatFields } from '../seats/SeatFields.tsx';
import { Cover } from '../shelf/Cover.tsx';
import { MiniScene } from '../shelf/MiniScene.tsx';
import { useUi } from '../words/ui.ts';
import { OptionField } from './OptionField.tsx';
import type { SetUp } from './use-set-up.ts';
import type { TurnTo } from './use-steps.ts';
import './LinePicture.css';
import './Choose.css';

/** How many settings are shown, including the preset and who draws. */
const MAX_QUICK_SETTINGS = 5;

/** What a small picture of the table shows. */
const DRAWN: readonly Place['kind'][] = ['map', 'track', 'row'];

interface Props {
  readonly setUp: SetUp;
  readonly turnTo: TurnTo;
}

export function Choose({ setUp, turnTo }: Props) {
  const { game, words, given, choose } = setUp;
  const { say } = useUi();
  const presets = Object.keys(game.presets).length > 1;
  // What the game is played with comes first: a board or a deck must not be folded away.
  const isFile = (key: string) => game.options[key]?.kind === 'file';
  const all = setUp.offered('taste');
  const tastes = [...all.filter(isFile), ...all.filter((key) => !isFile(key))];
  // What the chosen preset decides is chosen there.
  const decided = game.presets[setUp.preset ?? ''] ?? {};
  const quick = tastes.filter((key) => !Object.hasOwn(decided, key));
  const shown = quick.slice(0, MAX_QUICK_SETTINGS - (presets ? 2 : 1));
  const more = [...tastes.filter((key) => !shown.includes(key)), ...setUp.offered('detail')];
  const rulings = setUp.offered('ruling').length > 0 || words.gaps !== undefined;
  const possible = setUp.resolved ? given : {};
  const field = (key: string) => (
    <OptionField
      key={key}
      option={key}
      entry={setUp.entry}
      game={game}
      words={words}
      given={given}
      choose={choose}
    />
  );
  return (
    <main class="columns">
      <div class="column">
        <Cover game={game.id} />
        <p class="lead">{words.pitch}</p>
      </div>
      <div class="column">
        {presets && <Presets setUp={setUp} />}
        <fieldset class="fields">
          <legend>{say.yourGame}</legend>
          {shown.map(field)}
          <RadioGroup
            legend={say.draws}
            name="draws"
            values={[false, true]}
            chosen={setUp.playerDraws}
            choose={(playerDraws) => setUp.change({ playerDraws })}
            label={(mine) => (mine ? say.ownDraws : say.appDraws)}
          >
            <small>{say.drawsHelp}</small>
          </RadioGroup>
        </fieldset>
        {setUp.seats.length > 0 && (
          <SeatFields
            seats={setUp.seats}
            bots={names(setUp.roster)}
            who={setUp.who}
            words={words}
            choose={setUp.seat}
          />
        )}
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
          <a class="button" href={to.lab(game.id, possible)}>
            <Icon name="luck" /> {say.lab.open}
          </a>
          <a class="button" href={to.print(game.id, possible)}>
            <Icon name="print" /> {say.keeping.print}
          </a>
          {/* With nothing to lay out, the second step is only for a game that is already in progress. */}
          {!setUp.hasLayOutStep && setUp.adjustable && (
            <button
              type="button"
              class="next"
              onClick={() => {
                setUp.change({ startsHalfway: true });
                turnTo('lay-out');
              }}
            >
              {say.startsHalfway}
            </button>
          )}
          {rulings && (
            <button type="button" onClick={() => turnTo('rulings')}>
              {say.rulings}
            </button>
          )}
        </p>
      </div>
    </main>
  );
}

/** Named sets of settings, each with a small picture of its table if they differ. */
function Presets({ setUp }: { setUp: SetUp }) {
  const { game, words, inspect, preset } = setUp;
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
  // A picture like the usual one would only make players look for the difference.
  const usual = tables.findIndex(({ id }) => id === recommended);
  const helps = (nth: number) =>
    nth === usual ? new Set(pictures).size > 1 : pictures[nth] !== pictures[usual];
  return (
    <fieldset class="choices presets">
      <legend>{say.startWith}</legend>
      {tables.map(({ id, scene }, nth) => (
        <label key={id} class="choice">
          <input type="radio" name="preset" checked={preset === id} onChange={() => setUp.choosePreset(id)} />
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
