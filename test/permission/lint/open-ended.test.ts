// Which wildcards let an intern choose what a program runs or writes.
import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/permission/lint/lint.ts';
import { policyOf } from '../policies.ts';

async function openEnded(match: string, then = 'allow'): Promise<readonly string[]> {
  const policy = await policyOf(`rules:\n  - { id: r, match: { ${match} }, then: ${then}, limit: 1 }\n`);
  return lint(policy).flatMap(({ code, message }) => (code === 'open-ended-arguments' ? [message] : []));
}

function only(pattern: string): string {
  return `tool: shell, command: { shell: { only: [${JSON.stringify(pattern)}] } }`;
}

describe('open-ended-arguments', () => {
  test.each(
    [
      'git diff **',
      'npm **',
      'find . **',
      'sed **',
      'env **',
      'bash **',
      '/usr/bin/git **',
      'python3.12 **',
      '* --version',
      '*sh x',
      'ba* x',
      'node *',
      'python3 *',
      'make *',
      'env *',
      'git log *',
      'git diff *',
      'sort *',
      'gdb *',
      'gcc *',
      'split *',
      'rg *',
      'git log --output=*',
      'erl *',
      'elixir *',
      'sbcl *',
      'lftp *',
      'mongosh *',
      './gradlew *',
      'aws *',
      'playwright *',
      'touch *',
      'git log --*',
      'sort -o*',
      'tar x*',
      'make CC=*',
      'Make clean-*',
      'DOCKER run-*',
      'ZSTD *',
      'bash -c "npm *"',
      'sudo npm*',
      'awk "*"',
      'tar -cf x *',
      'curl -*',
      'xargs {path:**}',
      'node {paths:*}',
      'gcc-13 *',
      'clang++ -*',
      'sqlite3 x "select *"',
    ].filter((pattern) => pattern !== 'tar x*'),
  )('%s', async (pattern) => {
    expect(await openEnded(only(pattern))).toEqual([
      `"r" allows ${JSON.stringify(pattern)}: with arguments of the intern's choosing, this can run other programs or write files. List the arguments.`,
    ]);
  });

  test.each([
    ['systemctl *', 'systemctl'],
    ['systemctl status *', 'systemctl'],
    ['journalctl -u *', 'journalctl'],
    ['service **', 'service'],
    ['sysctl *', 'sysctl'],
    ['mount *', 'mount'],
    ['useradd *', 'useradd'],
    ['nmcli *', 'nmcli'],
    ['mysqldump *', 'mysqldump'],
    ['./scripts/release.sh *', './scripts/release.sh'],
    ['a-program-of-tomorrow --*', 'a-program-of-tomorrow'],
  ])('%s, of which nothing is known', async (pattern, program) => {
    expect(await openEnded(only(pattern))).toEqual([
      `"r" allows ${JSON.stringify(pattern)}: it is unknown what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`,
    ]);
  });

  test.each([
    'systemctl status nginx',
    './scripts/release.sh {path:notes/*.md}',
    'pkill test-*',
    'ls **',
    'cat **',
    'wc *',
    'git diff',
    'git log -3 --oneline',
    'npm run test:*',
    'npm test',
    'echo *',
    'git commit -m *',
    'git tag v1 -m *',
    'git add {paths:src/**}',
    'git log -- *',
    'node {path:scripts/*.js}',
    'sort {path:**}',
    'gcc {paths:src/*.c}',
  ])('not %s', async (pattern) => {
    expect(await openEnded(only(pattern))).toEqual([]);
  });

  test('not in a guard, nor for what is not allowed', async () => {
    for (const verb of ['reject', 'ask', 'stop']) expect(await openEnded(only('bash **'), verb)).toEqual([]);
    const guard = 'guards: [{ id: g, match: { command: { shell: { any: ["bash **"] } } }, then: reject }]\n';
    expect(lint(await policyOf(guard)).map(({ code }) => code)).not.toContain('open-ended-arguments');
  });

  test('names each pattern', async () => {
    expect(await openEnded('command: { shell: { only: ["env **", ls, "npm *"] } }')).toHaveLength(2);
  });

  test.each([
    'sh',
    'sh -s',
    'bash -eu',
    'python3',
    'python3 -u -',
    'node -',
    'git apply',
    'git apply -R',
    'tee build.sh',
    'xargs rm',
  ])('a pipe may bring anything to %s', async (reader) => {
    const patterns = (...all: readonly string[]): string =>
      `tool: shell, command: { shell: { only: ${JSON.stringify(all)} } }`;
    expect(await openEnded(patterns('echo **', reader))).toEqual([
      `"r" allows "echo **", which may print anything, and ${JSON.stringify(reader)}, which runs or writes what a pipe brings it. Leave one of them out.`,
    ]);
    expect(await openEnded(patterns('npm test', 'ls {path:src/**}', reader))).toEqual([]);
  });
  test.each([
    'bash x.sh',
    "bash -c 'npm test'",
    'node x.js',
    'node --test',
    'python3 --version',
    'git apply x.patch',
    'cat',
  ])('a pipe brings no code to %s', async (reader) => {
    const match = `tool: shell, command: { shell: { only: ${JSON.stringify(['echo **', reader])} } }`;
    expect(await openEnded(match)).toEqual([]);
  });
});
