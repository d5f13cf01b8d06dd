/** What a game from a file says: its own sentences, those of `## Words xx`, and the program's where it has none. */
import type { FactSet } from '../../kernel/facts.ts';
import { type Lang, numbers, type Words } from '../../kernel/words.ts';
import { eachPhrases } from '../acts.ts';
import { ASIDE, BY_HAND, STANDARD, settingRule } from '../game.ts';
import type { Act, Plan } from '../plan.ts';
import { announced } from '../run/announced.ts';
import { cellIn } from '../run/scene.ts';
import type { Solo, State, Told } from '../run/state.ts';
import { soloWords } from '../words/words.ts';
import { chaptersOf } from './chapters.ts';
import { checklist } from './checklist.ts';
import { measureWords } from './measures.ts';
import { namesOf } from './names.ts';
import { printedCards } from './printed.ts';
import { sentencesOf } from './sentences.ts';
import { optionWords, presetValues, rulingOf } from './settings.ts';

export function wordsOf(plan: Plan, lang: Lang): Words<Solo> {
  const { builtIn } = soloWords(lang);
  const translation = lang === plan.language ? undefined : plan.translations.find((t) => t.lang === lang);
  const names = namesOf(plan, translation, { builtIn, number: numbers(lang) });
  const sentences = sentencesOf(plan, translation, names);
  const { now, onPaper, told } = sentences;
  const { asks, told: stories } = announced(plan);
  const takes = takesOf(plan);
  const cards = printedCards(plan, names, onPaper);
  /** What was rolled, drawn, chosen or told. */
  const answer = (question: string, got: string) => {
    const act = asks.get(question)?.act ?? takes.get(question);
    const lines = act ? cards.drawn(act, got) : [];
    return [names.got(got), ...lines].map(closed).join(' ');
  };
  const then = (id: string, { x, got }: Told) => {
    const said = told(id, x) || names.labelOf(id);
    if (got === undefined) return said;
    return /[?!]$/.test(said)
      ? `${said} ${answer(id, got)}`
      : `${said.replace(/[.:]$/, '')}: ${answer(id, got)}`;
  };
  const rulings = new Map(plan.settings.map((x) => [settingRule(x.id), x]));
  const ruleText = (id: string) => {
    if (id === BY_HAND) return builtIn.byHand;
    const ruling = rulings.get(id);
    if (ruling) return rulingOf(plan, ruling, names, onPaper);
    return `${names.headOf(id)}${onPaper(id)}` || names.labelOf(id);
  };
  return {
    title: translation?.title ?? plan.title,
    pitch: translation?.pitch ?? plan.pitch,
    seats: () => builtIn.you,
    asks: Object.fromEntries(
      [...asks].map(([question, { step }]) => [question, (s: State) => now(step, s) || builtIn.choose]),
    ),
    moves: {
      done: () => builtIn.done,
      say: (arg: string) => names.got(arg),
      pick: (arg: string) => names.got(arg),
      roll: (arg: string) => names.got(arg),
      draw: (arg: string) => names.got(arg),
    },
    asides: { [ASIDE.slice(0, -1)]: (arg: string, s: State) => now(arg, s) || arg },
    events: {
      ...Object.fromEntries([...stories].map((id) => [id, (facts: Told) => then(id, facts)])),
      ...Object.fromEntries(
        [...asks].map(([question, { step }]) => {
          // Where the sentence was told before, only what came of it is.
          const say = (facts: Told) =>
            question === step || facts.got === undefined ? then(step, facts) : answer(question, facts.got);
          return [question, say];
        }),
      ),
      set: ({ fact, value }: Told & Partial<FactSet<string>>) =>
        builtIn.setTo(names.fact(fact ?? ''), names.value(String(value))),
    },
    outcomes: Object.fromEntries(plan.endings.map(({ id, name }) => [id, onPaper(id) || names.of(name)])),
    turn: (turn: string) => `${names.of(plan.turn?.name ?? '')} ${turn}`.trim(),
    facts: names.fact,
    value: (_: string, v: string) => names.value(v),
    options: Object.fromEntries(plan.settings.map((x) => [x.id, optionWords(plan, x, names, onPaper)])),
    presets: {
      [STANDARD]: { name: builtIn.standard, help: builtIn.standardHelp },
      ...Object.fromEntries(
        plan.presets.map(({ id, name, values }) => {
          const called = names.of(name);
          return [id, { name: called, help: onPaper(`presets.${id}`) || presetValues(plan, values, names) }];
        }),
      ),
    },
    refusals: {},
    rules: Object.fromEntries(chaptersOf(plan).flatMap(({ rules }) => rules.map((id) => [id, ruleText(id)]))),
    place: names.place,
    piece: names.piece,
    face: cards.face,
    cell: names.cell,
    print: (_: string, text: string) => (cellIn(text) && onPaper(cellIn(text))) || names.print(text),
    measures: Object.fromEntries(
      plan.questions.map((q) => [q.id, measureWords(plan, q, { names, builtIn, onPaper })]),
    ),
    checklist: (options: object) =>
      checklist(plan, options as State['options'], { names, builtIn, now, say: then }),
  };
}

/** The steps that take a card. */
function takesOf(plan: Plan): ReadonlyMap<string, Act> {
  const found = new Map<string, Act>();
  eachPhrases(plan, (id, [first]) => {
    if (first?.do === 'take') found.set(id, first);
  });
  return found;
}

/** With a full stop, if it has no sign at its end. */
const closed = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
