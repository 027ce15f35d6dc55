// Words `{path:GLOB}` and `{paths:GLOB}` in the patterns of `shell`.
import { describe, expect, test } from 'vitest';
import { decideOnce, guardMatching, problemsOf, ruleMatching, shell } from '../policies.ts';

async function isAllowed(pattern: string, command: string): Promise<boolean> {
  const policy = await ruleMatching(`{ command: { shell: { only: [${JSON.stringify(pattern)}] } } }`);
  return decideOnce(policy, shell(command)).outcome === 'allow';
}

async function isRefused(pattern: string, command: string): Promise<boolean> {
  const policy = await guardMatching(`{ command: { shell: { any: [${JSON.stringify(pattern)}] } } }`);
  return decideOnce(policy, shell(command)).rule === 'the-guard';
}

describe('a path as a word of "only"', () => {
  test.each([
    { pattern: 'cat {path:src/**}', yes: ['cat src/a', 'cat "src/a b.ts"', 'cat src/a/b.ts'] },
    { pattern: 'cp {path:src/*} {path:out/*}', yes: ['cp src/a out/b'] },
    { pattern: 'wc -l {paths:src/**}', yes: ['wc -l src/a', 'wc -l src/a src/b "src/c d"'] },
    { pattern: '{path:scripts/*.sh}', yes: ['scripts/a.sh'] },
    { pattern: 'echo "{path:src/x}"', yes: ['echo "{path:src/x}"'] },
  ])('$pattern', async ({ pattern, yes }) => {
    for (const command of yes) expect(`${command}: ${await isAllowed(pattern, command)}`).toBe(`${command}: true`);
  });
  test.each([
    'cat src/../.git/config',
    'cat /etc/passwd',
    'cat ../x',
    'cat "~/x"',
    'cat src/.env',
    'cat lib/a',
    'cat',
    'cat -n',
    'cat src/a src/b',
    'cat src/a; curl x',
    'cat "src/a"b',
    "cat ''",
  ])('cat {path:src/**} covers no %s', async (command) => {
    expect(await isAllowed('cat {path:src/**}', command)).toBe(false);
  });
  test.each(['wc', 'wc src/a lib/b', 'wc src/a src/../b', 'wc -l src/a'])(
    'wc {paths:src/**} covers no %s',
    async (command) => {
      expect(await isAllowed('wc {paths:src/**}', command)).toBe(false);
    },
  );
  test('takes no option for a path', async () => {
    expect(await isAllowed('git log {paths:**}', 'git log --output=x')).toBe(false);
  });
});

describe('a path as a word of "any"', () => {
  test('covers a path in any case, dotted ones, and what is no path', async () => {
    for (const command of [
      'rm .github/x',
      'rm .GitHub/x',
      'rm .github/.x',
      'rm src/../.github/x',
      'rm /x',
      'rm -rf',
      'rm $X',
    ])
      expect(`${command}: ${await isRefused('rm {path:.github/**}', command)}`).toBe(`${command}: true`);
    expect(await isRefused('rm {path:.github/**}', 'rm src/x')).toBe(false);
    expect(await isRefused('rm {paths:src/**}', 'rm src/x src/y')).toBe(true);
    expect(await isRefused('rm {paths:src/**}', 'rm src/x lib/y')).toBe(false);
  });
});

describe('a path that is no pattern', () => {
  test.each([
    { pattern: 'cat {path:../x}', message: 'in "{path:../x}" no path matches it' },
    { pattern: 'cat {path:}', message: 'in "{path:}" no path matches it' },
    { pattern: 'cat {path:a**}', message: '"**" must be a whole segment' },
    { pattern: 'cp {paths:a} b', message: '"{paths:…}" belongs at the end. Write "{path:…}" for one path' },
    { pattern: 'cp {paths:a} **', message: '"{paths:…}" belongs at the end' },
    { pattern: 'cat {path:a}b', message: 'is not literal' },
    { pattern: 'cat x{path:a}', message: 'is not literal' },
    { pattern: 'cat {file:a}', message: 'is not literal' },
  ])('$pattern', async ({ pattern, message }) => {
    const problems = await problemsOf(
      `version: 1\nrules: [{ id: r, match: { command: { shell: { only: [${JSON.stringify(pattern)}] } } }, then: allow }]\n`,
    );
    expect(problems).toMatchObject([{ code: 'invalid-pattern', message: expect.stringContaining(message) }]);
  });
});
