// When a key's usage next resets.

/**
 * The next reset as ISO 8601 (docs/service-api.md, "PATCH /keys/{hash}": midnight UTC, weeks from Monday, months from the 1st);
 * null for a key without reset, and for a reset that this version does not know.
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
