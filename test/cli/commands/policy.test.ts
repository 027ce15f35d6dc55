// `interns policy`: its help, and words that it does not know.
import { describe, expect, test } from 'vitest';
import { interns } from './policy/command.ts';

describe('interns policy', () => {
  test('helps', async () => {
    const { code, stdout } = await interns(['--help']);
    expect(code).toBe(0);
    for (const name of ['check', 'test', 'explain', 'replay', 'init'])
      expect(stdout).toContain(`interns policy ${name}`);
    expect(await interns(['check', '-h'])).toMatchObject({ code: 0, stdout });
    expect(await interns([])).toEqual({ code: 2, stdout: '', stderr: stdout });
  });

  test.each([
    [['chek'], 'unknown command "chek". Use one of: check, test, explain, replay, init.'],
    [['check', '--josn'], 'interns policy check: '],
    [['check', 'a.yml', 'b.yml'], 'Too many words: "b.yml".'],
    [['explain', '--pause'], 'interns policy explain: '],
  ])('%j is bad usage', async (words, message) => {
    const { code, stdout, stderr } = await interns(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
