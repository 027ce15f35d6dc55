// The process groups of agents that a killed step left: ended by the post step, and no other.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createAgentSaver, endAgents } from '../../../src/action/local/saved-agents.ts';
import { identifyProcess } from '../../../src/action/proxy/process-start.ts';
import { markVariable } from '../../../src/process-family.ts';
import { recordLog } from '../../support/log.ts';

/** A process group: its leader, which may end, and a child that goes on. */
async function startGroup(leader: string, mark = ''): Promise<{ pid: number; child: number }> {
  const started = spawn('sh', ['-c', `${mark === '' ? '' : 'setsid '}sleep 300 & echo $!; ${leader}`], {
    detached: true,
    env: { PATH: process.env['PATH'], [markVariable]: mark },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [said] = await once(started.stdout, 'data');
  const child = Number(String(said));
  onTestFinished(() => {
    if (isAlive(child)) process.kill(child, 'SIGKILL');
  });
  return { pid: started.pid ?? 0, child };
}

/** One that ended and that nobody has waited for is not alive. */
function isAlive(pid: number): boolean {
  return identifyProcess(pid) !== undefined;
}

async function stateOf(pid: number, mark = 'made-up-none'): Promise<string> {
  const states: Record<string, string> = {};
  createAgentSaver({ saveState: (name, value) => void Object.assign(states, { [name]: value }) })(pid, mark);
  return states['agents'] ?? '';
}

test('a group is ended with all that is in it, also when its leader has ended', async () => {
  const whole = await startGroup('read line');
  const wholeState = await stateOf(whole.pid);
  const left = await startGroup('read line');
  const leftState = await stateOf(left.pid);
  process.kill(left.pid, 'SIGKILL');
  for (const state of [wholeState, leftState]) {
    const log = recordLog();
    endAgents({ log }, state);
    expect(log.at('notice')).toEqual(['The step ended before its agents (1) did. They have now been ended.']);
  }
  await expect.poll(() => [whole.child, left.child].filter(isAlive)).toEqual([]);
});

test('what left the group is ended as well, by its mark', async () => {
  const away = await startGroup('read line', 'made-up-away');
  const state = await stateOf(away.pid, 'made-up-away');
  process.kill(away.pid, 'SIGKILL');
  const log = recordLog();
  endAgents({ log }, state);
  expect(log.at('notice')).toEqual(['The step ended before its agents (1) did. They have now been ended.']);
  await expect.poll(() => isAlive(away.child)).toBe(false);
});

test('a process that has the number of an agent by now is left alone', async () => {
  const other = await startGroup('read line');
  const log = recordLog();
  endAgents({ log }, JSON.stringify([{ pid: other.pid, started: 'long ago', mark: 'made-up-none' }]));
  expect([isAlive(other.child), log.at('notice')]).toEqual([true, []]);
});

test('an agent that ended with all that it started is nothing to tell', async () => {
  const agent = spawn('sleep', ['300'], { detached: true });
  await once(agent, 'spawn');
  const state = await stateOf(agent.pid ?? 0);
  agent.kill('SIGKILL');
  await once(agent, 'exit');
  const log = recordLog();
  endAgents({ log }, state);
  expect(log.at('notice')).toEqual([]);
});

test.each(['', 'not JSON', '[{"pid":"1"}]', '[]'])('a state that tells of none (%j) ends nothing', (state) => {
  const log = recordLog();
  endAgents({ log }, state);
  expect(log.at('notice')).toEqual([]);
});
