// What no well-made agent does on its standard output, by an agent without the SDK.
import path from 'node:path';
import { expect, test } from 'vitest';
import { silentLog } from '../../../../src/log.ts';
import { prompt, readChat } from '../../support/chat.ts';
import { until } from '../../support/service.ts';
import { type AgentService, makeFolder, readLog, startAgent } from './support/agent-service.ts';
import type { RawStep } from './support/steps.ts';

const raw = path.join(import.meta.dirname, 'support/raw-agent.ts');

async function startRaw(...steps: readonly RawStep[]): Promise<AgentService & { readonly debug: readonly string[] }> {
  const log = path.join(makeFolder(), 'raw.log');
  const debug: string[] = [];
  const started = await startAgent({
    program: [process.execPath, raw, log, JSON.stringify(steps)],
    log: { ...silentLog, debug: (line) => debug.push(line) },
  });
  return { ...started, told: (what) => readLog(log, what), debug };
}

const update = (kind: string, more: object = {}) => ({
  method: 'session/update',
  params: { sessionId: 'theirs', update: { sessionUpdate: kind, ...more } },
});

test('trap: banner text and broken JSON on stdout are skipped, in the log at level debug, and answered by nothing', async () => {
  const { service, told, debug } = await startRaw(
    { line: 'Thinking…' },
    { line: '{"jsonrpc":"2.0",' },
    { say: 'x' },
    { stop: 'end_turn' },
  );
  expect(await readChat(await prompt(service))).toMatchObject({ text: 'x', finishReason: 'stop' });
  expect(told('answer')).toEqual([]);
  expect(debug).toContain('Intern "coder": not a message: Welcome to the raw agent!');
  expect(debug).toContain('Intern "coder": not a message: Thinking…');
});

test('what the agent wrote before its answer is streamed before the finish chunk', async () => {
  const said = Array.from({ length: 200 }, (_, index): RawStep => ({ say: `${index} ` }));
  const { service } = await startRaw(...said, { stop: 'end_turn' });
  const chat = await readChat(await prompt(service));
  expect(chat.text).toBe(said.map((_, index) => `${index} `).join(''));
});

test('updates without an outstanding prompt are dropped', async () => {
  const { service, told } = await startRaw({ stop: 'end_turn' }, { say: 'too late' });
  expect((await readChat(await prompt(service))).text).toBe('');
  await until(() => told('prompt').length === 1);
  expect((await readChat(await prompt(service))).text).toBe('');
});

test('an update that nobody knows, one without a kind, and one of another session change nothing', async () => {
  const { service } = await startRaw(
    { send: update('made_up_update', { anything: 1 }) },
    { send: { method: 'session/update', params: { sessionId: 'theirs', update: {} } } },
    { send: { method: 'session/update', params: 'nothing' } },
    {
      send: {
        ...update('agent_message_chunk', { content: { type: 'text', text: 'not mine' } }),
        params: { sessionId: 'other', update: {} },
      },
    },
    { send: update('agent_message_chunk', { content: { type: 'text' } }) },
    { send: update('agent_message_chunk') },
    { say: 'x' },
    { stop: 'end_turn' },
  );
  expect(await readChat(await prompt(service))).toMatchObject({ text: 'x', finishReason: 'stop' });
});

test('a request without an outstanding prompt is answered at once: a permission cancelled, a form declined', async () => {
  const toolCall = { toolCallId: 'a', kind: 'execute', rawInput: { command: 'ls' } };
  const request = { sessionId: 'theirs', toolCall, options: [{ optionId: 'y', name: 'Yes', kind: 'allow_once' }] };
  const form = { sessionId: 'theirs', mode: 'form', message: '?', requestedSchema: { type: 'object', properties: {} } };
  const { service, told } = await startRaw(
    { stop: 'end_turn' },
    { send: { id: 1, method: 'session/request_permission', params: request } },
    { send: { id: 2, method: 'elicitation/create', params: form } },
    { send: { id: 3, method: 'session/request_permission', params: { nothing: true } } },
    { send: { id: 4, method: 'fs/read_text_file', params: { sessionId: 'theirs', path: '/etc/passwd' } } },
  );
  await readChat(await prompt(service));
  await until(() => told('answer').length === 4);
  expect(told('answer')).toMatchObject([
    { id: 1, result: { outcome: { outcome: 'cancelled' } } },
    { id: 2, result: { action: 'decline' } },
    { id: 3, result: { outcome: { outcome: 'cancelled' } } },
    { id: 4, error: { code: -32_601 } },
  ]);
});

test('an answer to no request, twice the same answer, and a stop reason that is no text', async () => {
  const { service } = await startRaw({ send: { id: 999, result: {} } }, { say: 'x' }, { stop: 7 });
  const chat = await readChat(await prompt(service));
  expect(chat.text).toBe('x');
  expect(chat.chunks.find(({ error }) => error !== undefined)?.error?.metadata?.reason).toBe('turn_failed');
});

test('trap: a 32 MiB message ends the connection, and a smaller one does not', async () => {
  const { service: small } = await startRaw({ big: 1024 * 1024 }, { stop: 'end_turn' });
  expect((await readChat(await prompt(small))).text).toHaveLength(1024 * 1024);
  const { service } = await startRaw({ big: 32 * 1024 * 1024 }, { stop: 'end_turn' });
  const { error } = (await readChat(await prompt(service))).chunks.find((chunk) => chunk.error !== undefined) ?? {};
  expect(error).toMatchObject({
    message: 'The connection to the agent broke. It wrote a message of more than 32 MiB.',
    metadata: { reason: 'stream_severed' },
  });
});

test('end of output: stream_severed, although the process lives on', async () => {
  const { service } = await startRaw({ say: 'x' }, { close: true });
  const { error } = (await readChat(await prompt(service))).chunks.find((chunk) => chunk.error !== undefined) ?? {};
  expect(error).toMatchObject({
    message: 'The connection to the agent broke. It closed its standard output.',
    metadata: { reason: 'stream_severed' },
  });
});
