/** Why? behind every prompt and every line of the story; and each setting is named where it decides. */
import { explains } from '../../../../test/explains.ts';
import { everyLanguage } from '../../../../test/speaks.ts';
import { cs } from '../words/cs.ts';
import { en } from '../words/en.ts';
import { pl } from '../words/pl.ts';
import { ru } from '../words/ru.ts';
import { said } from '../words/said.ts';
import { boerWar } from './game.ts';

explains(boerWar, everyLanguage(said, { en, pl, cs, ru }), { byHand: ['set'] });
