// Moments as people write them: ISO 8601, a date alone or with its time.

/**
 * `2026-11-22` or `2026-11-22T08:00:00Z` in epoch milliseconds; a date alone is its midnight in UTC.
 *
 * @returns undefined for anything else
 */
export function readMomentMs(text: string): number | undefined {
  const ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
