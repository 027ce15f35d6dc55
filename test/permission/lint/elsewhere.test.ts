// Commands that lead to another folder by their own text, beside a rule that lets files be written there.
import { expect, test } from 'vitest';
import { lint } from '../../../src/permission/lint/lint.ts';
import { policyOf } from '../policies.ts';

const writer = `  - { id: edit, match: { kind: permission, tool: fs.write, "/inside": { path: "src/**" } }, then: allow, limit: 9 }\n`;
const rules = (only: readonly string[], more = writer): string =>
  `rules:\n  - { id: run, match: { kind: permission, tool: shell, command: { shell: { only: ${JSON.stringify(only)} } } }, then: allow, limit: 9 }\n${more}`;
const elsewhere = async (only: readonly string[], more?: string) =>
  lint(await policyOf(rules(only, more))).filter(({ code }) => code === 'command-elsewhere').length;

test.each([
  [['cd {path:**}', 'npm test']],
  [['cd *', 'npm test']],
  [['pushd {path:**}', 'npm test']],
  [['npm --prefix {path:**} test']],
  [['npm --prefix=* test']],
  [['yarn --cwd {path:**} test']],
  [['cargo test --manifest-path {path:**}']],
  [['tsc -p {path:**}']],
])('%j is warned of', async (only) => {
  expect(await elsewhere(only)).toBe(1);
  expect(await elsewhere(only, ''), 'nothing lets files be written').toBe(0);
});

test.each([
  [['cd packages/app', 'npm test']],
  [['cd {path:**}', 'ls', 'cat {paths:**}']],
  [['npm --prefix packages/app test']],
  [['npm test', 'npm run *']],
])('%j is not', async (only) => {
  expect(await elsewhere(only)).toBe(0);
});
