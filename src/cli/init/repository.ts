// Asks git about the current repository: its folder, name on GitHub or host elsewhere, and default branch.
import path from 'node:path';
import type { JobIo } from '../../job/io.ts';

export type LocalRepository = Awaited<ReturnType<typeof findLocalRepository>>;

/** Does not fail if there is no git or no repository. */
export async function findLocalRepository({ execute, cwd, signal }: JobIo) {
  const git = async (...args: readonly string[]): Promise<string> => {
    try {
      return (await execute('git', ['-C', cwd, ...args], signal)).trim();
    } catch {
      signal.throwIfAborted();
      return '';
    }
  };
  const root = await git('rev-parse', '--show-toplevel');
  const head = await git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
  const remote = await git('remote', 'get-url', 'origin');
  return {
    root: path.isAbsolute(root) ? root : cwd,
    fullName: readFullName(remote),
    otherHost: readOtherHost(remote),
    branch: /^origin\/([\w][\w./-]*)$/.exec(head)?.[1] ?? 'main',
  };
}

/** Returns undefined if the remote is not on github.com. */
export function readFullName(remote: string): string | undefined {
  const [, name] =
    /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  return name;
}

/** Returns undefined if the remote is on github.com, or names no host. */
export function readOtherHost(remote: string): string | undefined {
  const [, host] = /^(?:(?:https?|ssh):\/\/(?:[^/@]*@)?|[\w-]+@)([\w-]+(?:\.[\w-]+)+)(?:[:/]|$)/.exec(remote) ?? [];
  return host === 'github.com' ? undefined : host;
}
