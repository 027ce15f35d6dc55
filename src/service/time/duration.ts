// Durations and moments as people write them in configurations, playbooks and the clock route.
// Inputs and flags have a reader of their own (inputs/values.ts): it takes whole numbers alone and names the input; the service
// imports nothing of the client's side.

const unitMs = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;
/** Nothing that a service waits for takes longer: a year, in milliseconds. */
const longestDurationMs = 366 * 24 * unitMs.h;

const pattern = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/;

/**
 * `90s`, `5m`, `1h30m`, `250ms`, or a bare number of seconds, in milliseconds.
 *
 * @returns undefined for anything else, and for more than a year (366 days); never negative
 */
export function readDurationMs(value: string | number): number | undefined {
  const ms = typeof value === 'number' ? value * unitMs.s : sumOf(value);
  return ms !== undefined && ms <= longestDurationMs && ms >= 0 ? ms : undefined;
}

function sumOf(text: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * unitMs.s;
  const match = text === '' ? null : pattern.exec(text);
  if (match === null) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = match;
  return (
    Number(hours) * unitMs.h +
    Number(minutes) * unitMs.m +
    Number(seconds) * unitMs.s +
    Number(milliseconds) * unitMs.ms
  );
}

/**
 * `2026-11-22` or `2026-11-22T08:00:00Z` in epoch milliseconds; a date alone is its midnight in UTC.
 *
 * @returns undefined for anything else
 */
export function readMomentMs(text: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
