// `when` of a key update: days of the week and a time of day, in UTC (docs/keys.md, "Many keys").
import type { Node } from 'yaml';
import type { Schedule, WeekDay } from '../keys/schedule.ts';
import { weekDays } from '../keys/schedule.ts';
import type { YamlReading } from './yaml-entries.ts';

const wholeDay = { fromMinute: 0, untilMinute: 24 * 60 };

/** A schedule; `days` left out are all, `between` left out is the whole day. Undefined after a problem. */
export function readWhen(node: Node, reading: YamlReading): Schedule | undefined {
  const problemsBefore = reading.problems.length;
  const values = reading.mapping(node, '"when"', ['days', 'between']);
  if (values === undefined || reading.problems.length > problemsBefore) return undefined;
  if (values.size === 0) {
    reading.report(node, '"when" is empty. Give "days", "between" or both, or leave "when" out.');
    return undefined;
  }
  const [daysNode, betweenNode] = [values.get('days'), values.get('between')];
  const days = daysNode === undefined ? weekDays : readDays(daysNode, reading);
  const between = betweenNode === undefined ? wholeDay : readBetween(betweenNode, reading);
  return days === undefined || between === undefined ? undefined : { days, ...between };
}

function readDays(node: Node, reading: YamlReading): readonly WeekDay[] | undefined {
  const elements = reading.list(node, '"days"');
  const days = elements?.map((element) => {
    const scalar = reading.scalar(element, 'A day');
    const day = weekDays.find((one) => one === scalar?.value);
    if (day === undefined && scalar !== undefined) {
      reading.report(element, `This is not a day. Use ${weekDays.join(', ')}.`);
    }
    return day;
  });
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

/** Minutes since midnight of `HH:MM`, at most `latest`. */
function readTime(node: Node, latest: number, reading: YamlReading): number | undefined {
  const scalar = reading.scalar(node, 'A time');
  if (scalar === undefined) return undefined;
  const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(String(scalar.value)) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  if (minute <= latest) return minute;
  const last = latest === 24 * 60 ? '24:00' : '23:59';
  reading.report(node, `This is not a time of day. Use UTC from "00:00" to "${last}".`);
  return undefined;
}
