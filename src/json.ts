// Bytes from outside, read within bounds, and JSON: read, written and compared, and its pointers followed.

/** Read objects from outside through {@link ownField} only. */
export type Json = Plain | readonly Json[] | JsonObject;

export type Plain = string | number | boolean | null;

export interface JsonObject {
  readonly [name: string]: Json;
}

/** Returns `undefined` if it is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Guards the stack, which serializing endless nesting would exhaust. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Leaves the rest unread, which closes its connection, and returns undefined if there are more bytes. */
export async function readWithin(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | null,
): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > maxBytes) return undefined;
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

/** Writes equal values as equal text: keys sorted, numbers as JavaScript writes them. */
export function canonicalJson(value: Json): string {
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value === 0 ? 0 : value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(',')}}`;
}

/** Returns undefined for an invalid pointer, and for that of the whole document. */
export function readPointer(text: string): readonly string[] | undefined {
  if (!text.startsWith('/') || /~(?![01])/u.test(text)) return undefined;
  return text
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function follow(steps: readonly string[], document: Json): Json | undefined {
  let value: Json | undefined = document;
  for (const step of steps) {
    if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : undefined;
    else if (isObject(value)) value = ownField(value, step);
    else return undefined;
  }
  return value;
}
