// What else a tool call says of itself: its address and arguments, bounded, so that a policy and a person see them.

/** A tool call's own arguments, for the pause. */
export interface RawArguments {
  readonly url: string | undefined;
  readonly arguments: unknown;
}

/** Characters of a text, elements of a list or object, and levels; what is more is said to be missing. */
const maxText = 4000;
const maxElements = 100;
const maxDepth = 8;
/** Characters of all arguments as JSON; a pause of more than 64 KiB could not be judged. */
const maxJson = 32_000;

const cut = '… (cut)';

/** Bounds the raw input of a call; a call without one has no arguments. */
export function rawArgumentsOf(raw: unknown): RawArguments {
  if (raw === undefined || raw === null) return { url: undefined, arguments: undefined };
  const bounded = bound(raw, 1);
  const url = typeof raw === 'object' && 'url' in raw && typeof raw.url === 'string' ? raw.url : undefined;
  return {
    url: url === undefined || url.length > maxText ? undefined : url,
    arguments: JSON.stringify(bounded).length > maxJson ? cut : bounded,
  };
}

function bound(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.length > maxText ? `${value.slice(0, maxText)}${cut}` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return cut;
  if (Array.isArray(value)) {
    const first = value.slice(0, maxElements).map((each: unknown) => bound(each, depth + 1));
    return value.length > maxElements ? [...first, cut] : first;
  }
  const entries = Object.entries(value);
  const first = entries.slice(0, maxElements).map(([name, each]) => [name.slice(0, maxText), bound(each, depth + 1)]);
  return Object.fromEntries(entries.length > maxElements ? [...first, [cut, cut]] : first);
}
