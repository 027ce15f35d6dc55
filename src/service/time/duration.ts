// Reads durations and moments that people write in configurations, playbooks and requests to move the clock.
// Inputs and flags have their own parser, inputs/values.ts: the service and the inputs import nothing from each other.
import * as z from 'zod/mini';

const unitMs = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 } as const;

const pattern = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/;

/** @returns undefined for anything but `90s`, `5m`, `1h30m`, `250ms` or seconds, from 0 up to 366 days */
export function readDurationMs(value: string | number): number | undefined {
  const ms = typeof value === 'number' ? value * unitMs.s : sumUnits(value);
  return ms !== undefined && ms <= 366 * 24 * unitMs.h && ms >= 0 ? ms : undefined;
}

export function durationSchema(
  problem = 'is not a duration: write 90s, 5m, 1h30m or a number of seconds, at most a year',
  greaterThanMs = -1,
) {
  const isAccepted = (value: string | number): boolean => {
    const ms = readDurationMs(value);
    return ms !== undefined && ms > greaterThanMs;
  };
  return z.union([z.string(), z.number()]).check(z.refine(isAccepted, problem));
}

export function durationMsSchema(...args: Parameters<typeof durationSchema>) {
  return z.pipe(
    durationSchema(...args),
    z.transform((value) => readDurationMs(value) ?? 0),
  );
}

function sumUnits(text: string): number | undefined {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * unitMs.s;
  const match = text === '' ? null : pattern.exec(text);
  if (match === null) return undefined;
  const [, ...amounts] = match;
  return Object.values(unitMs).reduce((sum, ms, index) => sum + Number(amounts[index] ?? 0) * ms, 0);
}

/** Takes a bare date as midnight UTC. @returns undefined for a text that begins with no ISO 8601 date, or is no time */
export function readMomentMs(text: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
