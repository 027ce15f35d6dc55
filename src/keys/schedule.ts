// Times of a key in UTC: the schedule of an entry, and the next reset of its usage.

/** The names in a key update file, from Monday. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type WeekDay = (typeof weekDays)[number];

/** Days and a time of day in UTC (docs/keys.md, "Many keys"). */
export interface Schedule {
  readonly days: readonly WeekDay[];
  /** Minutes since midnight, 0 to 1439, inclusive. */
  readonly fromMinute: number;
  /** Minutes since midnight, 0 to 1440, exclusive. At or before `fromMinute`: on the next day. */
  readonly untilMinute: number;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** True if a schedule holds at a time; a span over midnight belongs to the day on which it starts. */
export function isDue({ days, fromMinute, untilMinute }: Schedule, nowMs: number): boolean {
  const now = new Date(nowMs);
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const today = dayOf(nowMs);
  if (fromMinute < untilMinute) return days.includes(today) && minute >= fromMinute && minute < untilMinute;
  const yesterday = dayOf(nowMs - dayMinutes * minuteMs);
  return (days.includes(today) && minute >= fromMinute) || (days.includes(yesterday) && minute < untilMinute);
}

/** Writes a schedule in words: `sat, sun 00:00-24:00 UTC`. */
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

/**
 * Gives the next reset as ISO 8601 (docs/service-api.md, "PATCH /keys/{hash}": midnight UTC, weeks from Monday, months
 * from the 1st); null for a key without a reset, or with a reset that this version does not know.
 */
export function nextReset(limitReset: string | null, nowMs: number): string | null {
  const now = new Date(nowMs);
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  switch (limitReset) {
    case 'daily':
      return iso(year, month, date + 1);
    case 'weekly':
      // From 1 (today is Sunday) to 7 (today is Monday) days ahead.
      return iso(year, month, date + 7 - ((now.getUTCDay() + 6) % 7));
    case 'monthly':
      return iso(year, month + 1, 1);
    default:
      return null;
  }
}

function iso(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString();
}
