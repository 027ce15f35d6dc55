// When an entry of a key update file is due: days of the week and a time of day, in UTC.

/** The days of the week as a key update file names them, from Monday. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day of the week. */
export type WeekDay = (typeof weekDays)[number];

/** Days and a time of day in UTC (docs/keys.md, "Many keys"). */
export interface Schedule {
  readonly days: readonly WeekDay[];
  /** Minutes since midnight, 0 to 1439: from here on. */
  readonly fromMinute: number;
  /** Minutes since midnight, 0 to 1440, exclusive. At or before `fromMinute`: on the next day. */
  readonly untilMinute: number;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** Whether a schedule holds at a time. A time that runs over midnight belongs to the day on which it starts. */
export function isDue({ days, fromMinute, untilMinute }: Schedule, nowMs: number): boolean {
  const now = new Date(nowMs);
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const today = dayOf(nowMs);
  if (fromMinute < untilMinute) return days.includes(today) && minute >= fromMinute && minute < untilMinute;
  const yesterday = dayOf(nowMs - dayMinutes * minuteMs);
  return (days.includes(today) && minute >= fromMinute) || (days.includes(yesterday) && minute < untilMinute);
}

/** A schedule in words: `sat, sun 00:00-24:00 UTC`. */
export function describeSchedule({ days, fromMinute, untilMinute }: Schedule): string {
  return `${days.join(', ')} ${clockTime(fromMinute)}-${clockTime(untilMinute)} UTC`;
}

function dayOf(atMs: number): WeekDay {
  // Sunday is 0 in JavaScript, and last here.
  return weekDays[(new Date(atMs).getUTCDay() + 6) % 7] ?? 'mon';
}

function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
