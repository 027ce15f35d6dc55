// The bounds on what a service answers, at the built action: it ends with an error that names the bound, in little memory.

import { mkdtempSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { internOf } from '../support/chat.ts';
import { runStep, type StepResult } from '../support/runner.ts';

type Answer = (response: ServerResponse, page: number) => void;

const listOf = (body: unknown): Answer => {
  const text = JSON.stringify(body);
  return (response) => void response.setHeader('content-type', 'application/json').end(text);
};
const oneIntern = listOf({ data: [internOf({ name: 'tester' })], has_more: false });

const chunk = (more: object): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], ...more })}\n\n`;
const said = (delta: object, finish_reason: string | null): string =>
  chunk({ choices: [{ index: 0, delta, finish_reason }] });
const streamOf =
  (...chunks: readonly string[]): Answer =>
  (response) =>
    void response.setHeader('content-type', 'text/event-stream').end(`${chunks.join('')}data: [DONE]\n\n`);
const ending = (last: object): Answer => streamOf(said({ content: 'hi' }, null), said({}, 'stop'), chunk(last));

/** A step against a service that answers the list and the chat like this. */
async function run(inputs: Readonly<Record<string, string>>, list: Answer, chat: Answer): Promise<StepResult> {
  let page = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      page += 1;
      (request.method === 'GET' ? list : chat)(response, page);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return runStep({
    workspace: mkdtempSync(join(tmpdir(), 'hostile-service-')),
    nodeOptions: ['--max-old-space-size=256'],
    inputs: {
      'base-url': `http://127.0.0.1:${address.port}/api/v1`,
      'api-key': 'made-up-key',
      intern: 'tester',
      prompt: 'Hi',
      timeout: '60s',
      ...inputs,
    },
  });
}

const listInputs = { command: 'list', prompt: '', intern: '' };
const large = 'x'.repeat(3_000_000);
const page = (first: number) =>
  Array.from({ length: 500 }, (_, index) => internOf({ id: `i${first}_${index}`, description: 'd'.repeat(15_000) }));

test.each<[string, Readonly<Record<string, string>>, Answer, Answer, RegExp]>([
  [
    'a cursor of megabytes',
    listInputs,
    listOf({ data: [], has_more: true, next_cursor: large }),
    oneIntern,
    /next_cursor of the intern list is longer than 4096 characters.*\(api_malformed\)/,
  ],
  [
    'pages without end',
    listInputs,
    (response, number) => listOf({ data: page(number), has_more: true, next_cursor: `c${number}` })(response, number),
    oneIntern,
    /intern list is longer than 16777216 characters.*\(api_malformed\)/,
  ],
  [
    'the same cursor again and again',
    listInputs,
    listOf({ data: [], has_more: true, next_cursor: 'c' }),
    oneIntern,
    /\(api_malformed\)/,
  ],
  [
    'usage of megabytes',
    {},
    oneIntern,
    ending({ session_id: 's', usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 1, [large]: 1 } }),
    /usage in a chunk of the stream is longer than 8192 characters.*\(stream_malformed\)/,
  ],
  ['a session id of megabytes', {}, oneIntern, ending({ session_id: large }), /"session_id".*\(stream_malformed\)/],
  ['a model of megabytes', {}, oneIntern, streamOf(chunk({ model: large })), /\(stream_malformed\)/],
  [
    'an event of megabytes',
    {},
    oneIntern,
    streamOf(`data: ${'['.repeat(8_000_000)}\n\n`),
    /longer than 4194304 characters.*\(stream_malformed\)/,
  ],
  [
    'an event that nests without end',
    {},
    oneIntern,
    streamOf(`data: ${'['.repeat(500_000)}${']'.repeat(500_000)}\n\n`),
    /nests deeper than 32 levels.*\(stream_malformed\)/,
  ],
])('%s ends the step with an error that says so', async (_, inputs, list, chat, message) => {
  const { exitCode, log, outputs, summary } = await run(inputs, list, chat);
  expect(exitCode).toBe(1);
  expect(log.split('\n').find((line) => line.startsWith('::error::')) ?? log.slice(-2000)).toMatch(message);
  expect(outputs['conclusion']).toBe('failed');
  expect(log.length + summary.length + JSON.stringify(outputs).length).toBeLessThan(20_000);
});
