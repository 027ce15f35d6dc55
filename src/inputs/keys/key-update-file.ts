// Reads the file of `key-updates`, and checks all updates before any is sent (docs/keys.md, "Many keys").
import type { Node } from 'yaml';
import { InputError } from '../../errors.ts';
import { type KeyCondition, type KeyEntry, type UsageCondition, usagePeriods } from '../../keys/entry.ts';
import { noLimits, type SafetyLimits } from '../../keys/safety.ts';
import { type Schedule, type WeekDay, weekDays } from '../../keys/schedule.ts';
import { oneLine } from '../../log.ts';
import type { KeyFieldName } from '../key-fields.ts';
import {
  amountFormat,
  factorFormat,
  isAmount,
  keyFieldNames,
  keyFields,
  parseFactor,
  parseNumber,
  toKeyUpdate,
} from '../key-fields.ts';
import type { YamlOptions, YamlProblem, YamlReader, YamlScalar } from './yaml-reader.ts';

const maxShownProblems = 5;

/** @throws {InputError} `input_invalid`: its message shows no value of the file or the environment */
export async function readKeyUpdateFile(text: string, { source, ...options }: YamlOptions & { source: string }) {
  const { YamlReader } = await import('./yaml-reader.ts'); // the YAML library is loaded only for a file
  const reader = new YamlReader(text, options);
  if (reader.problems.length > 0) throw invalid(reader.problems, source);
  const values = reader.readMapping(reader.root, 'The file', ['keys', 'limits']);
  const elements = values === undefined ? [] : reader.readList(values.get('keys') ?? null, 'Key "keys"');
  const entries: KeyEntry[] = [];
  const checkPeriod = createPeriodCheck(reader);
  for (const element of elements ?? []) {
    const entry = readEntry(element, reader, source);
    if (entry === undefined) continue;
    checkPeriod(element, entry);
    entries.push(entry);
  }
  const limits = values?.get('limits');
  const file = { entries, limits: limits === undefined ? noLimits : readLimits(limits, reader) };
  if (reader.problems.length > 0) throw invalid(reader.problems, source);
  return file;
}

function readEntry(entry: Node, reader: YamlReader, source: string): KeyEntry | undefined {
  const problemsBefore = reader.problems.length;
  const values = reader.readMapping(entry, 'An entry', ['hash', 'when', ...keyFieldNames]);
  if (values === undefined) return undefined;
  const hash = readHash(entry, values.get('hash'), reader);
  const fields = new Map(keyFieldNames.map((name) => [name, readField(name, values.get(name), reader)]));
  if (reader.problems.length === problemsBefore && keyFieldNames.every((name) => !values.has(name))) {
    reader.report(entry, `The entry changes nothing. Give at least one of ${keyFieldNames.join(', ')}.`);
  }
  const whenNode = values.get('when');
  const when = whenNode === undefined ? undefined : readWhen(whenNode, reader);
  if (hash === undefined || reader.problems.length > 0) return undefined; // any problem refuses the whole file
  const { line } = reader.placeOf(entry);
  return { source: `${source}:${line}`, ...hash, update: toKeyUpdate((name) => fields.get(name)), when };
}

/**
 * Does not mask the hash: it is not secret, and a runner drops every output that contains a masked text. Messages show
 * `${NAME}` as in the file, not the value of the variable, which may hold something else by mistake.
 */
function readHash(entry: Node, node: Node | undefined, reader: YamlReader) {
  if (node === undefined) return reader.report(entry, 'The entry has no "hash". Give the hash of the key to update.');
  const format = 'the hash of a key, in quotes if it looks like a number';
  const parse = ({ value, rawValue }: YamlScalar) => {
    const isHash = typeof value === 'string' && !['', '.', '..'].includes(value) && value.isWellFormed();
    return isHash ? { hash: value, shownHash: String(rawValue) } : undefined;
  };
  return reader.readField(node, 'hash', format, parse, () => {});
}

function readField(name: KeyFieldName, node: Node | undefined, reader: YamlReader): unknown {
  const { format, fromText, accepts } = keyFields[name];
  return reader.readField(node, name, format, ({ value, isFromEnv }) => {
    const parsed = isFromEnv ? fromText(String(value)) : value;
    return accepts(parsed) ? parsed : undefined;
  });
}

function invalid(problems: readonly YamlProblem[], source: string): InputError {
  const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
  const shown = sorted
    .slice(0, maxShownProblems)
    .map(({ line, column, message }) => `${source}:${line}:${column}: ${message}`);
  const hiddenCount = sorted.length - shown.length;
  const rest = hiddenCount > 0 ? ` And ${hiddenCount} more.` : '';
  return new InputError('input_invalid', oneLine(`The key update file is invalid. ${shown.join(' ')}${rest}`), {
    source,
    line: sorted[0]?.line,
    column: sorted[0]?.column,
  });
}

const limitKeys = ['max_changes', 'raise_at_most', 'total_at_most', 'never_disable_all'] as const;

function readLimits(node: Node, reader: YamlReader): SafetyLimits {
  const values = reader.readMapping(node, '"limits"', limitKeys);
  if (values === undefined) return noLimits;
  const read = <Value>(key: (typeof limitKeys)[number], format: string, parse: (value: unknown) => Value | undefined) =>
    reader.readField(values.get(key), key, format, ({ value, isFromEnv }) =>
      parse(isFromEnv ? parseVariable(String(value)) : value),
    );
  return {
    maxChanges: read('max_changes', 'a whole number from 0', (value) =>
      isAmount(value) && Number.isInteger(value) ? value : undefined,
    ),
    raiseAtMost: read('raise_at_most', factorFormat, parseFactor),
    totalAtMost: read('total_at_most', amountFormat, (value) => (isAmount(value) ? value : undefined)),
    neverDisableAll:
      read('never_disable_all', 'true or false', (value) => (typeof value === 'boolean' ? value : undefined)) ?? false,
  };
}

function parseVariable(text: string): unknown {
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return parseNumber(text) ?? text;
}

const wholeDay = { fromMinute: 0, untilMinute: 24 * 60 };

/** Reads times in UTC (docs/keys.md, "By time" and "By usage"). Returns undefined after a problem. */
function readWhen(node: Node, reader: YamlReader): KeyCondition | undefined {
  const problemsBefore = reader.problems.length;
  const values = reader.readMapping(node, '"when"', ['days', 'between', 'usage']);
  if (values === undefined || reader.problems.length > problemsBefore) return undefined;
  if (values.size === 0) {
    reader.report(node, '"when" is empty. Give "days", "between", "usage" or several of them, or leave "when" out.');
    return undefined;
  }
  const schedule = readSchedule(values.get('days'), values.get('between'), reader);
  const usageNode = values.get('usage');
  const usage = usageNode === undefined ? undefined : readUsage(usageNode, reader);
  return reader.problems.length > problemsBefore ? undefined : { schedule, usage };
}

function readSchedule(daysNode: Node | undefined, betweenNode: Node | undefined, reader: YamlReader) {
  if (daysNode === undefined && betweenNode === undefined) return undefined;
  const days = daysNode === undefined ? weekDays : readDays(daysNode, reader);
  const between = betweenNode === undefined ? wholeDay : readBetween(betweenNode, reader);
  return days === undefined || between === undefined ? undefined : { days, ...between };
}

function readUsage(node: Node, reader: YamlReader): UsageCondition | undefined {
  const values = reader.readMapping(node, '"usage"', ['of', 'at_least']);
  if (values === undefined) return undefined;
  const ofNode = values.get('of');
  const atLeastNode = values.get('at_least');
  if (ofNode === undefined || atLeastNode === undefined) {
    return reader.report(node, '"usage" needs "of" and "at_least", such as { of: monthly, at_least: 80% }.');
  }
  const of = reader.readField(ofNode, 'of', usagePeriods.join(', '), ({ value }) =>
    usagePeriods.find((period) => period === value),
  );
  const format = `a percentage of the limit, such as 80%, or ${amountFormat}`;
  const atLeast = reader.readField(atLeastNode, 'at_least', format, ({ value, isFromEnv }) => {
    const percent = parsePercent(value);
    if (percent !== undefined) return { percent };
    const usd = isFromEnv ? parseNumber(String(value)) : value;
    return isAmount(usd) ? { usd } : undefined;
  });
  return of === undefined || atLeast === undefined ? undefined : { of, atLeast };
}

function parsePercent(value: unknown): number | undefined {
  const [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)\s?%$/.exec(String(value)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function readDays(node: Node, reader: YamlReader): readonly WeekDay[] | undefined {
  const refusal = `This is not a day. Use ${weekDays.join(', ')}.`;
  const parseDay = ({ value }: { readonly value: unknown }) => weekDays.find((day) => day === value);
  const days = reader.readList(node, '"days"')?.map((element) => reader.readValue(element, 'A day', parseDay, refusal));
  return days?.every((day) => day !== undefined) === true ? days : undefined;
}

function readBetween(node: Node, reader: YamlReader): Omit<Schedule, 'days'> | undefined {
  const elements = reader.readList(node, '"between"');
  if (elements === undefined) return undefined;
  const [from, until, ...more] = elements;
  if (from === undefined || until === undefined || more.length > 0) {
    return reader.report(node, '"between" must have two times, such as ["22:00", "06:00"].');
  }
  const fromMinute = readTime(from, 23 * 60 + 59, reader);
  const untilMinute = readTime(until, 24 * 60, reader);
  if (fromMinute === undefined || untilMinute === undefined) return undefined;
  if (fromMinute !== untilMinute) return { fromMinute, untilMinute };
  return reader.report(node, '"between" begins and ends at the same time. For a whole day use ["00:00", "24:00"].');
}

function readTime(node: Node, latest: number, reader: YamlReader): number | undefined {
  const parseMinute = ({ value }: { readonly value: unknown }) => {
    const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(String(value)) ?? [];
    const minute = Number(hours) * 60 + Number(minutes);
    return minute <= latest ? minute : undefined; // also undefined for NaN
  };
  const last = latest === 24 * 60 ? '24:00' : '23:59';
  return reader.readValue(node, 'A time', parseMinute, `This is not a time of day. Use UTC from "00:00" to "${last}".`);
}

/** The possible state of a key's limit after the entries so far. */
interface LimitState {
  /** The possible resets; undefined if the key's current reset, which is not known here, is among them. */
  readonly resets: ReadonlySet<string> | undefined;
  /** If true, percentages are not checked: without a limit, a condition on a percentage never holds. */
  readonly mayHaveNoLimit: boolean;
}

/** Checks entries in the order of the file: a percentage needs a limit that resets in the condition's period. */
function createPeriodCheck(reader: YamlReader): (node: Node, entry: KeyEntry) => void {
  const limitStates = new Map<string, LimitState>();
  return (node, entry) => {
    const { resets, mayHaveNoLimit } = limitStates.get(entry.hash) ?? { resets: undefined, mayHaveNoLimit: false };
    limitStates.set(entry.hash, updateLimitState({ resets, mayHaveNoLimit }, entry));
    const usage = entry.when?.usage;
    if (usage === undefined || 'usd' in usage.atLeast || resets === undefined || mayHaveNoLimit) return;
    if (resets.has(usage.of)) return;
    const alternatives = [...resets].map((period) => `"of: ${period}"`).join(' or ');
    const problem = 'An earlier entry gives the limit a reset that does not fit the period of this percentage.';
    reader.report(node, `${problem} Use ${alternatives}, or an amount in USD.`);
  };
}

/** Keeps the earlier possibilities after an entry with a condition, which may not apply. */
function updateLimitState(before: LimitState, { update, when }: KeyEntry): LimitState {
  const mayKeepNoLimit = before.mayHaveNoLimit && (update.limit === undefined || when !== undefined);
  const mayHaveNoLimit = update.limit === null || mayKeepNoLimit;
  if (update.limit_reset === undefined) return { resets: before.resets, mayHaveNoLimit };
  const reset = update.limit_reset ?? 'total';
  if (when === undefined) return { resets: new Set([reset]), mayHaveNoLimit };
  return { resets: before.resets && new Set([...before.resets, reset]), mayHaveNoLimit };
}
