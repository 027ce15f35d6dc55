// The process of an agent from its start to its end, with what it leaves behind.
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { type AgentProcess, launchPlain } from '../../../../src/service/interns/acp/launch.ts';
import { until } from '../../support/service.ts';
import { isAlive } from './support/conversation.ts';

/** A shell that prints the number of what it leaves behind. */
async function launch(line: string): Promise<{ agent: AgentProcess; left: number }> {
  const env = { PATH: process.env['PATH'] ?? '' };
  const agent = await launchPlain({ command: ['sh', '-c', line], env, cwd: '/', writable: [] });
  const [said] = await once(agent.stdout, 'data');
  const left = Number(String(said));
  onTestFinished(() => {
    agent.signal('SIGKILL');
    if (isAlive(left)) process.kill(left, 'SIGKILL');
  });
  return { agent, left };
}

const inOwnSession = "setsid sh -c 'echo $$; exec sleep 300'";

test('a child in a session of its own ends with the agent, when the agent ends by itself', async () => {
  const { agent, left } = await launch(`${inOwnSession} & read line; exit 7`);
  agent.stdin.end();
  expect(await agent.exit).toBe('exit status 7');
  await until(() => !isAlive(left)); // killed by then, and the kernel takes a moment
});

test('and when it is killed, without the environment of the agent as well', async () => {
  const { agent, left } = await launch(`env -i ${inOwnSession} & read line`);
  agent.signal('SIGKILL');
  expect(await agent.exit).toBe('signal SIGKILL');
  await until(() => !isAlive(left));
});

test('what nothing tells from other processes is left, but keeps nobody waiting for its output', async () => {
  const { agent, left } = await launch(`env -i ${inOwnSession} & read line; exit 7`);
  agent.stdin.end();
  expect([await agent.exit, isAlive(left)]).toEqual(['exit status 7', true]);
});
