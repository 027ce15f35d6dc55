// Looks for planted bugs, each in a process of its own.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Bugs of `npm run simulate -- --bugs` that the model or its match with the service has to show. */
export const spinBugs = [
  'prompt-again-after-loss',
  'prompt-again-after-headers',
  'prompt-again-after-504',
  'answer-lost-on-reconnect',
  'deadline-not-watched',
  'any-answer-is-consent',
  'run-without-a-reader',
] as const;

/** @returns whether all were found */
export function findSpinBugs(): boolean {
  const script = join(import.meta.dirname, 'spin.ts');
  const missed = spinBugs.filter((name) => {
    const { status, stdout } = spawnSync(process.execPath, [script, '--bug', name], { encoding: 'utf8' });
    const [, what] = /^((?:\w+: it is not true that|Walk \d+: ).*)$/m.exec(stdout) ?? [];
    process.stdout.write(`${name}: ${what ?? 'NOT FOUND'}\n`);
    return status !== 1 || what === undefined;
  });
  return missed.length === 0;
}
