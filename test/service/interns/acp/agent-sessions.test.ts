// Sessions of an agent over turns, processes and restarts of the service.
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Service } from '../../../../src/service/index.ts';
import { answer, prompt, readChat, readRefusal } from '../../support/chat.ts';
import { makeFolder, readLog, startAgent } from './support/agent-service.ts';
import { type AgentOptions, type AgentStep, script } from './support/steps.ts';

const asking = {
  options: [{ optionId: 'yes', name: 'Allow', kind: 'allow_once' }],
  toolCall: { toolCallId: 'a', kind: 'execute', rawInput: { command: 'ls' } },
};

/** Starts a service on the same data again and again. */
function createAgain(agent: AgentOptions) {
  const data = path.join(makeFolder(), 'data');
  const log = path.join(makeFolder(), 'agent.log');
  return {
    again: async () => (await startAgent({ data, agent: { ...agent, log } })).service,
    told: (what: string) => readLog(log, what),
  };
}

async function say(service: Service, session: string, ...steps: readonly AgentStep[]): Promise<string> {
  return (await readChat(await prompt(service, { session, text: script(...steps) }))).text;
}

test('new session: session/new with an absolute folder, one of ours is one of theirs', async () => {
  const { service, told } = await startAgent();
  await say(service, 'a', { say: '1' });
  await say(service, 'b', { say: '2' });
  await say(service, 'a', { say: '3' });
  const ids = told('prompt').map((one) => JSON.stringify(one).match(/theirs-\d+-\d+/)?.[0]);
  expect(ids[0]).toBe(ids[2]);
  expect(ids[0]).not.toBe(ids[1]);
  const folders = told('new').map((one) => JSON.parse(JSON.stringify(one)).cwd);
  expect(folders.every((folder) => path.isAbsolute(folder))).toBe(true);
  expect(new Set(folders).size, 'one to look whether it works, and one each').toBe(3);
});

test('one work folder for all: the session that showed that the agent works is the first', async () => {
  const workdir = makeFolder();
  const { service, told } = await startAgent({ workdir });
  await say(service, 'a', { say: '1' });
  expect(told('new')).toMatchObject([{ cwd: workdir }]);
  await say(service, 'b', { say: '2' });
  expect(told('new')).toHaveLength(2);
});

test('a prompt for a session whose run is open: 409 busy', async () => {
  const { service } = await startAgent();
  await readChat(await prompt(service, { mode: 'manual', session: 's', text: script({ permission: asking }) }));
  expect(await readRefusal(await prompt(service, { session: 's' }))).toMatchObject({ status: 409, reason: 'busy' });
});

test.each([
  ['session/resume', { canResume: true, canLoad: true }, 'resume'],
  ['session/load, without what it replays', { canLoad: true }, 'load'],
])('after a restart a session goes on by %s', async (_way, agent, what) => {
  const { again, told } = createAgain(agent);
  const before = await again();
  expect(await say(before, 's', { say: 'before' })).toBe('before');
  await before.stop();
  const after = await again();
  expect(await say(after, 's', { say: 'after' })).toBe('after');
  expect(told(what)).toEqual([expect.stringMatching(/^theirs-/)]);
  const ids = told('prompt').map((one) => JSON.stringify(one).match(/theirs-\d+-\d+/)?.[0]);
  expect(ids[1]).toBe(ids[0]);
});

test('after a restart an agent that can do neither begins anew', async () => {
  const { again, told } = createAgain({});
  const before = await again();
  await say(before, 's', { say: '1' });
  await before.stop();
  expect(await say(await again(), 's', { say: '2' })).toBe('2');
  const ids = told('prompt').map((one) => JSON.stringify(one).match(/theirs-\d+-\d+/)?.[0]);
  expect(ids[1]).not.toBe(ids[0]);
});

test('a pause does not outlive a restart: 409 interaction_not_pending, and says so', async () => {
  const { again } = createAgain({ canResume: true });
  const before = await again();
  const { question } = await readChat(
    await prompt(before, { mode: 'manual', session: 's', text: script({ permission: asking }) }),
  );
  await before.stop();
  const after = await again();
  const late = await answer(after, question, 'allow_once');
  expect(await late.clone().text()).toContain('The service was restarted');
  expect(await readRefusal(late)).toMatchObject({ status: 409, reason: 'interaction_not_pending' });
  expect(await say(after, 's', { say: 'on' })).toBe('on');
});

test('cost is new since what the session was told last, over a restart', async () => {
  const { again } = createAgain({ canResume: true });
  const cost = (amount: number): AgentStep => ({
    update: { sessionUpdate: 'usage_update', used: 1, size: 2, cost: { amount, currency: 'USD' } },
  });
  const before = await again();
  await say(before, 's', cost(1));
  await before.stop();
  const chat = await readChat(await prompt(await again(), { session: 's', text: script(cost(1.5)) }));
  expect(chat.finalChunk.usage).toMatchObject({ cost: 0.5 });
});
