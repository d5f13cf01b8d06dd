/** Why? behind every prompt and every line of the story; and each setting is named where it decides. */
import { explains } from '../../../../test/explains.ts';
import { words as cs } from '../words/cs.ts';
import { words as en } from '../words/en.ts';
import { words as pl } from '../words/pl.ts';
import { words as ru } from '../words/ru.ts';
import { boerWar } from './game.ts';

explains(boerWar, { en, pl, cs, ru }, { byHand: ['set'] });
