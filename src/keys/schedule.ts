// Calculates times in UTC: whether an entry is due, and when a key's usage is reset next.

export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type WeekDay = (typeof weekDays)[number];

/** See docs/keys.md, "Many keys". */
export interface Schedule {
  readonly days: readonly WeekDay[];
  /** Minutes since midnight UTC, inclusive. */
  readonly fromMinute: number;
  /** Exclusive. If it is not after `fromMinute`, it is on the next day. */
  readonly untilMinute: number;
}

const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** A span across midnight belongs to the day on which it starts. */
export function isDue({ days, fromMinute, untilMinute }: Schedule, nowMs: number): boolean {
  const now = new Date(nowMs);
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const today = toWeekDay(nowMs);
  if (fromMinute < untilMinute) return days.includes(today) && minute >= fromMinute && minute < untilMinute;
  const yesterday = toWeekDay(nowMs - dayMinutes * minuteMs);
  return (days.includes(today) && minute >= fromMinute) || (days.includes(yesterday) && minute < untilMinute);
}

export function describeSchedule({ days, fromMinute, untilMinute }: Schedule): string {
  return `${days.join(', ')} ${formatTime(fromMinute)}-${formatTime(untilMinute)} UTC`;
}

function toWeekDay(timeMs: number): WeekDay {
  return weekDays[(new Date(timeMs).getUTCDay() + 6) % 7] ?? 'mon'; // JavaScript's weeks begin on Sunday
}

function formatTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Returns a time in ISO 8601 (docs/service-api.md, "PATCH /keys/{hash}"), or null for no reset or an unknown one. */
export function findNextReset(limitReset: string | null, nowMs: number): string | null {
  const now = new Date(nowMs);
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const next = new Map<string | null, number>([
    ['daily', Date.UTC(year, month, date + 1)],
    ['weekly', Date.UTC(year, month, date + 7 - ((now.getUTCDay() + 6) % 7))],
    ['monthly', Date.UTC(year, month + 1, 1)],
  ]).get(limitReset);
  return next === undefined ? null : new Date(next).toISOString();
}
