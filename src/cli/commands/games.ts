/** `games`: what there is to play. */
import { catalogue } from '../../games/catalogue.ts';
import type { Command } from '../command.ts';
import { Fault, hang, json } from '../terminal.ts';

export const games: Command = {
  usage: '',
  flags: ['json'],
  async run(args, { words, lang, out, paint, width }) {
    if (args.rest[0] !== undefined) throw new Fault(words.wrong.extra(args.rest[0]));
    if (args.has('json')) {
      const list = catalogue().map(({ meta }) => ({
        id: meta.id,
        title: meta.title[lang],
        pitch: meta.pitch[lang],
        languages: meta.langs,
        players: meta.players,
        minutes: meta.minutes,
        status: meta.status,
      }));
      out(json({ games: list }));
      return 0;
    }
    for (const { meta } of catalogue()) {
      const span = (min: number, max: number) => (min === max ? String(min) : words.games.range(min, max));
      const facts = [
        words.games.players(span(...meta.players), meta.players[1]),
        words.games.minutes(span(...meta.minutes)),
        meta.langs.join(' '),
        words.games.status[meta.status],
      ];
      out(`${paint('bold', meta.id)}  ${meta.title[lang]}`);
      out(hang('  ', meta.pitch[lang], width));
      out(`  ${paint('dim', facts.join(' · '))}`);
    }
    return 0;
  },
};
