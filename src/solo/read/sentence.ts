/** Sentences for people: prose, `[id]`, the arrow, and values in braces. */
import { NUM, type Saying, type Text, type TextPart } from '../plan.ts';
import { pluralOf } from '../plural.ts';
import { Problem } from '../problem.ts';
import { Expression } from './expression.ts';
import { ARROW, part, prose, type Span, trimmed, withoutBraces } from './markdown.ts';
import type { World } from './world.ts';

export interface Divided {
  readonly sentence: Span;
  readonly id: string | undefined;
  readonly phrase: Span | undefined;
}

/** `Sentence. [id] → phrase`. */
export function divided(span: Span): Divided {
  const hit = ARROW.exec(span.text);
  const before = hit ? part(span, 0, hit.index) : span;
  const phrase = hit ? trimmed(part(span, hit.index + hit[0].length)) : undefined;
  const mark = /\s*\[([^[\]]*)\]\s*$/.exec(before.text);
  return { sentence: trimmed(mark ? part(before, 0, mark.index) : before), id: mark?.[1], phrase };
}

/** What looks like an arrow and isn't one. */
const OTHER_ARROW = /=+>|[—–]>|[⇒➔➜⟶➝➞]/;

/** `Ask. / Told.`, with `{value}` and `{value|form|forms}`. */
export function saying(span: Span, world: World): Saying {
  const sign = OTHER_ARROW.exec(span.text);
  if (sign) throw new Problem(span.at + sign.index, 'arrowSign', { found: sign[0] });
  const slash = / \/ /.exec(span.text);
  const said = slash
    ? {
        ask: template(part(span, 0, slash.index), world),
        told: template(part(span, slash.index + 3), world),
      }
    : { ask: template(span, world) };
  world.sources.set(said, prose(span.text));
  return said;
}

export function template(span: Span, world: World): Text {
  const parts: TextPart[] = [];
  let from = 0;
  // A bar inside the cell of a table is written with a backslash.
  for (const hit of span.text.matchAll(/\{([^{}]*)\}/g)) {
    const [inner = '', ...forms] = (hit[1] as string).split(/\\?\|/);
    parts.push(plain(part(span, from, hit.index)));
    const at = span.at + hit.index + 1;
    const cursor = new Expression({ text: inner, at }, world);
    const { e, t } = forms.length > 0 ? cursor.typed(NUM) : cursor.expr();
    cursor.wantEnd('}');
    if (forms.length > 0) {
      const { examples, fits } = pluralOf(world.language);
      if (!fits(forms.length))
        throw new Problem(at, 'forms', { given: forms.length, lang: world.language, examples });
    }
    parts.push(forms.length > 0 ? { e, t, forms: forms.map((f) => f.trim()) } : { e, t });
    from = hit.index + hit[0].length;
  }
  parts.push(plain(part(span, from)));
  return parts.filter((p) => p !== '');
}

/** Without marks of emphasis, with single spaces also at its ends. */
function plain(span: Span): string {
  return withoutBraces(span).text.replace(/\s+/g, ' ').replaceAll('**', '');
}

/** The words of a sentence, for its id: values are left out. */
export function bare(span: Span): string {
  return prose(span.text.replace(/ \/ [\s\S]*$/, '').replace(/\{[^{}]*\}/g, ' '));
}
