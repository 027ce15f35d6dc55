// `interns policy`: its help, and words that it does not know.
import { describe, expect, test } from 'vitest';
import { policy } from '../../../src/cli/commands/policy.ts';
import { interns } from './policy/command.ts';

describe('interns policy', () => {
  test('helps', async () => {
    const { code, stdout } = await interns(['--help']);
    expect(code).toBe(0);
    for (const { name, summary } of policy.members) {
      expect(stdout).toMatch(new RegExp(`^  ${name.replace('policy ', '')} +${summary}$`, 'm'));
      const help = await interns([...name.split(' ').slice(1), '-h']);
      expect(help).toMatchObject({ code: 0, stderr: '' });
      expect(help.stdout).toContain(`Usage: interns ${name} `);
    }
    expect(await interns([])).toEqual({ code: 2, stdout: '', stderr: stdout });
  });

  test.each([
    [['chek'], 'There is no command "policy chek". Did you mean "policy check"?'],
    [['check', '--josn'], 'Unknown option "--josn". Did you mean --json?'],
    [['check', 'a.yml', 'b.yml'], 'Too many arguments. Expected 1 argument but got 2: a.yml, b.yml.'],
    [['explain', '--pause'], 'Option "--pause <json>" needs a value.'],
  ])('%j is bad usage', async (words, message) => {
    const { code, stdout, stderr } = await interns(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
