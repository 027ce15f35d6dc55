// The commit that a checkout stands at, read as text: no Git runs in a folder where an agent works.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChangesError } from '../errors.ts';

/**
 * Refuses a workspace that does not stand at a commit.
 *
 * @throws {ChangesError} `changes_checkout`: it stands at another one, or is no checkout
 */
export function refuseOtherCommit(root: string, head: string): void {
  const found = commitOf(root);
  if (found === head) return;
  const is = found === undefined ? 'is no checkout' : `stands at ${found}`;
  throw new ChangesError(
    'changes_checkout',
    `The workspace ${is}, and the intern's changes are to be those of ${head}. Check that commit out into the workspace itself: "ref: \${{ github.event.pull_request.head.sha }}" for actions/checkout on pull_request, "ref: refs/pull/NUMBER/head" on a comment.`,
  );
}

/** Reads the commit of `.git/HEAD`: itself, or that of its branch, loose or packed (gitrepository-layout(5)). */
function commitOf(root: string): string | undefined {
  const read = (name: string): string => {
    try {
      return readFileSync(join(root, '.git', name), 'utf8');
    } catch {
      return '';
    }
  };
  const head = read('HEAD').trim();
  const branch = /^ref: (refs\/heads\/[^\s]+)$/u.exec(head)?.[1];
  if (branch === undefined) return isCommit(head) ? head : undefined;
  if (branch.split('/').includes('..')) return undefined;
  const loose = read(branch).trim();
  if (isCommit(loose)) return loose;
  const packed = read('packed-refs')
    .split('\n')
    .find((line) => line.endsWith(` ${branch}`));
  return packed?.slice(0, 40);
}

function isCommit(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text);
}
