// What is typed before a question is on the screen answers nothing.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { play, type Step } from './support/play.ts';

const shell = ['bash', '--norc', '--noprofile', '-i'];
const asked = 'why >';

/** A folder with a service whose intern asks these, one after the other. */
function folderWith(steps: string): string {
  const cwd = mkdtempSync(join(tmpdir(), 'typed-'));
  const config = `policies: [{ issuer: identity-provider, subject: 'repo:acme/app:pull_request', audience: local }]
workspaces: [{ id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb }]
keys: [{ secret: made-up-and-never-used }]
interns: [{ name: intern, runs: { playbook: { turns: [{ steps: [${steps}] }] } } }]\n`;
  writeFileSync(join(cwd, 'intern.yml'), config);
  return cwd;
}

const permission = "{ shell: 'true' }";

async function seen(cwd: string, steps: readonly Step[]): Promise<string> {
  const { failed, output } = await play(shell, [{ expect: '$ ' }, ...steps], { cwd });
  expect(failed, output).toBeNull();
  return output;
}

test('a line that was typed before the first question does not answer it', async () => {
  // Both lines at once: the shell reads the first, and the second waits for whoever reads next.
  const output = await seen(folderWith(permission), [
    { send: 'interns exec --config intern.yml -- interns chat intern hi\na\n' },
    { expect: asked },
    { send: 'r\r' },
    { expect: '→ rejected (by you)' },
    { expect: '$ ' },
  ]);
  expect(output).not.toContain('→ allowed (by you)');
});

test('half a line that was typed before a question is no part of its answer', async () => {
  const output = await seen(folderWith(permission), [
    { send: 'interns exec --config intern.yml -- interns chat intern hi\nalw' },
    { expect: asked },
    { send: 'r\r' },
    { expect: '→ rejected (by you)' },
    { expect: '$ ' },
  ]);
  expect(output).not.toContain('or ? for the reason');
});

test('an answer that was typed twice answers one question', async () => {
  const output = await seen(folderWith(`${permission}, ${permission}`), [
    { send: 'interns exec --config intern.yml -- interns chat intern hi\n' },
    { expect: asked },
    { send: 'a\ra\ra\r' },
    { expect: '→ allowed (by you)' },
    { expect: asked },
    { send: 'r\r' },
    { expect: '→ rejected (by you)' },
    { expect: '$ ' },
  ]);
  expect(output.split('→ allowed (by you)')).toHaveLength(2);
});

test('a value that was typed before its field was shown is thrown away', async () => {
  const question = `{ ask: { message: 'Sure?', fields: [{ name: one, type: string }, { name: two, type: string }] } },
    { say: 'You said {{answer}}.' }`;
  const output = await seen(folderWith(question), [
    { send: 'interns exec --config intern.yml -- interns chat intern hi\nearly\n' },
    { expect: 'one (or nothing) >' },
    { send: 'first\rearly\r' },
    { expect: 'two (or nothing) >' },
    { send: 'second\r' },
    { expect: 'You said' },
    { expect: '$ ' },
  ]);
  expect(output.slice(output.indexOf('You said'))).not.toContain('early');
  expect(output).toContain('second');
});

test('what is typed together with "fg" does not answer the question that comes back', async () => {
  const output = await seen(folderWith(permission), [
    { send: 'interns exec --config intern.yml -- interns chat intern hi\n' },
    { expect: asked },
    { send: '\u001a' },
    { expect: 'Stopped' },
    { send: 'fg\na\n' },
    { expect: 's to answer.' },
    { expect: asked },
    { send: 'r\r' },
    { expect: '→ rejected (by you)' },
    { expect: '$ ' },
  ]);
  expect(output).not.toContain('→ allowed');
});

test('nor does what is typed while another program has stopped the command', async () => {
  const output = await seen(folderWith(permission), [
    { send: "interns exec --config intern.yml -- sh -c 'echo pid=$$; exec interns chat intern hi'\n" },
    { expect: asked },
    { send: '\u001a' },
    { expect: 'Stopped' },
    { send: 'kill -STOP %1; fg\na\n' },
    { expect: 's to answer.' },
    { expect: asked },
    { send: 'r\r' },
    { expect: '→ rejected (by you)' },
    { expect: '$ ' },
  ]);
  expect(output).not.toContain('→ allowed');
});

test('where no shell could continue it, Ctrl-Z stops nothing, and the question is there again', async () => {
  const cwd = folderWith(permission);
  const argv = ['interns', 'exec', '--config', 'intern.yml', '--', 'interns', 'chat', 'intern', 'hi'];
  const { failed, output } = await play(
    argv,
    [
      { expect: asked },
      { send: '\u001a' },
      { expect: asked },
      { send: 'r\r' },
      { expect: '→ rejected (by you)' },
      { end: true },
    ],
    { cwd },
  );
  expect(failed, output).toBeNull();
});
