// Reports why a command failed: to a person, and with `--json` to a program.
import { describeError, toToolkitError } from '../errors.ts';
import { inputDefinitions, isInputName } from '../inputs/definitions.ts';
import { serviceInputNames } from '../inputs/input-lists.ts';
import { toEnvName } from '../inputs/input-text.ts';
import { oneLine } from '../log.ts';
import type { NameInput } from '../wording.ts';
import { type CliIo, type Command, toFlags } from './command.ts';
import { toExitCode } from './exit-code.ts';
import { tell, toJsonText } from './screen.ts';

const accessCodePattern = /^(?:identity|exchange|api|intern)_/;

export const nameAsFlag: NameInput = (name) => `--${name}`;

function createNameInput({ inputs = [], flags, arguments: words = [] }: Command): NameInput {
  const names = [...inputs, ...toFlags(flags).map(({ name }) => name)];
  return (name, isFirst) => {
    if (names.includes(name)) return nameAsFlag(name, isFirst);
    return words.find(({ input }) => input === name)?.name ?? name.toUpperCase(); // as the help shows arguments
  };
}

/** Finds a variable that differs from the wanted one only in the S of `INTERNS`, in underscores or in capitals. */
function findMisspeltVariable(wanted: string, { env }: CliIo): string | undefined {
  const strip = (name: string): string => name.replace(/^INTERNS?_?|_/gi, '').toUpperCase();
  return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && strip(name) === strip(wanted));
}

export function reportFailure(thrown: unknown, command: Command, isJsonWanted: boolean, io: CliIo): number {
  const error = toToolkitError(thrown);
  const nameInput = createNameInput(command);
  const source = error.data.source ?? '';
  const text = oneLine(`interns ${command.name}: ${describeError(thrown, nameInput)} (${error.code})`);
  // A message about a file may list several mistakes, each after its position: begin a new line for each.
  tell(io, error.data.line === undefined ? text : text.replaceAll(` ${oneLine(source)}:`, `\n${oneLine(source)}:`));
  const missingInput = error.code === 'input_missing' && isInputName(source) ? source : undefined;
  if (isInputName(source) && inputDefinitions[source].where !== 'action' && (io.env[toEnvName(source)] ?? '') !== '') {
    tell(io, `  Without the flag, the environment variable ${toEnvName(source)} is used.`);
  } else if (missingInput !== undefined) {
    const misspelt = findMisspeltVariable(toEnvName(missingInput), io);
    if (misspelt === undefined) tell(io, `  You can also set it in the environment, as ${toEnvName(missingInput)}.`);
    else tell(io, `  ${misspelt} is set, but nothing reads it. Did you mean ${toEnvName(missingInput)}?`);
  }
  for (const { name: claim, value } of error.data.unverifiedClaims ?? []) {
    tell(io, `  ${claim}: ${oneLine(value ?? 'absent')} (unverified)`);
  }
  for (const remark of error.data.remarks ?? []) tell(io, `  ${oneLine(remark)}`);
  const lacksAccess = accessCodePattern.test(error.code) || serviceInputNames.some((name) => name === missingInput);
  if (lacksAccess) tell(io, '  "interns doctor" says what to fix.');
  const example = Object.values(command.examples).find((line) => line.startsWith('interns exec -- '));
  if (missingInput === 'base-url' && example !== undefined) tell(io, `  To try it with a local service: ${example}`);
  if (isJsonWanted) io.stdout(`${toJsonText({ error: { code: error.code, message: error.messageFor(nameInput) } })}\n`);
  return toExitCode(error);
}
