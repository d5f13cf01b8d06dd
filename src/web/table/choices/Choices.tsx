/** The answers to the current question: buttons, number fields, the player's own dice, and odds without room on a button. */
import { useState } from 'preact/hooks';
import type { AnySpec } from '../../../kernel/game.ts';
import type { Words } from '../../../kernel/words.ts';
import type { Sitting } from '../../../sitting/sitting.ts';
import type { Loaded } from '../../scene/BoardView.tsx';
import { EachOdds } from '../../scene/OddsText.tsx';
import { useUi } from '../../words/ui.ts';
import { AllOdds } from './AllOdds.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { type Choice, numbersAsked, rareGroup } from './choices.ts';
import { EnteredDice } from './EnteredDice.tsx';
import { enteredDice } from './entered-dice.ts';
import { MANY } from './groups.ts';
import { NumberChoice } from './NumberChoice.tsx';
import { numberKeys } from './number-keys.ts';
import './choices.css';

interface Props {
  readonly sitting: Sitting;
  readonly words: Words<AnySpec>;
  readonly choices: readonly Choice[];
  /** The chosen group, if choosing takes two steps. */
  readonly group: string;
  readonly loaded: Loaded | undefined;
}

export function Choices({ sitting, words, choices, group, loaded }: Props) {
  const { say } = useUi();
  const { node, promptId } = sitting;
  const [typed, setTyped] = useState({ promptId, text: '' });
  const search = typed.promptId === promptId ? typed.text : '';
  const matches = ({ label }: Choice) =>
    label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
  const keys = numberKeys(choices);
  const drawn = node.kind === 'chance' && choices.some(({ drawer }) => drawer === 'app');
  const dice = drawn ? enteredDice(sitting, words) : undefined;
  const alike = drawn && choices.some(({ drawer, outlook }) => drawer && outlook && outlook.equal > 0);
  const faces = drawn && !dice && sitting.game.rolls.includes(node.ask) && node.moves.length === 6;
  // The board may show the odds that don't fit on their buttons.
  const boardTellsOdds = loaded?.picture?.tellsOdds?.(node, sitting.view(), !sitting.appDraws);
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
      {dice && <EnteredDice sitting={sitting} words={words} hand={dice} />}
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
              digit={keys[i]}
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
            sitting={sitting}
            words={words}
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

/** The number fields of an open group, or those outside all groups: a rarely used field is in a group. */
function fieldsAt(sitting: Sitting, words: Words<AnySpec>, group: string) {
  const { node, chairs } = sitting;
  if (chairs.nextHolder || chairs.botsTurn || chairs.waitsFor || sitting.watching) return [];
  if (node.kind !== 'decision' && node.kind !== 'table') return [];
  const { many } = numbersAsked(sitting, words, node);
  return many.filter((range) => rareGroup(words, range, sitting.view()) === group);
}
