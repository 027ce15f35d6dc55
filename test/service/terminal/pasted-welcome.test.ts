// What the person who starts a service is told to type, typed into a shell.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createClock } from '../../../src/service/index.ts';
import { start } from '../support/service.ts';

test('what a service says of an identity can be pasted into a shell, and the intern answers', async () => {
  const lines: string[] = [];
  await start({ identityProvider: true, clock: createClock(), announce: (line) => lines.push(line) });
  const entry = path.join(import.meta.dirname, '../../../src/cli/index.ts');
  const script = `interns() { "${process.execPath}" "${entry}" "$@"; }\n${lines.slice(2, 4).join('\n')}`;
  const env = { PATH: process.env['PATH'], NO_COLOR: '1' };
  const { stdout } = await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', script], { env });
  expect(stdout).toContain('You said: Where are you?');
});
