// The question that a killed step leaves open: kept while it waits, forgotten when it is answered, rejected by the post step.
import { expect, test } from 'vitest';
import { runPost } from '../../../src/action/post/post.ts';
import { createQuestionSaver } from '../../../src/action/run/open-question.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import type { RunEvent } from '../../../src/transcript/events.ts';
import { configOf, internId, secrets, start } from '../../service/support/service.ts';
import { testActionIo } from '../../support/action-io.ts';
import { internOf } from '../../support/chat.ts';
import { decisionEvent, toStartEvent } from '../../support/events.ts';

const policy = { path: null, commit: null, digest: null };
const begin = toStartEvent(internOf({ id: 'intern-7' }), 'manual', policy, unknownContext);
const asks: RunEvent = { type: 'pause', tool_call_id: 'call-1', name: 'service.provide_input', arguments: '{"a":1}' };
const finishes = (finish_reason: 'tool_calls' | 'stop' | 'error', session_id: string | null = 's-1'): RunEvent => ({
  type: 'finish',
  finish_reason,
  session_id,
  model: 'm',
});
const says: RunEvent = { type: 'text', text: 'Thanks.' };
const kept = JSON.stringify({
  intern_id: 'intern-7',
  session_id: 's-1',
  tool_call_id: 'call-1',
  name: 'service.provide_input',
  arguments: '{"a":1}',
});
const paused = [begin, asks, finishes('tool_calls')];

test.each<[string, readonly RunEvent[], readonly string[]]>([
  ['a pause, once its finish chunk is there', paused, [kept]],
  ['nothing before the finish chunk', [begin, asks], []],
  ['nothing of a response that asks nothing', [begin, finishes('tool_calls')], []],
  ['nothing of a pause without a session', [begin, asks, finishes('tool_calls', null)], []],
  ['nothing of a response that stops', [begin, asks, finishes('stop')], []],
  ['a decision leaves it open: it may not have been sent', [...paused, decisionEvent()], [kept]],
  ['text: the answer was taken', [...paused, says, says], [kept, '']],
  ['reasoning: the answer was taken', [...paused, { type: 'reasoning', text: 'So.' }], [kept, '']],
  ['the next pause in its place', [...paused, asks, finishes('tool_calls')], [kept, '', kept]],
  ['a next pause that never came to its finish chunk', [...paused, asks], [kept, '']],
  ['an empty turn after the answer', [...paused, finishes('stop')], [kept, '']],
  ['the end of the run', [...paused, { type: 'end', conclusion: 'paused', error_code: null }], [kept, '']],
  ['a run without a question', [begin, says, finishes('stop')], []],
])('what is kept: %s', (_, events, saved) => {
  const states: [string, string][] = [];
  const observe = createQuestionSaver(testActionIo({}, { saveState: (name, value) => states.push([name, value]) }));
  for (const event of events) observe({ ...event, at: '2026-11-18T12:00:00Z' });
  expect(states).toEqual(saved.map((value) => ['open_question', value]));
});

/** A run that waits for an answer, as the state of the action has it. */
async function pausedRun() {
  const steps = [{ permission: { operation: 'deploy' }, allowed: [{ say: 'yes' }], rejected: [{ say: 'no' }] }];
  const service = await start({ config: configOf(steps) });
  const url = `${service.baseUrl}/interns/${internId}/chat/completions`;
  const headers = { authorization: `Bearer ${secrets.standard}`, 'content-type': 'application/json' };
  const messages = [{ role: 'user', content: 'Deploy.' }];
  const body = JSON.stringify({ messages, stream: true, approval_mode: 'manual' });
  const text = await (await fetch(url, { method: 'POST', headers, body })).text();
  const call = /"id":"(call_[^"]+)".*?"name":"([^"]+)","arguments":("(?:[^"\\]|\\.)*")/u.exec(text);
  const state = {
    intern_id: internId,
    session_id: /"session_id":"([^"]+)"/u.exec(text)?.[1],
    tool_call_id: call?.[1],
    name: call?.[2],
    arguments: JSON.parse(call?.[3] ?? '""'),
  };
  return { service, state };
}

test('the post step rejects what is open, and says so', async () => {
  const { service, state } = await pausedRun();
  const given = { 'base-url': service.baseUrl, 'api-key': secrets.standard, intern: 'any', prompt: 'any' };
  const io = testActionIo(given, { env: { STATE_open_question: JSON.stringify(state) } });
  await runPost(io);
  expect(io.log.messages.filter(({ level }) => level !== 'debug')).toEqual([
    { level: 'notice', message: 'The step ended while a question of the intern was open. It has now been rejected.' },
  ]);
  const again = testActionIo(given, { env: { STATE_open_question: JSON.stringify(state) } });
  await runPost(again);
  expect(again.log.at('warning')[0]).toMatch(/^A question of the intern stays open until its deadline: .+/);
});

test('the post step does nothing where nothing is open', async () => {
  for (const env of [{}, { STATE_open_question: '' }]) {
    const io = testActionIo({}, { env });
    await runPost(io);
    expect(io.log.messages).toEqual([]);
  }
});

test('a question of a service that ended with the step is over too: the post step says nothing of it', async () => {
  const given = { 'local-service': 'service.yml', prompt: 'any' };
  const io = testActionIo(given, { env: { STATE_open_question: kept } });
  await runPost(io);
  expect(io.log.messages).toEqual([]);
});

test('the post step that is cancelled asks the service for nothing', async () => {
  const { service, state } = await pausedRun();
  const before = service.journal().length;
  const given = { 'base-url': service.baseUrl, 'api-key': secrets.standard, intern: 'any', prompt: 'any' };
  const signal = AbortSignal.abort(new Error('The step was cancelled.'));
  const io = testActionIo(given, { env: { STATE_open_question: JSON.stringify(state) }, signal });
  await runPost(io);
  expect(io.log.at('warning')).toEqual([
    'A question of the intern stays open until its deadline: The step was cancelled.',
  ]);
  expect(service.journal()).toHaveLength(before);
});

test.each([
  ['no JSON', '{', /deadline: its saved state can't be read\.$/],
  ['a field that is missing', '{"intern_id":"i"}', /deadline: its saved state can't be read\.$/],
  [
    'arguments that nobody can reject',
    JSON.stringify({ intern_id: 'i', session_id: 's', tool_call_id: 't', name: 'n', arguments: 'x' }),
    /deadline: there is no answer that would reject it$/,
  ],
])('the post step warns of a state with %s', async (_, state, why) => {
  const given = { 'base-url': 'http://127.0.0.1:1/api/v1', 'api-key': 'k', intern: 'any', prompt: 'any' };
  const io = testActionIo(given, { env: { STATE_open_question: state } });
  await runPost(io);
  expect(io.log.at('warning')).toHaveLength(1);
  expect(io.log.at('warning')[0]).toMatch(/^A question of the intern (?:stays|may stay) open until its deadline: \S/);
  expect(io.log.at('warning')[0]).toMatch(why);
});
