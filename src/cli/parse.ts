// The words after a command: parsed by commander, which writes the help and the remarks on wrong usage too.
import { Command, CommanderError, Option } from 'commander';
import { envNameOf, readCliInputs } from '../inputs/cli-flags.ts';
import type { InputName } from '../inputs/definitions.ts';
import { inputDefinitions, isInputName } from '../inputs/definitions.ts';
import { describe } from '../inputs/described-inputs.ts';
import type { InputText } from '../inputs/given.ts';
import { defaultOf } from '../inputs/given.ts';
import { UsageExit } from './failure.ts';
import type { CliIo } from './io.ts';
import type { CommandUsage, UsageFlag } from './usage.ts';
import { serviceInputs } from './usage.ts';

/** What was asked of a command. */
export interface ParsedCommand {
  readonly words: readonly string[];
  /** The text of an input: its flag, else its environment variable. */
  readonly given: InputText;
  readonly defaults: InputText;
  /** The same with the default where neither is there. */
  readonly text: InputText;
  /** Whether a flag without value was given. */
  has(flag: string): boolean;
  /** The words after `--`, where the command takes some. */
  readonly rest: readonly string[];
}

/**
 * Parse the words after a command.
 *
 * @throws {UsageExit} help was asked for (exit code 0) or the usage is wrong (2); what there is to say has been said
 * @throws {InputError} `input_conflict`: a variable of an input that only the action has
 */
export function parseCommand(usage: CommandUsage, args: readonly string[], io: CliIo): ParsedCommand {
  const command = buildCommand(usage, io);
  const separator = args.indexOf('--');
  const own = separator === -1 ? args : args.slice(0, separator);
  try {
    command.parse(joinSwitchValues(own), { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) throw new UsageExit(error.exitCode === 0 ? 0 : 2);
    throw error;
  }
  const values = command.opts<Readonly<Record<string, string | boolean | undefined>>>();
  const flags = new Map<InputName, string>();
  for (const option of command.options) {
    const value = values[option.attributeName()];
    const flag = option.long?.slice(2) ?? '';
    const input = usage.flags.find(({ name }) => name === flag)?.aliasOf ?? usage.inputs.find((name) => name === flag);
    if (input !== undefined && value !== undefined) flags.set(input, String(value));
  }
  const given = readCliInputs({ flags, env: io.env });
  return {
    words: command.args,
    given,
    defaults: defaultOf,
    text: (name) => given(name) ?? defaultOf(name),
    has: (flag) =>
      command.options.some((option) => option.long === `--${flag}` && values[option.attributeName()] === true),
    rest: separator === -1 ? [] : args.slice(separator + 1),
  };
}

/** A switch takes its value only where one follows that is one: `--dry-run false`, but `--dry-run reviewer`. */
function joinSwitchValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const takesValue = isSwitch(joined.at(-1)?.slice(2) ?? '');
    if (takesValue && /^(?:true|false)$/i.test(arg)) joined[joined.length - 1] += `=${arg}`;
    else joined.push(arg);
  }
  return joined.map((arg) => (isSwitch(arg.slice(2)) ? `${arg}=true` : arg));
}

/** Whether a flag is an input that may stand without a value. */
function isSwitch(flag: string): boolean {
  return isInputName(flag) && inputDefinitions[flag].kind.is === 'switch';
}

function buildCommand(usage: CommandUsage, io: CliIo): Command {
  const command = new Command(`interns ${usage.name}`)
    .summary(usage.about)
    .description(`${usage.about}${usage.details === '' ? '' : `\n\n${usage.details}`}`)
    .helpOption('-h, --help', 'Show this help.')
    .exitOverride()
    .showHelpAfterError(`("interns ${usage.name} --help" shows what it takes.)`)
    .configureOutput({
      writeOut: (text) => io.stdout(text),
      writeErr: (text) => io.stderr(text),
      getOutHelpWidth: () => helpWidth(io),
      getErrHelpWidth: () => helpWidth(io),
      getOutHasColors: () => io.terminal?.stdout.hasColors ?? false,
      getErrHasColors: () => io.terminal?.stderr.hasColors ?? false,
    })
    .configureHelp({ styleTitle: (text) => bold(text, io), showGlobalOptions: true });
  for (const { name, about, required } of usage.arguments) {
    command.argument(required ? `<${name}>` : `[${name}]`, about);
  }
  for (const flag of usage.flags) command.addOption(flagOption(flag));
  for (const name of usage.inputs) command.addOption(inputOption(name));
  return command.addHelpText('after', examplesOf(usage));
}

function flagOption({ name, about, value }: UsageFlag): Option {
  return new Option(value === undefined ? `--${name}` : `--${name} <${value}>`, about);
}

function inputOption(name: InputName): Option {
  const { help, kind } = describe(name);
  const preset = kind.is === 'switch' ? undefined : defaultOf(name);
  const about = `${help}${preset === undefined ? '' : ` (default ${preset})`} [${envNameOf(name)}]`;
  const value = kind.is === 'switch' ? `[${kind.called}]` : `<${kind.called}>`;
  const option = new Option(`--${name} ${value}`, about);
  return serviceInputs.includes(name) ? option.helpGroup('Service and identity:') : option;
}

function examplesOf({ examples }: CommandUsage): string {
  const lines = examples.map(({ about, line }) => `  ${about}\n    $ ${line}`);
  return `\nExamples:\n${lines.join('\n\n')}\n`;
}

function helpWidth(io: CliIo): number {
  return Math.min(io.terminal?.stdout.columns ?? 100, 110);
}

function bold(text: string, io: CliIo): string {
  return io.terminal?.stdout.hasColors === true ? `\u001b[1m${text}\u001b[22m` : text;
}
