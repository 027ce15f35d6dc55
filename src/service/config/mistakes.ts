// Explains the mistakes in a configuration, and reports those of all its files in one error.
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

// Nobody reads more, and a file of another kind can have thousands.
const maxShown = 20;

/** Combines mistakes into one error, each on a line of its message. The place of the error is that of the first. */
export function toConfigError(mistakes: readonly Mistake[]): ConfigError {
  const bySource = [...Map.groupBy(mistakes, ({ source }) => source).values()];
  const ordered = bySource.flatMap((ofFile) => ofFile.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  const lines = [...new Set(ordered.map(({ text }) => oneLine(text)))];
  const hiddenCount = lines.length - maxShown;
  const shownLines = hiddenCount > 0 ? [...lines.slice(0, maxShown), `… and ${hiddenCount} more.`] : lines;
  const { source, line, column, cause } = ordered[0] ?? {};
  return new ConfigError('config_invalid', shownLines.join('\n'), { source, line, column, cause });
}

export type Path = readonly PropertyKey[];

interface Explanation {
  readonly path: Path;
  readonly problem: string;
}

type Issue = z.core.$ZodIssue;

/** The message of an issue that has no specific one. Passed to zod, so that no message depends on the locale. */
export const genericMessage = 'Invalid input';

/** Explains every issue, unknown keys and custom checks first: an unknown key may misspell a missing one. */
export function explainAll(issues: readonly Issue[], root: unknown): readonly Explanation[] {
  const comesFirst = ({ code }: Issue): boolean => code === 'unrecognized_keys' || code === 'custom';
  const orderedIssues = [...issues.filter(comesFirst), ...issues.filter((issue) => !comesFirst(issue))];
  return orderedIssues.flatMap((issue) => explain(issue, root));
}

function explain(issue: Issue, root: unknown): readonly Explanation[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({ path: [...path, name], problem: 'is not known here' }));
  }
  if (getValue(root, path) === undefined) {
    return [{ path, problem: message.startsWith('is missing: ') ? message : 'is missing' }];
  }
  if (issue.code === 'invalid_union') return explainUnion(issue, root);
  return [{ path, problem: message === genericMessage ? describeProblem(issue) : message }];
}

function describeProblem(issue: Issue): string {
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

/** Explains the likely form: the only one of the value's type, else the first with issues only in existing fields. */
function explainUnion(issue: Extract<Issue, { code: 'invalid_union' }>, root: unknown): readonly Explanation[] {
  const forms = issue.errors.map((issues) =>
    issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const depth = issue.path.length;
  const hasOtherType = ({ code, path }: Issue): boolean => code === 'invalid_type' && path.length === depth;
  const isBelowKey = ({ path }: Issue) => path.length > depth && getValue(root, path.slice(0, depth + 1)) !== undefined;
  const sameTypeForms = forms.filter((issues) => !issues.some(hasOtherType));
  const likelyForm = sameTypeForms.length === 1 ? sameTypeForms[0] : forms.find((issues) => issues.every(isBelowKey));
  if (likelyForm !== undefined) return explainAll(likelyForm, root);
  return [{ path: issue.path, problem: `has none of the allowed forms${describeKeys(issue, root)}` }];
}

function describeKeys({ path }: Issue, root: unknown): string {
  const value = getValue(root, path);
  if (typeof value !== 'object' || value === null) return '';
  const names = Object.keys(value).map((name) => JSON.stringify(name));
  return ` (it has ${names.join(', ')})`;
}

function getValue(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    root,
  );
}
