/** What a game from a file says: its own sentences, those of `## Words xx`, and the program's where it has none. */
import type { FactSet } from '../kernel/facts.ts';
import { type Lang, numbers, type Words } from '../kernel/words.ts';
import { ASIDE, BY_HAND, STANDARD, settingRule } from './game.ts';
import { type Namer, namesOf } from './names.ts';
import { NUM, type Plan, type Saying, type Text, type TextPart, type Translation } from './plan.ts';
import { pluralOf } from './plural.ts';
import { printedCards } from './printed.ts';
import { announced } from './run/announced.ts';
import { places } from './run/spoken.ts';
import { fresh, type Solo, type State, settingsOf, type Told } from './run/state.ts';
import { value } from './run/value.ts';
import { soloWords } from './words/words.ts';

/** A sentence and the language that it's in. */
interface Spoken {
  readonly saying: Saying;
  readonly lang: string;
}

export function wordsOf(plan: Plan, lang: Lang): Words<Solo> {
  const { own } = soloWords(lang);
  const translation = lang === plan.language ? undefined : plan.translations.find((t) => t.lang === lang);
  const names = namesOf(plan, translation, { own, number: numbers(lang) });
  const spokenBy = (id: string): Spoken => {
    const there =
      translation && Object.hasOwn(translation.sentences, id) ? translation.sentences[id] : undefined;
    if (there) return { saying: there, lang };
    return { saying: plan.texts[id] ?? { ask: [] }, lang: plan.language };
  };
  const fill = fillers(names, lang);
  const inFile = new Map(Object.keys(plan.lines).map((id, i) => [id, i]));
  const now = (id: string, s: Readonly<State>) => {
    const { saying, lang: in_ } = spokenBy(id);
    const settings = settingsOf(plan, s.options);
    return join(saying.ask, (part) => fill(part, value(part.e, settings)(s.v), in_));
  };
  /** A sentence on paper: what its values are called, instead of them. */
  const onPaper = (id: string) => join(spokenBy(id).saying.ask, names.textOf);
  const { asks, told } = announced(plan);
  const cards = printedCards(plan, names, onPaper);
  /** What was rolled, drawn, chosen or told. */
  const answer = (question: string, got: string) => {
    const act = asks.get(question)?.act;
    const lines = act ? cards.drawn(act, got) : [];
    return [names.got(got), ...lines].map(closed).join(' ');
  };
  const then = (id: string, { x = [], got }: Told) => {
    const { saying, lang: in_ } = spokenBy(id);
    const text = saying.told ?? saying.ask;
    const at = places(plan, id, text);
    const said =
      join(text, (part) => fill(part, x[at[text.indexOf(part)] as number] ?? 0, in_)) || names.labelOf(id);
    if (got === undefined) return said;
    return /[?!]$/.test(said)
      ? `${said} ${answer(id, got)}`
      : `${said.replace(/[.:]$/, '')}: ${answer(id, got)}`;
  };
  const rule = (id: string) => `${names.headOf(id)}${onPaper(id)}` || names.labelOf(id);
  // In the order of the file: a question before its branches.
  const ids = Object.keys(plan.texts).toSorted((a, b) => (inFile.get(a) ?? 0) - (inFile.get(b) ?? 0));
  const prompt = (id: string, s: State) => now(id, s) || own.choose;
  const prompts = [...asks].map(([q, { step }]) => [q, (s: State) => prompt(step, s)] as const);
  const events = [
    ...[...told].map((id) => [id, (facts: Told) => then(id, facts)] as const),
    ...[...asks].map(([question, { step }]) => {
      // Where the sentence was told before, only what came of it is.
      const say = (facts: Told) =>
        question === step || facts.got === undefined ? then(step, facts) : answer(question, facts.got);
      return [question, say] as const;
    }),
  ];
  return {
    title: titleOf(plan, translation),
    pitch: translation?.pitch ?? plan.pitch,
    seats: () => own.you,
    asks: Object.fromEntries(prompts),
    moves: {
      done: () => own.done,
      say: (arg: string) => arg,
      pick: (arg: string) => names.got(arg),
      roll: (arg: string) => names.got(arg),
      draw: (arg: string) => names.got(arg),
    },
    asides: { [ASIDE.slice(0, -1)]: (arg: string, s: State) => now(arg, s) || arg },
    events: {
      ...Object.fromEntries(events),
      set: ({ fact, value: to }: Told & Partial<FactSet<string>>) =>
        own.setTo(names.fact(fact ?? ''), names.value(String(to))),
    },
    outcomes: Object.fromEntries(
      plan.endings.map((e) => [e.id, plainText(spokenBy(e.id).saying.ask) || names.of(e.name)]),
    ),
    turn: (turn: string) => `${names.of(plan.turn?.name ?? '')} ${turn}`.trim(),
    facts: names.fact,
    value: (_: string, v: string) => names.value(v),
    options: names.options(),
    presets: {
      [STANDARD]: { name: own.standard, help: own.standardHelp },
      ...Object.fromEntries(
        plan.presets.map((p) => [p.id, { name: names.of(p.name), help: p.help || names.of(p.name) }]),
      ),
    },
    refusals: {},
    rules: {
      ...Object.fromEntries(ids.map((id) => [id, rule(id)])),
      ...Object.fromEntries(plan.settings.map((x) => [settingRule(x.id), names.ruling(x)])),
      [BY_HAND]: own.byHand,
    },
    place: names.place,
    piece: names.piece,
    face: cards.face,
    cell: names.cell,
    print: (_: string, text: string) => names.print(text),
    measures: names.measures(),
    checklist: (options: object) => checklist(plan, options as State['options'], fill, names.layOut),
  };
}

/** With a full stop, if it has no sign at its end. */
const closed = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

function titleOf(plan: Plan, translation: Translation | undefined): string {
  return translation?.title ?? plan.title;
}

type Filled = Exclude<TextPart, string>;

const join = (text: Text, say: (part: Filled) => string) =>
  text
    .map((part) => (typeof part === 'string' ? part : say(part)))
    .join('')
    .trim();

/** A sentence without values; '' if it has some. */
const plainText = (text: Text) =>
  text.every((part) => typeof part === 'string') ? text.join('').trim() : '';

/** A value in a sentence: a member's name, or a number with the form of its word. */
function fillers(names: Namer, lang: Lang): (part: Filled, n: number, in_: string) => string {
  const number = numbers(lang);
  return ({ t, forms }, n, in_) => {
    if (t !== NUM) return names.member(t, n);
    if (!forms) return number(n);
    return `${number(n)} ${forms[pluralOf(in_).place(n, forms.length)] ?? ''}`.trim();
  };
}

/** The file's list; without one, a line for each piece. */
function checklist(
  plan: Plan,
  options: State['options'],
  fill: (part: Filled, n: number, in_: string) => string,
  layOut: Namer['layOut'],
) {
  const settings = settingsOf(plan, options);
  const s = fresh(plan, options, plan.slots);
  if (plan.setUp.length === 0) return plan.pieces.map((piece) => layOut(piece, s.v));
  return plan.setUp.map((text) =>
    join(text, (part) => fill(part, value(part.e, settings)(s.v), plan.language)),
  );
}
