/** What has just happened, what to do now, and the buttons for it with their odds. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type AnySpec, legal, type Range } from '../../../kernel/game.ts';
import { isDraw } from '../../../kernel/session/step.ts';
import { sayAsk, sayInGroup, sayMove, sayOutcome, type Words } from '../../../kernel/words.ts';
import { facesOf, type ShownDie } from '../../../sitting/faces.ts';
import { mayKnow, results as resultsOf } from '../../../sitting/narrate.ts';
import { people } from '../../../sitting/seats.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { sayChanges } from '../../../words/to-do.ts';
import { feel } from '../../feel.ts';
import { Icon } from '../../icons.tsx';
import type { PictureModule } from '../../picture.ts';
import { ShakenCup } from '../../scene/Cup.tsx';
import { useDigitsTaken } from '../../scene/digits.ts';
import { EachOdds, OddsText } from '../../scene/OddsText.tsx';
import { Rolled } from '../../scene/Rolled.tsx';
import { Stepper } from '../../scene/Stepper.tsx';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { act } from '../../taps.ts';
import { useUi } from '../../ui.ts';
import type { UiWords } from '../../words/words.ts';
import type { Loaded } from '../BoardView.tsx';
import { AllOdds } from './AllOdds.tsx';
import { type Choice, NUMBER, numbersAsked, rareGroup } from './choices.ts';
import { MANY } from './groups.ts';
import { numberKeys } from './number-keys.ts';
import { OwnDice } from './OwnDice.tsx';
import { ownDice } from './own-dice.ts';

/** At most this many results of one act are shown as pieces, including cards that the board shows; the text tells all. */
const SHOWN = 12;
/** This many letters fit in three lines of a small phone, beside the drawn piece. */
const SHORT = 60;

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly choices: readonly Choice[];
  /** The chosen group, if choosing takes two steps. */
  readonly group: string;
  /** How the game shows a draw; undefined until its picture is loaded. */
  readonly loaded: Loaded | undefined;
}

export function Prompt({ sitting, words, choices, group, loaded }: Props) {
  const { say, program } = useUi();
  const [wanted, setWanted] = useState({ beat: sitting.promptId, text: '' });
  const sought = wanted.beat === sitting.promptId ? wanted.text.trim().toLocaleLowerCase() : '';
  const { node } = sitting;
  const view = sitting.view();
  // Moves that are tapped on the board need the room.
  const onBoard = loaded?.picture?.offers?.(node, view) ?? [];
  const tapsBoard = onBoard.length > 0 && (node.kind !== 'chance' || !sitting.appDraws);
  // After an undo the to-do list is the news, not the steps before it.
  const { chairs } = sitting;
  const played = sitting.botsPlayed;
  const told = sitting.toDo.work || chairs.thinking || chairs.nextHolder || played.length > 0;
  const recent = told ? [] : sitting.justNow;
  const narrator = sitting.narrator(words, program);
  const draws = recent.filter((played) => isDraw(played) && mayKnow(narrator.viewer, played.secret));
  const sentences = recent.flatMap((played) => resultsOf(narrator, played));
  const tasks = told ? [] : sayChanges(program, words, sitting.doNow, sitting.scene());
  const digits = numberKeys(choices);
  const text = whatNow(sitting, words, say);
  const results = draws.flatMap((played) => {
    const { step, entry } = played;
    return step.kind === 'move'
      ? [{ played, entry, move: step.move, by: step.by, label: sayMove(words, step.move, view) }]
      : [];
  });
  const appDrew = results.some((result) => result.by === 'chance');
  useEffect(() => {
    if (appDrew && sitting.promptId > 0) feel();
  }, [sitting.promptId]);
  const by = results.at(-1)?.by === 'chance' ? say.drawnByApp : say.drawnByYou;
  const drawn = results.length > 0;
  const { length: botMoves } = played.filter((beat) => beat.bot);
  const spoken = [
    botMoves > 0 && `${say.seats.played(botMoves)}.`,
    drawn && `${results.map((r) => r.label).join(', ')}. ${by}`,
    ...sentences,
    tasks.length > 0 && `${program.todo.now}: ${tasks.join('. ')}.`,
    text,
  ]
    .filter(Boolean)
    .join(' ');
  const free = !chairs.nextHolder && !chairs.botsTurn && !sitting.watching;
  const asked = free && (node.kind === 'decision' || node.kind === 'table');
  // A field that is rarely wanted has its group's button, and is alone when that is open.
  const ranges = asked
    ? numbersAsked(sitting, words, node).many.filter((range) => rareGroup(words, range, view) === group)
    : [];
  const own = node.kind === 'chance' && choices.some(({ drawer }) => drawer === 'app');
  const dice = own ? ownDice(sitting, words) : undefined;
  const alike = own && choices.some(({ drawer, outlook }) => drawer && outlook && outlook.equal > 0);
  const faces = own && !dice && sitting.game.rolls.includes(node.ask) && node.moves.length === 6;
  // Odds that don't fit on their buttons, unless the board shows them.
  const shown = loaded?.picture?.tellsOdds?.(node, view, !sitting.appDraws) ? [] : choices;

  return (
    <section class="prompt" aria-labelledby="prompt-text">
      <Spoken text={spoken} beat={sitting.promptId} />
      {/* A result that needs no words stands beside what to do for it, or above it where that takes several lines. */}
      <div
        class="news"
        data-beside={results.length === 1 && sentences.length === 0 ? '' : undefined}
        data-lines={tasks.length > 1 ? '' : undefined}
      >
        {(drawn || sentences.length > 0) && (
          // News that scrolls must be reachable by keyboard.
          <section
            class="just-now"
            data-many={results.length > 1 ? '' : undefined}
            data-brief={tapsBoard ? '' : undefined}
            aria-label={say.justNow}
            tabIndex={sentences.join(' ').length > SHORT ? 0 : undefined}
          >
            {drawn && loaded && (
              <div class="drawn" data-many={results.length > 1 ? '' : undefined}>
                {results.slice(-SHOWN).map((result) => (
                  <OneDraw
                    key={`${sitting.promptId} ${result.entry}`}
                    sitting={sitting}
                    words={words}
                    move={result.move}
                    label={result.label}
                    by={result.by}
                    dice={facesOf(sitting.session, result.played, sitting.viewer)}
                    Drawn={loaded.picture?.Drawn}
                  />
                ))}
              </div>
            )}
            <p class="told">
              {drawn && <span class="drawn-by">{by}</span>}
              {sentences.map((sentence, i) => (
                <span key={i}> {sentence}</span>
              ))}
            </p>
          </section>
        )}
        {tasks.length > 0 && (
          <section class="do-now" aria-labelledby="do-now" tabIndex={tasks.length > 1 ? 0 : undefined}>
            <h2 id="do-now">
              <Icon name="hand" />
              <span>{program.todo.now}</span>
            </h2>
            <ul>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {chairs.nextHolder && (
        <PassOn nth={sitting.game.seats(sitting.session.options).indexOf(chairs.nextHolder)} />
      )}
      <h2 id="prompt-text" class="prompt-text" tabIndex={-1} aria-busy={chairs.thinking || undefined}>
        {text}
      </h2>
      {chairs.thinking && <p class="quiet">{say.seats.thinkingHelp}</p>}
      {choices.length > MANY && (
        <label class="field find">
          <span>{say.find}</span>
          <input
            type="text"
            value={wanted.beat === sitting.promptId ? wanted.text : ''}
            onInput={(event) => setWanted({ beat: sitting.promptId, text: event.currentTarget.value })}
          />
        </label>
      )}
      {group && <h3>{group}</h3>}
      {dice && <OwnDice sitting={sitting} words={words} hand={dice} />}
      <div
        class="choices-row"
        data-many={choices.length > 6 ? '' : undefined}
        data-faces={faces ? '' : undefined}
        data-draws={
          choices.some((c) => c.drawer) && choices.some((c) => c.look === 'primary') ? '' : undefined
        }
      >
        {choices.map((choice, i) =>
          choice.drawer || choice.label.toLocaleLowerCase().includes(sought) ? (
            <ChoiceButton
              key={choice.drawer ?? `${choice.look} ${i}`}
              choice={choice}
              digit={digits[i]}
              odds={alike ? undefined : choice.odds}
            />
          ) : null,
        )}
        {ranges.map((range) => (
          <NumberChoice
            key={range.verb}
            range={range}
            proposed={range.proposal?.number ?? range.min}
            grouped={group !== ''}
            sitting={sitting}
            words={words}
          />
        ))}
        {shown.map(
          ({ id, drawer, outlook }) =>
            drawer && outlook && outlook.equal > 0 && <EachOdds key={id} outcomes={outlook.equal} />,
        )}
      </div>
      {shown.map(
        ({ id, outlook }) =>
          outlook && outlook.many > 0 && <AllOdds key={`${sitting.promptId} ${id}`} outlook={outlook} />,
      )}
    </section>
  );
}

/** The prompt, or whose turn it is while somebody else must act. */
function whatNow(sitting: Sitting, words: Words<AnySpec>, say: UiWords): string {
  const { node, chairs } = sitting;
  if (node.kind === 'end') return `${say.gameOver}. ${sayOutcome(words, node.outcome)}`;
  if (chairs.stuck !== undefined) return say.seats.stuck;
  if (chairs.failed) return say.seats.failed;
  if (chairs.nextHolder) return say.seats.passTo(words.seats(chairs.nextHolder));
  const going = chairs.thinking || people(sitting.session).length > 0;
  if (going && chairs.botsTurn && node.kind === 'decision') return say.seats.thinking(words.seats(node.seat));
  return sayAsk(words, node.ask, sitting.view());
}

function PassOn({ nth }: { nth: number }) {
  const { say } = useUi();
  return (
    <div class="pass-on">
      <SeatMark nth={nth} />
      <p class="quiet">{say.seats.passToHelp}</p>
    </div>
  );
}

/** A longer label gets the whole width: at half the width it would be seven lines high. */
const LONG = 40;

/** Three labels like `2 dice` fit in one line of the smallest phone. */
const SHORT_LABEL = 8;

const DRAWER_SIGN = { player: 'hand', app: 'app', again: 'again' } as const;

interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly digit: number | undefined;
  /** Undefined where all odds are shown once. */
  readonly odds: Choice['odds'] | undefined;
}

function ChoiceButton({ choice, digit, odds }: ChoiceButtonProps) {
  const { outlook } = choice;
  const key = useDigitsTaken() ? undefined : digit?.toString();
  // A label that starts with the number shows its key already, and needs little room.
  const ownDigit = choice.number !== undefined && choice.label.startsWith(String(choice.number));
  if (choice.drawer)
    return (
      <button
        type="button"
        class="drawer"
        aria-keyshortcuts={key}
        onClick={(event) => act(choice.run, event.detail === 0)}
      >
        <Icon name={DRAWER_SIGN[choice.drawer]} />
        <span>{choice.label}</span>
        {choice.help && <span class="hidden">: {choice.help}</span>}
      </button>
    );
  return (
    <button
      type="button"
      class={choice.look === 'primary' ? 'primary big' : choice.look === 'side' ? 'side' : 'big'}
      data-long={choice.label.length > LONG ? '' : undefined}
      data-short={choice.label.length <= SHORT_LABEL ? '' : undefined}
      data-number={ownDigit && choice.label.length <= NUMBER ? '' : undefined}
      aria-keyshortcuts={key}
      onClick={(event) => act(choice.run, event.detail === 0)}
    >
      <span class="choice-label">{choice.label}</span>
      {choice.known && <span class="outlook">{choice.known}</span>}
      {odds && <OddsText odds={odds} />}
      {outlook && outlook.few.length > 0 && (
        <span class="outlook">
          {outlook.few.map((outcome) => (
            <span key={outcome.id}>
              {outcome.label} <OddsText odds={outcome.odds} />
            </span>
          ))}
        </span>
      )}
      {outlook && outlook.equal > 0 && <EachOdds outcomes={outlook.equal} />}
      {key && !ownDigit && (
        <span class="key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
}

interface NumberProps {
  readonly range: Range;
  /** The number that each question starts with. */
  readonly proposed: number;
  /** Its group is open and named above it. */
  readonly grouped: boolean;
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
}

/** A field for a number that only the player's table knows, with a button for one less and one for one more. */
function NumberChoice({ range, proposed, grouped, sitting, words }: NumberProps) {
  const { say } = useUi();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ beat: number; text: string } | undefined>();
  const value = typed?.beat === sitting.promptId ? typed.text : String(proposed);
  const n = Number(value);
  const move = `${range.verb}:${n}`;
  // An empty field isn't a 0.
  const fits = value !== '' && legal(sitting.node, move);
  const own = (grouped ? sayInGroup : sayMove)(words, move, sitting.view());
  useEffect(() => {
    if (document.activeElement === field.current) field.current?.select();
  }, [sitting.promptId]);
  // A bare number isn't a clear label.
  const label = own === String(n) ? say.takeNumber(n) : own;
  return (
    <form
      class="number-choice"
      onSubmit={(event) => {
        event.preventDefault();
        // Enter leaves the focus in the field; a tap on the button takes it.
        const key = document.activeElement === field.current;
        if (fits) act(() => sitting.play(move).ok, key);
      }}
    >
      <Stepper
        label={`${say.number} (${say.between(range.min, range.max)})`}
        field={field}
        range={range}
        value={value}
        take={(text) => setTyped({ beat: sitting.promptId, text })}
      />
      <button type="submit" class="primary big" disabled={!fits}>
        {fits ? label : say.take}
      </button>
    </form>
  );
}

/** Announces a text once per prompt, even if it repeats: two live regions take turns, and the other one is empty. */
function Spoken({ text, beat }: { text: string; beat: number }) {
  // Screen readers read the heading when the page opens; this announces only changes, with their first text.
  const last = useRef({ beat, said: '' });
  if (last.current.beat !== beat) last.current = { beat, said: text };
  const { said: now } = last.current;
  const said = beat % 2 ? [now, ''] : ['', now];
  return (
    <>
      <p class="hidden" role="status" aria-live="polite">
        {said[0]}
      </p>
      <p class="hidden" role="status" aria-live="polite">
        {said[1]}
      </p>
    </>
  );
}

interface OneDrawProps {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly move: string;
  readonly label: string;
  readonly by: string;
  readonly dice: readonly ShownDie[];
  readonly Drawn: PictureModule['Drawn'];
}

function OneDraw({ sitting, words, move, label, by, dice, Drawn }: OneDrawProps) {
  const { lang } = useUi();
  const scene = sitting.scene();
  const fromCup = scene.some(({ kind }) => kind === 'cup') || !scene.some(({ kind }) => kind === 'pile');
  if (Drawn)
    return (
      <Drawn move={move} label={label} by={by} dice={dice} view={sitting.view()} words={words} lang={lang} />
    );
  return (
    <>
      {dice.length > 0 ? <Rolled dice={dice} /> : by === 'chance' && fromCup && <ShakenCup />}
      <span class="chit drawn-chit" data-kind={move} data-long={label.length > 6 ? '' : undefined}>
        {label}
      </span>
    </>
  );
}
