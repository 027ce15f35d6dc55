// Reads `when` of a key update, in UTC (docs/keys.md, "By time" and "By usage"), and checks its periods.
import type { Node } from 'yaml';
import { type KeyCondition, type KeyEntry, type UsageCondition, usagePeriods } from '../../keys/entry.ts';
import { type Schedule, type WeekDay, weekDays } from '../../keys/schedule.ts';
import { isAmount, numberOf, takesAmount } from '../key-fields.ts';
import type { YamlReading } from './yaml-reading.ts';

const wholeDay = { fromMinute: 0, untilMinute: 24 * 60 };

/** Undefined after a problem. */
export function readWhen(node: Node, reading: YamlReading): KeyCondition | undefined {
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

/** The limit of a key after the entries so far. */
interface Left {
  /** Undefined: the record's own reset is possible too. */
  readonly resets: ReadonlySet<string> | undefined;
  /** A percentage of no limit never holds. */
  readonly mayHaveNoLimit: boolean;
}

/** Takes entries in file order, and reports a percentage of a limit whose period is another by then. */
export function createPeriodCheck(reading: YamlReading): (node: Node, entry: KeyEntry) => void {
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
