// What is wrong with a configuration: gathered from all its files, and refused at once.
import { ConfigError } from '../../errors.ts';
import { oneLine } from '../../log.ts';

/** One mistake, and where it was made. */
export interface Mistake {
  /** A sentence that names file, line and key. */
  readonly text: string;
  /** The file; undefined for an object that a program passed. */
  readonly source?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly cause?: unknown;
}

// A file of another kind can have thousands; nobody reads on after these.
const mostShown = 20;

/**
 * The error for a configuration that has mistakes: each on a line of its own, those of a file in the file's order.
 * `source` and `line` are those of the first.
 */
export function refusalOf(mistakes: readonly Mistake[]): ConfigError {
  const ordered = mistakes.toSorted((a, b) => (a.source === b.source ? (a.line ?? 0) - (b.line ?? 0) : 0));
  const lines = [...new Set(ordered.map(({ text }) => oneLine(text)))];
  const more = lines.length - mostShown;
  const shown = more > 0 ? [...lines.slice(0, mostShown), `… and ${more} more.`] : lines;
  const { source, line, column, cause } = ordered[0] ?? {};
  return new ConfigError('config_invalid', shown.join('\n'), {
    ...(source === undefined ? {} : { source }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(cause === undefined ? {} : { cause }),
  });
}
