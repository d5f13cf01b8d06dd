/** A solo file as a module, like those in src/games: what app, terminal, lab and print play. */
import type { Module } from '../games/module.ts';
import type { AnySpec, Game } from '../kernel/game.ts';
import type { Meta } from '../kernel/meta.ts';
import { LANGS, type Lang, type UnboundWords } from '../kernel/words.ts';
import { gameId, gameOf } from './game.ts';
import type { Plan } from './plan.ts';
import type { SoloProblem } from './problem.ts';
import { compile } from './read/compile.ts';
import { headings } from './said/chapters.ts';
import { wordsOf } from './said/words.ts';

export type Read =
  | { readonly ok: true; readonly module: Module; readonly plan: Plan }
  | { readonly ok: false; readonly problems: readonly SoloProblem[] };

/** The module of a file's text, or everything that is wrong with it. */
export function moduleOf(text: string): Read {
  const compiled = compile(text);
  if (!compiled.ok) return compiled;
  const { plan } = compiled;
  return { ok: true, plan, module: moduleOfPlan(plan) };
}

function moduleOfPlan(plan: Plan): Module {
  let game: Game<AnySpec> | undefined;
  const words = Object.fromEntries(
    LANGS.map((lang) => {
      let made: UnboundWords<AnySpec> | undefined;
      return [lang, async () => (made ??= wordsOf(plan, lang) as UnboundWords<AnySpec>)];
    }),
  ) as Module['words'];
  return {
    meta: metaOf(plan),
    game: async () => (game ??= gameOf(plan) as Game<AnySpec>),
    words,
    sheets: async () => ({ chapters: headings(plan) }),
    results: async () => ({ wins: plan.endings.filter((e) => e.result === 'win').map((e) => e.id) }),
  };
}

function metaOf(plan: Plan): Meta {
  const spoken = (lang: Lang) => plan.language === lang || plan.translations.some((t) => t.lang === lang);
  const translated = (lang: Lang) => plan.translations.find((t) => t.lang === lang);
  const each = (said: (lang: Lang) => string) => ({
    en: said('en'),
    pl: said('pl'),
    cs: said('cs'),
    ru: said('ru'),
  });
  const langs = LANGS.filter(spoken);
  return {
    id: gameId(plan),
    status: 'complete',
    players: plan.players,
    minutes: plan.minutes,
    langs: langs.length > 0 ? langs : ['en'],
    title: each((lang) => translated(lang)?.title ?? plan.title),
    pitch: each((lang) => translated(lang)?.pitch ?? plan.pitch),
  };
}
