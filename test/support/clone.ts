// A clone of git for tests: a folder whose files become a commit.
import { execute } from '../../src/job/io.ts';

const never = new AbortController().signal;
const author = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];

/** Commits everything in a folder to a new branch `main`, and gives the commit. */
export async function commitAll(folder: string): Promise<string> {
  const git = (...args: readonly string[]): Promise<string> =>
    execute('git', ['-C', folder, ...author, ...args], never);
  await git('init', '--quiet', '--initial-branch=main');
  await git('add', '.');
  await git('commit', '--quiet', '--message=Policy');
  return (await git('rev-parse', 'main')).trim();
}
