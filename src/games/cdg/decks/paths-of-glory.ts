/**
 * Paths of Glory: the facts printed on its 110 cards, as collected from public card lists and checked against each
 * other; numbers, names and marks only. The texts of the events are on the player's own cards.
 * The ranges are a preset of ours: the solo mode prints them on its displays and the text doesn't repeat them.
 */
import { cardsFrom, type Deck } from '../rules/cards/deck.ts';

/** RP for A (small Allied nations), BR, FR, IT, RU. */
const AP = `
AP-01|British Reinforcements|BR 2|mobilization|4|4|1 2 2 1 3|1|*|reinforcement|BR|
AP-02|Blockade||mobilization|4|4|1 2 2 1 3|2|*|other||
AP-03|Russian Reinforcements|RU 11|mobilization|3|4|0 1 1 1 2|0|*|reinforcement|RU|
AP-04|Pleve||mobilization|2|2|0 1 1 0 1|0|c*|combat||
AP-05|Putnik||mobilization|2|2|0 1 1 0 1|0|c|combat||turn:1-7
AP-06|Withdrawal||mobilization|2|2|0 1 1 0 1|0|c*|combat||
AP-07|Severe Weather||mobilization|2|2|0 1 1 0 1|0|c|combat||
AP-08|Russian Reinforcements|2 corps|mobilization|2|2|0 1 1 0 1|0|*|reinforcement|RU|
AP-09|Moltke||mobilization|3|4|0 1 1 1 2|0|*|other||turn:1-2
AP-10|French Reinforcements|FR 10|mobilization|3|4|0 1 1 1 2|0|*|reinforcement|FR|
AP-11|Russian Reinforcements|RU 9 + RU 10|mobilization|3|4|0 1 1 1 2|0|*|reinforcement|RU|
AP-12|Entrench||mobilization|3|4|0 1 1 1 2|0|*|other||before:CP-06
AP-13|Rape of Belgium||mobilization|4|4|1 2 2 1 3|2|*|other||after:CP-01;commitment:AP=mobilization
AP-14|British Reinforcements|BR 1|mobilization|4|4|1 2 2 1 3|1|*|reinforcement|BR|
AP-15|British Reinforcements|BR 4|limited|3|4|0 1 1 1 2|0|*|reinforcement|BR|
AP-16|Romania||limited|5|5|1 3 3 2 4|1|*|neutral||before:CP-52
AP-17|Italy||limited|5|5|1 3 3 0 4|2|*|neutral||
AP-18|Hurricane Barrage||limited|2|2|0 1 1 0 1|0|c|combat||
AP-19|Air Superiority||limited|2|2|0 1 1 0 1|0|c|combat||
AP-20|British Reinforcements|AUS + CND|limited|2|2|0 1 1 0 1|0|*|reinforcement|BR|
AP-21|Phosgene Gas||limited|2|2|0 1 1 0 1|0|c*|combat||
AP-22|Italian Reinforcements||limited|3|4|0 1 1 1 2|0|*|reinforcement|IT|after:AP-17
AP-23|Cloak and Dagger||limited|2|2|0 1 1 0 1|0|*|other||also_ops
AP-24|French Reinforcements|FR 7|limited|3|4|0 1 1 1 2|0|*|reinforcement|FR|
AP-25|Russian Reinforcements|RU 6 + RU 7|limited|3|4|0 1 1 1 2|0|*|reinforcement|RU|
AP-26|Lusitania||limited|3|4|0 1 1 1 2|2|*|other||after:AP-02;before:AP-54
AP-27|Great Retreat||limited|3|4|0 1 1 1 2|1|*|other||
AP-28|Landships||limited|4|4|1 2 2 1 3|0|*|other||also_ops
AP-29|Yudenitch||limited|4|4|1 2 2 1 3|0|*|reinforcement|RU|alt:9.5.3.4
AP-30|Salonika||limited|4|4|1 2 2 1 3|1|*|other||board;counts_as:SR_play
AP-31|MEF||limited|4|4|1 2 2 1 3|1|*|reinforcement|BR|turkey_at_war;before:AP-30;alt:9.5.3.4
AP-32|Russian Reinforcements|RU 12|limited|2|2|0 1 1 0 1|0|*|reinforcement|RU|
AP-33|Grand Fleet||limited|2|2|0 1 1 0 1|0|*|other||next_action_after:CP-25
AP-34|British Reinforcements|BR 3|limited|3|4|0 1 1 1 2|0|*|reinforcement|BR|
AP-35|Yanks and Tanks||total|4|4|1 2 2 1 3|0|*|other||also_ops
AP-36|Mine Attack||total|2|2|0 1 1 0 1|0|c1|combat||
AP-37|Independent Air Force||total|2|2|0 1 1 0 1|1|*|other||
AP-38|USA Reinforcements|1 corps|total|2|2|0 1 1 0 1|0|*|reinforcement|US|after:AP-55;not_while:CP-36_uncancelled
AP-39|They Shall Not Pass||total|2|2|0 1 1 0 1|0|c|combat||
AP-40|14 Points||total|2|2|0 1 1 0 1|0|*|other||after:AP-54
AP-41|Arab Northern Army||total|3|4|0 1 1 1 2|0|*|reinforcement|BR|turkey_at_war
AP-42|British Reinforcements|BR 5|total|3|4|0 1 1 1 2|0|*|reinforcement|BR|
AP-43|USA Reinforcements|US 1|total|3|4|0 1 1 1 2|0|*|reinforcement|US|after:AP-55;not_while:CP-36_uncancelled
AP-44|Greece||total|3|4|0 1 1 1 2|1|*|neutral||
AP-45|Kerensky Offensive||total|3|4|0 1 1 1 2|0|*|other||after:CP-52;before:CP-53;also_ops
AP-46|Brusilov Offensive||total|4|4|1 2 2 1 3|2|*|other||also_ops
AP-47|USA Reinforcements|US 2|total|4|4|1 2 2 1 3|0|*|reinforcement|US|after:AP-55;not_while:CP-36_uncancelled
AP-48|Royal Tank Corps||total|4|4|1 2 2 1 3|0|c1|combat||after:AP-28
AP-49|Sinai Pipeline||total|4|4|1 2 2 1 3|0|*|other||
AP-50|Allenby||total|4|4|1 2 2 1 3|1|*|reinforcement|BR|after:AP-49;alt:9.5.3.4
AP-51|Everyone Into Battle||total|4|4|1 2 2 1 3|1|*|other||after_any:CP-49,CP-50,CP-51
AP-52|Convoy||total|4|4|1 2 2 1 3|0|*|other||after:CP-36
AP-53|Army of the Orient||total|5|5|1 3 3 2 4|0|*|reinforcement|FR|board;alt:9.5.3.4
AP-54|Zimmermann Telegram||total|5|5|1 3 3 2 4|2|*|other||combined_war_status>=30;also_ops
AP-55|Over There||total|5|5|1 3 3 2 4|0|*|other||later_turn_than:AP-54;also_ops
`;

/** RP for AH, BU, GE, TU. */
const CP = `
CP-01|Guns of August||mobilization|3|4|1 0 2 1|2|*|other||turn:1-1;action_round:1
CP-02|Wireless Intercepts||mobilization|2|2|0 0 1 0|0|c*|combat||
CP-03|Von Francois||mobilization|2|2|0 0 1 0|0|c|combat||
CP-04|Severe Weather||mobilization|2|2|0 0 1 0|0|c|combat||
CP-05|Landwehr||mobilization|2|2|0 0 1 0|0|*|other||board
CP-06|Entrench||mobilization|3|4|1 0 2 1|0|*|other||before:AP-12
CP-07|German Reinforcements|GE 9|mobilization|3|4|1 0 2 1|0|*|reinforcement|GE|
CP-08|Race to the Sea||mobilization|3|4|1 0 2 1|0|*|other||
CP-09|Reichstag Truce||mobilization|4|4|2 1 3 1|1|*|other||commitment:CP!=total
CP-10|Sud Army||mobilization|3|4|1 0 2 1|0|*|other||
CP-11|OberOst||mobilization|2|2|0 0 1 0|1|*|other||
CP-12|German Reinforcements|GE 10|mobilization|4|4|2 1 3 1|0|*|reinforcement|GE|
CP-13|Falkenhayn||mobilization|4|4|2 1 3 1|2|*|other||turn>=3_or_after:AP-09
CP-14|Austria-Hungary Reinforcements|AH 7|mobilization|4|4|2 1 3 1|0|*|reinforcement|AH|
CP-15|Chlorine Gas||limited|2|2|0 0 1 0|0|c*|combat||
CP-16|Liman von Sanders||limited|2|2|0 0 1 0|0|c*|combat||
CP-17|Mata Hari||limited|2|2|0 0 1 0|0|*|other||also_ops
CP-18|Fortified Machine Guns||limited|2|2|0 0 1 0|0|c|combat||
CP-19|Flamethrowers||limited|2|2|0 0 1 0|0|c*|combat||
CP-20|Austria-Hungary Reinforcements|AH 10|limited|3|4|1 0 2 1|0|*|reinforcement|AH|
CP-21|German Reinforcements|GE 11|limited|3|4|1 0 2 1|0|*|reinforcement|GE|
CP-22|German Reinforcements|GE 12|limited|3|4|1 0 2 1|0|*|reinforcement|GE|
CP-23|Austria-Hungary Reinforcements|AH 11|limited|3|4|1 0 2 1|0|*|reinforcement|AH|
CP-24|Libyan Revolt||limited|3|4|1 0 2 1|0|*|reinforcement|TU|board
CP-25|High Seas Fleet||limited|4|4|2 1 3 1|0|*|other||
CP-26|Place of Execution||limited|4|4|2 1 3 1|1|c*|combat||after:CP-13;before:CP-54
CP-27|Zeppelin Raids||limited|4|4|2 1 3 1|1|*|other||
CP-28|Tsar Takes Command||limited|4|4|2 1 3 1|1|*|other||cp_russian_vp>=3;also_ops
CP-29|11th Army||limited|2|2|0 0 1 0|0|*|other||
CP-30|Alpenkorps||limited|2|2|0 0 1 0|0|c|combat||
CP-31|Kemal||limited|3|4|1 0 2 1|0|c1|combat||
CP-32|War in Africa||limited|3|4|1 0 2 1|1|*|other||
CP-33|Walter Rathenau||limited|5|5|3 1 4 2|2|*|other||
CP-34|Bulgaria||limited|5|5|3 0 4 2|2|*|neutral||
CP-35|Mustard Gas||total|2|2|0 0 1 0|0|c*|combat||
CP-36|U-Boats Unleashed||total|2|2|0 0 1 0|2|*|other||after:CP-54
CP-37|Hoffmann||total|2|2|0 0 1 0|1|*|other||after:CP-54
CP-38|German Reinforcements|2 corps|total|2|2|0 0 1 0|0|*|reinforcement|GE|
CP-39|German Reinforcements|2 corps|total|2|2|0 0 1 0|0|*|reinforcement|GE|
CP-40|Air Superiority||total|3|4|1 0 2 1|0|c|combat||
CP-41|German Reinforcements|GE 14|total|3|4|1 0 2 1|0|*|reinforcement|GE|
CP-42|Turkish Reinforcements|YLD|total|3|4|1 0 2 1|0|*|reinforcement|TU|
CP-43|Von Below||total|3|4|1 0 2 1|0|c*|combat||
CP-44|Von Hutier||total|3|4|1 0 2 1|0|c*|combat||
CP-45|Treaty of Brest Litovsk||total|4|4|2 1 3 1|1|*|other||after:CP-53
CP-46|German Reinforcements|GE 17 + GE 18|total|4|4|2 1 3 1|0|*|reinforcement|GE|
CP-47|French Mutiny||total|4|4|2 1 3 1|1|*|other||
CP-48|Turkish Reinforcements|AoI|total|4|4|2 1 3 1|0|*|reinforcement|TU|
CP-49|Michael||total|4|4|2 1 3 1|1|c*|combat||after:CP-54
CP-50|Blucher||total|4|4|2 1 3 1|0|c*|combat||after:CP-54
CP-51|Peace Offensive||total|4|4|2 1 3 1|0|c*|combat||after:CP-54
CP-52|Fall of the Tsar||total|5|5|3 1 4 2|0|*|other||after:CP-28;combined_war_status+cp_russian_vp>=33;also_ops
CP-53|Bolshevik Revolution||total|5|5|3 1 4 2|0|*|other||later_turn_than:CP-52;board;also_ops
CP-54|H-L Take Command||total|5|5|3 1 4 2|2|*|other||
CP-55|Lloyd George||total|4|4|2 1 3 1|0|*|other||before:CP-49;before:CP-50;before:CP-51
`;

export const pathsOfGlory: Deck = {
  id: 'paths-of-glory',
  title: 'Paths of Glory',
  lang: 'en',
  // CP acts first in every round.
  sides: [
    { id: 'CP', name: '' },
    { id: 'AP', name: '' },
  ],
  shared: false,
  spaces: 5,
  ranges: [1, 2, 3, 4, 5],
  turns: { introductory: 3, limited: 10, campaign: 20 },
  rounds: 6,
  groups: [
    { id: 'mobilization', status: 0 },
    { id: 'limited', status: 4 },
    { id: 'total', status: 11 },
  ],
  phases: ['attrition', 'siege', 'war-status', 'replacement', 'end-of-turn'],
  opening: { card: 'CP-01', side: 0, turn: 1, round: 1 },
  mandated: [
    ['AH', 'AH-IT', 'TU', 'GE', 'none', 'none'],
    ['FR', 'FR', 'BR', 'IT', 'IT', 'RU'],
  ],
  vp: { start: 10, min: 0, max: 20 },
  armistice: 40,
  cards: [
    ...cardsFrom(CP, 'CP', ['AH', 'BU', 'GE', 'TU']),
    ...cardsFrom(AP, 'AP', ['A', 'BR', 'FR', 'IT', 'RU']),
  ],
};
