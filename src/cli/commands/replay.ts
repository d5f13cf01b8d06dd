/** `replay`: a saved game retold. */
import { formatEntry } from '../../kernel/session/journal.ts';
import { story } from '../../kernel/session/story.ts';
import { sayAsk, sayEnding } from '../../kernel/words.ts';
import { hidesFrom, mayKnow } from '../../sitting/narrate.ts';
import { botOf } from '../../sitting/seats.ts';
import { about } from '../../words/opening.ts';
import { decider } from '../../words/program.ts';
import { componentsOf, only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { openJournal } from '../disk/open-journal.ts';
import { drawScene } from '../play/scene.ts';
import { said, storyLines } from '../play/story.ts';
import { reader } from '../reader.ts';
import { json, wrap } from '../terminal.ts';

export const replay: Command = {
  usage: 'FILE',
  flags: ['to', 'as', 'json', 'components'],
  async run(args, terminal) {
    const { words: texts, out, program } = terminal;
    const file = only(args, 'FILE', texts);
    const to = args.number('to', 0, 999_999);
    const opened = await openJournal(file, terminal, { to, components: componentsOf(args, texts) });
    const { session, words, journal, lost, dropped } = opened;
    const { node, game, state } = session;
    const viewer = reader(session, args, terminal);
    const narrator = { session, words, program, viewer };
    const bot = botOf(session);
    if (args.has('json')) {
      // A checkpoint is the whole position.
      const whole = !hidesFrom(viewer, session);
      const entries = story(session).map((item) => ({
        n: item.index + 1,
        ...(mayKnow(viewer, item.played?.secret) && (whole || item.entry.kind !== 'check')
          ? { line: formatEntry(item.entry) }
          : {}),
        kind: item.entry.kind,
        ...(item.played ? { by: decider(item.played) } : {}),
        ...(item.played && item.played.total > 0 && mayKnow(viewer, item.played.secret)
          ? { odds: `${item.played.weight}/${item.played.total}` }
          : {}),
        undone: item.undone,
        said: said(narrator, item, bot),
      }));
      const { game: id, version, seed, options } = journal;
      const outcome = node.kind === 'end' ? node.outcome : null;
      const ask = node.kind === 'end' ? null : node.ask;
      const doubts = {
        unverified: opened.unverified?.steps ?? 0,
        damaged: opened.damage.length,
        strays: opened.strays.length,
        unpublished: opened.unpublished,
      };
      const left = { lost: lost.length, dropped, ...doubts };
      out(json({ game: id, version, seed, options, entries, ...left, ask, outcome }));
      return 0;
    }
    out(terminal.paint('bold', words.title));
    for (const line of about(program, opened, words)) out(wrap(line, terminal.width));
    for (const line of storyLines(terminal, narrator)) out(line);
    out('');
    const view = game.view(state, viewer);
    out(drawScene(game.scene(view), words, terminal));
    out('');
    out(node.kind === 'end' ? sayEnding(words, node.outcome) : sayAsk(words, node.ask, view));
    return 0;
  },
};
