/** Unit cards as a keypad, a row for each type: a hand of six is six quick taps, a card that was drawn is one. */
import { arg, type Node } from '../../../../kernel/game.ts';
import type { BoardProps } from '../../../../web/picture.ts';
import { allFaces, type Face, TYPES, unitOf } from '../../rules/box/units.ts';
import type { Civilization } from '../../rules/spec.ts';
import { BOARD } from '../../words/board.ts';
import { ShortOdds } from './ShortOdds.tsx';
import { shown, UnitCard } from './UnitCard.tsx';

/** The moves that name a card, by what is asked. */
const CARDS: Partial<Record<Civilization['ask'], RegExp>> = {
  'my-hand': /^have:/,
  ability: /^have:/,
  'their-card': /^card:/,
  draw: /^draw:/,
  'draw-hand': /^draw:/,
  'unit-draw': /^lose:/,
};

/** The moves of this node that the keypad offers. */
export function padMoves(node: Node<Civilization>): readonly string[] {
  const cards = node.kind === 'end' ? undefined : CARDS[node.ask];
  return cards && node.kind !== 'end' ? node.moves.filter((move) => cards.test(move)) : [];
}

type Props = Pick<BoardProps<Civilization>, 'view' | 'node' | 'words' | 'lang' | 'play' | 'playerDraws'>;

/** Cards of a hand that can't be there any more stay in their place, greyed, so that no key moves under the thumb. */
export function HandPad({ view, node, words, lang, play, playerDraws }: Props) {
  const moves = padMoves(node);
  if (moves.length === 0 || (node.kind === 'chance' && !playerDraws)) return null;
  const verb = moves[0]?.split(':')[0];
  const mine = node.kind !== 'end' && node.ask === 'my-hand';
  const theirs = node.kind !== 'end' && node.ask === 'their-card';
  const all = allFaces(view.options.deck).filter((f) => mine || moves.includes(`${verb}:${f}`));
  const weight = (f: Face): number => {
    if (node.kind !== 'chance') return 0;
    return node.weights[node.moves.findIndex((move) => arg(move) === f)] ?? 0;
  };
  return (
    <div class="cv-pad" data-about="">
      {theirs && <h2 class="place-name">{BOARD[lang].turnedUp}</h2>}
      {TYPES.map((type) => (
        <ul key={type} class="cv-pad-row">
          {all
            .filter((f) => unitOf(f).type === type)
            .map((f) => {
              return (
                <li key={f}>
                  <button
                    type="button"
                    class="cv-key"
                    disabled={!moves.includes(`${verb}:${f}`)}
                    // Several cards of a hand in a row are meant; a double tap must not turn up two of theirs.
                    onClick={(event) => play(`${verb}:${f}`, verb === 'have' || event.detail === 0)}
                  >
                    <UnitCard
                      piece={{ id: f, ...shown(unitOf(f)), ...(theirs ? { owner: 'opponent' } : {}) }}
                      words={words}
                      possible
                    />
                    {node.kind === 'chance' && (
                      <ShortOdds lang={lang} weight={weight(f)} total={node.total} />
                    )}
                  </button>
                </li>
              );
            })}
        </ul>
      ))}
    </div>
  );
}
