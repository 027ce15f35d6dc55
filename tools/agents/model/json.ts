// Reads what an agent sent to its model, without trusting its shape.

/** A field of an object; undefined of anything else. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A list; empty for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, or the texts of a list of parts; empty for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return listOf(value)
    .map((part) => textOf(fieldOf(part, 'text')))
    .join('');
}
