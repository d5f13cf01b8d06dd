/** The words of both games in every language, for tests. */
import type { Lang, UnboundWords } from '../../../kernel/words.ts';
import type { Cdg, PathsOfGlory } from '../rules/state.ts';
import * as cs from './cs.ts';
import * as en from './en.ts';
import * as pl from './pl.ts';
import * as ru from './ru.ts';
import { said, saidOfAnyDeck } from './said.ts';

export const WORDS: Readonly<Record<Lang, UnboundWords<PathsOfGlory>>> = {
  en: said('en', en.en),
  pl: said('pl', pl.pl),
  cs: said('cs', cs.cs),
  ru: said('ru', ru.ru),
};

export const ANY_DECK: Readonly<Record<Lang, UnboundWords<Cdg>>> = {
  en: saidOfAnyDeck('en', en.anyDeck),
  pl: saidOfAnyDeck('pl', pl.anyDeck),
  cs: saidOfAnyDeck('cs', cs.anyDeck),
  ru: saidOfAnyDeck('ru', ru.anyDeck),
};
