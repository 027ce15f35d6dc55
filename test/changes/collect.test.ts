// What an agent changed in a workspace, and what is taken of it: plain work, and work of an agent that means harm.
import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type JudgedChange, toEntries } from '../../src/changes/collect.ts';
import { toHeadTree } from '../../src/changes/snapshot.ts';
import { collectWork, foldersOfFiles, sourcesOnly, type Work } from '../support/changes.ts';

const write = (root: string, path: string, content: string | Uint8Array = 'x\n'): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const removeAll = (root: string, paths: readonly string[]): void => {
  for (const path of paths) rmSync(join(root, path));
};
const fates = (judged: readonly JudgedChange[]): readonly string[] =>
  judged.map(({ path, status, verdict: { answer, rule } }) => `${status} ${path}: ${answer} by ${rule}`);
const fatesOf = async (work: Work): Promise<readonly string[]> => fates(await collectWork(work));
const wide = 'changes:\n  - { id: all, paths: ["**"], status: [added, modified, removed], then: allow }\n';

test('what changed is told apart and judged, and contents are those that were judged', async () => {
  const head = { 'src/a.ts': 'one\ntwo\n', 'src/gone.ts': 'old\n', 'README.md': 'read\n', 'same.txt': 'same' };
  const policy = `changes:
  - { id: docs, paths: ["*.md"], then: reject }
  - { id: sources, paths: ["src/**"], status: [added, modified, removed], then: allow }
`;
  const judged = await collectWork({
    head,
    policy,
    there: (root) => write(root, 'node_modules/x/index.js'),
    work(root) {
      write(root, 'src/a.ts', 'one\n2\nthree\n');
      write(root, 'src/new/b.ts', 'b\n');
      write(root, 'README.md', 'changed\n');
      write(root, 'out/log.txt');
      write(root, 'node_modules/x/index.js', 'changed\n');
      write(root, 'same.txt', 'same');
      rmSync(join(root, 'src/gone.ts'));
    },
  });
  expect(fates(judged)).toEqual([
    'modified README.md: left by docs',
    'added out/: left by default',
    'modified src/a.ts: taken by sources',
    'removed src/gone.ts: taken by sources',
    'added src/new/b.ts: taken by sources',
  ]);
  expect(judged.flatMap(({ content }) => content?.diff ?? []).map(({ added, removed }) => [added, removed])).toEqual([
    [2, 1],
    [0, 1],
    [1, 0],
  ]);
  const entries = toEntries(judged, toHeadTree(foldersOfFiles(head)));
  expect(entries.map(({ path, content }) => [path, content && Buffer.from(content, 'base64').toString()])).toEqual([
    ['src/a.ts', 'one\n2\nthree\n'],
    ['src/gone.ts', null],
    ['src/new/b.ts', 'b\n'],
  ]);
});

test('a changed file that this run obeys is measured by its contents, although it stays', async () => {
  const [change] = await collectWork({
    ownFiles: ['src/a.ts'],
    work: (root) => write(root, 'src/a.ts', 'one\ntwo\n'),
  });
  expect(change).toMatchObject({ path: 'src/a.ts', bytes: 8, content: { after: Buffer.from('one\ntwo\n') } });
  expect(change?.verdict).toMatchObject({ rule: 'unfit' });
});

test('nothing changed, nothing is told', async () => {
  expect(await fatesOf({ work: () => {} })).toEqual([]);
});

const removal = 'changes:\n  - { id: sources, paths: ["src/**"], then: allow }\n';
test.each<[string, Work, readonly string[]]>([
  [
    'a file that no entry takes stops it, if the commit has it',
    { work: (root) => write(root, 'README.md', 'new\n') },
    ['modified README.md: stop by default'],
  ],
  [
    'a removal has to be allowed by its word',
    { policy: removal, work: (root) => rmSync(join(root, 'src/a.ts')) },
    ['removed src/a.ts: stop by default'],
  ],
  [
    'a guarded name',
    { policy: wide, work: (root) => write(root, 'src/package.json') },
    ['added src/package.json: left by guarded'],
  ],
  [
    'a workflow',
    { policy: wide, work: (root) => write(root, '.github/workflows/x.yml') },
    ['added .github/workflows/x.yml: left by guarded'],
  ],
  [
    'what the .gitignore of the commit leaves out, whatever the agent writes into its own',
    {
      head: { '.gitignore': 'dist/\n*.log\n', 'src/a.ts': 'a\n', 'src/.gitignore': 'tmp\n' },
      work(root) {
        for (const path of ['src/dist/a.js', 'src/x.log', 'src/tmp/y.ts', 'src/ok.ts']) write(root, path);
        write(root, 'src/.gitignore', '!tmp\n!dist\n');
      },
    },
    [
      'modified src/.gitignore: stop by guarded',
      'added src/dist/: left by ignored',
      'added src/ok.ts: taken by sources',
      'added src/tmp/: left by ignored',
      'added src/x.log: left by ignored',
    ],
  ],
  ['binary', { work: (root) => write(root, 'src/a.ts', Buffer.from([1, 0, 2])) }, ['modified src/a.ts: stop by unfit']],
  [
    'binary that is allowed',
    {
      policy: 'changes:\n  - { id: all, paths: ["src/**"], binary: true, then: allow }\n',
      work: (root) => write(root, 'src/a.ts', Buffer.from([1, 0, 2])),
    },
    ['modified src/a.ts: taken by all'],
  ],
  [
    'no UTF-8',
    { work: (root) => write(root, 'src/b.ts', Buffer.from([0xff, 0xfe])) },
    ['added src/b.ts: left by unfit'],
  ],
  ['an empty file', { work: (root) => write(root, 'src/empty.ts', '') }, ['added src/empty.ts: taken by sources']],
  [
    'more files than the budget',
    {
      policy: `budget: { files: 2 }\n${sourcesOnly}`,
      work(root) {
        for (const name of ['1', '2', '3']) write(root, `src/${name}`);
      },
    },
    ['added src/1: taken by sources', 'added src/2: taken by sources', 'added src/3: stop by budget'],
  ],
  [
    'more lines than the budget',
    {
      policy: `budget: { lines: 3 }\n${sourcesOnly}`,
      work: (root) => write(root, 'src/a.ts', '1\n2\n3\n'),
    },
    ['modified src/a.ts: stop by budget'],
  ],
  [
    'a file of 100 MiB',
    { work: (root) => write(root, 'src/big', Buffer.alloc(100 * 1024 * 1024, 'x')) },
    ['added src/big: stop by budget'],
  ],
  [
    'a mode that changed',
    { policy: wide, work: (root) => chmodSync(join(root, 'src/a.ts'), 0o755) },
    ['modified src/a.ts: stop by unfit'],
  ],
  [
    'a file that is not plain in the commit',
    {
      policy: wide,
      head: { 'src/run': { mode: '100755', content: 'run\n' } },
      work: (root) => write(root, 'src/run', 'evil\n'),
    },
    ['modified src/run: stop by unfit'],
  ],
  [
    'a link of the commit that leads elsewhere',
    {
      policy: wide,
      head: { 'src/link': { mode: '120000', content: 'a' }, 'src/a': 'a\n' },
      there: (root) => symlinkSync('a', join(root, 'src/link')),
      work(root) {
        rmSync(join(root, 'src/link'));
        symlinkSync('/etc/passwd', join(root, 'src/link'));
      },
    },
    ['modified src/link: stop by unfit'],
  ],
  [
    'a link in place of a file, to one outside',
    {
      policy: wide,
      work(root) {
        rmSync(join(root, 'src/a.ts'));
        symlinkSync('/etc/passwd', join(root, 'src/a.ts'));
      },
    },
    ['modified src/a.ts: stop by unfit'],
  ],
  [
    'a new link',
    { policy: wide, work: (root) => symlinkSync('/etc/passwd', join(root, 'src/new.ts')) },
    ['added src/new.ts: left by unfit'],
  ],
  [
    'a link in place of a folder, to one outside',
    {
      policy: wide,
      work(root) {
        rmSync(join(root, 'src'), { recursive: true });
        symlinkSync('/etc', join(root, 'src'));
      },
    },
    ['added src: stop by unfit', 'removed src/a.ts: stop by unfit'],
  ],
  [
    'a hard link to a file outside',
    {
      policy: wide,
      work(root) {
        writeFileSync(`${root}-secret`, 'secret\n');
        rmSync(join(root, 'src/a.ts'));
        linkSync(`${root}-secret`, join(root, 'src/a.ts'));
        linkSync(`${root}-secret`, join(root, 'src/new.ts'));
      },
    },
    ['modified src/a.ts: stop by unfit', 'added src/new.ts: left by unfit'],
  ],
  [
    'a pipe that nobody writes into',
    { policy: wide, work: (root) => void execFileSync('mkfifo', [join(root, 'src/pipe')]) },
    ['added src/pipe: left by unfit'],
  ],
  [
    'a folder in place of a file',
    {
      policy: wide,
      work(root) {
        rmSync(join(root, 'src/a.ts'));
        write(root, 'src/a.ts/b.ts');
      },
    },
    ['modified src/a.ts: stop by unfit'],
  ],
  [
    'a file in place of a folder',
    {
      policy: wide,
      work(root) {
        rmSync(join(root, 'src'), { recursive: true });
        write(root, 'src');
      },
    },
    ['added src: left by unfit', 'removed src/a.ts: stop by unfit'],
  ],
  [
    'another case of a file',
    { policy: wide, work: (root) => write(root, 'src/A.ts') },
    ['added src/A.ts: left by unfit'],
  ],
  [
    'another case of a folder',
    { policy: wide, work: (root) => write(root, 'SRC/b.ts') },
    ['added SRC/b.ts: left by unfit'],
  ],
  [
    'two new names that differ in case alone',
    {
      policy: wide,
      work(root) {
        write(root, 'src/new/x.ts');
        write(root, 'src/New/y.ts');
      },
    },
    ['added src/New/y.ts: left by unfit', 'added src/new/x.ts: left by unfit'],
  ],
  [
    'a rename in case alone',
    { policy: wide, work: (root) => renameSync(join(root, 'src/a.ts'), join(root, 'src/A.ts')) },
    ['added src/A.ts: left by unfit', 'removed src/a.ts: stop by unfit'],
  ],
  [
    'a submodule',
    {
      policy: wide,
      head: { 'src/sub': { mode: '160000', content: 'x' }, 'src/a.ts': 'a\n' },
      there: (root) => mkdirSync(join(root, 'src/sub')),
      work: (root) => rmSync(join(root, 'src/sub'), { recursive: true }),
    },
    ['removed src/sub: stop by unfit'],
  ],
  [
    'what lies in a submodule',
    {
      policy: wide,
      head: { 'src/sub': { mode: '160000', content: 'x' } },
      there: (root) => mkdirSync(join(root, 'src/sub'), { recursive: true }),
      work: (root) => write(root, 'src/sub/x'),
    },
    [],
  ],
  [
    'what was unlike the commit before',
    {
      there: (root) => write(root, 'src/a.ts', 'one\r\n'),
      work: (root) => write(root, 'src/a.ts', 'two\r\n'),
    },
    ['modified src/a.ts: stop by unfit'],
  ],
  [
    'what was unlike the commit before, and is as it was',
    { there: (root) => write(root, 'src/a.ts', 'one\r\n'), work: () => {} },
    [],
  ],
  [
    'what was not in the commit, but there before',
    {
      policy: wide,
      there: (root) => write(root, 'src/cache', 'old'),
      work: (root) => write(root, 'src/cache', 'new'),
    },
    [],
  ],
  [
    'a file that this run obeys or writes',
    { policy: wide, ownFiles: ['src/transcript.jsonl'], work: (root) => write(root, 'src/transcript.jsonl') },
    ['added src/transcript.jsonl: left by unfit'],
  ],
  [
    'a secret of the job',
    { secret: 'made-up-secret', work: (root) => write(root, 'src/new.ts', 'const key = "made-up-secret";\n') },
    ['added src/new.ts: stop by unfit'],
  ],
  [
    'a repository of its own in a folder',
    {
      policy: wide,
      work(root) {
        write(root, 'src/inner/.git/config', '[core]\n  fsmonitor = touch /tmp/planted\n');
        write(root, 'src/inner/x.ts');
      },
    },
    ['added src/inner/.git/config: left by unfit', 'added src/inner/x.ts: taken by all'],
  ],
])('%s', async (_name, work, expected) => {
  expect(await fatesOf(work)).toEqual(expected);
});

const spellings = [
  '.git',
  '.GIT',
  '.Git',
  'git~1',
  'GIT~1',
  '.git ',
  '.git.',
  '.g\u200cit',
  '.gi\u200dt',
  '.git\u200e',
  '\ufeff.git',
  '.ｇｉｔ',
  '.gıt',
  '.gİt',
  '.gitmodules',
  '.GITMODULES',
  '.gitmodules ',
  'GITMOD~1',
  '.gitmodules\u200b',

  'con',
  'CON',
  'con.txt',
  'nul',
  'NUL.ts',
  'aux',
  'prn',
  'com1',
  'COM9.log',
  'lpt1',
  'lpt9.x',
  'conin$',
  'con .ts',
  'COM¹',
  'lpt²',
  'a:b',
  'a:$DATA',
  'x.ts:stream',
  'C:',
  'a\\b',
  '..\\up',
  '\\server',
  'back\\',
  ' lead',
  'trail ',
  'dot.',
  'dots..',
  '...',
  '. ',
  'a. ',
  'new\nline',
  'tab\there',
  'bell\u0007',
  'esc\u001b[0m',
  'del\u007f',
  'c1\u0085',

  'rtl\u202eexe',
  'bom\ufeff',
  'zwsp\u200b',
  'soft\u00adhyphen',
  'tag\u{e0041}',
  'ls\u2028',
  'hangul\u3164',
  'vs\ufe0f',
  'e\u0301',
  'A\u030a',
  'o\u0308.ts',

  'package.json',
  'PACKAGE.JSON',
  'Package.Json',
  'package-lock.json',
  'yarn.lock',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'bun.lockb',

  'Makefile',
  'makefile',
  'GNUmakefile',
  'rules.mk',
  'CMakeLists.txt',
  'Justfile',
  'justfile',
  'Taskfile.yml',
  'Rakefile',
  'Dockerfile',
  'dockerfile.dev',
  'Containerfile',
  'compose.yaml',
  'docker-compose.yml',
  'Jenkinsfile',

  'setup.py',
  'setup.cfg',
  'pyproject.toml',
  'requirements.txt',
  'requirements-dev.txt',
  'Pipfile',
  'conftest.py',
  'tox.ini',

  'Cargo.toml',
  'build.rs',
  'go.mod',
  'Gemfile',
  'x.gemspec',
  'composer.json',
  'pom.xml',
  'build.gradle',
  'gradlew',
  'mvnw.cmd',

  'AGENTS.md',
  'agents.md',
  'CLAUDE.md',
  'Claude.md',
  'GEMINI.md',
  'CODEOWNERS',
  'codeowners',
  'opencode.json',
  'ＡＧＥＮＴＳ.md',
  'AGENTſ.md',

  '.env',
  '.npmrc',
  '.gitattributes',
  '.gitignore',
  '.husky',
  '.vscode',
  '.editorconfig',
  '.claude',
  '.mcp.json',
  '.bashrc',

  'action.yml',
  'x.csproj',
  'app.sln',
  'Directory.Build.props',
  'flake.nix',
  'BUILD.bazel',
  'Package.swift',
  'mix.exs',
  'x'.repeat(252) + '\u00e9é'.normalize('NFC'),
];

test.each(spellings)(
  'a new file called %j is never taken by a glob for all, nor is one in a folder called so',
  async (name) => {
    const judged = await collectWork({
      policy: wide,
      work(root) {
        for (const path of [`src/${name}`, `src/in/${name}/x.ts`]) {
          try {
            write(root, path);
          } catch {
            // a name that this file system takes as well
            if (Buffer.byteLength(name) <= 255 && !name.includes('/')) throw new Error(`no file ${path}`);
          }
        }
      },
    });
    expect(judged.filter(({ verdict }) => verdict.answer === 'taken').map(({ path }) => path)).toEqual([]);
  },
);

test('a name that is no UTF-8 is never taken', async () => {
  const judged = await collectWork({
    policy: wide,
    work: (root) => writeFileSync(Buffer.concat([Buffer.from(`${root}/src/`), Buffer.from([0x61, 0xff])]), 'x'),
  });
  expect(judged.map(({ verdict }) => verdict.answer)).toEqual(['left']);
});

test('10,000 new files are each told, and none is taken beyond the budget', async () => {
  const judged = await collectWork({
    work: (root) => Array.from({ length: 10_000 }, (_, index) => write(root, `src/deep/${index % 100}/${index}.ts`)),
  });
  const counts = Object.groupBy(judged, ({ verdict }) => verdict.answer);
  expect([counts.taken?.length, counts.stop?.length]).toEqual([20, 9_980]);
});

test('what is taken was read: large files that are removed are all in the change, or none is', async () => {
  const paths = Array.from({ length: 10 }, (_, index) => `src/${index}.bin`);
  const head = Object.fromEntries(paths.map((path, index) => [path, Buffer.alloc(2 ** 20, index)]));
  const policy = 'changes:\n  - { id: all, paths: ["**"], status: [removed], binary: true, then: allow }\n';
  const judged = await collectWork({ head, policy, work: (root) => removeAll(root, paths) });
  const unread = judged.filter(({ content }) => content === undefined);
  expect(unread.length).toBeGreaterThan(0);
  expect(fates(unread)).toEqual(unread.map(({ path }) => `removed ${path}: stop by budget`));
});

test.each(['infra/new.tf', 'INFRA/new.tf'])('an entry that stops does so in a new folder too: %s', async (path) => {
  const policy = `changes:
  - { id: infra, paths: ["infra/**"], then: stop }
  - { id: sources, paths: ["src/**"], then: allow }
`;
  expect(await fatesOf({ policy, work: (root) => write(root, path) })).toEqual([`added ${path}: stop by infra`]);
});

test('a hard link of the beginning is told where its content changes', async () => {
  const work: Work = {
    there: (root) => linkSync(join(root, 'src/a.ts'), join(root, 'other')),
    work: (root) => write(root, 'src/a.ts', 'two\n'),
  };
  expect(await fatesOf(work)).toEqual(['modified src/a.ts: stop by unfit']);
  expect(await fatesOf({ ...work, work: () => {} })).toEqual([]);
});
