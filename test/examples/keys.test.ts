// The example workflows of key limits: least permissions, and each step run against the local service.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { updateKeyAction } from '../../src/action/commands/update-key.ts';
import type { ActionIo } from '../../src/action/runner/io.ts';
import { inputNames } from '../../src/inputs/definitions.ts';
import type { Service } from '../../src/service/index.ts';
import { configOf, secrets, start } from '../service/support/service.ts';
import type { TestActionIo } from '../support/action-io.ts';
import { testActionIo } from '../support/action-io.ts';
import { handClock } from '../support/clock.ts';
import { settingsOf } from '../support/command-settings.ts';
import { actionReference, readWorkflow } from '../support/example-workflow.ts';
import { evaluate } from '../support/workflow.ts';

const root = join(import.meta.dirname, '../..');
const folder = 'examples/keys';
const files = readdirSync(join(root, folder)).filter((name) => !['nightly.yml', 'week.yml'].includes(name));

/** Runs the one step of a job that uses the action. */
async function runJob(
  name: string,
  job: string,
  service: Service,
  more: { readonly inputs?: object; readonly clock?: ActionIo['clock'] } = {},
): Promise<{ readonly io: TestActionIo; readonly keys: readonly Record<string, unknown>[] }> {
  const contexts = {
    vars: { INTERNS_BASE_URL: service.baseUrl, REVIEWER_KEY_HASH: 'key_standard', RELEASE_KEY_HASH: 'key_second' },
    secrets: { INTERNS_MANAGEMENT_KEY: secrets.management },
    inputs: more.inputs,
  };
  const fill = (values: Readonly<Record<string, string>> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, evaluate(value, contexts)]));
  const step = readWorkflow(`keys/${name}`).jobs[job]?.steps.find(({ uses }) => uses === actionReference);
  const settings = settingsOf(fill(step?.with));
  if (settings.command !== 'update-key') throw new Error(`The job "${job}" of ${name} updates no key.`);
  const clock = more.clock === undefined ? {} : { clock: more.clock };
  const io = testActionIo({}, { env: fill(step?.env), cwd: root, ...clock });
  expect(await updateKeyAction(io, settings), io.log.at('error').join()).toBe('finished');
  return { io, keys: JSON.parse(io.outputs['keys'] ?? '') };
}

test('all four are there', () => {
  expect(files).toEqual([
    'freeze-on-budget-failure.yml',
    'monthly-raise.yml',
    'nightly-rotation.yml',
    'weekday-weekend.yml',
  ]);
});

describe.each(files)('%s', (name) => {
  const jobs = Object.values(readWorkflow(`keys/${name}`).jobs);

  test('needs nothing of the repository but, at most, its content', () => {
    for (const { permissions } of jobs) expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  });

  test('has the management key from an environment, and only inputs that there are', () => {
    const inputs = new Set<string>(inputNames);
    for (const { environment, steps } of jobs) {
      expect(environment).toMatch(/^key-limits/);
      for (const { uses, with: given = {} } of steps.filter(({ uses: used }) => used === actionReference)) {
        expect(
          Object.keys(given).filter((input) => !inputs.has(input)),
          uses,
        ).toEqual([]);
        expect(given['api-key']).toBe('${{ secrets.INTERNS_MANAGEMENT_KEY }}');
      }
    }
  });
});

test('nightly rotation sets every limit, and the same again the next night', async () => {
  const service = await start({ config: configOf([]) });
  const first = await runJob('nightly-rotation.yml', 'rotate', service);
  expect(first.keys).toMatchObject([
    { hash: 'key_standard', limit: 50, limit_reset: 'daily', disabled: false },
    { hash: 'key_second', limit: 200, limit_reset: 'monthly' },
  ]);
  expect((await runJob('nightly-rotation.yml', 'rotate', service)).keys).toEqual(first.keys);
});

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-20T12:00:00Z', { limit: 50 }, { disabled: false }],
  ['2026-11-20T22:00:00Z', { limit: 50 }, { disabled: true }],
  ['2026-11-21T05:59:00Z', { limit: 5 }, { disabled: true }],
  ['2026-11-21T06:00:00Z', { limit: 5 }, undefined],
  ['2026-11-23T00:00:00Z', { limit: 50 }, undefined],
])('one file for the week: at %s the limits are %j and %j', async (now, reviewer, release) => {
  const service = await start({ config: configOf([]) });
  const clock = handClock({ nowMs: Date.parse(now) });
  const { keys } = await runJob('weekday-weekend.yml', 'rotate', service, { clock });
  expect(keys).toMatchObject([
    { hash: 'key_standard', ...reviewer },
    ...(release === undefined ? [] : [{ hash: 'key_second', ...release }]),
  ]);
});

test('a failed budget disables the key, and the service refuses it from then on', async () => {
  const service = await start({ config: configOf([]) });
  const { keys } = await runJob('freeze-on-budget-failure.yml', 'freeze', service);
  expect(keys).toMatchObject([{ hash: 'key_standard', disabled: true }]);
  const answer = await fetch(`${service.baseUrl}/interns`, {
    headers: { authorization: `Bearer ${secrets.standard}` },
  });
  expect(answer.status).toBe(401);
});

test('a raise is shown first, and sent by the second job', async () => {
  const service = await start({ config: configOf([]) });
  const inputs = { limit: '250' };
  const looked = await runJob('monthly-raise.yml', 'look', service, { inputs });
  expect(looked.keys).toEqual([]);
  expect(looked.io.log.at('info')[0]).toContain('{"limit":250,"limit_reset":"monthly"}');
  expect(service.journal()).toEqual([]);
  const raised = await runJob('monthly-raise.yml', 'raise', service, { inputs });
  expect(raised.keys).toMatchObject([{ hash: 'key_second', limit: 250, limit_reset: 'monthly' }]);
});
