// Where the prompt of `interns chat` comes from, and when somebody is talked with instead.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, chat } from '../../../src/cli/commands/interns.ts';
import { type CliWorld, runCliInTest } from '../support/cli.ts';
import { type CliService, startCliService } from '../support/cli-service.ts';
import { handJob, invocationIn } from '../support/hand-job.ts';
import { watchIo } from '../support/watched-io.ts';

let served: CliService;
const cwd = mkdtempSync(join(tmpdir(), 'prompts-'));
writeFileSync(join(cwd, 'prompt.md'), 'From a file');

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

const person = { lines: ['From a person', ''] };

test.each<[string, readonly string[], CliWorld, string]>([
  ['a word', ['Hello'], person, 'Turn 1: Hello\n'],
  ['a flag of a file', ['--prompt-file', 'prompt.md'], person, 'Turn 1: From a file\n'],
  ['the environment', [], { ...person, env: { INTERNS_PROMPT: 'Hi' } }, 'Turn 1: Hi\n'],
  ['a file by the environment', [], { ...person, env: { INTERNS_PROMPT_FILE: 'prompt.md' } }, 'Turn 1: From a file\n'],
  ['standard input', ['-'], { stdin: '  piped\n' }, 'Turn 1:   piped\n\n'],
  ['a person, when there is none', [], person, 'Turn 1: From a person\n'],
])('the prompt comes from %s', async (_, args, world, stdout) => {
  const env = { ...served.env, ...world.env };
  const screen = { isTerminal: false };
  expect(await runCliInTest(['chat', 'reviewer', ...args], { cwd, screen, ...world, env })).toMatchObject({
    exitCode: 0,
    stdout,
  });
});

test.each([
  ['empty', { stdin: '' }],
  ['white space', { stdin: ' \n\t' }],
])('a standard input that is %s is bad usage', async (_, world) => {
  const { exitCode, stderr } = await runCliInTest(['chat', 'reviewer', '-'], { ...world, env: served.env });
  expect(stderr).toMatch(
    /^interns chat: The prompt is "-", but standard input is empty\. Say what the intern should do\. \(input_missing\)\n/,
  );
  expect(exitCode).toBe(2);
});

test('where there is no terminal at all, there is no standard input and nobody to talk with', async () => {
  const job = handJob();
  for (const [words, message] of [
    [['reviewer', '-'], 'standard input is empty'],
    [['reviewer'], 'prompt'],
  ] as const) {
    const { io } = watchIo({ isBare: true });
    const inputs = { 'base-url': 'https://service.example/api/v1', 'api-key': 'made-up' };
    await expect(chat.run(invocationIn({ words, inputs }, io, job))).rejects.toMatchObject({
      code: 'input_missing',
      message: expect.stringContaining(message),
      data: { source: 'prompt' },
    });
  }
});

test('an answer is sent where there is no terminal at all too', async () => {
  const { io } = watchIo({ isBare: true });
  const inputs = {
    'base-url': 'https://service.example/api/v1',
    'api-key': 'made-up',
    intern: 'reviewer',
    'session-id': 'session-1',
    'tool-call-id': 'call-1',
    'transcript-file': join(cwd, 'answer.jsonl'),
  };
  const world = { words: ['allow_once'], inputs, cwd, answer: () => new Response('No.', { status: 401 }) };
  await expect(answer.run(invocationIn(world, io, handJob(world)))).rejects.toMatchObject({ code: 'api_refused' });
});
