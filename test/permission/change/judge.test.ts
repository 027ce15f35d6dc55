// Judging changed files: which entry decides, what is guarded or unfit, what stays behind, and what stops.
import { describe, expect, test } from 'vitest';
import { guardedNames } from '../../../src/permission/change/guarded.ts';
import { type Change, judgeChanges } from '../../../src/permission/change/judge.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import { policyOf } from '../policies.ts';

const part = `changes:
  - { id: lock-noise, paths: ["**/package-lock.json"], then: reject }
  - { id: infra, paths: ["infra/**"], then: stop, reason: Ask a person. }
  - { id: pictures, paths: ["docs/**/*.png"], then: allow, binary: true, limit: 2 }
  - { id: gone, paths: ["src/old/**"], status: removed, then: allow }
  - { id: sources, paths: ["src/**", "test/**"], then: allow }
  - { id: spelled, paths: ["pkg/**/package.json", ".changeset/*.md", ".github/workflows/ci.yml"], then: allow }
  - { id: forked, when: { fork: false }, paths: ["site/**"], then: allow }
`;

const blank = { status: 'modified', bytes: 1, lines: 1, binary: false } as const;

async function verdictsOf(changes: readonly (Partial<Change> & { path: string })[], policy = part) {
  const whole = changes.map((change) => ({ ...blank, ...change }));
  return judgeChanges(await policyOf(policy), whole, unknownContext).map(({ change, verdict }) => {
    return { path: change.path, said: `${verdict.answer} by ${verdict.rule}` };
  });
}

const say = async (path: string, change: Partial<Change> = {}): Promise<string | undefined> =>
  (await verdictsOf([{ path, ...change }]))[0]?.said;

test.each<[string, Partial<Change>, string]>([
  ['src/a.ts', {}, 'taken by sources'],
  ['src/new/b.ts', { status: 'added' }, 'taken by sources'],
  ['src/a.ts', { status: 'removed' }, 'stop by default'],
  ['src/old/a.ts', { status: 'removed' }, 'taken by gone'],
  ['src/old/a.ts', {}, 'taken by sources'],
  ['SRC/a.ts', {}, 'stop by default'],
  ['SRC/a.ts', { status: 'added' }, 'left by default'],
  ['README.md', {}, 'stop by default'],
  ['INFRA/Main.tf', { status: 'added' }, 'stop by infra'],
  ['infra/.hidden/x', { status: 'removed' }, 'stop by infra'],
  ['package-lock.json', {}, 'left by lock-noise'],
  ['a/Package-Lock.JSON', { status: 'removed' }, 'left by lock-noise'],
  ['src/yarn.lock', {}, 'left by guarded'],
  ['docs/a/b.png', { binary: true }, 'taken by pictures'],
  ['src/a.png', { binary: true }, 'stop by unfit'],
  ['src/a.png', { binary: true, status: 'added' }, 'left by unfit'],
  ['site/a.md', {}, 'stop by default'],
  ['src/package.json', {}, 'stop by guarded'],
  ['src/.env', { status: 'added' }, 'left by guarded'],
  ['pkg/a/b/package.json', {}, 'taken by spelled'],
  ['pkg/a/Package.json', {}, 'stop by guarded'],
  ['pkg/.a/package.json', {}, 'stop by guarded'],
  ['.changeset/one.md', { status: 'added' }, 'taken by spelled'],
  ['.changeset/AGENTS.md', { status: 'added' }, 'left by guarded'],
  ['.github/workflows/ci.yml', {}, 'taken by spelled'],
  ['.github/workflows/other.yml', {}, 'stop by guarded'],
])('%s %o: %s', async (path, change, said) => {
  expect(await say(path, change)).toBe(said);
});

test('below .github/ a wildcard covers neither the next name nor a folder', async () => {
  const changes = `changes: [{ id: all, paths: [".github/*", ".github/**", ".github/*/ci.yml", ".github/workflows/*.md"], then: allow }]\n`;
  const paths = ['.github/dependabot.yml', '.github/workflows/ci.yml', '.github/workflows/z.md'];
  const said = await verdictsOf(
    paths.map((path) => ({ path })),
    changes,
  );
  expect(said.map((one) => one.said)).toEqual(['stop by guarded', 'stop by guarded', 'taken by all']);
});

describe('no entry takes an unfit path, in whatever spelling', () => {
  test.each([
    '',
    '.',
    '..',
    '/etc/passwd',
    '../x',
    'src/../x',
    './src/a',
    'src//a',
    'src/',
    '/src/a',
    'src/.',
    'src/..',
    '~/x',
    '-rf',
    'C:/x',
    'c:x',
    'src\\a',
    'src\\..\\x',
    'src/a:b',
    'src/a::$DATA',
    'src/GIT~1/x',
    'src/a~2.ts',
    'src/a ',
    'src/ a',
    'src/a.',
    'src/a\0b',
    'src/a\nb',
    'src/a	b',
    'src/a​b',
    'src/‮a',
    'src/a\xA0b',
    'src/.git/config',
    'src/.GIT/hooks/x',
    'src/.Git',
    '.git/x',
    'src/.gi‌t/x',
    'src/.gıt/x',
    'src/．git/x',
    '.gitmodules',
    'src/.GitModules',
    'src/.gitmoduleſ',
    'src/con',
    'src/CON.ts',
    'src/nul.txt',
    'src/aux/a',
    'src/COM1',
    'src/lpt9.log',
    'src/prn .x',
    'src/com¹',
    'src/é.ts',
    'src/\ud800.ts',
    'src/�.ts',
    `src/${'x'.repeat(256)}`,
    `src/${'a/'.repeat(2100)}b`,
  ])('%j', async (path) => {
    const everything = 'changes: [{ id: all, paths: ["**", ".git/**", "src/.git/**", ".gitmodules"], then: allow }]\n';
    const [added] = await verdictsOf([{ path, status: 'added' }], everything);
    const [modified] = await verdictsOf([{ path }], everything);
    expect([added?.said, modified?.said]).toEqual(['left by unfit', 'stop by unfit']);
  });
});

test.each(guardedNames.map((name) => name.replaceAll('*', 'x')))(
  '%s is guarded at any depth and in any case',
  async (name) => {
    for (const path of [name, `src/${name}`, `src/a/${name.toUpperCase()}`, `src/${name}/x`]) {
      expect(await say(path, { status: 'added' }), path).toMatch(/^left by (?:guarded|lock-noise)$/);
    }
  },
);

test('a flaw that the caller found is unfit; a secret stops even a new file, and a reject still leaves it', async () => {
  const flaw = { why: 'it is a link' };
  expect(await say('src/a.ts', { flaw })).toBe('stop by unfit');
  expect(await say('src/a.ts', { flaw, status: 'added' })).toBe('left by unfit');
  expect(await say('src/a.ts', { flaw: { ...flaw, stops: true }, status: 'added' })).toBe('stop by unfit');
  expect(await say('a/package-lock.json', { flaw: { ...flaw, stops: true } })).toBe('left by lock-noise');
});

test('a used-up limit stops, and so does each budget; only what is taken counts', async () => {
  const pictures = ['a', 'b', 'c'].map((name) => ({ path: `docs/${name}.png`, binary: true }));
  expect((await verdictsOf(pictures)).map(({ said }) => said)).toEqual([
    'taken by pictures',
    'taken by pictures',
    'stop by pictures',
  ]);
  const files = Array.from({ length: 21 }, (_, index) => ({ path: `src/${index + 10}.ts` }));
  const left = [{ path: 'src/0.lock/yarn.lock', bytes: 1e9, lines: 1e9 }];
  const said = await verdictsOf([...files, ...left]);
  expect(said.filter((one) => one.said === 'taken by sources')).toHaveLength(20);
  expect(said.at(-1)).toEqual({ path: 'src/30.ts', said: 'stop by budget' });
  expect(await say('src/a', { bytes: 262_144, lines: 1_000 })).toBe('taken by sources');
  expect(await say('src/a', { bytes: 262_145 })).toBe('stop by budget');
  expect(await say('src/a', { lines: 1_001 })).toBe('stop by budget');
});

test('without the part nothing is taken; paths are told in the order of their bytes', async () => {
  const said = await verdictsOf([{ path: 'é' }, { path: 'b', status: 'added' }, { path: 'B' }], '');
  expect(said).toEqual([
    { path: 'B', said: 'stop by default' },
    { path: 'b', said: 'left by default' },
    { path: 'é', said: 'stop by default' },
  ]);
});
