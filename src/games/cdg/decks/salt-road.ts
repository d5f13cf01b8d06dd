/**
 * The Salt Road: a small war of our own between two river cities, to show and to test that another game is data
 * only. Four spaces, two groups, short turns.
 */
import { cardsFrom, type Deck } from '../rules/cards/deck.ts';

/** RP for boats and guards. */
const HARBOUR = `
H-01|Ferry Tolls||early|2|2|1 0|0|*|other||
H-02|Night Watch||early|2|2|0 1|0|c|combat||
H-03|Hired Crossbows|2 companies|early|3|3|1 1|1|*|reinforcement|guard|
H-04|Flood Season||early|3|2|1 1|1||other||turn:2-4
H-05|Chain across the River||early|2|2|0 1|0|c*|combat||
H-06|Salt Prices||early|4|3|2 1|2|*|other||
H-07|The Abbey Opens its Gates||early|3|3|1 1|1|*|neutral||
H-08|Shipwrights|4 hulls|early|3|4|2 0|0|*|reinforcement|fleet|
H-09|Old Maps||early|2|2|1 0|0||other||
H-10|Fire Ships||late|3|2|1 1|0|c*|combat||
H-11|Great Convoy||late|4|4|2 1|1|*|other||after:H-06
H-12|Volunteers|2 companies|late|3|3|0 2|0|*|reinforcement|guard|
H-13|Hill Tribes||late|4|3|1 2|2|*|neutral||
H-14|Fog||late|2|2|1 0|0|c|combat||
`;

const HILLTOP = `
T-01|Mule Trains||early|2|2|1 0|0|*|other||
T-02|Rockfall||early|2|2|0 1|0|c*|combat||
T-03|Mountain Guides||early|2|2|0 1|0|c|combat||
T-04|Mine Levy|3 companies|early|3|3|1 1|1|*|reinforcement|guard|
T-05|Silver Strike||early|4|3|2 1|2|*|other||
T-06|The Abbey Takes Sides||early|3|3|1 1|1|*|neutral||
T-07|Early Snow||early|3|2|1 1|0||other||turn:3-6
T-08|Beacon Fires||early|2|2|1 0|1|*|other||
T-09|Charcoal Burners|1 company|early|3|3|0 2|0|*|reinforcement|guard|
T-10|Siege Tower||late|3|2|1 1|0|c|combat||
T-11|Secret Pass||late|4|4|1 2|1|*|other||before:H-13
T-12|Ransom||late|3|3|2 0|0|*|other||
T-13|Mercenary Captain|2 companies|late|4|3|0 2|0|*|reinforcement|guard|
T-14|Avalanche||late|2|2|0 1|1|c*|combat||
`;

export const saltRoad: Deck = {
  id: 'salt-road',
  title: 'The Salt Road',
  lang: 'en',
  sides: [
    { id: 'harbour', name: '' },
    { id: 'hilltop', name: '' },
  ],
  shared: false,
  spaces: 4,
  ranges: [2, 3, 4, 5],
  turns: { introductory: 2, limited: 4, campaign: 6 },
  rounds: 4,
  groups: [
    { id: 'early', status: 0 },
    { id: 'late', status: 3 },
  ],
  phases: ['war-status', 'end-of-turn'],
  opening: null,
  mandated: null,
  vp: null,
  armistice: 0,
  cards: [
    ...cardsFrom(HARBOUR, 'harbour', ['boats', 'guards']),
    ...cardsFrom(HILLTOP, 'hilltop', ['boats', 'guards']),
  ],
};
