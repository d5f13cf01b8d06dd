/** What a player sees before each answer: the table, what has just happened, the prompt, the choices, the keys. */
import type { Place, Scene } from '../../kernel/scene.ts';
import { sayOutcome } from '../../kernel/words.ts';
import { wrap } from '../terminal.ts';
import { severalCanPlay } from './chairs.ts';
import { choiceLines, valueLines } from './choices.ts';
import type { Desk } from './desk.ts';
import { MENU, shownKey } from './keys.ts';
import type { Question } from './question.ts';
import { drawScene } from './scene.ts';

export class Screen {
  private readonly desk: Desk;
  private readonly question: Question;
  /** The table as the player saw it last. */
  private seen: Scene | undefined;
  /** Lines that already stand on the screen when the table is first shown: the set-up. */
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
    const below = ['', ...news, ...(news.length > 0 ? [''] : []), ...this.asked()];
    // The line that is typed needs its place too.
    const room = height - this.above - rows([...top, ...below]) - 1;
    this.above = 0;
    for (const line of [...top, ...this.table(scene, room), ...below]) out(line);
    this.seen = scene;
  }

  /** The whole table where there is room; else what matters now, as much of the rest as fits, and how to see it all. */
  private table(scene: Scene, room: number): string[] {
    const { terminal, words } = this.desk;
    const drawn = (places: Scene) =>
      places.length > 0 ? drawScene(places, words, terminal).split('\n') : [];
    const all = drawn(scene);
    if (all.length <= room) return all;
    let shown = new Set<Place>();
    const part = (places: ReadonlySet<Place>) => drawn(scene.filter((place) => places.has(place)));
    for (const place of byMatter(scene, this.seen)) {
      const more = new Set([...shown, place]);
      if (part(more).length < room) shown = more;
    }
    return [...part(shown), terminal.paint('dim', `  ${terminal.words.play.rest}`)];
  }

  /** The prompt, the choices, what may be typed, the keys; how it ended when it is over. */
  private asked(): string[] {
    const { terminal, session, words, view, hand, bots } = this.desk;
    const { paint, width, words: own } = terminal;
    const { node } = session;
    if (node.kind === 'end')
      return [
        paint('bold', wrap(sayOutcome(words, node.outcome), width)),
        paint('dim', wrap(own.play.over, width)),
      ];
    const hint = this.question.hint(node);
    const keys = MENU.filter((key) => key !== 'p' || severalCanPlay(session, bots)).map((key) =>
      shownKey(key, own.play.keys[key], this.question.isNamed).replaceAll(' ', '\u00a0'),
    );
    return [
      paint('bold', wrap(words.asks[node.ask]?.(view) ?? node.ask, width)),
      ...choiceLines(node, this.question.choices(node), terminal, hand),
      ...valueLines(node, words, view, terminal),
      ...(hint ? [paint('dim', wrap(hint, width))] : []),
      paint('dim', wrap(keys.join('\u00a0· '), width)),
    ];
  }
}

/** Lines on the screen; one text may have several. */
function rows(texts: readonly string[]): number {
  return texts.join('\n').split('\n').length;
}

/**
 * What is being used, then what has come to the table since the player last saw it, what has changed, and the rest.
 * Chances have a key of their own, unless they are those of what is asked.
 */
export function byMatter(scene: Scene, seen: Scene | undefined): Place[] {
  const print = ({ active: _, ...place }: Place) => JSON.stringify(place);
  const known = new Map(seen?.map((place) => [place.id, print(place)]));
  const rank = (place: Place) =>
    place.active ? 0 : !known.has(place.id) ? 1 : known.get(place.id) !== print(place) ? 2 : 3;
  return scene.filter(({ kind, active }) => kind !== 'odds' || active).toSorted((a, b) => rank(a) - rank(b));
}
