// Usage of a run, summed over its responses.
import type { Usage } from '../contract/chat.ts';

/** The sum of two usages: every number by its name, details too; what neither reports stays absent. */
export function addUsage(sum: Usage | null, more: Usage | null): Usage | null {
  if (sum === null || more === null) return sum ?? more;
  return addNumbers(sum, more);
}

function addNumbers(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
}

function add(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if (isRecord(a) && isRecord(b)) return addNumbers(a, b);
  return a ?? b;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
