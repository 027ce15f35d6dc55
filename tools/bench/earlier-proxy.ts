// The proxy of the last commit before there was `model-access`, in a checkout of its own: what interns cost then.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The last commit whose proxy knows interns alone. */
const commit = 'a3a18cded5fe69841786c64415fff26a2891ec30';
const root = path.join(import.meta.dirname, '../..');

/** A program of an earlier commit. */
export interface EarlierProgram {
  readonly file: string;
  /** Removes its checkout. */
  remove(): void;
}

/** Checks it out; undefined where this clone does not have it. */
export function checkOutEarlierProxy(): EarlierProgram | undefined {
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' });
  };
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'bench-earlier-')), 'checkout');
  try {
    git('worktree', 'add', '--detach', folder, commit);
  } catch {
    return undefined;
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    file: path.join(folder, 'tools/bench/our-proxy.ts'),
    remove: () => git('worktree', 'remove', '--force', folder),
  };
}
