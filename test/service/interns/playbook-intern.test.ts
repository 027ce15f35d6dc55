// Playbooks: how turns are chosen, what templates say, what a shell step may see, and the question's answers.
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Playbook, Service, WrittenConfig } from '../../../src/service/index.ts';
import { matchesGlob } from '../../../src/service/interns/playbook.ts';
import { answer, prompt, readChat } from '../support/chat.ts';
import { advanceUntil, configOf, internId, start, workspace } from '../support/service.ts';

type Steps = Playbook['turns'][number]['steps'];
type Field = {
  name: string;
  type: 'string' | 'number' | 'integer' | 'boolean';
  required: boolean;
  options?: unknown[];
};

async function startIn(
  steps: Steps,
  options: { env?: Record<string, string>; turns?: Playbook['turns'] } = {},
): Promise<{ service: Service; folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'intern-'));
  const turns = options.turns ?? [{ steps }];
  const interns: WrittenConfig['interns'] = [
    { id: internId, name: 'a', workspace_id: workspace, workdir: folder, runs: { playbook: { turns } } },
  ];
  const env = { PATH: process.env['PATH'], ...options.env };
  return { service: await start({ config: configOf([], { interns }), env }), folder };
}

async function ask(fields: Field[], rest: Steps = [{ say: '<{{answer}}>' }]) {
  const { service } = await startIn([{ ask: { message: 'For {{prompt}}?', fields } }, ...rest]);
  const paused = await readChat(await prompt(service, { text: 'lunch' }));
  expect(paused.finishReason).toBe('tool_calls');
  return { service, question: paused.question };
}

const colour: Field = { name: 'answer', type: 'string', required: true, options: ['red', 'blue'] };

test('a shell that can not be run ends the turn, with the reason', async () => {
  const { service } = await startIn([{ shell: 'rmdir "$PWD"' }, { shell: 'true' }, { say: 'never' }]);
  const { text, chunks } = await readChat(await prompt(service));
  expect(text).toBe('');
  expect(chunks.at(-2)?.error?.metadata?.reason).toBe('turn_failed');
  expect(chunks.at(-2)?.error?.message).toContain('The intern could not run its shell: ');
});

test('the first turn whose glob matches the whole prompt is taken', async () => {
  const turns = [
    { when: 'a*c', steps: [{ say: 'first' }] },
    { when: '*review*', steps: [{ say: 'second' }] },
    { steps: [{ say: 'third' }] },
  ];
  const { service } = await startIn([], { turns });
  const texts = [];
  for (const text of ['abc', 'abcd', 'please\nreview\nthis', 'review'])
    texts.push((await readChat(await prompt(service, { text }))).text);
  expect(texts).toEqual(['first', 'third', 'second', 'second']);
});

test.each([
  ['', '', true],
  ['', 'a', false],
  ['*', '', true],
  ['a?c', 'abc', true],
  ['a?c', 'ac', false],
  ['*a*b*', 'xxaxxbxx', true],
  ['*a*b', 'ab ab a', false],
  ['a.c', 'abc', false],
  ['[a]', '[a]', true],
])('the glob "%s" on "%s": %s', (pattern, text, matches) => {
  expect(matchesGlob(pattern, text)).toBe(matches);
});

test('a glob made to be slow is not', () => {
  expect(matchesGlob(`${'*a'.repeat(200)}b`, 'a'.repeat(20_000))).toBe(false);
});

test('templates stand for prompt, turn, exit status and output, and for nothing in what they put in', async () => {
  const { service } = await startIn([
    { shell: 'echo out; echo err >&2; exit 3' },
    { say: '{{prompt}}|{{turn}}|{{exit_status}}|{{stdout}}|{{unknown}}' },
  ]);
  expect((await readChat(await prompt(service, { text: '{{turn}}' }))).text).toBe('{{turn}}|1|3|out\n|{{unknown}}');
});

test('repeat streams so many chunks', async () => {
  const { service } = await startIn([
    { repeat: 1000, say: 'word ' },
    { repeat: 2, think: 'hm' },
  ]);
  const { text, reasoning, chunks } = await readChat(await prompt(service));
  expect(text).toBe('word '.repeat(1000));
  expect(reasoning).toBe('hmhm');
  expect(chunks).toHaveLength(1 + 1002 + 2);
});

test('wait goes by the clock of the service', async () => {
  const { service } = await startIn([{ wait: '2s' }, { say: 'done' }]);
  const reading = prompt(service).then(readChat);
  expect((await advanceUntil(service, reading, '1s')).text).toBe('done');
});

test('permission takes one branch and then goes on', async () => {
  for (const [option, text] of [
    ['allow_once', 'yes, on'],
    ['reject_once', 'no, on'],
    ['cancel', 'no, on'],
  ] as const) {
    const { service } = await startIn([
      {
        permission: { operation: 'deploy {{prompt}}', options: ['allow_once', 'reject_once'] },
        allowed: [{ say: 'yes, ' }],
        rejected: [{ say: 'no, ' }],
      },
      { say: 'on' },
    ]);
    const { question } = await readChat(await prompt(service, { mode: 'manual', text: 'it' }));
    expect(question.arguments).toEqual({
      kind: 'permission',
      operation: 'deploy it',
      options: ['allow_once', 'reject_once'],
    });
    expect((await readChat(await answer(service, question, option))).text).toBe(text);
  }
});

test('what is remembered is the operation as it was asked', async () => {
  const { service } = await startIn([
    { permission: { operation: 'deploy {{prompt}}' }, allowed: [{ say: 'deployed' }] },
  ]);
  const { question } = await readChat(await prompt(service, { mode: 'manual', text: 'a', session: 's1' }));
  await readChat(await answer(service, question, 'allow_always'));
  expect((await readChat(await prompt(service, { mode: 'manual', text: 'a', session: 's1' }))).text).toBe('deployed');
  expect((await readChat(await prompt(service, { mode: 'manual', text: 'b', session: 's1' }))).finishReason).toBe(
    'tool_calls',
  );
});

test('in self-drive a permission is consented to, and a question is asked all the same', async () => {
  const { service } = await startIn([
    { permission: { operation: null, options: ['reject_once'] }, allowed: [{ say: 'allowed' }] },
    { ask: { message: '?', fields: [colour] } },
  ]);
  const paused = await readChat(await prompt(service));
  expect(paused.text).toBe('allowed');
  expect(paused.question.arguments).toEqual({ kind: 'elicitation', message: '?', fields: [colour] });
});

test('an operation may be null, and is never remembered', async () => {
  const step = { permission: { operation: null, options: ['allow_always' as const] } };
  const { service } = await startIn([step, step]);
  const first = await readChat(await prompt(service, { mode: 'manual' }));
  expect(first.question.arguments).toMatchObject({ operation: null });
  expect((await readChat(await answer(service, first.question, 'allow_always'))).finishReason).toBe('tool_calls');
});

test.each([
  ['{"action":"accept","content":{"answer":"red"}}', '<red>'],
  ['{"action":"decline"}', '<>'],
  ['{"action":"cancel"}', '<>'],
])('a question takes the answer %s', async (content, text) => {
  const { service, question } = await ask([colour]);
  expect((await readChat(await answer(service, question, content))).text).toBe(text);
});

test.each([
  'red',
  'allow_once',
  'cancel',
  '',
  'null',
  '{"action":"accept"}',
  '{"action":"accept","content":{}}',
  '{"action":"accept","content":{"answer":"green"}}',
  '{"action":"accept","content":{"answer":["red"]}}',
  '{"action":"accept","content":{"answer":"red","more":1}}',
  '{"action":"accept","content":{"answer":"red"},"more":1}',
  '{"action":"maybe"}',
])('[chat.400] a question does not take the answer %j', async (content) => {
  const { service, question } = await ask([colour]);
  expect((await answer(service, question, content)).status).toBe(400);
  expect((await answer(service, question, '{"action":"decline"}')).status, 'the run stays paused').toBe(200);
});

test.each([
  ['string', 'text', true],
  ['string', 1, false],
  ['number', 1.5, true],
  ['number', '1.5', false],
  ['integer', 2, true],
  ['integer', 2.5, false],
  ['boolean', false, true],
  ['boolean', 'false', false],
] as const)('a field of type %s with the value %j: %s', async (type, value, isTaken) => {
  const { service, question } = await ask([{ name: 'answer', type, required: true }]);
  const response = await answer(service, question, JSON.stringify({ action: 'accept', content: { answer: value } }));
  expect(response.status).toBe(isTaken ? 200 : 400);
  if (isTaken) expect((await readChat(response)).text).toBe(`<${String(value)}>`);
});

test('the answer of several fields is their JSON; an optional one may be absent', async () => {
  const { service, question } = await ask([
    { ...colour, name: 'colour' },
    { name: 'size', type: 'integer', required: false },
  ]);
  expect((await readChat(await answer(service, question, '{"action":"accept","content":{"colour":"red"}}'))).text).toBe(
    '<{"colour":"red"}>',
  );
});

test('a shell step sees the prompt and the answer as variables, and no secret of the service', async () => {
  const env = {
    HOME: '/home/x',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret',
    GITHUB_TOKEN: 'secret',
    REVIEWS_KEY: 'secret',
    LC_ALL: 'C',
  };
  const { service } = await startIn(
    [{ shell: 'env | cut -d= -f1 | sort | tr "\\n" " "; printf %s "$INTERN_PROMPT"' }, { say: '{{stdout}}' }],
    { env },
  );
  const { text } = await readChat(await prompt(service, { text: '$(id) `id`; id' }));
  const names = text
    .slice(0, text.indexOf('$'))
    .trim()
    .split(' ')
    .filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name));
  expect(names).toEqual(['HOME', 'INTERN_ANSWER', 'INTERN_PROMPT', 'LC_ALL', 'PATH']);
  expect(text.endsWith('$(id) `id`; id')).toBe(true);
});

test('a shell step ends at its time limit, with everything that it started', async () => {
  const { service, folder } = await startIn([
    { shell: '(sleep 1000; touch late) & touch started; sleep 1000', timeout: '5s' },
    { say: '{{exit_status}}' },
  ]);
  const reading = prompt(service).then(readChat);
  while (!existsSync(path.join(folder, 'started'))) await new Promise((resolve) => setTimeout(resolve, 1));
  // Once: if its processes take long to end, further time would reach the limit of the whole response.
  await service.advance('5s');
  expect((await reading).text).toBe('124');
});

test('a process that the shell leaves behind does not hold the turn', async () => {
  const { service } = await startIn([{ shell: 'sleep 1000 & echo done' }, { say: '{{stdout}}' }]);
  expect((await readChat(await prompt(service))).text).toBe('done\n');
});

test('captured output is bounded', async () => {
  const { service } = await startIn([{ shell: 'yes | head -c 10000000' }, { say: '{{stdout}}' }]);
  expect((await readChat(await prompt(service))).text).toHaveLength(65_536);
});

test.each([
  ['kill -9 $$', '137'],
  ['exit 255', '255'],
  ['no-such-command', '127'],
])('the exit status of %s is %s', async (command, status) => {
  const { service } = await startIn([{ shell: command }, { say: '{{exit_status}}' }]);
  expect((await readChat(await prompt(service))).text).toBe(status);
});

test('without a folder of its own an intern has one for each session, which stays for the session', async () => {
  const service = await start({ config: configOf([{ shell: 'ls; touch file' }, { say: '[{{stdout}}]' }]) });
  const texts = [];
  for (const session of ['../../x', '../../x', 'y'])
    texts.push((await readChat(await prompt(service, { session }))).text);
  expect(texts).toEqual(['[]', '[file\n]', '[]']);
});

test('the built-in intern takes a turn of every kind', async () => {
  const service = await start({ env: { PATH: process.env['PATH'], INTERNS_SERVICE_KEY: 'made-up-local' } });
  const intern = '10ca1000-0000-4000-8000-000000000002';
  const read = await readChat(await prompt(service, { bearer: 'made-up-local', intern }));
  expect(read.text).toContain('You said: hello');
  expect(read.text).toContain('The command ended with exit status 0.');
  expect(
    (await readChat(await prompt(service, { text: 'Which colour?', bearer: 'made-up-local', intern }))).finishReason,
  ).toBe('tool_calls');
});
