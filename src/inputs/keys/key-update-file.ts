// The file of `key-updates`: many updates of keys, all checked before the first is sent (docs/keys.md, "Many keys").
import type { Node } from 'yaml';
import { InputError } from '../../errors.ts';
import type { KeyEntry } from '../../keys/entry.ts';
import { noLimits, type SafetyLimits } from '../../keys/safety.ts';
import { oneLine } from '../../log.ts';
import type { KeyFieldName } from '../key-fields.ts';
import {
  factorOf,
  isAmount,
  keyFieldNames,
  keyFields,
  numberOf,
  takesAmount,
  takesFactor,
  toKeyUpdate,
} from '../key-fields.ts';
import { createPeriodCheck, readWhen } from './when.ts';
import type { YamlOptions, YamlProblem, YamlReading, YamlScalar } from './yaml-reading.ts';

const entryKeys = ['hash', 'when', ...keyFieldNames];
const shownProblems = 5;

/** Throws {@link InputError} `input_invalid`, which shows no value of file or environment. */
export async function readKeyUpdateFile(
  text: string,
  { source, ...options }: YamlOptions & { readonly source: string },
) {
  const { YamlReading } = await import('./yaml-reading.ts'); // load the YAML library only for a file
  const reading = new YamlReading(text, options);
  if (reading.problems.length > 0) throw invalid(reading.problems, source);
  const values = reading.mapping(reading.root, 'The file', ['keys', 'limits']);
  const elements = values === undefined ? [] : reading.list(values.get('keys') ?? null, 'Key "keys"');
  const entries: KeyEntry[] = [];
  const checkPeriod = createPeriodCheck(reading);
  for (const element of elements ?? []) {
    const entry = readEntry(element, reading, source);
    if (entry === undefined) continue;
    checkPeriod(element, entry);
    entries.push(entry);
  }
  const limits = values?.get('limits');
  const file = { entries, limits: limits === undefined ? noLimits : readLimits(limits, reading) };
  if (reading.problems.length > 0) throw invalid(reading.problems, source);
  return file;
}

function readEntry(entry: Node, reading: YamlReading, source: string): KeyEntry | undefined {
  const problemsBefore = reading.problems.length;
  const values = reading.mapping(entry, 'An entry', entryKeys);
  if (values === undefined) return undefined;
  const hash = readHash(entry, values.get('hash'), reading);
  const fields = new Map(keyFieldNames.map((name) => [name, readField(name, values.get(name), reading)]));
  if (reading.problems.length === problemsBefore && keyFieldNames.every((name) => !values.has(name))) {
    reading.report(entry, `The entry changes nothing. Give at least one of ${keyFieldNames.join(', ')}.`);
  }
  const whenNode = values.get('when');
  const when = whenNode === undefined ? undefined : readWhen(whenNode, reading);
  if (hash === undefined || reading.problems.length > 0) return undefined;
  const { line } = reading.placeOf(entry);
  return { source: `${source}:${line}`, ...hash, update: toKeyUpdate((name) => fields.get(name)), when };
}

/**
 * Leaves a hash unmasked: it is no secret, and a runner would drop every output that contains it. Messages show it as
 * written, because a variable may hold something else by mistake.
 */
function readHash(entry: Node, node: Node | undefined, reading: YamlReading) {
  if (node === undefined) return reading.report(entry, 'The entry has no "hash". Give the hash of the key to update.');
  const takes = 'the hash of a key, in quotes if it looks like a number';
  const read = ({ value, written }: YamlScalar) => {
    const isHash = typeof value === 'string' && !/^\.{0,2}$/.test(value) && value.isWellFormed();
    return isHash ? { hash: value, shownHash: String(written) } : undefined;
  };
  return reading.field(node, 'hash', takes, read, () => {});
}

function readField(name: KeyFieldName, node: Node | undefined, reading: YamlReading): unknown {
  const { takes, fromText, accepts } = keyFields[name];
  return reading.field(node, name, takes, ({ value, isFromEnv }) => {
    const given = isFromEnv ? fromText(String(value)) : value;
    return accepts(given) ? given : undefined;
  });
}

function invalid(problems: readonly YamlProblem[], source: string): InputError {
  const inOrder = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const named = inOrder
    .slice(0, shownProblems)
    .map(({ line, column, message }) => `${source}:${line}:${column}: ${message}`);
  const more = inOrder.length - named.length;
  const rest = more > 0 ? ` And ${more} more.` : '';
  return new InputError('input_invalid', oneLine(`The key update file is invalid. ${named.join(' ')}${rest}`), {
    source,
    line: inOrder[0]?.line,
    column: inOrder[0]?.column,
  });
}

const names = ['max_changes', 'raise_at_most', 'total_at_most', 'never_disable_all'] as const;

function readLimits(node: Node, reading: YamlReading): SafetyLimits {
  const values = reading.mapping(node, '"limits"', names);
  if (values === undefined) return noLimits;
  const limit = <Value>(name: (typeof names)[number], takes: string, read: (given: unknown) => Value | undefined) =>
    reading.field(values.get(name), name, takes, ({ value, isFromEnv }) =>
      read(isFromEnv ? valueOfVariable(String(value)) : value),
    );
  return {
    maxChanges: limit('max_changes', 'a whole number from 0', (given) =>
      isAmount(given) && Number.isInteger(given) ? given : undefined,
    ),
    raiseAtMost: limit('raise_at_most', takesFactor, factorOf),
    totalAtMost: limit('total_at_most', takesAmount, (given) => (isAmount(given) ? given : undefined)),
    neverDisableAll:
      limit('never_disable_all', 'true or false', (given) => (typeof given === 'boolean' ? given : undefined)) ?? false,
  };
}

function valueOfVariable(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return numberOf(text) ?? text;
}
