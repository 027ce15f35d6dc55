// The copy that a person trusted: kept whole, read only as it was written.
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetTrustedCopy, getCopyPath, readTrustedCopy, saveTrustedCopy } from '../../src/trust/trusted-copy.ts';

const world = () => ({ XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'trust-')) });
const copy = { checkout: '/repo', file: '/repo/.github/intern-policy.yml', text: 'version: 1\n', now: 0 };

test('a kept copy is read again, by its owner only', () => {
  const env = world();
  const kept = saveTrustedCopy(copy, env);
  expect(readTrustedCopy('/repo', env)).toEqual(kept);
  expect(kept).toMatchObject({ text: copy.text, trustedAt: '1970-01-01T00:00:00.000Z' });
  expect(statSync(getCopyPath('/repo', env)).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(getCopyPath('/repo', env))).mode & 0o777).toBe(0o700);
});

test('a checkout has one copy, and another has its own', () => {
  const env = world();
  saveTrustedCopy(copy, env);
  saveTrustedCopy({ ...copy, text: 'version: 1\nrules: []\n' }, env);
  expect(readTrustedCopy('/repo', env)?.text).toBe('version: 1\nrules: []\n');
  expect(readTrustedCopy('/other', env)).toBeUndefined();
});

test('forgetting takes it away, also twice', () => {
  const env = world();
  saveTrustedCopy(copy, env);
  forgetTrustedCopy('/repo', env);
  forgetTrustedCopy('/repo', env);
  expect(readTrustedCopy('/repo', env)).toBeUndefined();
});

test.each([
  ['another text', (text: string) => text.replace('version: 1', 'version: 2')],
  ['another checkout', (text: string) => text.replace('"/repo"', '"/other"')],
  ['a field less', (text: string) => text.replace('"trustedAt"', '"at"')],
  ['no JSON', () => '{'],
  ['no object', () => '7'],
])('a copy with %s is not used, and the remedy is said', (_what, change) => {
  const env = world();
  saveTrustedCopy(copy, env);
  const path = getCopyPath('/repo', env);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  expect(() => readTrustedCopy('/repo', env)).toThrow(/was changed after it was saved.*trust --forget/);
});
