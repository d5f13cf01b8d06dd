/** The exact odds of a nomination: a bar in five parts with those of the card itself, and on a tap every outcome. */
import type { Place } from '../../../kernel/scene.ts';
import type { Lang, Words } from '../../../kernel/words.ts';
import { readFraction } from '../../../web/scene/fraction.ts';
import { percent, useUi } from '../../../web/words/ui.ts';
import type { Cdg } from '../rules/state.ts';
import type { BoardWords } from '../words/board.ts';
import type { PartProps } from './props.ts';

const PARTS = ['nominated', 'other', 'top', 'one-op', 'event'] as const;
type Part = (typeof PARTS)[number];
const partOf = (outcome: string): Part => {
  if (outcome.startsWith('event')) return 'event';
  return outcome === 'nominated' || outcome === 'top' || outcome === 'one-op' ? outcome : 'other';
};

const share = (chance: string): number => {
  const { n, d } = readFraction(chance);
  return n / d;
};

interface Props {
  readonly place: Place;
  readonly lang: Lang;
  readonly say: BoardWords;
  readonly open: boolean;
  toggle(): void;
}

export function OddsBar({ place, lang, say, open, toggle }: Props) {
  const parts: Record<Part, number> = { nominated: 0, other: 0, top: 0, 'one-op': 0, event: 0 };
  for (const { outcome, chance } of place.odds ?? []) {
    parts[partOf(outcome)] += share(chance);
  }
  let sum = 0;
  /** Where each part ends: one is painted over the next, and the last has what is left. */
  const ends = PARTS.slice(0, -1).map((part) => {
    sum += parts[part];
    return [`--${part}-to`, `${100 * sum}%`];
  });
  const { chance = '0' } = (place.odds ?? []).find(({ outcome }) => outcome === 'nominated') ?? {};
  const { n, d } = readFraction(chance);
  return (
    <button type="button" class="cdg-odds" aria-expanded={open} onClick={toggle}>
      <span class="hidden">{say.odds}: </span>
      <span class="cdg-bar" aria-hidden="true" style={Object.fromEntries(ends)} />
      {/* The fraction is read first; on a narrow screen it is below. */}
      <span class="cdg-share">
        {n > 0 && n < d && <span class="cdg-fraction">{chance} </span>}
        <span class="cdg-percent">{percent(lang, n / d)}</span>
      </span>
    </button>
  );
}

/** Every outcome with its fraction and percentage, in the order of the rules. */
export function OddsList({ place, words }: { place: Place; words: Words<Cdg> }) {
  const { lang } = useUi();
  const name = words.measures.nominate?.outcome ?? ((outcome: string) => outcome);
  return (
    <ul class="cdg-outcomes">
      {(place.odds ?? []).map(({ outcome, chance, print }) => (
        <li key={outcome}>
          <span class="cdg-key" data-part={partOf(outcome)} aria-hidden="true" /> {print ?? name(outcome)}{' '}
          <span class="cdg-figures">
            <strong>{chance}</strong> <span class="odds-share">{percent(lang, share(chance))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the parts of the bars mean. */
export function Legend({ scene, words, say }: PartProps) {
  if (!scene.some((place) => place.id.startsWith('odds.'))) return null;
  return (
    <ul class="cdg-legend" aria-label={say.odds}>
      {PARTS.map((part) => (
        <li key={part}>
          <span class="cdg-key" data-part={part} aria-hidden="true" /> {words.odds?.(part)}
        </li>
      ))}
    </ul>
  );
}
