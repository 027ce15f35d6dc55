// Paths of GitHub's API with names from outside in them: no name can lead to another resource.

/** Names that a URL takes for a step in its tree. */
const steps: ReadonlySet<string> = new Set(['', '.', '..']);

/**
 * A path in which each value is one encoded segment: `apiPath\`/users/${login}\``.
 *
 * @throws {TypeError} a value that is empty or a step in the tree, which would make it the path of something else, or no
 *   Unicode
 */
export function apiPath(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => segment(String(value))));
}

/** The path of a file in a repository: each of its folders is one segment. */
export function filePath(path: string): string {
  return path.split('/').map(segment).join('/');
}

function segment(value: string): string {
  if (steps.has(value) || !value.isWellFormed()) throw new TypeError(`"${value}" is no name.`);
  return encodeURIComponent(value);
}
