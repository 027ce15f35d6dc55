// What would change, or was changed, as data.
import { expect, test } from 'vitest';
import type { KeyOutcome, KeysReport } from '../../../src/keys/outcome.ts';
import { toChangeList } from '../../../src/report/keys/change-list.ts';
import { keyRecord } from '../../support/key-record.ts';

const record = keyRecord({ name: 'reviewer' });
const changes = [
  { field: 'limit', old: 50, new: 80 },
  { field: 'disabled', old: false, new: true },
] as const;

function listOf(asked: KeysReport['asked'], outcome: KeyOutcome): ReturnType<typeof toChangeList> {
  const key = { source: 'keys.yml:4', hash: record.hash, shownHash: 'f01d' };
  const results = [{ key, entries: [], outcome }];
  return toChangeList({ asked, results, total: undefined, broken: [], isHeldBack: false });
}

const change = {
  hash: record.hash,
  name: 'reviewer',
  source: 'keys.yml:4',
  fields: { limit: { old: 50, new: 80 }, disabled: { old: false, new: true } },
};

test.each(['plan', 'check'] as const)('a %s lists what would change', (asked) => {
  expect(listOf(asked, { state: 'planned', record, changes })).toEqual([change]);
  expect(listOf(asked, { state: 'updated', record, changes, elsewhere: [] })).toEqual([]);
});

test('an update lists what it changed, and nothing that was only planned', () => {
  expect(listOf('update', { state: 'updated', record, changes, elsewhere: [] })).toEqual([change]);
  expect(listOf('update', { state: 'planned', record, changes })).toEqual([]);
  expect(listOf('update', { state: 'updated', record, changes: undefined, elsewhere: [] })).toEqual([]);
});
