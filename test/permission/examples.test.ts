// The example policies: valid, without warnings, tested, and in need of each of their entries.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toPolicyText } from '../../src/cli/init/policy-text.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { lint } from '../../src/permission/lint/lint.ts';
import type { Policy } from '../../src/permission/policy.ts';
import { findSurvivors, runTests } from '../../src/permission/tools/self-test.ts';
import { starterPolicy, writeGuardedPaths } from '../../src/permission/tools/starter.ts';
import { brief, decideOnce, permission, shell } from './policies.ts';

const examples = new URL('../../examples/', import.meta.url);
const folder = new URL('policies/', examples);
const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));

/** Entries that are for pull requests from forks, on purpose: the one warning about them stands in the file's own words. */
const forForks: Readonly<Record<string, readonly string[]>> = {
  'agent-suggests.yml': ['allow-from-fork', 'allow-from-fork'],
};
const warnedOf = (policy: Policy): readonly string[] => lint(policy).map(({ code }) => code);

describe('the example policies', () => {
  test('are there', () => {
    expect(files).toEqual([
      'agent-edits-sources.yml',
      'agent-read-only.yml',
      'agent-suggests.yml',
      'ask-a-person.yml',
      'maintainers.yml',
      'read-only.yml',
    ]);
  });

  test.each(files)('%s does what it says', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/intern-policy\.schema\.json\n/u);
    const policy = await loadPolicy(text, name);
    expect(warnedOf(policy)).toEqual(forForks[name] ?? []);
    expect(runTests(policy)).toEqual([]);
    expect(findSurvivors(policy)).toEqual([]);
  });

  test.each(['demo/intern-policy.yml', 'service/intern-policy.yml'])('%s is tested too', async (name) => {
    const policy = await loadPolicy(readFileSync(new URL(name, examples)), name);
    expect(runTests(policy)).toEqual([]);
    expect(findSurvivors(policy)).toEqual([]);
  });
});

describe('every shipped policy', () => {
  const documented = readFileSync(new URL('../../docs/policy.md', import.meta.url), 'utf8');
  const ofDocs = Array.from(documented.matchAll(/^```yaml\n([\s\S]*?)^```$/gmu), ([, body = '']) => ({
    name: `docs/policy.md, ${
      body
        .split('\n')
        .find((line) => line.includes('id:'))
        ?.trim() ?? ''
    }`,
    text: body.includes('version: 1') ? body : `version: 1\n${body}`,
  }));
  const shipped = [
    ...[...files.map((name) => `policies/${name}`), 'demo/intern-policy.yml', 'service/intern-policy.yml'].map(
      (name) => ({
        name,
        text: readFileSync(new URL(name, examples), 'utf8'),
      }),
    ),
    { name: 'the starting file', text: starterPolicy },
    {
      name: 'test/self-test/intern-policy.yml',
      text: readFileSync(new URL('../self-test/intern-policy.yml', import.meta.url), 'utf8'),
    },
    ...ofDocs,
  ];
  const attacks = [
    'cat src/../.git/config',
    'cat /etc/passwd',
    'cat src/.env',
    'cat .env',
    'cat ../x',
    'wc -l src/../.git/config',
    'ls /root/.ssh',
    'ls src/../../x',
    'ls .git',
    'ls -la',
    'ls src /',
    'git add src/../.git/config',
    'git add .',
    'git add .github/workflows/ci.yml',
    'git log --output=src/x',
    'git status --output=x',
    'npm run test:x -- --y',
  ].map((command) => shell(command));
  const writes = [
    'src/../.github/workflows/ci.yml',
    'src/.env',
    '.github/workflows/ci.yml',
    '/etc/passwd',
    '~/.bashrc',
    '../x',
    'src\\..\\x',
    'C:/x',
    'src/a‮',
    'test/../package.json',
    'src/',
  ].flatMap((path) => [
    permission({ operation: 'fs.write', paths: [path] }),
    permission({ operation: 'fs.write', paths: ['src/a.ts', path] }),
  ]);
  const known = {
    event: 'push',
    fork: false,
    ref: 'refs/heads/topic',
    actor: { permission: 'admin', association: 'OWNER', type: 'User', login: 'o' },
  };

  test.each([
    'src/.git/hooks/pre-commit',
    '.git/config',
    '.github/workflows/ci.yml',
    '.husky/pre-push',
    '.claude/settings.json',
    'src/CLAUDE.md',
    'AGENTS.md',
    '.codex/config.toml',
    '.gemini/settings.json',
    '.opencode/agent/x.md',
    'opencode.json',
    '.vscode/tasks.json',
    '.CLAUDE/settings.json',
    '/home/runner/work/a/a/AGENTS.md',
  ])('the policies to begin with guard %s, whatever rule is added', async (path) => {
    const writer = {
      event: 'push',
      fork: false,
      actor: { permission: 'admin', association: 'OWNER', type: 'User', login: 'o' },
    } as const;
    const pause = permission({ operation: 'fs.write', paths: ['src/a.ts', path] });
    const answers = {
      baseUrl: '',
      federationPolicyId: undefined,
      intern: '',
      trigger: 'push',
      commands: [],
      paths: ['src/**'],
    } as const;
    for (const text of [
      starterPolicy,
      readFileSync(new URL('maintainers.yml', folder), 'utf8'),
      toPolicyText(answers),
    ]) {
      const policy = await loadPolicy(
        text.replace('rules:\n', 'rules:\n  - { id: all, match: { tool: fs.write }, then: allow, limit: 1 }\n'),
        'p.yml',
      );
      expect(brief(decideOnce(policy, pause, writer))).toMatch(/by never-touch-/u);
    }
  });

  test('guards the same paths in each policy to begin with', () => {
    const list = writeGuardedPaths('          ');
    for (const text of [starterPolicy, readFileSync(new URL('maintainers.yml', folder), 'utf8')])
      expect(text).toContain(list);
  });

  test.each(shipped)('$name lets nothing climb', async ({ name, text }) => {
    const policy = await loadPolicy(text, name);
    for (const pause of [...attacks, ...writes])
      expect(`${pause}: ${brief(decideOnce(policy, pause, known))}`).not.toMatch(/: allow/u);
  });

  test.each(shipped)('$name has nothing that a check warns of in its allows', async ({ name, text }) => {
    const codes = lint(await loadPolicy(text, name)).map(({ code }) => code);
    for (const code of ['path-may-climb', 'open-ended-arguments', 'allow-shell-by-pattern'])
      expect(codes).not.toContain(code);
    // The demo runs at a terminal, in a checkout of whoever sits there.
    if (!name.startsWith('demo/')) expect(codes).not.toContain('git-runs-configuration');
  });

  test.each([
    ...files.map((name) => ({ name: `policies/${name}`, text: readFileSync(new URL(name, folder), 'utf8') })),
    { name: 'the starting file', text: starterPolicy },
  ])('$name leaves a laptop, where nothing is known of the run, to its rules', async ({ name, text }) => {
    const policy = await loadPolicy(text, name);
    expect(brief(decideOnce(policy, shell('npm run unheard-of'), {}))).not.toMatch(
      /never-from-forks|no-unknown-actors/u,
    );
    expect(warnedOf(policy)).toEqual(forForks[name.replace('policies/', '')] ?? []);
  });
});
