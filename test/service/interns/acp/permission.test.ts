// Permission requests of an agent, row by row of the mapping: what a policy can match, and what the agent is answered.
import { expect, test } from 'vitest';
import { answer, prompt, readChat, readRefusal } from '../../support/chat.ts';
import { makeFolder, startAgent } from './support/agent-service.ts';
import { cancelled, manual, once, options, reply, runs } from './support/conversation.ts';
import { script } from './support/steps.ts';

test('permission: a pause with everything that a policy may match', async () => {
  const workdir = makeFolder();
  const { service } = await startAgent({ workdir });
  const call = {
    name: 'bash',
    locations: [{ path: `${workdir}/a/../b.txt` }, { path: '/etc/hosts' }],
    content: [{ type: 'diff', path: `${workdir}/c.txt`, newText: '' }],
  };
  const paused = await manual(service, { permission: runs('git status', call) });
  expect(paused.finishReason).toBe('tool_calls');
  expect(paused.question.arguments).toEqual({
    kind: 'permission',
    operation: 'shell command: git status',
    options: ['allow_once', 'allow_always', 'reject_once'],
    command: 'git status',
    cwd: workdir,
    title: 'git status',
    tool_kind: 'execute',
    tool_name: 'bash',
    paths: [`${workdir}/b.txt`, '/etc/hosts', `${workdir}/c.txt`, workdir],
    inside: ['b.txt', 'c.txt', '.'],
    outside: ['/etc/hosts'],
    scopes: { allow_once: 'Allow', allow_always: 'Allow git *', reject_once: 'Reject' },
  });
});

test('answer accepted: outcome selected with the option, and the same prompt goes on', async () => {
  const { service, told } = await startAgent();
  const paused = await manual(service, { say: 'before ' }, { permission: runs('ls') }, { say: ' after' });
  expect(paused.text).toBe('before ');
  const end = await reply(service, paused, 'allow_once');
  expect(end).toMatchObject({ text: `${once('yes')} after`, finishReason: 'stop' });
  expect(told('prompt')).toHaveLength(1);
});

test.each([
  ['reject_once', options, once('no')],
  ['cancel', options, once('no')],
  ['cancel', [options[0], { optionId: 'never', name: 'Never', kind: 'reject_always' }], once('never')],
  ['cancel', [options[0]], cancelled],
])('answer %s of %j: %s', async (content, offered, outcome) => {
  const { service } = await startAgent();
  const paused = await manual(service, { permission: { ...runs('ls'), options: offered } });
  expect((await reply(service, paused, content)).text).toBe(outcome);
});

test('allow_always is never sent: the agent is told once, and the service remembers the exact operation in the session', async () => {
  const { service } = await startAgent();
  const paused = await manual(
    service,
    { permission: runs('touch a') },
    { permission: runs('touch a') },
    { permission: runs('touch b') },
  );
  const next = await reply(service, paused, 'allow_always');
  expect(next.text, 'twice, the second time unasked').toBe(once('yes') + once('yes'));
  expect(next.question.arguments).toMatchObject({ command: 'touch b' });
  await reply(service, next, 'reject_once');
  expect((await manual(service, { permission: runs('touch a') })).text, 'in the next run').toBe(once('yes'));
});

test('allow_always for a file is not for every file', async () => {
  const { service } = await startAgent();
  const edit = (file: string) => ({
    options,
    toolCall: { toolCallId: file, kind: 'edit', title: 'Edit', locations: [{ path: file }] },
  });
  const paused = await manual(service, { permission: edit('/tmp/a') }, { permission: edit('/tmp/b') });
  expect((await reply(service, paused, 'allow_always')).question.arguments).toMatchObject({
    operation: 'fs.write',
    paths: ['/tmp/b'],
  });
});

test('where only an allow_always is offered, it is not offered on', async () => {
  const { service } = await startAgent();
  const paused = await manual(service, { permission: { ...runs('ls'), options: [options[1], options[2]] } });
  expect(paused.question.arguments).toMatchObject({ options: ['reject_once'] });
});

test.each([
  ['no options', []],
  ['a kind that is none of the four', [{ optionId: 'x', name: 'X', kind: 'allow_forever' }]],
  ['only an allow_always', [options[1]]],
])('%s: cancelled at once, without a pause', async (_what, offered) => {
  const { service } = await startAgent();
  expect(await manual(service, { permission: { ...runs('ls'), options: offered } })).toMatchObject({
    text: cancelled,
    finishReason: 'stop',
  });
});

test('duplicate kinds: the distinct kinds, the first of a kind', async () => {
  const { service } = await startAgent();
  const offered = [options[0], { optionId: 'wide', name: 'Wider', kind: 'allow_once' }, options[2]];
  const paused = await manual(service, { permission: { ...runs('ls'), options: offered } });
  expect(paused.question.arguments).toMatchObject({ options: ['allow_once', 'reject_once'] });
  expect((await reply(service, paused, 'allow_once')).text).toBe(once('yes'));
});

test('self-drive: allow_once is answered, and where there is none the request is rejected', async () => {
  const { service } = await startAgent();
  const text = script({ permission: runs('ls') }, { permission: { ...runs('ls'), options: options.slice(1) } });
  expect((await readChat(await prompt(service, { text }))).text).toBe(once('yes') + once('no'));
});

test('trap: a request before its tool call, and what is told of a call is erased by nothing', async () => {
  const { service } = await startAgent();
  const told = {
    sessionUpdate: 'tool_call',
    toolCallId: 'b',
    title: 'git push',
    kind: 'execute',
    rawInput: { command: 'git push' },
  };
  const erasing = { sessionUpdate: 'tool_call_update', toolCallId: 'b', title: null, rawInput: {}, status: 'pending' };
  const paused = await manual(
    service,
    { permission: runs('first') },
    { update: told },
    { update: erasing },
    { permission: { options, toolCall: { toolCallId: 'b', title: '', kind: null } } },
  );
  expect(paused.question.arguments).toMatchObject({ command: 'first' });
  const next = await reply(service, paused, 'allow_once');
  expect(next.question.arguments).toMatchObject({ operation: 'shell command: git push', title: 'git push' });
});

test('trap: three requests at once are asked one after the other', async () => {
  const { service } = await startAgent();
  let paused = await manual(service, { together: [runs('a'), runs('b'), runs('c')] });
  for (const [command, choice] of [
    ['a', 'allow_once'],
    ['b', 'reject_once'],
    ['c', 'allow_once'],
  ] as const) {
    expect(paused.question.arguments).toMatchObject({ command });
    paused = await reply(service, paused, choice);
  }
  const outcome = (optionId: string) => ({ outcome: 'selected', optionId });
  expect(JSON.parse(paused.text)).toEqual([outcome('yes'), outcome('no'), outcome('yes')]);
});

test('wrong answer text: 400, the pause stays, its deadline as it was', async () => {
  const { service } = await startAgent();
  const paused = await manual(service, { permission: runs('ls') });
  expect(await readRefusal(await answer(service, paused.question, 'sure'))).toMatchObject({ status: 400 });
  expect((await reply(service, paused, 'allow_once')).text).toBe(once('yes'));
});
