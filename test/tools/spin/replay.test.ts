// Walks through the model, walked by the service: these were written down, so no Spin is needed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareMachines } from '../../../tools/explore/machine.ts';
import { bugs } from '../../../tools/simulate/bugs/bugs.ts';
import { spinBugs } from '../../../tools/spin/find-bugs.ts';
import { replay } from '../../../tools/spin/replay.ts';

const ground = await prepareMachines({ replay_bytes: 5 });

const asked = ['prompt 200 running', 'ask paused'];

test.each([
  [
    'answers and finishes',
    [...asked, 'close paused', 'answer 1 200 running', 'ask paused', 'answer 2 200 running', 'finish finished'],
  ],
  ['refuses a prompt while the run is open', [...asked, 'prompt 409 paused']],
  [
    'refuses what does not answer the question',
    [...asked, 'wrong 1 400 paused', 'answer 1 200 running', 'answer 1 404 running'],
  ],
  ['ends at the deadline of a question', [...asked, 'deadline cancelled', 'answer 1 409 cancelled']],
  ['ends with an intern that waits no longer', [...asked, 'quit ended', 'answer 1 409 ended']],
  ['ends when too much was said meanwhile', [...asked, 'flood paused', 'answer 1 410 cancelled']],
  ['ends with its reader', ['prompt 200 running', 'leave cancelled']],
  ['ends with its intern', ['prompt 200 running', 'end ended']],
  ['ends with its connection', ['prompt 200 running', 'sever ended']],
  ['ends with its time', ['prompt 200 running', 'timeout ended']],
  ['ends with its process', ['prompt 200 running', 'restart ended']],
  ['outlives its process while it is paused', [...asked, 'restart paused', 'answer 1 200 running', 'restart ended']],
])('a run %s', async (_what, steps) => {
  const output = steps.map((step) => `  step ${step}\n`).join('');
  expect(await replay(output, ground)).toEqual({ steps: steps.length, difference: undefined });
});

test('a step that the service takes otherwise is told', async () => {
  const { difference } = await replay('step prompt 200 running\nstep prompt 200 running\n', ground);
  expect(difference).toBe('step 2, "prompt 200 running": the service 409 is running');
});

test('each step of the model can be replayed', async () => {
  const model = readFileSync(join(import.meta.dirname, '../../../tools/spin/protocol.pml'), 'utf8');
  const steps = new Set([...model.matchAll(/printf\("step (\w+)/g)].map(([, step]) => step));
  expect(steps.size).toBeGreaterThan(10);
  for (const step of steps) await expect(replay(`step ${step} none\n`, ground), step).resolves.toBeDefined();
});

test('the bugs that Spin looks for are planted ones', () => {
  const names = bugs.map(({ name }) => name);
  expect(spinBugs.filter((name) => !names.includes(name))).toEqual([]);
});
