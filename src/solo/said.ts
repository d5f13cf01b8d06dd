/** What a game from a file says: its own sentences, those of `## Words xx`, and the program's where it has none. */
import type { FactSet } from '../kernel/facts.ts';
import { type Lang, numbers, type Words } from '../kernel/words.ts';
import { ASIDE, BY_HAND, questionsOf, STANDARD, settingRule } from './game.ts';
import { eachActOf } from './lab.ts';
import { namesOf } from './names.ts';
import { NUM, type Plan, type Saying, type Text, type TextPart, type Translation } from './plan.ts';
import { pluralOf } from './plural.ts';
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
  const names = namesOf(plan, translation, own);
  const spokenBy = (id: string): Spoken => {
    const there =
      translation && Object.hasOwn(translation.sentences, id) ? translation.sentences[id] : undefined;
    if (there) return { saying: there, lang };
    return { saying: plan.texts[id] ?? { ask: [] }, lang: plan.language };
  };
  const fill = fillers(names, lang);
  const texts = cardTexts(plan);
  const cardText = (id: string, card: string) => {
    const text = texts.get(id)?.get(card);
    return text ? ` ${text}` : '';
  };
  const inFile = new Map(Object.keys(plan.lines).map((id, i) => [id, i]));
  const now = (id: string, s: Readonly<State>) => {
    const { saying, lang: in_ } = spokenBy(id);
    const settings = settingsOf(plan, s.options);
    return join(saying.ask, (part) => fill(part, value(part.e, settings)(s.v), in_));
  };
  const then = (id: string, { x = [], got }: Told) => {
    const { saying, lang: in_ } = spokenBy(id);
    const text = saying.told ?? saying.ask;
    const at = places(plan, id, text);
    const said =
      join(text, (part) => fill(part, x[at[text.indexOf(part)] as number] ?? 0, in_)) || names.labelOf(id);
    if (got === undefined) return said;
    const answer = `${names.got(got)}.${cardText(id, got)}`;
    return /[?!]$/.test(said) ? `${said} ${answer}` : `${said.replace(/[.:]$/, '')}: ${answer}`;
  };
  /** Where the sentence was told before. */
  const result = (id: string, told: Told) =>
    told.got === undefined ? then(id, told) : `${names.got(told.got)}.${cardText(id, told.got)}`;
  const rule = (id: string) =>
    `${names.headOf(id)}${join(spokenBy(id).saying.ask, names.textOf)}` || names.labelOf(id);
  // In the order of the file: a question before its branches.
  const ids = Object.keys(plan.texts).toSorted((a, b) => (inFile.get(a) ?? 0) - (inFile.get(b) ?? 0));
  const prompt = (id: string, s: State) => now(id, s) || own.choose;
  const asks = ids.flatMap((id) => questionsOf(id).map((q) => [q, (s: State) => prompt(id, s)] as const));
  const events = ids.flatMap((id) =>
    questionsOf(id).map((q) => [q, (told: Told) => (q === id ? then(id, told) : result(id, told))] as const),
  );
  return {
    title: titleOf(plan, translation),
    pitch: translation?.pitch ?? plan.pitch,
    seats: () => own.you,
    asks: Object.fromEntries(asks),
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
    cell: names.cell,
    print: (_: string, text: string) => names.print(text),
    measures: names.measures(),
    checklist: (options: object) => checklist(plan, options as State['options'], fill, names.layOut),
  };
}

/** What the cards say that a step draws, by step and card. */
function cardTexts(plan: Plan): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  eachActOf(plan, (id, act) => {
    if (act.do !== 'draw') return;
    const { kinds = -1, card } = plan.pieces[act.piece] as Plan['pieces'][number];
    const ids = plan.lists[kinds]?.ids ?? [];
    const texts = found.get(id) ?? new Map<string, string>();
    for (const [k, text] of (card?.texts ?? []).entries()) texts.set(ids[k] as string, text);
    found.set(id, texts);
  });
  return found;
}

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
function fillers(
  names: ReturnType<typeof namesOf>,
  lang: Lang,
): (part: Filled, n: number, in_: string) => string {
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
  layOut: ReturnType<typeof namesOf>['layOut'],
) {
  const settings = settingsOf(plan, options);
  const s = fresh(plan, options, plan.slots);
  if (plan.setUp.length === 0) return plan.pieces.map((piece) => layOut(piece, s.v));
  return plan.setUp.map((text) =>
    join(text, (part) => fill(part, value(part.e, settings)(s.v), plan.language)),
  );
}
