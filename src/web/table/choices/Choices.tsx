/** The answers to the current question: buttons, number fields, the player's own dice, and odds without room on a button. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import { act } from '../../controls/taps.ts';
import { useSignal } from '../../redraw/signal.ts';
import { EachOdds } from '../../scene/OddsText.tsx';
import { useUi } from '../../words/ui.ts';
import { useKeys } from '../keys.ts';
import { useGame } from '../use-game.ts';
import { AllOdds } from './AllOdds.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { type Choice, choicesAt } from './choices.ts';
import { EnteredDice } from './EnteredDice.tsx';
import { enteredDice } from './entered-dice.ts';
import { grouped, MANY } from './groups.ts';
import { NumberChoice } from './NumberChoice.tsx';
import { numberKeys } from './number-keys.ts';
import { numbersAsked, rareGroup } from './numbers.ts';
import './choices.css';

export function Choices() {
  const { say } = useUi();
  const { sitting, words, picture } = useGame();
  const { node, promptId } = sitting;
  const { choices, group } = useChoices();
  const [typed, setTyped] = useState({ promptId, text: '' });
  const search = typed.promptId === promptId ? typed.text : '';
  const matches = ({ label }: Choice) =>
    label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
  const digits = numberKeys(choices);
  useKeys(
    Object.fromEntries(choices.map(({ run }, i) => [digits[i], () => act(run, true)])),
    choices.length > 0,
  );
  const drawn = node.kind === 'chance' && choices.some(({ drawer }) => drawer === 'app');
  const dice = drawn ? enteredDice(sitting, words) : undefined;
  const alike = drawn && choices.some(({ drawer, outlook }) => drawer && outlook && outlook.equal > 0);
  const faces = drawn && !dice && sitting.game.rolls.includes(node.ask) && node.moves.length === 6;
  // The board may show the odds that don't fit on their buttons.
  const boardTellsOdds = picture?.tellsOdds?.(node, sitting.view(), !sitting.appDraws);
  const withOdds = boardTellsOdds ? [] : choices;
  return (
    <>
      {choices.length > MANY && (
        <label class="field find">
          <span>{say.find}</span>
          <input
            type="text"
            value={search}
            onInput={(event) => setTyped({ promptId, text: event.currentTarget.value })}
          />
        </label>
      )}
      {group && <h3>{group}</h3>}
      {dice && <EnteredDice hand={dice} />}
      <div
        class="choices-row"
        data-many={choices.length > 6 ? '' : undefined}
        data-faces={faces ? '' : undefined}
        data-draws={
          choices.some((c) => c.drawer) && choices.some((c) => c.look === 'primary') ? '' : undefined
        }
      >
        {choices.map((choice, i) =>
          choice.drawer || matches(choice) ? (
            <ChoiceButton
              key={choice.drawer ?? `${choice.look} ${i}`}
              choice={choice}
              digit={digits[i]}
              odds={alike ? undefined : choice.odds}
            />
          ) : null,
        )}
        {fieldsAt(sitting, words, group).map((range) => (
          <NumberChoice
            key={range.verb}
            range={range}
            proposed={range.proposal?.number ?? range.min}
            grouped={group !== ''}
          />
        ))}
        {withOdds.map(
          ({ id, drawer, outlook }) =>
            drawer && outlook && outlook.equal > 0 && <EachOdds key={id} outcomes={outlook.equal} />,
        )}
      </div>
      {withOdds.map(
        ({ id, outlook }) =>
          outlook && outlook.many > 0 && <AllOdds key={`${promptId} ${id}`} outlook={outlook} />,
      )}
    </>
  );
}

/** What can be chosen now; a long list in two steps, the first of which opens a group. */
function useChoices(): { readonly choices: readonly Choice[]; readonly group: string } {
  const ui = useUi();
  const { sitting, words, picture, openedGroup } = useGame();
  const { node, promptId, watching } = sitting;
  const opened = useSignal(openedGroup);
  const group = opened.promptId === promptId ? opened.group : '';
  // A device that only watches shows what is asked, and nothing to tap.
  if (watching) return { choices: [], group };
  const open = (group: string) => {
    openedGroup.value = { promptId, group };
  };
  const onBoard = picture?.offers?.(node, sitting.view()) ?? [];
  const all = choicesAt(sitting, words, ui, onBoard);
  return { choices: grouped(all, { group, open }, ui.say.otherChoice), group };
}

/** The number fields of an open group, or those outside all groups: a rarely used field is in a group. */
function fieldsAt(sitting: Sitting, words: Words<AnySpec>, group: string) {
  const { node, chairs } = sitting;
  if (!chairs.personAsked || sitting.watching) return [];
  if (node.kind !== 'decision' && node.kind !== 'table') return [];
  const { many } = numbersAsked(sitting, words, node);
  return many.filter((range) => rareGroup(words, range, sitting.view()) === group);
}
