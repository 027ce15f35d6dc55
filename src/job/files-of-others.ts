// Files that a job can reach and that are not its own to write: those of the runner and of Git.
import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/** Variables that name files by which the runner is told what to do (GitHub documentation, "Default environment variables"). */
const runnerFiles = [
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_PATH',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
] as const;

/** Facts about the job for {@link whoseFile}. */
export interface FilesOfOthers {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The runner's folder for temporary files, in which it keeps its own below names that begin with an underscore. */
  readonly temp: string;
}

/** Whose file it is, where a transcript written there would be read as something else; undefined for all others. */
export function whoseFile(path: string, { env, temp }: FilesOfOthers): string | undefined {
  const real = realPath(path);
  const name = runnerFiles.find((each) => (env[each] ?? '') !== '' && realPath(env[each] ?? '') === real);
  if (name !== undefined) return `the runner (${name})`;
  if (relative(realPath(temp), real).startsWith('_')) return 'the runner';
  return real.split(sep).some((part) => part.toLowerCase() === '.git') ? 'Git' : undefined;
}

/** The path without links as far as it is there, and the rest as it is given. */
function realPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    return dirname(whole) === whole ? whole : join(realPath(dirname(whole)), basename(whole));
  }
}
