/** `join`: plays at a shared table from the terminal. */

import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import pkg from '../../../package.json' with { type: 'json' };
import { entryOf } from '../../games/from-text.ts';
import { type Entry, parseHeader, readEntry } from '../../kernel/session/journal.ts';
import { Sitting } from '../../sitting/sitting.ts';
import type { Dial, Surroundings } from '../../together/connection.ts';
import { confirmed, InStep } from '../../together/in-step.ts';
import type { ReplicaStorage } from '../../together/keep.ts';
import { Replica, sent, type TableLink, until } from '../../together/replica.ts';
import { type PeopleWords, peopleWords } from '../../together/words/people/words.ts';
import { type TogetherWords, togetherWords } from '../../together/words/words.ts';
import { named, sayProblem } from '../../words/program.ts';
import { componentsOf, only } from '../arguments.ts';
import type { Command } from '../command.ts';
import { dangling, exists } from '../disk/place.ts';
import { type Saved, SaveFile } from '../disk/save-file.ts';
import { SaveTarget } from '../disk/save-target.ts';
import { Bots } from '../play/bots.ts';
import { Desk, TERMINAL } from '../play/desk.ts';
import { ask } from '../play/dialogues.ts';
import { Lines } from '../play/lines.ts';
import { Play } from '../play/play.ts';
import { RemoteTable } from '../play/remote-table.ts';
import { load, loadGame } from '../settings.ts';
import { Fault, oneLine, type Terminal, wrap } from '../terminal.ts';

export const join: Command = {
  usage: 'LINK',
  flags: ['save', 'mine', 'components'],
  async run(args, terminal) {
    const { words: texts, program, out, paint } = terminal;
    const { address, link } = readLink(only(args, 'LINK', texts), terminal);
    const file = args.value('save');
    if (file !== undefined && (exists(file) || dangling(file)))
      throw new Fault(program.files.exists(file, ''));
    const [together, people] = await Promise.all([togetherWords(terminal.lang), peopleWords(terminal.lang)]);
    const copy = new Copy();
    const around = surroundings(address);
    const replica = new Replica({ ...around, link, app: pkg.version, storage: copy.storage });
    replica.start();
    try {
      await arrived(replica, together);
      await begun(replica, together, people, terminal);
      const header = parseHeader(replica.header);
      const components = componentsOf(args, texts);
      const entry = header.ok ? await entryOf(header.value) : undefined;
      const loaded = entry
        ? await load(entry, terminal, components)
        : await loadGame(header.ok ? header.value.game : '', terminal, components);
      const bots = await Bots.of(loaded.listed);
      const shown = confirmed(replica, loaded);
      if (!shown.ok) throw new Fault(sayProblem(program, shown.problem, loaded.words));
      const session = shown.value;
      const sitting = new Sitting(session, args.has('mine'), TERMINAL, bots.thinkAt(session.game));
      const step = new InStep(replica, sitting, loaded, () => randomUUID());
      const spoken = named(loaded.words, session.options, components);
      const save = file === undefined ? undefined : new SaveFile(file, terminal);
      const target = new SaveTarget(terminal, loaded.game.id, save);
      if (save) copy.start(session, target);
      const answers = new Lines(terminal);
      const desk = new Desk(terminal, sitting, spoken, answers, elsewhere(target, texts.join.noBranch), bots);
      desk.remote = new RemoteTable(desk, replica, step, together, people);
      const here = replica.people.filter((person) => person.here).length;
      out(paint('bold', spoken.title));
      out(wrap(step.refuses === 'watch' ? together.watching : together.status.here(here), terminal.width));
      try {
        await new Play(desk, 2).run();
        await sent(replica);
        const left = replica.queue.flatMap(({ lines }) => lines);
        if (left.length > 0) {
          terminal.err(together.waiting(replica.queue.length));
          for (const line of left) out(line);
        }
        const saved = save && copy.saved ? await target.finish(copy.saved, (q) => ask(desk, q)) : 0;
        out(wrap(texts.join.left, terminal.width));
        return left.length > 0 ? 1 : saved;
      } finally {
        answers.close();
      }
    } finally {
      replica.stop();
    }
  },
};

/** The table's journal in a file: only what is confirmed. */
class Copy {
  saved: Saved | undefined;
  private entries: Entry[] = [];
  private target: SaveTarget | undefined;

  /** `session`: with what is confirmed now, and nothing else. */
  start({ journal, entries }: Saved, target: SaveTarget): void {
    this.entries = [...entries];
    this.saved = { journal, entries: this.entries };
    this.target = target;
    target.save(this.saved);
  }

  readonly storage: ReplicaStorage = {
    onLines: (_, lines) => {
      const { saved, target } = this;
      if (!saved) return;
      const fresh = lines.flatMap((line) => readEntry(line) ?? []);
      // Written by a newer program: the file stays as it was.
      if (fresh.length < lines.length) return this.stop();
      this.entries.push(...fresh);
      target?.save(saved);
    },
    // The file has the game that was here; it's the branch.
    onReplaced: () => this.stop(),
    onHeader: () => undefined,
    storeAction: () => undefined,
    forgetAction: () => undefined,
    onRole: () => undefined,
  };

  private stop(): void {
    this.saved = undefined;
  }
}

/** The game is kept at the table; here nothing is saved after an act, and no branch replaces it. */
function elsewhere(target: SaveTarget, noBranch: string): Desk['target'] {
  return {
    id: target.id,
    save: () => undefined,
    switchTo: () => noBranch,
    askForFile: async () => undefined,
  };
}

/** `http://HOST/#/table/TABLE/TOKEN`. */
function readLink(text: string, { words }: Terminal): { address: URL; link: TableLink } {
  const [, table, token] = /#\/table\/([\w-]+)\/([\w-]+)$/.exec(text) ?? [];
  const web = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  if (!web || !table || !token) throw new Fault(words.join.link(oneLine(text)));
  const address = new URL('api/socket', text);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return { address, link: { table, token } };
}

function surroundings(address: URL): Surroundings {
  const dial: Dial = ({ opened, message, closed }) => {
    const socket = new WebSocket(address);
    socket.on('open', opened);
    socket.on('message', (data) => message(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', closed);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
  return {
    dial,
    random: Math.random,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** Until the whole game is here; a fault if it can't come. */
async function arrived(replica: Replica, words: TogetherWords): Promise<void> {
  await until(replica, () => replica.complete || replica.status !== 'connecting');
  await until(replica, () => replica.complete || replica.status !== 'here');
  if (replica.complete) return;
  const { status } = replica;
  if (status === 'gone') throw new Fault(`${words.notJoined} ${words.goneHelp}`);
  if (status === 'away') throw new Fault(words.noAnswer);
  throw new Fault(status === 'here' ? words.notJoined : words.status[status]);
}

/** People meet in the app before the game starts: until then its settings may still change. */
async function begun(
  replica: Replica,
  words: TogetherWords,
  people: PeopleWords,
  { out, width }: Terminal,
): Promise<void> {
  const lobby = () => replica.around.state === 'lobby';
  if (!lobby()) return;
  out(wrap(`${people.refused.lobby} ${people.hostStarts}`, width));
  const over = () => replica.status === 'gone' || replica.status === 'update';
  await until(replica, () => over() || (replica.complete && !lobby()));
  if (over()) await arrived(replica, words);
}
