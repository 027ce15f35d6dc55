// The example policies: valid, without warnings, tested, and in need of each of their entries.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { lint } from '../../src/permission/lint/lint.ts';
import { findSurvivors, runTests } from '../../src/permission/tools/self-test.ts';
import { starterPolicy } from '../../src/permission/tools/starter.ts';
import { brief, decideOnce, permission, shell } from './policies.ts';

const examples = new URL('../../examples/', import.meta.url);
const folder = new URL('policies/', examples);
const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));

describe('the example policies', () => {
  test('are there', () => {
    expect(files).toEqual(['ask-a-person.yml', 'maintainers.yml', 'read-only.yml']);
  });

  test.each(files)('%s does what it says', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/intern-policy\.schema\.json\n/u);
    const policy = await loadPolicy(text, name);
    expect(lint(policy)).toEqual([]);
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

  test.each(shipped)('$name lets nothing climb', async ({ name, text }) => {
    const policy = await loadPolicy(text, name);
    for (const pause of [...attacks, ...writes])
      expect(`${pause}: ${brief(decideOnce(policy, pause, known))}`).not.toMatch(/: allow/u);
  });

  test.each(shipped)('$name has nothing that a check warns of in its allows', async ({ name, text }) => {
    const codes = lint(await loadPolicy(text, name)).map(({ code }) => code);
    for (const code of ['path-may-climb', 'open-ended-arguments', 'allow-shell-by-pattern'])
      expect(codes).not.toContain(code);
  });

  test.each([
    ...files.map((name) => ({ name: `policies/${name}`, text: readFileSync(new URL(name, folder), 'utf8') })),
    { name: 'the starting file', text: starterPolicy },
  ])('$name leaves a laptop, where nothing is known of the run, to its rules', async ({ name, text }) => {
    const policy = await loadPolicy(text, name);
    expect(brief(decideOnce(policy, shell('npm run unheard-of'), {}))).not.toMatch(
      /never-from-forks|no-unknown-actors/u,
    );
    expect(lint(policy)).toEqual([]);
  });
});
