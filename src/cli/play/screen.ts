/** What a player sees before each answer: the table, the latest events, the question, the choices, the keys. */
import type { Place, Scene } from '../../kernel/scene.ts';
import { numbers, sayAsk } from '../../kernel/words.ts';
import { sayEnd, toldEnd } from '../../sitting/narrate.ts';
import { wrap } from '../terminal.ts';
import type { Desk } from './desk.ts';
import { MENU, shownKey } from './keys.ts';
import { besideChoices, type SideTexts } from './question/beside.ts';
import { choiceLines, valueLines } from './question/choices.ts';
import type { Question } from './question/question.ts';
import { drawScene } from './scene.ts';

export class Screen {
  private readonly desk: Desk;
  private readonly question: Question;
  /** The table when the player last saw it. */
  private seen: Scene | undefined;
  /** How many lines are on the screen when the table is first shown: the set-up. */
  private above: number;

  constructor(desk: Desk, question: Question, above: number) {
    this.desk = desk;
    this.question = question;
    this.above = above;
  }

  show(): void {
    const { desk } = this;
    const { terminal, words, session, scene } = desk;
    const { out, paint, height } = terminal;
    const turn = session.game.turn(session.state);
    const top = turn ? ['', paint('dim', words.turn(turn))] : [''];
    const news = desk.newsLines;
    desk.news.length = 0;
    const told = ['', ...news, ...(news.length > 0 ? [''] : [])];
    // One line is left for the answer, and one says how to see the rest of the table.
    const room = height - this.above - rows([...top, ...told]) - 1;
    this.above = 0;
    const { lines, beside } = this.asked(room - 1, news.length > 0);
    const left = scene.filter((place) => !beside.has(place));
    for (const line of [...top, ...this.table(left, room - rows(lines)), ...told, ...lines]) out(line);
    this.seen = scene;
  }

  /** Whether the question fits on the screen below so many lines, and the answer below both. */
  fitsBelow(lines: number): boolean {
    const { height } = this.desk.terminal;
    return lines + rows(this.asked(height - 2).lines) + 2 < height;
  }

  /** The question again, after something that may have moved it off the screen. */
  repeat(): void {
    const { live, out, height } = this.desk.terminal;
    if (live) for (const line of ['', ...this.asked(height - 2).lines]) out(line);
  }

  /** The whole table if there is room; otherwise what matters now, as much of the rest as fits, and how to see it all. */
  private table(scene: Scene, room: number): string[] {
    const { terminal, words } = this.desk;
    const drawn = (places: Scene) =>
      places.length > 0 ? drawScene(places, words, terminal).split('\n') : [];
    const all = drawn(scene);
    if (all.length <= room) return all;
    let shown = new Set<Place>();
    const part = (places: ReadonlySet<Place>) => drawn(scene.filter((place) => places.has(place)));
    for (const place of byImportance(scene, this.seen)) {
      const more = new Set([...shown, place]);
      if (part(more).length < room) shown = more;
    }
    return [...part(shown), terminal.paint('dim', `  ${terminal.words.play.rest}`)];
  }

  /** The prompt, the choices, how to answer, the keys; how the game ended when it is over. Also the places shown there. */
  private asked(
    room: number,
    newly = false,
  ): { readonly lines: string[]; readonly beside: ReadonlySet<Place> } {
    const { desk, question } = this;
    const { terminal, session, words, view, hand } = desk;
    const { paint, width, words: texts } = terminal;
    const { node } = session;
    const cards = desk.remote?.others?.cards() ?? [];
    if (node.kind === 'end') {
      // The last of the news says it already.
      const told = newly && toldEnd(session, node.outcome) !== undefined;
      const over = paint('dim', wrap(texts.play.over, width));
      return {
        lines: [
          ...cards,
          ...(told ? [] : [paint('bold', wrap(sayEnd(desk.narrator, node.outcome), width))]),
          ...(node.unscored ? [] : pointLines(desk, node.scores)),
          over,
        ],
        beside: new Set(),
      };
    }
    const hint = question.hint(node);
    const keys = MENU.map((key) => `${shownKey(key, question.isNamed)}\u00a0${texts.play.keys[key]}`);
    const menu = paint('dim', wrap(keys.join('\u00a0· '), width));
    const waits = desk.remote?.waitsFor;
    if (waits !== undefined)
      return { lines: [...cards, paint('bold', wrap(waits, width)), menu], beside: new Set() };
    const { title, texts: beside, printed, places } = besideChoices(desk, node);
    /** With this many parts of what is printed on the places. */
    const asked = (parts: number) => [
      ...cards,
      paint('bold', wrap(sayAsk(words, node.ask, view), width)),
      ...(title ? [paint('dim', wrap(title, width))] : []),
      ...choiceLines(node, question.choices(node), terminal, hand, withPrinted(beside, printed, parts)),
      ...valueLines(node, words, view, terminal),
      ...(hint ? [paint('dim', wrap(hint, width))] : []),
      menu,
    ];
    const lines = [Number.POSITIVE_INFINITY, 1].map(asked).find((each) => rows(each) <= room) ?? asked(0);
    return { lines, beside: places };
  }
}

/** A line for each seat, the only one without its name; none where the scores are no points. */
function pointLines({ session, words, terminal }: Desk, scores: readonly number[]): readonly string[] {
  const { game, options } = session;
  if (game.scoring !== 'points') return [];
  const number = numbers(terminal.lang, 2);
  const seats = game.seats(options);
  return seats.map((seat, i) => {
    const whose = seats.length > 1 ? `, ${words.seats(seat)}` : '';
    return `${terminal.program.points}${whose}: ${number(scores[i] ?? 0)}`;
  });
}

function withPrinted(
  texts: SideTexts['texts'],
  printed: SideTexts['printed'],
  parts: number,
): SideTexts['texts'] {
  return new Map(
    [...texts].map(([id, text]) => {
      const said = [text, ...(printed.get(id) ?? []).slice(0, parts)];
      return [id, said.filter(Boolean).join(' · ')];
    }),
  );
}

/** Lines on the screen; a text may have several. */
function rows(texts: readonly string[]): number {
  return texts.join('\n').split('\n').length;
}

/**
 * First what is in use, then what the player hasn't seen before, what has changed, the rest, and what is empty. Odds
 * have their own key, unless they belong to the question.
 */
export function byImportance(scene: Scene, seen: Scene | undefined): Place[] {
  const fingerprint = ({ active: _, choice: __, ...place }: Place) => JSON.stringify(place);
  const known = new Map(seen?.map((place) => [place.id, fingerprint(place)]));
  const rank = (place: Place) =>
    place.active
      ? 0
      : isEmpty(place)
        ? 4
        : !known.has(place.id)
          ? 1
          : known.get(place.id) !== fingerprint(place)
            ? 2
            : 3;
  return scene.filter(({ kind, active }) => kind !== 'odds' || active).toSorted((a, b) => rank(a) - rank(b));
}

function isEmpty({ kind, pieces }: Place): boolean {
  return pieces.length === 0 && ['row', 'cup', 'pile', 'dice', 'map'].includes(kind);
}
