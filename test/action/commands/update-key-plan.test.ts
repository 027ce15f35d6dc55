// `command: update-key` with a file: the plan, what is sent of it, and the limits of safety.
import { describe, expect, test } from 'vitest';
import type { Service } from '../../../src/service/index.ts';
import { configOf, internId, secrets, sendJson, start, workspace } from '../../service/support/service.ts';
import type { GivenInputs } from '../../support/command-settings.ts';
import { fileOf, plainMarkdown, runKeyJob } from '../../support/key-job.ts';

type KeyFields = Readonly<Record<string, unknown>>;

/** A service with the keys "a", "b" and "off", and the management key. */
function startWith(a: KeyFields = {}, b: KeyFields = {}, cost = 1): Promise<Service> {
  const key = (name: string, fields: KeyFields) => ({
    hash: name,
    secret: `made-up-${name}`,
    name,
    workspace_id: workspace,
    limit: 50,
    limit_reset: 'daily' as const,
    ...fields,
  });
  const keys = [
    key('a', a),
    key('b', b),
    key('off', { disabled: true }),
    { hash: 'manage', secret: secrets.management, type: 'management' as const, workspace_id: workspace },
  ];
  return start({ config: configOf([{ usage: { cost }, byok_cost: cost }], { keys }) });
}

/** Lets key "a" use what a run costs, so often. */
async function use(service: Service, times: number): Promise<void> {
  for (let run = 0; run < times; run += 1) {
    const path = `/interns/${internId}/chat/completions`;
    const body = { model: 'test/model', messages: [{ role: 'user', content: 'Go.' }], stream: true };
    const answer = await sendJson(service, 'POST', path, body, 'made-up-a');
    expect(await answer.text()).toContain('[DONE]');
  }
}

async function updateA(service: Service, fields: object): Promise<unknown> {
  return (await sendJson(service, 'PATCH', '/keys/a', fields, secrets.management)).json();
}

const two = 'keys:\n  - { hash: a, limit: 60, name: a }\n  - { hash: b, limit: 50, disabled: false }\n';

describe('a plan', () => {
  test('reads, shows what would change field by field, and sends nothing else', async () => {
    const service = await startWith();
    const { conclusion, io, changes, keys, sent } = await runKeyJob(service, {
      ...fileOf('two.yml', two),
      plan: 'true',
    });
    expect(conclusion).toBe('finished');
    expect(changes).toEqual([{ hash: 'a', name: 'a', source: 'two.yml:2', fields: { limit: { old: 50, new: 60 } } }]);
    expect(keys).toEqual([]);
    expect(sent.toSorted()).toEqual(['a {}', 'b {}']);
    expect(io.log.at('info')).toEqual([
      'Key "a" (a) would change: limit USD 50.00 → USD 60.00.',
      'Key "b" (b): already as requested.',
    ]);
    const summary = plainMarkdown(io.summary);
    expect(summary).toContain('Plan: 1 of 2 keys would change');
    expect(summary).toContain('| a <code>a</code> | <code>limit</code> | USD 50.00 | <strong>USD 60.00</strong> |');
    expect(summary).toContain(
      'Limits of the enabled keys together: <strong>USD 100.00 a day</strong> before, <strong>USD 110.00 a day</strong> after.',
    );
  });

  test('of keys that are as asked has no changes', async () => {
    const service = await startWith({ limit: 60 });
    const { conclusion, io, changes } = await runKeyJob(service, { ...fileOf('two.yml', two), plan: 'true' });
    expect([conclusion, changes]).toEqual(['finished', []]);
    expect(plainMarkdown(io.summary)).toContain('✅ Plan: nothing to do for 2 keys');
  });

  test('of one key by its inputs reads that key', async () => {
    const service = await startWith();
    const { changes, sent } = await runKeyJob(service, { 'key-hash': 'a', limit: 'null', plan: 'true' });
    expect(changes).toEqual([
      { hash: 'a', name: 'a', source: 'input "key-hash"', fields: { limit: { old: 50, new: null } } },
    ]);
    expect(sent).toEqual(['a {}']);
  });

  test('leaves the key as it is, its updated_at too', async () => {
    const service = await startWith();
    const before = await updateA(service, {});
    await service.advance('1h');
    await runKeyJob(service, { ...fileOf('two.yml', two), plan: 'true' });
    const after = await updateA(service, {});
    expect(after).toEqual(before);
  });

  test('fails where a key can not be read, and has what it knows of the others', async () => {
    const service = await startWith();
    const file = fileOf('nobody.yml', 'keys:\n  - { hash: nobody, limit: 1 }\n  - { hash: a, limit: 1 }\n');
    const { conclusion, io, changes } = await runKeyJob(service, { ...file, plan: 'true' });
    expect(conclusion).toBe('failed');
    expect(io.outputs['error-code']).toBe('key_unreadable');
    expect(changes).toMatchObject([{ hash: 'a' }]);
    expect(io.log.at('error')[0]).toMatch(
      /^1 of 2 keys could not be read\. nobody\.yml:2 \(nobody\): The key could not/,
    );
  });

  test('fails where it breaks a limit of safety, says which, and still has the changes', async () => {
    const service = await startWith();
    const given = { ...fileOf('two.yml', two), plan: 'true', 'total-at-most': '109.99' } as const;
    const { conclusion, io, changes } = await runKeyJob(service, given);
    expect([conclusion, io.outputs['error-code']]).toEqual(['failed', 'safety_limit_broken']);
    expect(changes).toMatchObject([{ hash: 'a' }]);
    expect(plainMarkdown(io.summary)).toContain(
      'total_at_most is USD 109.99 a day, but the limits of the enabled keys would add up to USD 110.00 a day.',
    );
  });

  test('is no dry run', async () => {
    const service = await startWith();
    const both = runKeyJob(service, { ...fileOf('two.yml', two), plan: 'true', 'dry-run': 'true' });
    await expect(both).rejects.toMatchObject({ code: 'input_conflict', data: { source: 'dry-run' } });
    expect(service.journal()).toEqual([]);
  });

  test('shows hostile names as text', async () => {
    const service = await startWith({ name: '| <img src=x> @everyone\n::error::x' });
    const { io } = await runKeyJob(service, { ...fileOf('two.yml', two), plan: 'true' });
    expect(io.summary).not.toMatch(/<img|^::error|@everyone/m);
    expect(io.summary.split('\n').filter((line) => line.startsWith('| &#124;'))).toHaveLength(2);
  });
});

describe('an update by a file', () => {
  test('sends what differs, and nothing else', async () => {
    const service = await startWith();
    const { keys, changes, sent } = await runKeyJob(service, fileOf('two.yml', two));
    expect(sent.toSorted()).toEqual(['a {"limit":60}', 'a {}', 'b {}']);
    expect(keys).toMatchObject([
      { hash: 'a', limit: 60 },
      { hash: 'b', limit: 50 },
    ]);
    expect(changes).toMatchObject([{ hash: 'a', fields: { limit: { old: 50, new: 60 } } }]);
    const again = await runKeyJob(service, fileOf('two.yml', two));
    expect([again.keys, again.changes, again.sent.toSorted()]).toEqual([keys, [], ['a {}', 'b {}']]);
  });

  test('folds the entries of a key into one update', async () => {
    const service = await startWith();
    const text =
      'keys:\n  - { hash: a, limit: 10, disabled: true }\n  - { hash: b, limit: 1 }\n  - { hash: a, limit: 20 }\n';
    const { sent } = await runKeyJob(service, fileOf('fold.yml', text));
    expect(sent.filter((one) => one.startsWith('a '))).toEqual(['a {}', 'a {"disabled":true,"limit":20}']);
  });

  test('tells what somebody else changed between the read and the update', async () => {
    const service = await startWith();
    let reads = 0;
    const fetch = async (...[url, init]: Parameters<typeof globalThis.fetch>): Promise<Response> => {
      const response = await globalThis.fetch(url, init);
      reads += 1;
      if (reads !== 1) return response;
      await updateA(service, { disabled: true });
      return response;
    };
    const file = fileOf('one.yml', 'keys:\n  - { hash: a, limit: 60 }\n');
    const { conclusion, io } = await runKeyJob(service, file, { fetch: (url, init) => fetch(url, init) });
    expect(conclusion).toBe('finished');
    expect(io.log.at('warning')).toEqual([
      'Key "a" (a) was changed by somebody else between the plan and the update: disabled false → true. The plan was made before that change.',
    ]);
    expect(plainMarkdown(io.summary)).toContain('WARNING');
  });

  test('with a limit of safety is held back where a key can not be read', async () => {
    const service = await startWith();
    const text = 'limits: { max_changes: 5 }\nkeys:\n  - { hash: nobody, limit: 1 }\n  - { hash: a, limit: 1 }\n';
    const { conclusion, io, sent, changes } = await runKeyJob(service, fileOf('held.yml', text));
    expect([conclusion, io.outputs['error-code'], changes]).toEqual(['failed', 'key_unreadable', []]);
    expect(io.log.at('error')[0]).toContain(
      'Nothing was sent, because the limits of safety can only be checked when all keys of the file are known.',
    );
    expect(sent.toSorted()).toEqual(['a {}', 'nobody {}']);
  });

  test('is refused where a deployment takes no update without fields, and says what that means', async () => {
    const service = await startWith();
    service.fault({
      route: 'keys',
      times: 9,
      fault: { status: 400, body: { error: { code: 400, message: 'Empty.' } } },
    });
    const { io } = await runKeyJob(service, fileOf('one.yml', 'keys:\n  - { hash: a, limit: 60 }\n'));
    expect(io.outputs['error-code']).toBe('key_unreadable');
    expect(io.log.at('error')[0]).toContain('400: Empty. A key is read by an update without fields.');
  });
});

describe('limits of safety: nothing is sent where one breaks', () => {
  const limited = (limits: string, keys: string): string => `limits: ${limits}\nkeys:\n${keys}`;

  test.each<[what: string, text: string, given: GivenInputs, isSent: boolean]>([
    [
      '2 of 2 changes',
      limited('{ max_changes: 2 }', '  - { hash: a, limit: 1 }\n  - { hash: b, limit: 1 }\n'),
      {},
      true,
    ],
    ['2 of 1', limited('{ max_changes: 1 }', '  - { hash: a, limit: 1 }\n  - { hash: b, limit: 1 }\n'), {}, false],
    ['a raise to 2x', limited('{ raise_at_most: 2x }', '  - { hash: a, limit: 100 }\n'), {}, true],
    ['a raise beyond', limited('{ raise_at_most: 2x }', '  - { hash: a, limit: 100.01 }\n'), {}, false],
    [
      'a raise to 2x, 1.5x as an input',
      limited('{ raise_at_most: 2x }', '  - { hash: a, limit: 100 }\n'),
      { 'raise-at-most': '1.5x' },
      false,
    ],
    [
      'a raise to 2x, 3x as an input',
      limited('{ raise_at_most: 2x }', '  - { hash: a, limit: 100.01 }\n'),
      { 'raise-at-most': '3x' },
      false,
    ],
    ['enabling', limited('{ raise_at_most: 9x }', '  - { hash: off, disabled: false }\n'), {}, false],
    [
      'enabling with a limit of 0',
      limited('{ raise_at_most: 9x }', '  - { hash: off, disabled: false, limit: 0 }\n'),
      {},
      true,
    ],
    [
      'a total of 110',
      limited('{ total_at_most: 110 }', '  - { hash: a, limit: 60 }\n  - { hash: b, limit: 50 }\n'),
      {},
      true,
    ],
    [
      'a total beyond',
      limited('{ total_at_most: 109.99 }', '  - { hash: a, limit: 60 }\n  - { hash: b, limit: 50 }\n'),
      {},
      false,
    ],
    ['a total as an input', two, { 'total-at-most': '109.99' }, false],
    ['disabling all', limited('{ never_disable_all: true }', '  - { hash: a, disabled: true }\n'), {}, false],
    [
      'disabling all but one',
      limited('{ never_disable_all: true }', '  - { hash: a, disabled: true }\n  - { hash: b, limit: 1 }\n'),
      {},
      true,
    ],
    ['disabling all, as an input', 'keys:\n  - { hash: a, disabled: true }\n', { 'never-disable-all': 'true' }, false],
    ['too many changes, as an input', two, { 'max-changes': '0' }, false],
  ])('%s', async (_, text, given, isSent) => {
    const service = await startWith();
    const { conclusion, io, sent } = await runKeyJob(service, { ...fileOf('limits.yml', text), ...given });
    expect(sent.some((one) => !one.endsWith(' {}'))).toBe(isSent);
    expect([conclusion, io.outputs['error-code']]).toEqual(
      isSent ? ['finished', undefined] : ['failed', 'safety_limit_broken'],
    );
  });

  test('also for one key by its inputs, which is read then', async () => {
    const service = await startWith();
    const given = { 'key-hash': 'a', limit: '500', 'raise-at-most': '2x' } as const;
    const { conclusion, io, sent } = await runKeyJob(service, given);
    expect([conclusion, sent]).toEqual(['failed', ['a {}']]);
    expect(io.log.at('error')[0]).toBe(
      'The plan breaks a limit of safety, so nothing was sent. raise_at_most is 2x, but key "a" (a) would go from USD 50.00 a day to USD 500.00 a day (10x). Change the file, or raise the limit if you mean it. (safety_limit_broken)',
    );
  });
});

describe('by usage', () => {
  const frozen = (condition: string): string =>
    `keys:\n  - { hash: a, limit: 5, limit_reset: daily }\n  - hash: a\n    when: { usage: ${condition} }\n    disabled: true\n`;

  test.each([
    [3, false],
    [4, true],
    [5, true],
  ])('80 percent of the limit of USD 5 that the file gives, after USD %i: frozen %s', async (used, isFrozen) => {
    const service = await startWith();
    await use(service, used);
    const { keys, io } = await runKeyJob(service, fileOf('used.yml', frozen('{ of: daily, at_least: 80% }')));
    expect(keys).toMatchObject([{ hash: 'a', limit: 5, disabled: isFrozen }]);
    expect(plainMarkdown(io.summary)).toContain(
      `daily usage USD ${used}.00 ${isFrozen ? 'reaches' : 'is below'} 80% of USD 5.00 (USD 4.00)`,
    );
  });

  test('after the reset the entry is not due any more', async () => {
    const service = await startWith();
    await use(service, 5);
    await service.advance('12h'); // it was noon
    const { keys, io } = await runKeyJob(service, fileOf('used.yml', frozen('{ of: daily, at_least: 80% }')));
    expect(keys).toMatchObject([{ disabled: false }]);
    expect(plainMarkdown(io.summary)).toContain('daily usage USD 0.00 is below 80% of USD 5.00');
  });

  test.each([
    [true, true],
    [false, false],
  ])('usage on own provider keys counts where the key counts it: %s', async (include_byok_in_limit, isFrozen) => {
    const service = await startWith({ include_byok_in_limit });
    await use(service, 2); // USD 2, and USD 2 on own provider keys
    const { keys } = await runKeyJob(service, fileOf('used.yml', frozen('{ of: daily, at_least: 4 }')));
    expect(keys).toMatchObject([{ disabled: isFrozen }]);
  });

  test('a percentage of no limit never holds, and says so', async () => {
    const service = await startWith({ limit: null, limit_reset: null });
    await use(service, 2);
    const text = 'keys:\n  - { hash: a, when: { usage: { of: total, at_least: 1% } }, disabled: true }\n';
    const { conclusion, io, sent } = await runKeyJob(service, fileOf('none.yml', text));
    expect([conclusion, sent]).toEqual(['finished', ['a {}']]);
    expect(io.log.at('info')).toEqual([
      'Key a (none.yml:2): skipped, the key has no limit to take 1% of; total usage USD 2.00.',
    ]);
  });

  test('a percentage of another period is an invalid file, and nothing is sent', async () => {
    const service = await startWith({ limit_reset: 'monthly' });
    const text = 'keys:\n  - { hash: a, when: { usage: { of: daily, at_least: 1% } }, disabled: true }\n';
    await expect(runKeyJob(service, fileOf('other.yml', text))).rejects.toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining(
        'other.yml:2 is a percentage with "of: daily", but the limit of the key has the reset "monthly"',
      ),
    });
    expect(service.journal()).toHaveLength(1);
  });
});
