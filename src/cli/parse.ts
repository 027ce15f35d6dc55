// Parses the arguments of a command, writes its help, and runs it. The parser is the package commander.
import { CommanderError, Help, Option, Command as Parser } from 'commander';
import { InputError } from '../errors.ts';
import { type InputName, inputDefinitions, isInputName } from '../inputs/definitions.ts';
import { describe } from '../inputs/described-inputs.ts';
import { serviceInputNames } from '../inputs/input-lists.ts';
import { getDefault, readCliInputs, toEnvName } from '../inputs/input-text.ts';
import { oneLine } from '../log.ts';
import { findNearest } from '../nearest.ts';
import { createRedactor, type Redactor, type Secret } from '../secret.ts';
import { type CliIo, type Command, type Flag, type ParsedCommand, toFlags } from './command.ts';
import { commandGroups } from './commands.ts';
import { reportFailure } from './failure.ts';
import { createStyle, wrapWords } from './screen.ts';

type FlagValue = string | boolean | string[] | undefined;

/** Resolves to undefined after showing the help. Throws {@link InputError} `input_invalid`, `input_conflict`. */
async function parseCommand(command: Command, args: readonly string[], io: CliIo): Promise<ParsedCommand | undefined> {
  const parser = buildParser(command, io);
  const { parserArgs, commandLine } = splitAtDashes(command, args);
  try {
    parser.parse(parserArgs, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    const flags = [...parser.options.map(({ long }) => long?.slice(2) ?? ''), 'help'];
    throw new InputError('input_invalid', toUsageMessage(error, command, flags));
  }
  const values = parser.opts<Readonly<Record<string, FlagValue>>>();
  const readFlag = (flag: string): FlagValue => {
    const option = parser.options.find(({ long }) => long === `--${flag}`);
    if (option === undefined) return undefined;
    const value = values[option.attributeName()];
    // Commander stores `--no-console` as `console: false`.
    return option.negate ? value === false : value;
  };
  const explicitText = createInputReader(command, readFlag, io);
  return {
    words: parser.args,
    explicitText,
    text: (name) => explicitText(name) ?? getDefault(name),
    has: (flag) => readFlag(flag) === true,
    value: (flag) => {
      const value = readFlag(flag);
      return typeof value === 'string' ? value : undefined;
    },
    values: (flag) => {
      const value = readFlag(flag);
      return Array.isArray(value) ? value : [];
    },
    commandLine,
  };
}

function createInputReader(command: Command, readFlag: (flag: string) => FlagValue, { env }: CliIo) {
  const sources = [
    ...(command.inputs ?? []).map((input) => ({ input, flag: input })),
    ...toFlags(command.flags).flatMap(({ name, input }) => (input === undefined ? [] : [{ input, flag: name }])),
  ];
  if (sources.length === 0) return () => undefined;
  const texts = new Map<InputName, string>();
  for (const { input, flag } of sources) {
    const value = readFlag(flag);
    if (value !== undefined) texts.set(input, String(value));
  }
  return readCliInputs(texts, env);
}

function splitAtDashes({ commandLine }: Command, args: readonly string[]) {
  const argsBefore = takeArgsBeforeDashes(args);
  const joinedArgs = joinSwitchValues(argsBefore);
  if (commandLine !== undefined) return { parserArgs: joinedArgs, commandLine: args.slice(argsBefore.length + 1) };
  // Keep the "--": words after it are never flags (POSIX, "Utility Syntax Guidelines", guideline 10).
  return { parserArgs: [...joinedArgs, ...args.slice(argsBefore.length)], commandLine: [] };
}

function takeArgsBeforeDashes(args: readonly string[]): readonly string[] {
  const dashes = args.indexOf('--');
  return dashes === -1 ? args : args.slice(0, dashes);
}

/** Turns `--dry-run false` into `--dry-run=false`, and `--dry-run reviewer` into `--dry-run=true reviewer`. */
function joinSwitchValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const followsSwitch = isSwitch(joined.at(-1)?.slice(2) ?? '');
    if (followsSwitch && /^(?:true|false)$/i.test(arg)) joined[joined.length - 1] += `=${arg}`;
    else joined.push(arg);
  }
  return joined.map((arg) => (isSwitch(arg.slice(2)) ? `${arg}=true` : arg));
}

function isSwitch(flag: string): boolean {
  return isInputName(flag) && inputDefinitions[flag].kind.type === 'switch';
}

function buildParser(command: Command, io: CliIo): Parser {
  const { name, summary, details, commandLine, inputs = [] } = command;
  const about = command.about ?? `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  const screen = io.terminal?.stdout;
  const parser = new Parser(`interns ${name}`)
    .description(details === undefined ? about : `${about}\n\n${details}`)
    .helpOption('-h, --help', 'Show this help.')
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({
      writeOut: (text) => io.stdout(wrapWords(text, screen)),
      writeErr: () => {}, // commander also throws its errors, and runCommand reports them
      getOutHelpWidth: () => Math.min(screen?.columns ?? 100, 110),
      getOutHasColors: () => screen?.hasColors ?? false,
    })
    .configureHelp({
      styleTitle: createStyle(screen).bold,
      showGlobalOptions: true,
      ...(screen?.isTerminal === true ? narrowHelp : {}),
    });
  if (commandLine !== undefined) parser.usage(`[options] ${commandLine}`);
  for (const { name: word, required, repeats, about: meaning } of command.arguments ?? []) {
    const shown = `${word}${repeats === true ? '...' : ''}`;
    parser.argument(required ? `<${shown}>` : `[${shown}]`, meaning);
  }
  for (const flag of toFlags(command.flags)) parser.addOption(toFlagOption(flag));
  for (const input of inputs) parser.addOption(toInputOption(input));
  const examples = Object.entries(command.examples).map(([purpose, line]) => `  ${purpose}\n    $ ${line}`);
  return parser.addHelpText('after', `\nExamples:\n${examples.join('\n\n')}\n`);
}

function toFlagOption({ name, about, value, repeats }: Flag): Option {
  const option = new Option(value === undefined ? `--${name}` : `--${name} <${value}>`, about);
  if (repeats !== true) return option;
  return option.argParser<string[] | undefined>((text, before = []) => [...before, text]);
}

function toInputOption(name: InputName): Option {
  const { help, kind } = describe(name);
  const preset = kind.type === 'switch' ? undefined : getDefault(name);
  const about = `${help}${preset === undefined ? '' : ` (default ${preset})`} [${toEnvName(name)}]`;
  const value = kind.type === 'switch' ? `[${kind.placeholder}]` : `<${kind.placeholder}>`;
  const option = new Option(`--${name} ${value}`, about);
  return serviceInputNames.includes(name) ? option.helpGroup('Service and identity:') : option;
}

/** Puts a description below its flag if fewer than 40 columns are left beside the flag. */
const narrowHelp: Partial<Help> = {
  formatItem(term, termWidth, description, helper) {
    const isNarrow = (helper.helpWidth ?? 80) - termWidth - 4 < 40;
    if (!isNarrow) return Help.prototype.formatItem.call(helper, term, termWidth, description, helper);
    return `  ${term}\n      ${description}`;
  },
};

export async function runCommand(command: Command, args: readonly string[], io: CliIo) {
  const redactor = createRedactor();
  const onSecret = (secret: Secret): void => {
    if (secret.reveal().length >= minSecretLength) redactor.add(secret);
  };
  try {
    const parsed = await parseCommand(command, args, io);
    if (parsed === undefined) return 0;
    const openJob = async () => {
      const { createJobIo } = await import('./job-io.ts');
      return createJobIo(io, { verbose: parsed.has('verbose'), onSecret });
    };
    return await command.run({ ...parsed, io, groups: commandGroups, openJob });
  } catch (error) {
    const isJsonWanted = takeArgsBeforeDashes(args).includes('--json'); // `parsed` is missing if parsing failed
    return reportFailure(error, command, isJsonWanted, redactIo(io, redactor));
  }
}

/** Shorter values are not redacted in errors, because they may be in any text by chance. */
const minSecretLength = 8;

/** Redacts what is written, because a service can echo a secret in an error. */
function redactIo(io: CliIo, { redact }: Redactor): CliIo {
  return { ...io, stdout: (text) => io.stdout(redact(text)), stderr: (text) => io.stderr(redact(text)) };
}

/** Rewrites an error of commander in our style: without "error: ", with double quotes, and with a remedy. */
function toUsageMessage({ code, message }: CommanderError, command: Command, flags: readonly string[]): string {
  const sentence = oneLine(message.replace(/^error: /, ''))
    .replaceAll(/'([^']*)'/g, '"$1"')
    .replace(/ argument missing$/, ' needs a value')
    .replace(/\.$/, '');
  const remedy = findRemedy(code, sentence, command, flags);
  const help = `"interns ${command.name} --help" shows all arguments and options.`;
  return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`, remedy, help].filter(Boolean).join(' ');
}

function findRemedy(code: string, sentence: string, command: Command, flags: readonly string[]): string {
  if (code === 'commander.excessArguments') {
    if (command.commandLine !== undefined) return 'Write the command to run after "--".';
    return command.arguments === undefined ? '' : 'Put words that belong together in quotes.';
  }
  const typedFlag = /^unknown option "--([^"=]{2,})/.exec(sentence)?.[1];
  if (typedFlag === undefined) return '';
  if (flags.includes(typedFlag)) return `--${typedFlag} takes no value.`;
  const intendedFlag = findIntendedFlag(typedFlag, flags);
  return intendedFlag === undefined ? '' : `Did you mean --${intendedFlag}?`;
}

function findIntendedFlag(typed: string, flags: readonly string[]): string | undefined {
  const closest = flags.find((flag) => typed.length > 2 && flag.startsWith(typed)) ?? findNearest(typed, flags);
  if (closest !== undefined) return closest;
  // Try the first words of flags: "--workspcae" may mean "--workspace-id".
  const prefixes = flags.flatMap((flag) => [...flag.matchAll(/-/g)].map(({ index }) => flag.slice(0, index)));
  const prefix = findNearest(typed, prefixes);
  return flags.find((flag) => prefix !== undefined && flag.startsWith(`${prefix}-`));
}
