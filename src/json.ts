// Parses JSON, writes it in a canonical form, follows JSON pointers, and reads bodies up to a size limit.

/** A parsed JSON value. Read the fields of its objects through {@link ownField}, which ignores inherited ones. */
export type Json = Plain | readonly Json[] | JsonObject;

export type Plain = string | number | boolean | null;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** Returns `undefined` if the text is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Guards later code that recurses, such as `JSON.stringify`, against a stack overflow. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns undefined for a body of more than `limit` bytes. Its rest stays unread, which closes the connection. */
export async function readWithin(limit: number, body: AsyncIterable<Uint8Array> | null): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > limit) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function ownField(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Writes equal values as equal text: sorts keys, and formats numbers as JavaScript does. */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`;
}

/** Splits a JSON pointer (RFC 6901). Returns undefined if it is invalid, or points to the whole document. */
export function readPointer(text: string): readonly string[] | undefined {
  if (!text.startsWith('/') || /~(?![01])/u.test(text)) return undefined;
  const steps = text.slice(1).split('/');
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function followPointer(steps: readonly string[], document: Json): Json | undefined {
  let value: Json | undefined = document;
  for (const step of steps) {
    if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : undefined;
    else if (isObject(value)) value = ownField(value, step);
    else return undefined;
  }
  return value;
}
