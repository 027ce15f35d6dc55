// What a schema has against a value, in words for the person who wrote it.
import type * as z from 'zod/mini';

/** The way to a value from the root. */
export type Path = readonly PropertyKey[];

/** What is wrong, and where. */
export interface Explanation {
  readonly path: Path;
  /** Goes on after the name of the key: `is missing`. */
  readonly problem: string;
}

type Issue = z.core.$ZodIssue;

/** What a schema says that has no words of its own. Given to zod, so that a language that the program sets there is not ours. */
export const unexplained = 'Invalid input';

/** Everything wrong with a value; names that are not known come before what is missing in their place. */
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
  if (valueAt(root, path) === undefined) return [{ path, problem: 'is missing' }];
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

/**
 * Of several forms the one that the writer meant: the only one of the value's type, or the first that has something against
 * values inside it alone.
 */
function explainUnion(issue: Extract<Issue, { code: 'invalid_union' }>, root: unknown): readonly Explanation[] {
  const forms = issue.errors.map((issues) =>
    issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
  );
  const ofItsType = forms.filter((issues) => !issues.some((inner) => hasOtherType(inner, issue.path)));
  const meant =
    ofItsType.length === 1
      ? ofItsType[0]
      : forms.find((issues) => issues.every((inner) => isInside(inner, issue.path, root)));
  return meant === undefined
    ? [{ path: issue.path, problem: `is none of the forms known here${keysOf(issue, root)}` }]
    : explainAll(meant, root);
}

/** Whether an issue is that the value itself has another type than the form takes. */
function hasOtherType({ code, path }: Issue, outer: Path): boolean {
  return code === 'invalid_type' && path.length === outer.length;
}

/** Whether an issue is about something under a key that was written. */
function isInside(inner: Issue, outer: Path, root: unknown): boolean {
  return inner.path.length > outer.length && valueAt(root, inner.path.slice(0, outer.length + 1)) !== undefined;
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
