// Explains mistakes in a configuration to its author, and reports those of all its files in one error.
import type * as z from 'zod/mini';
import { ConfigError } from '../../errors.ts';
import { oneLine } from '../../log.ts';

export interface Mistake {
  readonly text: string;
  readonly source?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly cause?: unknown;
}

// Nobody reads more than these; a file of another kind can have thousands of mistakes.
const mostShown = 20;

/** Makes one error from all mistakes, one per line in file order; `source` and `line` are those of the first. */
export function refusalOf(mistakes: readonly Mistake[]): ConfigError {
  const ordered = mistakes.toSorted((a, b) => (a.source === b.source ? (a.line ?? 0) - (b.line ?? 0) : 0));
  const lines = [...new Set(ordered.map(({ text }) => oneLine(text)))];
  const more = lines.length - mostShown;
  const shown = more > 0 ? [...lines.slice(0, mostShown), `… and ${more} more.`] : lines;
  const { source, line, column, cause } = ordered[0] ?? {};
  return new ConfigError('config_invalid', shown.join('\n'), { source, line, column, cause });
}

export type Path = readonly PropertyKey[];

interface Explanation {
  readonly path: Path;
  readonly problem: string;
}

type Issue = z.core.$ZodIssue;

/** Marks an issue that has no message of its own. Passed to zod, so that no message depends on the program's locale. */
export const unexplained = 'Invalid input';

/** Explains all that is wrong with a value. Puts unknown keys before the missing keys for which they may stand. */
export function explainAll(issues: readonly Issue[], root: unknown): readonly Explanation[] {
  const isName = ({ code }: Issue): boolean => code === 'unrecognized_keys' || code === 'custom';
  const namesFirst = [...issues.filter(isName), ...issues.filter((issue) => !isName(issue))];
  return namesFirst.flatMap((issue) => explain(issue, root));
}

function explain(issue: Issue, root: unknown): readonly Explanation[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({ path: [...path, name], problem: 'is not known here' }));
  }
  if (valueAt(root, path) === undefined) {
    return [{ path, problem: message.startsWith('is missing: ') ? message : 'is missing' }];
  }
  if (issue.code === 'invalid_union') return explainUnion(issue, root);
  if (message !== unexplained) return [{ path, problem: message }];
  return [{ path, problem: problemOf(issue) }];
}

function problemOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return `must be of type ${issue.expected}`;
  if (issue.code === 'invalid_value') {
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
  }
  if (issue.code === 'invalid_format') return `must be a valid ${issue.format}`;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return 'is invalid';
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' elements' : '';
  const bound = issue.code === 'too_small' ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
  return unit === '' ? `must be ${bound}` : `must have ${bound}${unit}`;
}

/** Chooses the only form that has the value's type, else the first whose issues are all inside the value. */
function explainUnion(issue: Extract<Issue, { code: 'invalid_union' }>, root: unknown): readonly Explanation[] {
  const forms = issue.errors.map((issues) =>
    issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const depth = issue.path.length;
  const hasOtherType = ({ code, path }: Issue): boolean => code === 'invalid_type' && path.length === depth;
  const isInside = ({ path }: Issue): boolean =>
    path.length > depth && valueAt(root, path.slice(0, depth + 1)) !== undefined;
  const ofItsType = forms.filter((issues) => !issues.some(hasOtherType));
  const meant = ofItsType.length === 1 ? ofItsType[0] : forms.find((issues) => issues.every(isInside));
  return meant === undefined
    ? [{ path: issue.path, problem: `is none of the forms known here${keysOf(issue, root)}` }]
    : explainAll(meant, root);
}

function keysOf({ path }: Issue, root: unknown): string {
  const value = valueAt(root, path);
  if (typeof value !== 'object' || value === null) return '';
  return ` (it has ${Object.keys(value)
    .map((name) => JSON.stringify(name))
    .join(', ')})`;
}

function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    root,
  );
}
