// What stands in no policy is not quoted: what was named as one, or linked to, may be a file of secrets.
import { describe, expect, test } from 'vitest';
import { hideQuotations } from '../../../src/permission/file/parse-policy.ts';
import { loadPolicy } from '../../../src/permission/file/policy-file.ts';
import { growthOf, proportionate } from '../../support/growth.ts';
import { problemsOf } from '../policies.ts';

describe('a file that does not say that it is a policy', () => {
  test.each([
    ['PASSWORD=hunter2-and-more'],
    ['password: "hunter2-and-more'],
    ['- hunter2-and-more'],
    ['default: hunter2-and-more'],
    ['hunter2-and-more: x'],
    ['version: hunter2-and-more'],
    ['a: *hunter2-and-more'],
    ['a: &hunter2-and-more x'],
    ['a: !hunter2-and-more x'],
    ['a: 0x1\nb: [hunter2-and-more'],
    ['a: "hunter2-and-more\\u200b"'],
    ['{ "private_key": "hunter2-and-more", "default": "hunter2-and-more" }'],
  ])('is not quoted: %s', async (text) => {
    const problems = await problemsOf(text);
    expect(problems).not.toEqual([]);
    expect(JSON.stringify(problems)).not.toContain('hunter2');
  });
});

const secret = 'hunter2-and-more';

describe('a file of secrets with the line "version: 1"', () => {
  test.each([
    `PASSWORD=${secret}`,
    `password: "${secret}`,
    `- ${secret}`,
    secret,
    `default: ${secret}`,
    `default: [${secret}`,
    `${secret}: x`,
    `${secret}: x\n${secret}: y`,
    `a: *${secret}`,
    `a: &${secret} x`,
    `a: !${secret} x`,
    `a: "\\${secret}"`,
    `a: 0x1\nb: [${secret}`,
    `a: "${secret}\\u200b"`,
    `"${secret}\\u200b": a`,
    `? [${secret}]\n: x`,
    `a: |${secret}\n  x`,
    `%${secret}`,
    `---\n${secret}`,
    `password:\n  rules:\n    - ${secret}`,
    `password: |\n  ${secret}\n  rules: ${secret}`,
    `rule: ${secret}`,
    `rulesX: ${secret}`,
    `rules:${secret}`,
  ])('is not quoted: %j', async (text) => {
    for (const file of [`version: 1\n${text}\n`, `${text}\nversion: 1\n`, `version: 1\r\n${text}\r\n`]) {
      const problems = await problemsOf(file);
      expect(problems, file).not.toEqual([]);
      expect(JSON.stringify(problems)).not.toContain('hunter2');
      await expect(loadPolicy(file, 'p.yml')).rejects.not.toThrow(/hunter2/u);
    }
  });
});

describe('a policy', () => {
  test('is quoted where a line stands under one of its keys', async () => {
    const text = 'version: 1\nrules:\n- id: Tests\n  match: { tool: x }\n  then: allow\n';
    expect(await problemsOf(text)).toMatchObject([{ message: expect.stringContaining('The id "Tests" is not') }]);
  });

  test('has known keys named, so that a slip is found', async () => {
    expect(await problemsOf('version: 1\nrulez: []\n')).toMatchObject([
      { line: 2, column: 1, message: expect.stringContaining('Did you mean "rules"?') },
    ]);
  });
});

test('a file with a mistake in every line is told of in time in proportion to them', () => {
  const manyLines = (lines: number): void => {
    const text = `version: 1\n${Array.from({ length: lines }, (_, index) => `k${index}: 1`).join('\n')}`;
    const problems = Array.from(
      { length: lines },
      (_, index) => ({ line: index + 2, column: 1, code: 'unknown-key', message: 'x' }) as const,
    );
    hideQuotations(problems, text);
  };
  expect(growthOf(manyLines, 250)).toBeLessThan(proportionate);
});
