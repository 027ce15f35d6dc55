// A conversation with an intern: what ends it, what is sent, and what is said at its end.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPrompt, talk } from '../../../src/cli/chat/conversation.ts';
import { internOf } from '../../support/chat.ts';
import { json } from '../../support/responses.ts';
import { runCliInTest } from '../support/cli.ts';
import type { CliService } from '../support/cli-service.ts';
import { startCliService } from '../support/cli-service.ts';
import type { HandWorld } from '../support/hand-job.ts';
import { handJob, invocationIn } from '../support/hand-job.ts';
import { watchIo } from '../support/watched-io.ts';

let served: CliService;

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

const converse = (lines: readonly string[], args: readonly string[] = []) =>
  runCliInTest(['chat', 'reviewer', ...args], { env: served.env, lines });

test.each(['', ' ', 'exit', 'quit', '/exit', '/quit', ' exit '])('%j ends it', async (end) => {
  const { exitCode, stdout } = await converse(['Hello', end, 'never']);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'Turn 1: Hello\n' });
});

test.each(['exit now', 'please exit', 'exits', '/helpful', 'help'])('%j is sent', async (typed) => {
  const { stdout } = await converse([typed]);
  expect(stdout).toBe(`Turn 1: ${typed}\n`);
});

test('" /help " says what can be typed, and is not sent', async () => {
  const { stdout, stderr } = await converse([' /help ', 'exit']);
  expect(stderr).toContain('What you type is sent to the intern, as one more prompt of this session.');
  expect(stdout).toBe('');
});

test('a program that reads JSON is offered no interns', async () => {
  const { exitCode, stderr } = await runCliInTest(['chat', '--json'], { env: served.env, lines: ['1', 'Hello'] });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('No intern is named. Running: "reviewer".')]);
});

test('a prompt that is taken for the name of an intern is told from one before anything is typed', async () => {
  const env = { ...served.env, INTERNS_INTERN: 'reviewer' };
  const { exitCode, stdout, stderr } = await runCliInTest(['chat', 'Where are you?'], {
    env,
    lines: ['Hello', 'exit'],
  });
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
    `No intern has the name or id "Where are you?". If this is the prompt, run: interns chat reviewer 'Where are you?'`,
  );
  expect(stderr).not.toContain('Type a prompt.');
});

test('an intern that says nothing does not end it, whatever is required of a single run', async () => {
  const { exitCode, stdout } = await converse(['Stay silent.', 'Hello', 'exit'], ['--require-answer']);
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'Turn 2: Hello\n' });
  const alone = await runCliInTest(['chat', 'reviewer', 'Stay silent.', '--require-answer'], { env: served.env });
  expect(alone.exitCode).toBe(1);
});

test('its end says where the transcripts are, and how to go on', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'conversation-')), 'run.jsonl');
  const args = ['--transcript-file', path, '--session', 'mine'];
  const one = await converse(['Hello'], args);
  expect(one.stderr).toMatch(/\ntranscript\s\S+\nTo continue: interns chat reviewer --session mine\n$/);
  const two = await converse(['Hello', 'Again'], args);
  expect(two.stderr.replaceAll(/\s+/g, ' ')).toContain(
    ` ${path} (those of the later turns are beside it) To continue: `,
  );
});

test('one in which nothing was said ends without a word', async () => {
  const { exitCode, stderr } = await converse([]);
  expect(exitCode).toBe(0);
  expect(stderr.trimEnd().split('\n')).toEqual([
    'Type a prompt. "exit" or an empty line ends the conversation, "/help" says more.',
    '',
    '>',
  ]);
});

const inputs = { 'base-url': 'https://service.example/api/v1', 'api-key': 'made-up-key' } as const;

function talkIn(world: HandWorld, readLine: () => Promise<string | undefined>) {
  const { io, terminal, written } = watchIo();
  return { exitCode: talk(invocationIn({ inputs, ...world }, io), { ...terminal, readLine }), written };
}

test('an interruption while nothing is typed is exit code 130', async () => {
  const cancelled = new AbortController();
  const { exitCode } = talkIn({ words: ['reviewer'], signal: cancelled.signal }, async () => {
    cancelled.abort(new Error('Interrupted.'));
    throw cancelled.signal.reason;
  });
  expect(await exitCode).toBe(130);
});

test('a terminal that breaks is no interruption', async () => {
  const broken = new TypeError('The terminal is gone.');
  await expect(talkIn({ words: ['reviewer'] }, () => Promise.reject(broken)).exitCode).rejects.toBe(broken);
});

test('whoever is offered interns and wants none is asked no more', async () => {
  const answer = () => json(200, { data: [internOf()], has_more: false });
  const { io, terminal, written } = watchIo({ lines: [''] });
  expect(await talk(invocationIn({ inputs, answer }, io), terminal)).toBe(0);
  expect(written.stderr).not.toContain('Type a prompt.');
});

test.each([
  ['', 'The prompt is empty. Say what the intern should do.'],
  [' \n', 'The prompt is empty. Say what the intern should do.'],
])('the prompt %j is bad usage, and nothing is sent', async (prompt, message) => {
  const { io } = watchIo();
  const world = { inputs, words: ['reviewer', prompt] };
  const job = handJob(world);
  await expect(runPrompt(invocationIn(world, io, job))).rejects.toMatchObject({
    code: 'input_missing',
    message,
    data: { source: 'prompt' },
  });
  expect(job.sent).toEqual([]);
});

test('a prompt from standard input needs one', async () => {
  const { io } = watchIo({ isBare: true });
  await expect(runPrompt(invocationIn({ inputs, words: ['reviewer', '-'] }, io))).rejects.toThrow(
    'The prompt is "-", but standard input is empty. Say what the intern should do.',
  );
});
