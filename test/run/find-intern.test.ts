// The one running intern that a name or an id means.
import { describe, expect, test } from 'vitest';
import type { Intern } from '../../src/contract/interns.ts';
import type { FindInternOptions } from '../../src/run/find-intern.ts';
import { findRunningIntern } from '../../src/run/find-intern.ts';
import { internOf } from '../support/chat.ts';
import { json, type Scripted } from '../support/responses.ts';
import { runOf } from '../support/run.ts';

const page = (interns: readonly Partial<Intern>[], next_cursor?: string): Response =>
  json(200, {
    data: interns.map(internOf),
    has_more: next_cursor !== undefined,
    ...(next_cursor === undefined ? {} : { next_cursor }),
  });

function find(script: readonly Scripted[], more: Partial<FindInternOptions> = {}) {
  const { options, clock, log, fetch } = runOf(script);
  const { client } = options;
  const found = findRunningIntern({ client, intern: 'reviewer', waitForInternMs: 300_000, clock, log, ...more });
  return { found, clock, log, fetch };
}

describe('an intern', () => {
  test.each(['reviewer', 'intern-1'])('is found as %s', async (intern) => {
    const { found } = find([page([{ id: 'other', name: 'Reviewer' }, {}])], { intern });
    expect((await found).id).toBe('intern-1');
  });

  test('is found on the last page', async () => {
    const { found, fetch } = find([
      page([{ id: 'a', name: 'a' }], 'c1'),
      page([{ id: 'b', name: 'b' }], 'c2'),
      page([{}]),
    ]);
    expect((await found).id).toBe('intern-1');
    expect(fetch.sent).toHaveLength(3);
  });

  test('is looked for in its workspace', async () => {
    const { found, fetch } = find([page([{}])], { workspaceId: '6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11' });
    await found;
    expect(new URL(fetch.sent[0]?.url ?? '').searchParams.get('workspace_id')).toMatch(/^6f1a0a52/);
  });

  test('is meant by its id, though others have that id as their name', async () => {
    const { found } = find([page([{ id: 'x', name: 'intern-1' }, { id: 'y', name: 'intern-1' }, {}])], {
      intern: 'intern-1',
    });
    expect((await found).id).toBe('intern-1');
  });

  test('is not meant by a name that two have, on whatever pages', async () => {
    const second = { id: 'intern-2', workspace_id: 'w-2' };
    await expect(find([page([{}], 'c1'), page([second])]).found).rejects.toMatchObject({
      name: 'ApiError',
      code: 'intern_ambiguous',
      data: { source: 'intern' },
      message: expect.stringMatching(
        /^2 interns have the name "reviewer": intern-1 \(.*\), intern-2 \(workspace w-2\)\./,
      ),
    });
  });

  test.each([
    [[], 'This key sees no interns.'],
    [['a', 'b'], 'This key sees "a", "b".'],
    [Array.from({ length: 30 }, (_, at) => `n${at}`), '"n18", "n19", ….'],
    [Array.from({ length: 20 }, (_, at) => `n${at}`), '"n18", "n19". Names match exactly.'],
  ])('that nobody has is unknown; the key sees %j', async (names, says) => {
    const { found } = find([page(names.map((name) => ({ id: `id-${name}`, name })))], { intern: 'reviewer' });
    await expect(found).rejects.toMatchObject({
      code: 'intern_unknown',
      data: { source: 'intern' },
      message: expect.stringContaining(`No intern has the name or id "reviewer". `),
    });
    await expect(found).rejects.toThrow(says);
  });

  test.each([
    ['failed', 'No capacity.', 'is failed: No capacity. Only a running'],
    ['stopped', null, 'is stopped. Only a running intern takes prompts. Start or provision it first.'],
    ['awaiting_slack_install', null, 'is awaiting_slack_install.'],
    ['destroying', null, 'is destroying.'],
    ['destroy_failed', null, 'is destroy_failed.'],
    ['a_status_of_tomorrow', null, 'is a_status_of_tomorrow.'],
  ])('that is %s is not waited for', async (status, last_failure_message, says) => {
    const { found, fetch } = find([page([{ status, last_failure_message }])]);
    await expect(found).rejects.toMatchObject({
      code: 'intern_not_running',
      data: { source: 'intern', reason: status },
      message: expect.stringContaining(`Intern "reviewer" (intern-1) ${says}`),
    });
    expect(fetch.sent).toHaveLength(1);
  });
});

describe('waiting', () => {
  const progress = (step_number: number) => ({ step_label: `Step ${step_number}`, step_number, total_steps: 2 });

  test('goes on until the intern runs, and says each step once', async () => {
    const { found, log, clock } = find([
      page([{ status: 'queued' }]),
      page([{ status: 'provisioning', progress: progress(1) }]),
      page([{ status: 'provisioning', progress: progress(1) }]),
      page([{ status: 'provisioning', progress: progress(2) }]),
      page([{}]),
    ]);
    expect((await found).status).toBe('running');
    expect(clock.sleeps).toEqual([250, 500, 1_000, 2_000]);
    expect(log.at('info')).toEqual([
      'Waiting for intern "reviewer": queued.',
      'Waiting for intern "reviewer": provisioning, step 1 of 2, Step 1.',
      'Waiting for intern "reviewer": provisioning, step 2 of 2, Step 2.',
    ]);
  });

  test.each([
    [0, [], ''],
    [3_000, [250, 500, 1_000, 1_250], ' after waiting 3 s'],
    [5_000, [250, 500, 1_000, 2_000, 1_250], ' after waiting 5 s'],
    [20_000, [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 2_250], ' after waiting 20 s'],
  ])('ends after %i ms', async (waitForInternMs, sleeps, waited) => {
    const queued = Array.from({ length: 9 }, () => page([{ status: 'queued' }]));
    const { found, clock } = find(queued, { waitForInternMs });
    await expect(found).rejects.toMatchObject({
      code: 'intern_not_running',
      data: { reason: 'queued' },
      message: expect.stringContaining(`is queued${waited}. `),
    });
    await expect(found).rejects.toThrow('Raise "wait-for-intern".');
    expect(clock.sleeps).toEqual(sleeps);
  });

  test('ends when provisioning fails', async () => {
    const failed = page([{ status: 'failed', last_failure_message: 'No capacity.' }]);
    await expect(find([page([{ status: 'provisioning' }]), failed]).found).rejects.toThrow('is failed: No capacity.');
  });

  test('ends with the reason of its signal', async () => {
    const reason = new Error('cancelled');
    const { found } = find([page([{ status: 'queued' }])], { signal: AbortSignal.abort(reason) });
    await expect(found).rejects.toBe(reason);
  });
});

describe('a list that fails', () => {
  test.each([408, 429, 500, 503])('with %i is asked for again, from its first page', async (status) => {
    const { found, fetch } = find([page([{ id: 'a', name: 'a' }], 'c1'), json(status, {}), page([{}])]);
    expect((await found).id).toBe('intern-1');
    expect(fetch.sent.map(({ url }) => new URL(url).searchParams.get('starting_after'))).toEqual([null, 'c1', null]);
  });

  test.each([400, 401, 403, 404])('with %i is not asked for again', async (status) => {
    const { found, fetch } = find([json(status, {}), page([{}])]);
    await expect(found).rejects.toMatchObject({ code: 'api_refused', data: { status } });
    expect(fetch.sent).toHaveLength(1);
  });

  test('is given up after five attempts', async () => {
    const { found, fetch } = find(Array.from({ length: 6 }, () => json(503, {})));
    await expect(found).rejects.toMatchObject({ data: { status: 503 } });
    expect(fetch.sent).toHaveLength(5);
  });
});
