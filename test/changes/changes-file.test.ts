// The file of changes: what is written is read back, and whatever is damaged, swapped or replayed is refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type ChangesEntry,
  type ChangesFile,
  digestChanges,
  readChangesFile,
  toChangesFile,
} from '../../src/changes/changes-file.ts';
import { computeBlobSha } from '../../src/changes/git-objects.ts';
import { changesSchema } from '../../tools/generate/changes-schema.ts';

const binding = { repository: 'o/r', pull_request: 7, run_id: '99', job: 'post' };
const sha = (text: string): string => computeBlobSha(Buffer.from(text));
const base64 = (text: string): string => Buffer.from(text).toString('base64');

const modified: ChangesEntry = {
  path: 'src/a.ts',
  status: 'modified',
  old: sha('old'),
  new: sha('new'),
  content: base64('new'),
};
const added: ChangesEntry = { path: 'src/b.ts', status: 'added', old: null, new: sha(''), content: '' };
const removed: ChangesEntry = { path: 'src/c.ts', status: 'removed', old: sha('c'), new: null, content: null };

const whole: Omit<ChangesFile, 'version' | 'digest'> = {
  repository: 'o/r',
  pull_request: 7,
  head: 'a'.repeat(40),
  run_id: '99',
  job: 'fix',
  policy: `sha256:${'b'.repeat(64)}`,
  said: 'Fixed.',
  changes: [removed, added, modified],
};

/** The text of a file after somebody changed it, its digest made to fit. */
function forged(change: Record<string, unknown>): string {
  const file: ChangesFile = { ...readChangesFile(toChangesFile(whole)), ...change };
  return JSON.stringify(file);
}

function forgedEntry(change: Partial<ChangesEntry>, entry = modified): string {
  const changes = [{ ...entry, ...change }];
  return forged({ changes, digest: digestChanges(changes) });
}

test('what is written is read back, sorted by the bytes of its paths', () => {
  const file = readChangesFile(toChangesFile(whole), binding);
  expect(file.changes).toEqual([modified, added, removed]);
  expect(file).toMatchObject({ version: 1, head: whole.head, said: 'Fixed.', digest: digestChanges(whole.changes) });
});

test('the digest is of path, status, old and new, in the order of bytes', () => {
  const emoji = { ...added, path: '\u{1f600}' };
  const priv = { ...added, path: '\uffee' };
  expect(digestChanges([emoji, priv])).toBe(digestChanges([priv, emoji]));
  expect(digestChanges([modified])).not.toBe(digestChanges([{ ...modified, path: 'src/d.ts' }]));
  // Made with Python's hashlib over the JSON as the documentation has it.
  expect(
    digestChanges([{ path: 'a', status: 'added', old: null, new: 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391' }]),
  ).toBe('sha256:7683a19c628ba105b958a635a3b70dbd0bbfc62d10e49c3c8cc34dfd7ba48fb1');
});

test('a head that moved since is no reason to refuse the file', () => {
  expect(readChangesFile(forged({ head: 'c'.repeat(40) }), binding).head).toBe('c'.repeat(40));
});

test('a person looks at a file of any origin', () => {
  expect(readChangesFile(forged({ repository: 'x/y' })).repository).toBe('x/y');
});

test.each<[string, string, string]>([
  ['of another repository', forged({ repository: 'o/x' }), 'its repository is "o/x"'],
  ['of another pull request', forged({ pull_request: 8 }), 'its pull_request is 8'],
  ['of no pull request', forged({ pull_request: null }), 'its pull_request is null'],
  ['of another run', forged({ run_id: '98' }), 'its run_id is "98"'],
  ['of this job', forged({ job: 'post' }), 'must be from another'],
  ['no JSON', 'x', "it isn't a file of changes"],
  ['another version', forged({ version: 2 }), 'at "version"'],
  ['a head that is no commit', forged({ head: 'main' }), 'at "head"'],
  ['no change', forged({ changes: [] }), 'at "changes"'],
  ['an empty path', forgedEntry({ path: '' }), 'at "changes.0.path"'],
  ['a status of its own', forgedEntry({ status: 'renamed' as 'added' }), 'at "changes.0.status"'],
  ['a long answer', forged({ said: 'x'.repeat(4_001) }), 'at "said"'],
  ['too many', forged({ changes: Array.from({ length: 101 }, () => added) }), 'at "changes"'],
  ['more than 4 MiB', forged({ more: 'x'.repeat(4 * 1024 * 1024) }), 'more than 4194304 bytes'],
  ['another digest', forged({ digest: `sha256:${'0'.repeat(64)}` }), 'its digest does not match'],
  ['one content swapped', forgedEntry({ content: base64('evil') }), 'does not match its hash'],
  ['blanks in base64', forgedEntry({ content: `${base64('new')}\n` }), 'not in base64'],
  ['no content', forgedEntry({ content: null }), 'its new content says otherwise'],
  ['content of what is gone', forgedEntry({ content: '' }, removed), 'its new content says otherwise'],
  ['added over something', forgedEntry({ old: sha('x') }, added), 'its old content says otherwise'],
  ['modified from nothing', forgedEntry({ old: null }), 'its old content says otherwise'],
  ['as it was', forgedEntry({ old: sha('new') }), 'is unchanged'],
])('refused: %s', (_, text, why) => {
  expect(() => readChangesFile(text, binding)).toThrow(
    expect.objectContaining({ code: 'changes_file_refused', message: expect.stringContaining(why) }),
  );
});

test('a path that is named twice is refused', () => {
  const changes = [added, added];
  expect(() => readChangesFile(forged({ changes, digest: digestChanges(changes) }))).toThrow('names a path twice');
});

test('contents beyond what any budget takes are refused, and never written', () => {
  const large = 'x'.repeat(1_048_577);
  const changes = [{ ...added, new: sha(large), content: base64(large) }];
  expect(() => toChangesFile({ ...whole, changes })).toThrow('its contents have 1048577 bytes, over 1048576');
});

test('docs/intern-changes-v1.schema.json is up to date: "npm run generate" writes it', () => {
  const path = join(import.meta.dirname, '../../docs/intern-changes-v1.schema.json');
  expect(readFileSync(path, 'utf8')).toBe(changesSchema());
});
