// What a repository's configuration makes Git run: as the lint tells it, and as the Git of this machine does it.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findHelpers, writeSafely } from '../../../src/permission/lint/git-helpers.ts';
import { warnings } from './warnings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'git-helpers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const repository = path.join(folder, 'repository');
/** With a submodule, and with objects that are missing. */
const shaped = path.join(folder, 'shaped');
const partial = path.join(folder, 'partial');
const paged = path.join(folder, 'paged');
const sparse = path.join(folder, 'sparse');
const marks = path.join(folder, 'marks');

/** Before 2.45 Git has no option against a fetch of missing objects; the variable that the option sets is older. */
const hasOption = !/^git version (?:1|2\.(?:[0-9]|[1-3][0-9]|4[0-4]))\./u.test(
  execFileSync('git', ['version'], { encoding: 'utf8' }),
);

/** Git without anything of the machine's or the user's. */
function git(all: readonly string[], input = '', cwd = repository): string {
  const args = hasOption ? all : all.filter((word) => word !== '--no-lazy-fetch');
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    ...(args.length < all.length ? { GIT_NO_LAZY_FETCH: '1' } : {}),
  };
  return execFileSync('git', [...args], {
    cwd,
    input,
    env,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}

/** A program that leaves a mark, and then does what a helper has to do. */
function helper(name: string, rest = 'exit 0'): string {
  const file = path.join(folder, `${name}.sh`);
  writeFileSync(file, `#!/bin/sh\necho ${name} >> ${marks}\n${rest}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** The same size, another time: Git has to look into the file. */
let edits = 0;
function edit(): void {
  edits += 1;
  writeFileSync(path.join(repository, 'a.txt'), `four${edits % 10}\n`);
  writeFileSync(path.join(repository, 'b.bin'), `five${edits % 10}\n`);
}

/** A commit that bears a signature, which nobody can check. */
function signedCommit(cwd = repository): void {
  const [head = '', ...message] = git(['cat-file', 'commit', 'HEAD'], '', cwd).split('\n\n');
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n x\n -----END PGP SIGNATURE-----';
  const hash = git(
    ['hash-object', '-t', 'commit', '-w', '--stdin'],
    `${head}\n${signature}\n\n${message.join('\n\n')}`,
    cwd,
  );
  git(['update-ref', 'HEAD', hash.trim()], '', cwd);
}

/** A repository with two commits of one file. */
function makeRepository(cwd: string): void {
  mkdirSync(cwd, { recursive: true });
  git(['init', '--quiet'], '', cwd);
  git(['config', 'user.email', 'a@b.example'], '', cwd);
  git(['config', 'user.name', 'n'], '', cwd);
  for (const text of ['one', 'two']) commitFile(cwd, text);
}

function commitFile(cwd: string, text: string): void {
  writeFileSync(path.join(cwd, 'a.txt'), `${text}\n`);
  git(['add', '.'], '', cwd);
  git(['commit', '--quiet', '-m', text], '', cwd);
}

/** A format that checks signatures, a server that is a program, and a submodule that changed, with a configuration of its own. */
function shapeSubmodule(): void {
  makeRepository(shaped);
  const below = path.join(shaped, 'sub');
  makeRepository(below);
  commitFile(shaped, 'three');
  commitFile(below, 'three');
  commitFile(shaped, 'four');
  git(['config', 'diff.external', helper('submodule')], '', below);
  // A merge, and files that have the names of comparisons.
  git(['checkout', '--quiet', '-b', 'side', 'HEAD~1'], '', shaped);
  commitFile(shaped, 'side');
  git(['checkout', '--quiet', '-'], '', shaped);
  git(['merge', '--quiet', '-s', 'ours', '-m', 'merged', 'side'], '', shaped);
  writeFileSync(path.join(shaped, '.gitattributes'), '*.txt merge=m\n* filter=f\n');
  for (const name of ['HEAD~9..HEAD', 'main...topic']) writeFileSync(path.join(shaped, name), 'one\n');
  git(['add', '.'], '', shaped);
  git(['commit', '--quiet', '-m', 'names'], '', shaped);
  for (const name of ['HEAD~9..HEAD', 'main...topic']) writeFileSync(path.join(shaped, name), 'two\n');
  writeFileSync(path.join(below, 'a.txt'), 'four\n');
  git(['commit', '--quiet', '-am', 'four'], '', below);
  git(['add', 'sub'], '', shaped);
  git(['commit', '--quiet', '-m', 'sub'], '', shaped);
  signedCommit(shaped);
  for (const [name, value] of [
    ['core.fsmonitor', helper('fsmonitor', 'exit 1')],
    ['filter.f.clean', helper('filters', 'cat')],
    ['merge.m.driver', helper('merge', 'exit 1')],
    ['log.diffMerges', 'remerge'],
    ['core.alternateRefsCommand', helper('others', 'exit 1')],
    ['man.viewer', 'mine'],
    ['man.mine.cmd', helper('others')],
    ['diff.submodule', 'diff'],
    ['format.pretty', '%G? %h'],
    ['gpg.program', helper('format', 'exit 1')],
    ['core.sshCommand', helper('others', 'exit 1')],
    ['core.editor', helper('others', 'exit 1')],
    ['remote.origin.url', 'ssh://git.example/x'],
  ])
    git(['config', name ?? '', value ?? ''], '', shaped);
}

/** A partial clone by its configuration alone, without the commit before the last. */
function shapePartial(): void {
  makeRepository(partial);
  const names = git(['rev-parse', 'HEAD~1', 'HEAD~1:a.txt', 'HEAD:a.txt'], '', partial).trim().split('\n');
  for (const name of names) {
    rmSync(path.join(partial, '.git', 'objects', name.slice(0, 2), name.slice(2)));
  }
  leadToServer(partial);
}

/** A partial clone with a sparse index, without the tree that `ls-files` has to read. */
function shapeSparse(): void {
  makeRepository(sparse);
  for (const name of ['in', 'out']) {
    mkdirSync(path.join(sparse, name));
    commitFile(path.join(sparse, name), name);
  }
  const tree = git(['rev-parse', 'HEAD:out'], '', sparse).trim();
  git(['sparse-checkout', 'init', '--cone', '--sparse-index'], '', sparse);
  git(['sparse-checkout', 'set', 'in'], '', sparse);
  rmSync(path.join(sparse, '.git', 'objects', tree.slice(0, 2), tree.slice(2)));
  leadToServer(sparse);
}

/** Makes a clone a partial one, whose missing objects a program fetches. */
function leadToServer(cwd: string): void {
  for (const [name, value] of [
    ['core.repositoryFormatVersion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.promisor', 'true'],
    ['remote.origin.url', 'ssh://git.example/x'],
    ['core.sshCommand', helper('fetch', 'exit 1')],
  ])
    git(['config', name ?? '', value ?? ''], '', cwd);
}

beforeAll(() => {
  mkdirSync(repository);
  git(['init', '--quiet']);
  for (const [name, value] of [
    ['user.email', 'a@b.example'],
    ['user.name', 'n'],
  ])
    git(['config', name ?? '', value ?? '']);
  writeFileSync(path.join(repository, '.gitattributes'), '*.txt diff=d filter=f\n*.bin diff=e\n');
  for (const message of ['one', 'two']) {
    edit();
    git(['add', '.']);
    git(['commit', '--quiet', '-m', message]);
  }
  signedCommit();
  const hooks = path.join(folder, 'hooks');
  mkdirSync(hooks);
  for (const hook of ['post-index-change', 'reference-transaction', 'pre-commit']) {
    writeFileSync(path.join(hooks, hook), `#!/bin/sh\necho hooks >> ${marks}\n`);
    chmodSync(path.join(hooks, hook), 0o755);
  }
  const settings = {
    'core.fsmonitor': helper('fsmonitor', 'exit 1'),
    'core.hooksPath': hooks,
    'diff.external': helper('external'),
    'diff.e.command': helper('external'),
    'diff.d.textconv': helper('textconv', 'cat "$1"'),
    'filter.f.clean': helper('filters', 'cat'),
    'gpg.program': helper('signature', 'exit 1'),
    'log.showSignature': 'true',
    'alias.st': `!${helper('others')}`,
  };
  for (const [name, value] of Object.entries(settings)) git(['config', name, value]);
  shapeSubmodule();
  shapePartial();
  shapeSparse();
  makeRepository(paged);
});

/** The helpers that Git ran for this command, in one of the repositories. */
function ran(command: string, cwd = repository): readonly string[] {
  edit();
  rmSync(marks, { force: true });
  try {
    git(command.split(' ').slice(1), '', cwd);
  } catch {
    // What a helper answers may make Git fail; that it ran is what counts.
  }
  return existsSync(marks) ? [...new Set(readFileSync(marks, 'utf8').trim().split('\n'))].toSorted() : [];
}

/** The helpers that the lint tells of, without the pager: that one runs on a terminal only. */
function told(command: string): readonly string[] {
  const names: Readonly<Record<string, string>> = {
    'log.diffMerges': 'merge',
    'branch.sort': 'sorting',
    'filters, if a file has the name of the compared commits': 'filters',
    'core.fsmonitor': 'fsmonitor',
    'core.hooksPath': 'hooks',
    'diff.external': 'external',
    'diff.NAME.textconv': 'textconv',
    'filter.NAME.clean': 'filters',
    'gpg.program': 'signature',
    'format.pretty': 'format',
    'diff.submodule': 'submodule',
    'core.sshCommand': 'fetch',
    'hooks, filters, aliases and helpers for editing and fetching': 'others',
  };
  const open = findHelpers(command.split(' ').slice(1)).map(({ name }) => /\(([^)]+)\)$/u.exec(name)?.[1] ?? name);
  return open.flatMap((name) => names[name] ?? []).toSorted();
}

const commands = [
  'git status',
  'git status --short',
  'git diff',
  'git diff --stat',
  'git diff --name-only',
  'git diff --cached',
  'git diff -p --stat HEAD',
  'git diff HEAD~1..HEAD',
  'git diff --stat HEAD~1..HEAD',
  'git log',
  'git log --oneline',
  'git log -p -1',
  'git log --stat -1',
  'git log -1 --ext-diff -p',
  'git log -U1 -1',
  'git show',
  'git show HEAD',
  'git show --stat HEAD',
  'git show HEAD:a.txt',
  'git show --textconv HEAD:a.txt',
  'git blame a.txt',
  'git blame --no-textconv a.txt',
  'git grep -n four',
  'git ls-files',
  'git ls-files -m',
  'git rev-parse HEAD',
  'git branch',
  'git tag -l',
  'git cat-file -p HEAD:a.txt',
  'git cat-file --textconv HEAD:a.txt',
  'git shortlog HEAD',
  'git describe --always --dirty',
  'git rev-list HEAD',
  'git reflog',
  'git for-each-ref',
  'git ls-tree HEAD',
  'git remote -v',
  'git merge-base HEAD HEAD~1',
  'git name-rev HEAD',
  'git show-ref',
];

/** Commands that read what outsiders shaped further. */
const further = [
  ...commands,
  'git log --format=%h%G?',
  'git log --pretty=mine',
  'git log --format=%h --oneline',
  'git show --stat --pretty=medium HEAD',
  'git show --submodule=diff HEAD',
  'git diff --submodule=log HEAD~1..HEAD',
  'git rev-list HEAD',
  // What reads the index, and what looks up a submodule in it.
  'git show --stat HEAD',
  'git show -s HEAD',
  'git log --name-only -1',
  'git log -p --first-parent',
  'git log --indexed-objects',
  'git log :a.txt',
  'git show :a.txt',
  'git rev-parse :a.txt',
  'git cat-file -p :a.txt',
  'git rev-list --objects --indexed-objects',
  // What merges anew.
  'git log -p -m',
  'git show -m HEAD~2',
  'git log --diff-merges=on',
  // A comparison, or files of that name.
  'git diff main...topic',
  'git diff --stat HEAD~9..HEAD',
  'git diff main...topic -- a.txt',
  'git ls-files',
];

/** Commands that are told as ones that may run anything. */
const loose = [
  'git log --remerge-diff',
  'git log --diff-merges=remerge',
  'git rev-list --alternate-refs',
  'git version --help',
  'git rev-parse --help',
];

/** Commands of sub-commands that list, with words by which they do more. */
const writing = ['git remote show origin', 'git remote update', 'git branch --edit-description', 'git tag -a new'];

describe('the Git of this machine', () => {
  test.each(commands)('%s runs nothing that the lint does not tell of', (command) => {
    expect(told(command)).toEqual(expect.arrayContaining([...ran(command)]));
  });

  test('runs each helper that the lint tells of, for some command', () => {
    const all = new Set(commands.flatMap((command) => ran(command)));
    expect([...all].toSorted()).toEqual(['external', 'filters', 'fsmonitor', 'hooks', 'signature', 'textconv']);
  });

  test.each(commands)('%s runs nothing as the lint spells it, but filters', (command) => {
    const words = command.split(' ').slice(1);
    const safer = writeSafely(command, words, findHelpers(words)) ?? command;
    const rest = told(safer);
    expect(rest).toEqual(rest.filter((name) => name === 'filters'));
    expect(rest).toEqual(expect.arrayContaining([...ran(safer)]));
  });

  test.each(further)('%s runs nothing untold in a repository with a submodule, or with objects missing', (command) => {
    const known = told(command);
    const everywhere = (text: string): readonly string[] => [shaped, partial, sparse].flatMap((cwd) => ran(text, cwd));
    expect(known).toEqual(expect.arrayContaining([...everywhere(command)]));
    const words = command.split(' ').slice(1);
    const safer = writeSafely(command, words, findHelpers(words)) ?? command;
    expect(told(safer).filter((name) => name !== 'filters')).toEqual([]);
    // No option stops the filters of a comparison with the files.
    expect(told(safer)).toEqual(expect.arrayContaining([...everywhere(safer)]));
  });

  test('runs each of the further ones for some command', () => {
    const all = new Set(
      [...further, ...loose, ...writing].flatMap((command) =>
        [shaped, partial, sparse].flatMap((cwd) => ran(command, cwd)),
      ),
    );
    expect([...all].toSorted()).toEqual(['fetch', 'filters', 'format', 'fsmonitor', 'merge', 'others', 'submodule']);
  });

  test.each([
    ...writing,
    'git rev-list --format=%G? HEAD',
    'git tag new',
    'git branch new',
    ...loose,
    'git --namespace version status',
    'git --git-dir version status',
    'git --no-pager -p log --oneline',
    'git log --oneline --alternate-refs',
    'git rev-list --pretty=mine HEAD',
    'git shortlog --format=mine HEAD',
    'git cat-file --text HEAD:a.txt',
    'git grep --textc four',
    'git branch -d old',
    'git tag -s new',
    'git grep -O four',
    'git grep -nO four',
    'git for-each-ref --sort=signature:grade',
    'git branch --format=%(signature)',
    'git reflog -p',
    'git reflog expire --all',
    'git log --output=a.txt',
    'git diff --no-index a.txt b.txt',
    'git status --no-such-option',
  ])('%s is told as one that may run anything', (command) => {
    expect(told(command)).toContain('others');
  });

  test.each([
    'git branch -a --no-sort',
    'git branch --list --no-sort a',
    'git tag --no-sort -n2',
    'git tag --no-sort --contains HEAD',
    'git reflog -3',
  ])('%s lists, and nothing else is told of it', (command) => {
    expect(told(command)).toEqual(['fetch']);
  });

  test.each(['git branch -a', 'git tag -l', 'git tag --sort=refname'])('%s may sort by a signature', (command) => {
    expect(told(command)).toContain('sorting');
    const words = command.split(' ').slice(1);
    expect(told(writeSafely(command, words, findHelpers(words)) ?? command)).toEqual([]);
  });

  test('a comparison that runs an external diff for its exit code only is told as one', () => {
    // Git 2.46 and later run one that "diff.trustExitCode" trusts.
    expect(told('git diff --quiet HEAD~1..HEAD --')).toContain('external');
  });

  test
    .skipIf(!existsSync('/usr/bin/script'))
    .each([
      'git remote -v',
      'git var -l',
      'git for-each-ref',
      'git cat-file -p HEAD',
      'git rev-list HEAD',
      'git ls-files',
      'git rev-parse HEAD',
      'git version',
    ])('%s on a terminal has a pager only where the lint tells of one', (command) => {
    const onTerminal = (text: string): boolean => {
      rmSync(marks, { force: true });
      const words = text.split(' ').filter((word) => hasOption || word !== '--no-lazy-fetch');
      const [, ...rest] = words;
      const name = rest.find((word) => /^[a-z]/u.test(word) && !word.startsWith('core.')) ?? '';
      git(['config', `pager.${name}`, helper('pager', 'cat')], '', paged);
      execFileSync('script', ['-qec', words.join(' '), '/dev/null'], {
        cwd: paged,
        env: { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1', TERM: 'xterm' },
        stdio: 'ignore',
      });
      return existsSync(marks);
    };
    const words = command.split(' ').slice(1);
    const open = findHelpers(words);
    expect(open.some(({ name }) => name.includes('core.pager'))).toBe(onTerminal(command));
    expect(onTerminal(writeSafely(command, words, open) ?? command)).toBe(false);
  });

  test('runs an alias under any name', () => {
    expect(ran('git st')).toEqual(['others']);
    expect(findHelpers(['st'])).toMatchObject([{ preventedBy: undefined }]);
  });

  const safe = 'git --no-pager --no-lazy-fetch -c core.fsmonitor=false -c core.hooksPath=/dev/null';
  test.each([
    `${safe} diff --no-ext-diff --no-textconv --submodule=short HEAD~1..HEAD --`,
    `${safe} diff --no-ext-diff --no-textconv --submodule=short main...topic --`,
    `${safe} diff --no-ext-diff --no-textconv --submodule=short --cached`,
    'git --no-pager --no-lazy-fetch log --no-show-signature --oneline',
    'git --no-pager --no-lazy-fetch -c core.fsmonitor=false show --no-show-signature --no-textconv --pretty=medium --submodule=short HEAD',
    'git --no-pager --no-lazy-fetch -c core.fsmonitor=false show --no-show-signature --pretty=medium --stat HEAD',
    'git --no-pager --no-lazy-fetch -c core.fsmonitor=false -c log.diffMerges=separate log --no-show-signature --no-textconv --pretty=medium --submodule=short -p -m',
    `${safe} grep four`,
    `${safe} ls-files`,
  ])('%s runs nothing at all', (command) => {
    expect(findHelpers(command.split(' ').slice(1))).toEqual([]);
    expect([repository, shaped, partial, sparse].flatMap((cwd) => ran(command, cwd))).toEqual([]);
  });
});

describe('git-runs-configuration', () => {
  const rule = (command: string, when = ''): string =>
    `rules: [{ id: r, ${when}match: { tool: shell, command: ${command} }, then: allow, limit: 1 }]\n`;
  const only = (pattern: string): string => `{ shell: { only: [${JSON.stringify(pattern)}] } }`;

  test('tells what may run, and how to say that it must not', async () => {
    expect(await warnings('git-runs-configuration', rule(only('git log --oneline')))).toEqual([
      expect.stringContaining(
        '"r" allows "git log --oneline" where outsiders may have shaped the checkout, and its configuration can make Git run a pager (core.pager), a fetch of objects that are missing (core.sshCommand), a signature check (gpg.program). Write "git --no-pager --no-lazy-fetch log --no-show-signature --oneline".',
      ),
    ]);
  });

  test.each([
    [
      'a pattern',
      only('git diff --stat *'),
      'Write "git --no-pager --no-lazy-fetch -c core.fsmonitor=false -c core.hooksPath=/dev/null diff',
    ],
    ['a path', only('git log -- {paths:src/**}'), '--no-show-signature'],
    ['a text', '"git diff main...HEAD"', '--no-ext-diff --no-textconv --submodule=short main...HEAD'],
    ['one of several texts', '["ls", "npm test && /usr/bin/git status"]', 'allows "/usr/bin/git status"'],
    ['an open end', only('git grep **'), 'core.fsmonitor'],
    ['what writes', only('git add {paths:src/**}'), 'No option stops hooks'],
    ['an alias', only('git st'), 'No option stops hooks'],
    ['what looks into files', only('git diff --no-textconv'), 'compare commits'],
    [
      'a comparison that may be a file',
      only('git diff --stat a..b {path:src/**}'),
      'diff --stat a..b -- {path:src/**}',
    ],
    ['paths that look like a comparison', only('git diff -- a..b'), 'No option stops filters'],
    ['an option behind the paths', only('git log -- --no-show-signature'), 'gpg.program'],
    ['a program that runs it', only('timeout 60 git status'), 'Write "timeout 60 git --no-pager'],
    ['a sub-command in quotes', `"git 'log'"`, "-fetch 'log' --no-show-signature"],
    ['a shell that runs it', only("sh -c 'git status'"), 'No option stops hooks'],
    ['its name in capitals', only('GIT status'), 'core.fsmonitor'],
    ['an option that takes it back', only('git --no-pager log --no-show-signature --show-signature'), 'gpg.program'],
    [
      'a setting that is set again',
      only('git -c core.fsmonitor=false -c core.fsmonitor=x -c core.hooksPath=/dev/null ls-files'),
      'core.fsmonitor',
    ],
  ])('sees %s', async (_name, command, part) => {
    expect(await warnings('git-runs-configuration', rule(command))).toEqual([expect.stringContaining(part)]);
  });

  test.each([
    '{ shell: { only: ["ls", "npm test"] } }',
    '"echo git status"',
    '"timeout 60 npm test"',
    only('git --no-lazy-fetch rev-parse HEAD'),
    '"git status > x"',
  ])('has nothing to say of %s', async (command) => {
    expect(await warnings('git-runs-configuration', rule(command))).toEqual([]);
  });

  test.each([
    [
      'an operation',
      'rules: [{ id: r, match: { operation: "shell command: git status" }, then: allow, limit: 1 }]\n',
      1,
    ],
    ['what is refused', 'rules: [{ id: r, match: { operation: "shell command: git status" }, then: reject }]\n', 0],
    ['events that outsiders cannot cause', rule(only('git status'), 'when: { event: [push, schedule] }, '), 0],
    ['an event that they can', rule(only('git status'), 'when: { event: [push, issue_comment] }, '), 1],
    [
      'a branch of a maintainer',
      rule(only('git status'), 'when: { fork: false, actor: { permission: [admin, write] } }, '),
      0,
    ],
    [
      'a fork that a maintainer comments on',
      rule(only('git status'), 'when: { actor: { permission: [admin, write] } }, '),
      1,
    ],
    ['whoever may read', rule(only('git status'), 'when: { fork: false, actor: { permission: [write, read] } }, '), 1],
    ['nobody in particular', rule(only('git status'), 'when: { fork: false }, '), 1],
  ])('of %s', async (_name, text, count) => {
    expect(await warnings('git-runs-configuration', text)).toHaveLength(count);
  });
});
