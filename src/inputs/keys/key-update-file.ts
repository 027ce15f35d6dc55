// The file of `key-updates`: many updates of keys, all checked before the first is sent (docs/keys.md, "Many keys").
import type { Node } from 'yaml';
import { InputError } from '../../errors.ts';
import { type KeyCondition, type KeyEntry, type UsageCondition, usagePeriods } from '../../keys/entry.ts';
import { noLimits, type SafetyLimits } from '../../keys/safety.ts';
import { type Schedule, type WeekDay, weekDays } from '../../keys/schedule.ts';
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
import type { YamlOptions, YamlProblem, YamlReading, YamlScalar } from './yaml-reading.ts';

const entryKeys = ['hash', 'when', ...keyFieldNames];
const shownProblems = 5;

/** Throws {@link InputError} `input_invalid`, which shows no value of the file or the environment. */
export async function readKeyUpdateFile(
  text: string,
  { source, ...options }: YamlOptions & { readonly source: string },
) {
  const { YamlReading } = await import('./yaml-reading.ts'); // the YAML library is loaded only for a file
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
 * Does not mask a hash, which is no secret: a runner would drop every output that has it. Messages show it as it was
 * written, because a variable may have something else in it by mistake.
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

const wholeDay = { fromMinute: 0, untilMinute: 24 * 60 };

/** Reads times in UTC (docs/keys.md, "By time" and "By usage"). Returns undefined after a problem. */
function readWhen(node: Node, reading: YamlReading): KeyCondition | undefined {
  const problemsBefore = reading.problems.length;
  const values = reading.mapping(node, '"when"', ['days', 'between', 'usage']);
  if (values === undefined || reading.problems.length > problemsBefore) return undefined;
  if (values.size === 0) {
    reading.report(node, '"when" is empty. Give "days", "between", "usage" or several of them, or leave "when" out.');
    return undefined;
  }
  const schedule = readSchedule(values.get('days'), values.get('between'), reading);
  const usageNode = values.get('usage');
  const usage = usageNode === undefined ? undefined : readUsage(usageNode, reading);
  return reading.problems.length > problemsBefore ? undefined : { schedule, usage };
}

function readSchedule(
  daysNode: Node | undefined,
  betweenNode: Node | undefined,
  reading: YamlReading,
): Schedule | undefined {
  if (daysNode === undefined && betweenNode === undefined) return undefined;
  const days = daysNode === undefined ? weekDays : readDays(daysNode, reading);
  const between = betweenNode === undefined ? wholeDay : readBetween(betweenNode, reading);
  return days === undefined || between === undefined ? undefined : { days, ...between };
}

function readUsage(node: Node, reading: YamlReading): UsageCondition | undefined {
  const values = reading.mapping(node, '"usage"', ['of', 'at_least']);
  if (values === undefined) return undefined;
  const [ofNode, atLeastNode] = [values.get('of'), values.get('at_least')];
  if (ofNode === undefined || atLeastNode === undefined) {
    reading.report(node, '"usage" needs "of" and "at_least", such as { of: monthly, at_least: 80% }.');
    return undefined;
  }
  const of = reading.field(ofNode, 'of', usagePeriods.join(', '), ({ value }) =>
    usagePeriods.find((period) => period === value),
  );
  const takes = `a percentage of the limit, such as 80%, or ${takesAmount}`;
  const atLeast = reading.field(atLeastNode, 'at_least', takes, ({ value, isFromEnv }) => {
    const percent = percentOf(value);
    if (percent !== undefined) return { percent };
    const usd = isFromEnv ? numberOf(String(value)) : value;
    return isAmount(usd) ? { usd } : undefined;
  });
  return of === undefined || atLeast === undefined ? undefined : { of, atLeast };
}

function percentOf(value: unknown): number | undefined {
  const [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)\s?%$/.exec(String(value)) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function readDays(node: Node, reading: YamlReading): readonly WeekDay[] | undefined {
  const refusal = `This is not a day. Use ${weekDays.join(', ')}.`;
  const dayOf = ({ value }: { readonly value: unknown }) => weekDays.find((day) => day === value);
  const days = reading.list(node, '"days"')?.map((element) => reading.value(element, 'A day', dayOf, refusal));
  return days?.every((day) => day !== undefined) === true ? days : undefined;
}

function readBetween(node: Node, reading: YamlReading): Omit<Schedule, 'days'> | undefined {
  const elements = reading.list(node, '"between"');
  if (elements === undefined) return undefined;
  const [from, until, ...more] = elements;
  if (from === undefined || until === undefined || more.length > 0) {
    reading.report(node, '"between" must have two times, such as ["22:00", "06:00"].');
    return undefined;
  }
  const fromMinute = readTime(from, 23 * 60 + 59, reading);
  const untilMinute = readTime(until, 24 * 60, reading);
  if (fromMinute === undefined || untilMinute === undefined) return undefined;
  if (fromMinute !== untilMinute) return { fromMinute, untilMinute };
  reading.report(node, '"between" begins and ends at the same time. For a whole day use ["00:00", "24:00"].');
  return undefined;
}

function readTime(node: Node, latest: number, reading: YamlReading): number | undefined {
  const minuteOf = ({ value }: { readonly value: unknown }) => {
    const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(String(value)) ?? [];
    const minute = Number(hours) * 60 + Number(minutes);
    return minute <= latest ? minute : undefined;
  };
  const last = latest === 24 * 60 ? '24:00' : '23:59';
  return reading.value(node, 'A time', minuteOf, `This is not a time of day. Use UTC from "00:00" to "${last}".`);
}

/** What the entries so far leave of a key's limit. */
interface Left {
  /** The resets that are possible; undefined: also the one that the key has now. */
  readonly resets: ReadonlySet<string> | undefined;
  /** Whether there may be no limit, of which a percentage never holds. */
  readonly mayHaveNoLimit: boolean;
}

/** Takes entries in the order of the file. Reports a percentage of a limit that by then has another period. */
function createPeriodCheck(reading: YamlReading): (node: Node, entry: KeyEntry) => void {
  const leftOf = new Map<string, Left>();
  return (node, entry) => {
    const { resets, mayHaveNoLimit } = leftOf.get(entry.hash) ?? { resets: undefined, mayHaveNoLimit: false };
    leftOf.set(entry.hash, leftAfter({ resets, mayHaveNoLimit }, entry));
    const usage = entry.when?.usage;
    if (usage === undefined || 'usd' in usage.atLeast || resets === undefined || mayHaveNoLimit) return;
    if (resets.has(usage.of)) return;
    const use = [...resets].map((period) => `"of: ${period}"`).join(' or ');
    const what = 'The percentage is one of a limit with another reset: an earlier entry gives it.';
    reading.report(node, `${what} Use ${use}, or an amount in USD.`);
  };
}

function leftAfter({ resets, mayHaveNoLimit }: Left, { update, when }: KeyEntry): Left {
  const noLimit = update.limit === null || (mayHaveNoLimit && (update.limit === undefined || when !== undefined));
  if (update.limit_reset === undefined) return { resets, mayHaveNoLimit: noLimit };
  const reset = update.limit_reset ?? 'total';
  if (when === undefined) return { resets: new Set([reset]), mayHaveNoLimit: noLimit };
  return { resets: resets === undefined ? undefined : new Set([...resets, reset]), mayHaveNoLimit: noLimit };
}
