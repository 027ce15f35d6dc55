// Paths of GitHub's API with names from outside in them: no name can lead to another resource.
import { GitHubError } from '../../errors.ts';

/** Names that a URL, or the server behind it, takes for a step in its tree. */
const steps: ReadonlySet<string> = new Set(['', '.', '..']);
/**
 * Refuses a path in which a name is empty or a step in the tree, which would make it the path of something else. Slashes
 * that stand encoded in a name (a file's path, a branch) count as slashes.
 *
 * @param path - below the API's URL, begins with a slash, each value encoded; without a query
 * @throws {GitHubError} `github_malformed`: such a name; no name of GitHub's is one
 */
export function checkPath(path: string): void {
  const names = path.slice(1).split('/').flatMap(decode);
  if (names.some((name) => steps.has(name))) throw noName(path);
}

/**
 * Refuses an empty name. Octokit leaves one at the end of a path out, and would ask for the list that it stands in. Only the
 * root folder of a repository has an empty path.
 *
 * @param template - as `/users/{username}`
 * @throws {GitHubError} `github_malformed`
 */
export function checkNames(template: string, values: Readonly<Record<string, unknown>>): void {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => name !== 'path' && values[name] === '')) throw noName(template);
}

function noName(path: string): GitHubError {
  return new GitHubError('github_malformed', `GitHub's API is not asked for "${path}": a name in it is none.`);
}

function decode(segment: string): readonly string[] {
  try {
    return decodeURIComponent(segment).split('/');
  } catch {
    return [''];
  }
}
