// Patterns that look like a folder, and the ways out of it.
import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/permission/lint/lint.ts';
import { policyOf } from '../policies.ts';

async function climbing(match: string, then = 'allow'): Promise<readonly string[]> {
  const policy = await policyOf(`rules:\n  - { id: r, match: { ${match} }, then: ${then}, limit: 1 }\n`);
  return lint(policy).flatMap(({ code, message }) => (code === 'path-may-climb' ? [message] : []));
}

function only(pattern: string): string {
  return `tool: shell, command: { shell: { only: [${JSON.stringify(pattern)}] } }`;
}

describe('path-may-climb over a field', () => {
  test.each([
    '"/path": { glob: "src/*" }',
    '"/paths": { glob: "*" }',
    '"/paths": { glob: "*.ts" }',
    '"/paths/0": { glob: "src*" }',
    '"/cwd": { glob: "packages/*/src" }',
    '"/edit": { glob: "src/*" }',
    '"/paths": { re2: "(src|test)/[A-Za-z0-9_./-]+" }',
    '"/paths": { re2: "src/.*\\\\.ts" }',
    '"/file": { re2: ".*" }',
    '"/file": { not: ".env" }',
    '"/file": { not: { glob: ".github/*" } }',
    '"/file": { glob: "src/??" }',
    '"/file": { re2: "[l]ib/.*" }',
    '"/file": { re2: "(docs|[a-z]{3})/[a-z.]{2}" }',
    '"/file": { re2: "a/[^a-z]+/b" }',
    '"/file": { re2: "[./]etc" }',
  ])('{ %s }', async (match) => {
    expect(await climbing(`tool: fs.write, ${match}`)).toEqual([
      expect.stringMatching(
        /^"r" allows a ".*" that climbs out of its folder, such as "src\/\.\.\/\.git\/config"\. Use "path"\.$/u,
      ),
    ]);
  });
  test.each([
    '"/paths": { path: "src/**" }',
    '"/paths": { not: { path: "src/**" } }',
    '"/path": README.md',
    '"/path": [a, b]',
    '"/paths": { re2: "[a-z]+\\\\.ts" }',
    '"/paths": { re2: "src/[a-z]+" }',
    '"/file": { glob: "report-?.md" }',
    '"/file": { re2: "[a-z]+/[a-z.]*[a-z]" }',
    '"/file": { re2: "src/[^.]+" }',
    '"/file": { re2: "src/\\\\pL+[.]ts" }',
    '"/file": { glob: "src/...?" }',
    '"/url": { glob: "https://registry.example/*" }',
    '"/version": { glob: "v*" }',
    '"/file": { present: true }',
    'kind: { glob: "perm*" }',
  ])('not { %s }', async (match) => {
    expect(await climbing(`tool: fs.write, ${match}`)).toEqual([]);
  });
});

describe('path-may-climb over a command', () => {
  test.each([
    'cat src/*',
    'ls *',
    'ls **',
    'base64 *',
    'rev *',
    'egrep x *',
    'comm * b',
    'zcat **',
    'xzcat *',
    'less *',
    'b2sum *',
    'ag x *',
    'wc -l src/*',
    'cat *.md',
    'cat README*',
    'git add *',
    'npm run lint/*',
    'rm -r dist/*',
    '"cat" src/*',
    '/bin/cat src/*',
    'git push origin refs/heads/*',
    'cp {path:src/**} out/*',
  ])('%s', async (pattern) => {
    expect(await climbing(only(pattern))).toEqual([
      expect.stringContaining(`"r" allows ${JSON.stringify(pattern)}, also with a path`),
    ]);
  });
  test.each([
    'cat {path:src/**}',
    'ls',
    'ls {path:**}',
    'cat README.md',
    'git add {paths:src/**}',
    'npm run test:*',
    'git commit -m *',
    'git commit -m "fix: a/*"',
    'curl https://registry.example/*',
    '* src',
  ])('not %s', async (pattern) => {
    expect(await climbing(only(pattern))).toEqual([]);
  });
  test('not for what is not allowed', async () => {
    for (const verb of ['reject', 'ask', 'stop']) expect(await climbing(only('cat src/*'), verb)).toEqual([]);
  });
});
