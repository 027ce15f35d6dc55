// A check of some rows, and the three ways in which it can come out.
import type { Target } from './probe.ts';

/** A row is not as the document says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** The target lacks what a check needs: a key, an intern, a question. */
export class NotCheckable extends Error {
  override readonly name = 'NotCheckable';
}

/** Checks one or more rows of the API (docs/service-api.md) by asking the service. */
export interface Check {
  readonly rows: readonly string[];
  /**
   * @throws {Mismatch} when the service does otherwise
   * @throws {NotCheckable} when this target has not what it takes
   */
  run(target: Target): Promise<void>;
}

/** Holds, or is a mismatch that says so. */
export function expectThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Mismatch(otherwise);
}

/** The value, or not checkable for want of it. */
export function needs<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new NotCheckable(`needs ${what}`);
  return value;
}

/** An object of JSON. */
export function asObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  expectThat(typeof value === 'object' && value !== null && !Array.isArray(value), `${what} is no object`);
  return Object.fromEntries(Object.entries(value));
}

/** Just these keys, in any order. */
export function expectKeys(value: Readonly<Record<string, unknown>>, keys: readonly string[], what: string): void {
  const found = Object.keys(value).toSorted().join(', ');
  expectThat(found === [...keys].toSorted().join(', '), `${what} has ${found}`);
}
