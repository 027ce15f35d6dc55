// Reads the settings of an agent from `--agent` and the flags that belong to it.
import { InputError } from '../errors.ts';
import { readMapping } from '../inputs/model-access.ts';
import { badValue, readChoice } from '../inputs/values.ts';
import type { CliIo, ParsedCommand } from './command.ts';

/** Returns undefined without --agent. Throws {@link InputError} `input_invalid`, `input_conflict`. */
export function readAgent({ value, values, has, explicitText }: ParsedCommand, { env }: CliIo) {
  const text = value('agent');
  const variables = values('agent-env');
  if (text === undefined) {
    const isPresent = (name: string): boolean => has(name) || value(name) !== undefined || values(name).length > 0;
    const orphanFlag = ['agent-asks', 'agent-env', 'any-model', 'agent-sandbox'].find(isPresent);
    if (orphanFlag === undefined) return undefined;
    throw new InputError('input_conflict', `--${orphanFlag} needs --agent.`);
  }
  if (value('config') !== undefined) {
    const message = 'Give --agent or --config, not both. A configuration names its agents itself.';
    throw new InputError('input_conflict', message);
  }
  const command = splitWords(text);
  if (command === undefined) throw badValue('agent', text, 'Close the quote.');
  if ((command[0] ?? '') === '') throw badValue('agent', text, 'Name a program, for example "opencode acp".');
  for (const name of variables) {
    if ((env[name] ?? '') === '') throw badValue('agent-env', name, 'Name a variable that is set.');
  }
  const accessText = explicitText('model-access');
  const modelAccess = accessText === undefined ? undefined : readMapping(accessText);
  if (accessText !== undefined && modelAccess === undefined) {
    throw badValue('model-access', 'that text', 'Write a mapping in YAML: "{ provider: openai, … }".'); // it may hold a key
  }
  const kind = value('agent-sandbox');
  const sandbox = kind === undefined ? undefined : readChoice('agent-sandbox', kind, ['none', 'bubblewrap']);
  return { command, asks: has('agent-asks'), variables, anyModel: has('any-model'), modelAccess, sandbox };
}

const word = /(?:[^ \t\r\n'"]|'[^']*'|"[^"]*")+/g;
const closedQuotes = /^(?:[^'"]|'[^']*'|"[^"]*")*$/;
const quoted = /'([^']*)'|"([^"]*)"/g;

/** Splits a text at blanks outside single or double quotes. Returns undefined if a quote is not closed. */
export function splitWords(text: string): readonly string[] | undefined {
  if (!closedQuotes.test(text)) return undefined;
  return [...text.matchAll(word)].map(([part]) =>
    part.replaceAll(quoted, (_quotes, single?: string, double?: string) => single ?? double ?? ''),
  );
}
