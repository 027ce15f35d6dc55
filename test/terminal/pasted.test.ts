// A pasted text of several lines is one prompt, and is sent when somebody presses Enter.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { play } from './support/play.ts';

const config = `policies: [{ issuer: identity-provider, subject: 'repo:acme/app:pull_request', audience: local }]
workspaces: [{ id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb }]
keys: [{ secret: made-up-and-never-used }]
interns: [{ name: intern, runs: { playbook: { turns: [{ steps: [{ say: 'It is sent: <{{prompt}}>' }] }] } } }]\n`;

const paste = (text: string): string => `\u001b[200~${text}\u001b[201~`;

test.each([
  ['as terminals send it', 'first\rsecond\r\rlast'],
  ['with the line ends of Windows', 'first\r\nsecond\r\n\r\nlast'],
  ['with line feeds', 'first\nsecond\n\nlast'],
  ['with keys that would end the program', 'fi\u0003rst\rsecond\u0004\r\u001a\rlast'],
])('%s', async (_, pasted) => {
  const cwd = mkdtempSync(join(tmpdir(), 'pasted-'));
  writeFileSync(join(cwd, 'intern.yml'), config);
  const line = 'interns exec --config intern.yml -- interns chat intern';
  const { failed, output } = await play(
    ['bash', '--norc', '--noprofile', '-i'],
    [
      { expect: '$ ' },
      { send: `${line}\r` },
      { expect: '> ' },
      { send: paste(pasted) },
      { expect: 'last' },
      { send: ' and typed\r' },
      { expect: 'typed>' },
      { expect: '> ' },
      { send: 'exit\r' },
      { expect: '$ ' },
    ],
    { cwd },
  );
  expect(failed, output).toBeNull();
  expect(output.replaceAll('\r', '')).toContain('<first\nsecond\n\nlast and typed>');
  expect(output.match(/It is sent/g)).toHaveLength(1);
});
