/** Help: all commands, one command, or the settings, facts and measures of a game. */

import { catalogue, find } from '../../games/catalogue.ts';
import { at } from '../../kernel/at.ts';
import { defaults, type OptionDecl } from '../../kernel/options.ts';
import { namedOptions, sayFact } from '../../kernel/words.ts';
import { named } from '../../words/program.ts';
import { PLACEHOLDERS } from '../arguments.ts';
import type { Command } from '../command.ts';
import { isSoloFile } from '../disk/solo-file.ts';
import { loadGame } from '../settings.ts';
import { Fault, hang, pad, type Terminal, wrap } from '../terminal.ts';
import { COMMANDS, type CommandName, closed, type FlagName } from '../words/terminal.ts';

export type Commands = Readonly<Record<CommandName, Command>>;

export function helpCommand(all: () => Promise<Commands>): Command {
  return {
    usage: '[COMMAND | GAME]',
    flags: [],
    async run(args, terminal) {
      const { words, out } = terminal;
      const [topic, extra] = args.rest;
      if (extra !== undefined) throw new Fault(words.wrong.extra(extra));
      if (topic === undefined) {
        out(overview(await all(), terminal));
        return 0;
      }
      const command = COMMANDS.find((name) => name === topic);
      if (command) out(usage(command, (await all())[command], terminal));
      else if (find(topic) || isSoloFile(topic)) out(await gameHelp(topic, terminal));
      else {
        const known = [...COMMANDS, ...catalogue().map(({ meta }) => meta.id)];
        throw new Fault(words.wrong.command(topic, known.join(', ')));
      }
      return 0;
    },
  };
}

export function overview(all: Commands, { words, lang, width, paint }: Terminal): string {
  const rows = COMMANDS.map((name) => [`${name} ${all[name].usage}`, words.commands[name]] as const);
  return [
    wrap(words.pitch, width),
    '',
    `${paint('bold', words.help.usage)}: emptychair COMMAND …`,
    '',
    paint('bold', words.help.commands),
    ...columns(rows, width),
    '',
    paint('bold', words.help.flags),
    ...columns(
      (['module', 'lang', 'help', 'version'] as const).map((flag) => [
        `--${flag}${suffix(flag)}`,
        words.flags[flag],
      ]),
      width,
    ),
    '',
    paint('bold', words.help.games),
    ...columns(
      catalogue().map(({ meta }) => [meta.id, meta.title[lang]] as const),
      width,
    ),
    '',
    words.help.more,
  ].join('\n');
}

export function usage(name: CommandName, command: Command, { words, width, paint }: Terminal): string {
  const flags: FlagName[] = [...new Set<FlagName>([...command.flags, 'module', 'lang'])];
  const shown = flags.map(
    (flag) => [`--${flag}${inUsage(command, flag) ?? suffix(flag)}`, words.flags[flag]] as const,
  );
  // A flag that the usage names is not optional; a flag and its value stay together.
  const optional = shown
    .filter((_, i) => inUsage(command, at(flags, i)) === undefined)
    .map(([flag]) => `[${flag}]`);
  const line = `emptychair ${name} ${command.usage} ${optional.join(' ').replace(/(?<=\[[^\]]*) /g, '\u00a0')}`;
  const head = words.commands[name];
  return [
    head.charAt(0).toUpperCase() + head.slice(1),
    '',
    wrap(`${words.help.usage}: ${line}`, width, 4),
    '',
    paint('bold', words.help.flags),
    ...columns(shown, width),
  ].join('\n');
}

/** The value of a flag that the usage line names. */
function inUsage({ usage }: Command, flag: FlagName): string | undefined {
  return usage.match(new RegExp(`--${flag}( \\S+)`))?.[1];
}

function suffix(flag: FlagName): string {
  const value = PLACEHOLDERS[flag];
  return value ? ` ${value}` : '';
}

/** What the settings, presets, facts and measures of a game are called and may be. */
async function gameHelp(id: string, terminal: Terminal): Promise<string> {
  const { words: texts, lang, width, paint } = terminal;
  const { game, words, listed, inspect: _ } = await loadGame(id, terminal);
  const told = namedOptions(words);
  const options = Object.entries(game.options).map(([key, decl]) => {
    const { name = key, help = '' } = told[key] ?? {};
    return [`${key}=${possible(decl)}`, `${closed(`${name}${standard(decl)}`)} ${help}`.trimEnd()] as const;
  });
  function standard(decl: OptionDecl): string {
    const value = Array.isArray(decl.default) ? decl.default.join(',') : onOff(decl.default);
    return ` (${texts.help.standard(value)})`;
  }
  const presets = Object.keys(game.presets).map((key) => {
    const { name = key, help = '' } = words.presets[key] ?? {};
    return [key, `${closed(name)} ${help}`] as const;
  });
  const usual = defaults(game.options);
  const spoken = named(words, usual);
  const state = game.setup(usual);
  const facts = game.facts(state).map((fact) => {
    const bounds = fact.kind === 'number' ? `${fact.min}-${fact.max}` : fact.choices.join('|');
    return [`${fact.id}=${bounds}`, sayFact(spoken, fact.id)] as const;
  });
  const measures = Object.entries(game.lab.measures).map(([key, measure]) => {
    const given = Object.entries(measure.with ?? {}).map(([k, decl]) => `${k}=${possible(decl)}`);
    const { name = key, help = '' } = words.measures[key] ?? {};
    return [[key, ...given].join(' '), help === name ? name : `${closed(name)} ${help}`] as const;
  });
  const part = (title: string, rows: readonly (readonly [string, string])[]) =>
    rows.length === 0 ? [] : ['', paint('bold', title), ...columns(rows, width)];
  return [
    `${paint('bold', listed.meta.title[lang])} (${id})`,
    wrap(listed.meta.pitch[lang], width),
    ...part(texts.help.options, options),
    ...part(texts.help.presets, presets),
    ...part(texts.help.facts, facts),
    ...part(texts.help.measures, measures),
  ].join('\n');
}

function onOff(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value);
}

function possible(decl: OptionDecl): string {
  switch (decl.kind) {
    case 'flag':
      return 'on|off';
    case 'choice':
      return decl.choices.join('|');
    case 'number':
      return `${decl.min}-${decl.max}`;
    case 'numbers':
      return Array.from({ length: decl.length }, (_, i) => `${decl.min}-${decl.most?.[i] ?? decl.max}`).join(
        ',',
      );
    case 'text':
      return 'TEXT';
    case 'file':
      return [...Object.keys(decl.shipped), 'FILE'].join('|');
  }
}

/** Two columns; a left part that is too wide has its right part on the next line. */
export function columns(rows: readonly (readonly [string, string])[], width: number): string[] {
  const left = Math.min(28, Math.max(...rows.map(([a]) => a.length)) + 2);
  return rows.map(([a, b]) => {
    return a.length < left
      ? hang(`  ${pad(a, left)}`, b, width)
      : `  ${a}
${hang(' '.repeat(left + 2), b, width)}`;
  });
}
