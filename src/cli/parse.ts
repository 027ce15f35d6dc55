// The words after a command: parsed by commander, which writes the help and the remarks on wrong usage too.
import { Command, CommanderError, Option } from 'commander';
import { cliDefaults, envNameOf, readCliInputs } from '../inputs/cli-flags.ts';
import type { InputName } from '../inputs/definitions.ts';
import { inputDefinitions } from '../inputs/definitions.ts';
import type { InputText } from '../inputs/given.ts';
import { UsageExit } from './failure.ts';
import type { CliIo } from './io.ts';
import type { CommandUsage, UsageFlag } from './usage.ts';
import { serviceInputs, switches } from './usage.ts';

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
    defaults: cliDefaults,
    text: (name) => given(name) ?? cliDefaults(name),
    has: (flag) =>
      command.options.some((option) => option.long === `--${flag}` && values[option.attributeName()] === true),
    rest: separator === -1 ? [] : args.slice(separator + 1),
  };
}

/** A switch takes its value only where one follows that is one: `--dry-run false`, but `--dry-run reviewer`. */
function joinSwitchValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const isSwitch = switches.has(joined.at(-1)?.slice(2) as InputName);
    if (isSwitch && /^(?:true|false)$/i.test(arg)) joined[joined.length - 1] += `=${arg}`;
    else joined.push(arg);
  }
  return joined.map((arg) => (switches.has(arg.slice(2) as InputName) ? `${arg}=true` : arg));
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
  const preset = switches.has(name) ? undefined : cliDefaults(name);
  const about = `${describe(name)}${preset === undefined ? '' : ` (default ${preset})`} [${envNameOf(name)}]`;
  const value = switches.has(name) ? '[true|false]' : `<${placeholders[name] ?? 'text'}>`;
  const option = new Option(`--${name} ${value}`, about);
  return serviceInputs.includes(name) ? option.helpGroup('Service and identity:') : option;
}

/** The meaning of an input without what is said of the action alone. */
function describe(name: InputName): string {
  const description = inputDefinitions.find((one) => one.name === name)?.description ?? '';
  const own = description.replace(/^For `[a-z-]+`(?:, instead of `[a-z-]+`)?(?:, with `[a-z-]+`)?: /, '');
  const text = (own === description ? own : `${own.charAt(0).toUpperCase()}${own.slice(1)}`).replaceAll('`', '');
  return onTheCommandLine[name] ?? text;
}

/** Where the meaning of an input is another one on a command line. */
const onTheCommandLine: Partial<Record<InputName, string>> = {
  transcript: 'How much is shown: full, brief (decisions, no content), none; auto is full here.',
  'transcript-file': 'Where the transcript (JSON Lines) is written. Default: a file in the folder of your state.',
  'session-id': 'Continue this session, or start one under this id (1 to 256 characters).',
  'on-pause': 'Resolve pauses by the policy, or stop: leave the question open and print it (exit code 4).',
  'policy-ref': 'Where the policy is read: auto and workspace are this folder; or a git ref.',
  'fail-on-reject': 'Exit code 3 when anything was rejected, though the run finished.',
  'max-pauses': 'A run with more pauses than this fails.',
  timeout: 'Longest time of all of it.',
  'subject-token': 'Identity token from elsewhere. Default: the identity of the CI job.',
};

/** What the values of inputs are called in the help. */
const placeholders: Partial<Record<InputName, string>> = {
  'base-url': 'url',
  'federation-policy-id': 'id',
  'api-key': 'key',
  'subject-token': 'jwt',
  'subject-token-file': 'file',
  'prompt-file': 'file',
  'transcript-file': 'file',
  policy: 'file',
  'policy-ref': 'ref',
  'key-updates': 'file',
  'workspace-id': 'uuid',
  'wait-for-intern': 'duration',
  timeout: 'duration',
  'idle-timeout': 'duration',
  'max-pauses': 'number',
  'session-id': 'id',
  'tool-call-id': 'id',
  'key-hash': 'hash',
  limit: 'usd',
  'limit-reset': 'daily|weekly|monthly',
  disabled: 'true|false',
  'include-byok-in-limit': 'true|false',
  pending: 'json',
  'approval-mode': 'manual|self-drive',
  transcript: 'full|brief|none',
  'on-pause': 'resolve|stop',
  'on-timeout': 'fail|continue',
  'export-env': 'name',
};

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
