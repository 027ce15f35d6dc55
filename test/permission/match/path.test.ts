// Tests `path` over values.

import { describe, expect, test } from 'vitest';
import { brief, decideOnce, guardMatching, problemsOf, ruleMatching } from '../policies.ts';

async function verdict(
  place: 'rule' | 'guard',
  matcher: string,
  paths: unknown,
): Promise<{ readonly matched: boolean; readonly because: string | undefined }> {
  const policy = await (place === 'rule' ? ruleMatching : guardMatching)(`{ "/paths": ${matcher} }`);
  const decision = decideOnce(
    policy,
    JSON.stringify({ kind: 'permission', options: ['allow_once', 'reject_once'], paths }),
  );
  const [entry] = decision.trace;
  expect(brief(decision) === 'allow_once by the-rule' || brief(decision) === 'reject_once by the-guard').toBe(
    entry?.matched,
  );
  return { matched: entry?.matched === true, because: entry?.because };
}

/** Values that are no plain relative path. */
const strange: readonly unknown[] = [
  'src/../.github/workflows/ci.yml',
  '../x',
  '/etc/passwd',
  '~/.ssh/id_rsa',
  'C:/x',
  'src\\..\\x',
  '',
  'src//x',
  'src/‮gnp.exe',
  null,
  5,
  true,
  { a: 'src/a' },
  ['src/a', 'src/../x'],
  ['src/a', null],
  ['src/a', ['../x']],
];

describe('path in a rule', () => {
  test.each([
    { matcher: '{ path: "src/**" }', paths: 'src/a/b.ts', matched: true },
    { matcher: '{ path: "src/**" }', paths: ['src/a', 'src/b'], matched: true },
    { matcher: '{ path: ["src/**", README.md] }', paths: ['src/a', 'README.md'], matched: true },
    { matcher: '{ path: "src/**" }', paths: ['src/a', 'lib/b'], matched: false },
    { matcher: '{ path: "src/**" }', paths: [], matched: false },
    { matcher: '{ path: "src/**" }', paths: 'src/.env', matched: false },
    { matcher: '{ path: "src/**" }', paths: 'SRC/a', matched: false },
    { matcher: '{ not: { path: "secrets/**" } }', paths: 'src/a', matched: true },
    { matcher: '{ not: { path: "secrets/**" } }', paths: 'secrets/a', matched: false },
    { matcher: '{ not: { path: "secrets/**" } }', paths: 'secrets/.env', matched: false },
    { matcher: '{ not: { path: "secrets/**" } }', paths: 'Secrets/a', matched: false },
    { matcher: '{ not: { not: { path: "src/**" } } }', paths: 'src/a', matched: true },
  ])('$matcher and $paths: $matched', async ({ matcher, paths, matched }) => {
    expect((await verdict('rule', matcher, paths)).matched).toBe(matched);
  });
  test.each(strange)('never matches %j, negated or not', async (paths) => {
    for (const matcher of ['{ path: "**" }', '{ not: { path: "lib/**" } }', '{ not: { not: { path: "**" } } }'])
      expect(await verdict('rule', matcher, paths)).toMatchObject({ matched: false });
  });
});

describe('path in a guard', () => {
  test.each([
    { matcher: '{ path: ".github/**" }', paths: '.github/workflows/ci.yml', matched: true },
    { matcher: '{ path: ".github/**" }', paths: ['src/a', '.github/workflows/ci.yml'], matched: true },
    { matcher: '{ path: ".github/**" }', paths: ['src/a', 'src/b'], matched: false },
    { matcher: '{ path: ".github/**" }', paths: [], matched: false },
    { matcher: '{ path: ".github/**" }', paths: '.GitHub/workflows/ci.yml', matched: true },
    { matcher: '{ path: "**/secrets.json" }', paths: '.config/secrets.json', matched: true },
    { matcher: '{ not: { path: "src/**" } }', paths: 'src/a', matched: false },
    { matcher: '{ not: { path: "src/**" } }', paths: 'src/.env', matched: true },
    { matcher: '{ not: { path: "src/**" } }', paths: 'lib/a', matched: true },
    { matcher: '{ path: "a", missing: match }', paths: undefined, matched: true },
    { matcher: '{ path: "a" }', paths: undefined, matched: false },
  ])('$matcher and $paths: $matched', async ({ matcher, paths, matched }) => {
    expect((await verdict('guard', matcher, paths)).matched).toBe(matched);
  });
  test.each(strange)('always matches %j, negated or not', async (paths) => {
    for (const matcher of ['{ path: "lib/**" }', '{ not: { path: "**" } }', '{ not: { not: { path: "lib/**" } } }'])
      expect(await verdict('guard', matcher, paths)).toMatchObject({ matched: true });
  });
});

describe('the reason', () => {
  test('names the wanted globs and the found value', async () => {
    expect(await verdict('rule', '{ path: ["src/**", test] }', 'lib/a')).toEqual({
      matched: false,
      because: '/paths is "lib/a", wants path "src/**" or "test"',
    });
  });
  test('says of a rule which value is no path', async () => {
    expect((await verdict('rule', '{ path: "src/**" }', 'src/../x')).because).toBe(
      '/paths is "src/../x", not a plain relative path, wants path "src/**"',
    );
    expect((await verdict('rule', '{ not: { path: "lib" } }', ['a', '/b'])).because).toBe(
      '/paths is ["a","/b"], of which "/b" is not a plain relative path, wants not path "lib"',
    );
  });
  test('says the same of a guard', async () => {
    expect((await verdict('guard', '{ path: "lib/**" }', 'src/../lib/x')).because).toBe(
      '/paths is "src/../lib/x", not a plain relative path',
    );
    expect((await verdict('guard', '{ path: "lib/**" }', 'lib/x')).because).toBe('/paths matches');
  });
});

describe('a path in the file', () => {
  test.each([
    { matcher: '{ path: 5 }', message: 'The path of "/paths" is the number 5. Write a string.' },
    { matcher: '{ path: [] }', message: 'The path of "/paths" is a list. Write at least one path glob.' },
    { matcher: '{ path: [a, 5] }', message: 'The path of "/paths" is the number 5. Write a string.' },
    {
      matcher: '{ path: "../a" }',
      message: expect.stringContaining('The path glob "../a" can\'t be used: no path matches it.'),
    },
    {
      matcher: '{ path: "a**" }',
      message: 'The path glob "a**" can\'t be used: "**" must be a whole segment. Write "*" within a segment.',
    },
  ])('is not $matcher', async ({ matcher, message }) => {
    const [problem] = await problemsOf(
      `version: 1\nrules: [{ id: r, match: { "/paths": ${matcher} }, then: allow }]\n`,
    );
    expect(problem?.message).toEqual(message);
  });
  test('stands in "match" alone, and asks no list of options', async () => {
    const inWhen = 'rules: [{ id: r, when: { ref: { path: a } }, match: { tool: x }, then: allow }]';
    const inOptions = 'rules: [{ id: r, match: { options: { path: a } }, then: allow }]';
    for (const text of [inWhen, inOptions])
      expect(await problemsOf(`version: 1\n${text}\n`)).toMatchObject([{ code: 'invalid-value' }]);
  });
});
