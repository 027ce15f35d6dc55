// `interns policy check`: outputs and exit codes (docs/policy.md, "The policy commands").
import './files.ts';
import { describe, expect, test } from 'vitest';
import { runCliInTest } from '../../support/cli.ts';
import { interns, write } from './command.ts';

describe('interns policy check', () => {
  test('says that a file is clean', async () => {
    expect(await interns(['check', 'clean.yml'])).toEqual({
      code: 0,
      stdout: 'clean.yml: 0 errors, 0 warnings; 0 guards, 1 rule, 0 questions, 1 test\n',
      stderr: '',
    });
  });

  test('tells warnings with line and column, and returns 0', async () => {
    expect(await interns(['check', 'warned.yml'])).toEqual({
      code: 0,
      stdout:
        'warned.yml:3:7: warning: "build" allows without a limit until the budget is used up. Add a "limit". (no-limit)\nwarned.yml: 0 errors, 1 warning; 0 guards, 1 rule, 0 questions, 1 test\n',
      stderr: '',
    });
  });

  test('makes errors of warnings with --strict', async () => {
    const { code, stdout } = await interns(['check', 'warned.yml', '--strict']);
    expect(code).toBe(2);
    expect(stdout).toContain('warned.yml:3:7: error: "build" allows');
    expect(stdout).toContain('1 error, 0 warnings');
    const json = await interns(['check', 'warned.yml', '--strict', '--json']);
    expect(json.code).toBe(2);
    expect(JSON.parse(json.stdout)).toMatchObject({ errors: [{ code: 'no-limit' }], warnings: [] });
    expect((await interns(['check', 'clean.yml', '--strict'])).code).toBe(0);
  });

  test('tells errors with line, column and the right key, and returns 2', async () => {
    const { code, stdout, stderr } = await interns(['check', 'broken.yml']);
    expect(code).toBe(2);
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(
        /^broken\.yml:2:1: error: The policy has no such key\. Did you mean "rules"\? .*\(unknown-key\)$/u,
      ),
      expect.stringMatching(/^broken\.yml:4:11: error: The id "A" .*\(invalid-value\)$/u),
      'broken.yml: 2 errors, 0 warnings',
      '',
    ]);
  });

  test('has the same as one JSON document', async () => {
    const broken = await interns(['check', 'broken.yml', '--json']);
    expect(broken.code).toBe(2);
    expect(broken.stderr).toBe('');
    expect(JSON.parse(broken.stdout)).toEqual({
      errors: [
        { line: 2, column: 1, code: 'unknown-key', message: expect.stringContaining('Did you mean "rules"?') },
        { line: 4, column: 11, code: 'invalid-value', message: expect.stringContaining('The id "A"') },
      ],
      warnings: [],
    });
    expect(JSON.parse((await interns(['check', 'warned.yml', '--json'])).stdout)).toEqual({
      errors: [],
      warnings: [{ line: 3, column: 7, code: 'no-limit', message: expect.stringContaining('Add a "limit"') }],
    });
    expect(JSON.parse((await interns(['check', 'clean.yml', '--json'])).stdout)).toEqual({ errors: [], warnings: [] });
  });

  test('takes a missing file for an error', async () => {
    const { code, stdout } = await interns(['check', 'nowhere.yml', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({
      errors: [
        {
          line: 1,
          column: 1,
          code: 'missing-file',
          message: expect.stringContaining('"interns policy init" writes a starting file.'),
        },
      ],
      warnings: [],
    });
    expect((await interns(['check', 'nowhere.yml'])).stdout).toContain(
      "nowhere.yml:1:1: error: The policy file can't be read",
    );
  });

  test('looks at the default place when no file is named', async () => {
    expect((await runCliInTest(['policy', 'check'])).stdout).toContain('.github/intern-policy.yml:1:1: error');
  });

  test('annotates where a GitHub runner reads along, and keeps JSON alone on standard output', async () => {
    const env = { GITHUB_ACTIONS: 'true' };
    const text = await interns(['check', 'broken.yml'], env);
    expect(text.stdout).toContain(
      '\n::error file=broken.yml,line=2,col=1,title=unknown-key::The policy has no such key. Did you mean "rules"?',
    );
    expect((await interns(['check', 'warned.yml'], env)).stdout).toContain(
      '::warning file=warned.yml,line=3,col=7,title=no-limit::"build" allows',
    );
    expect((await interns(['check', 'warned.yml', '--strict'], env)).stdout).toContain(
      '::error file=warned.yml,line=3,col=7,title=no-limit::',
    );
    const json = await interns(['check', 'broken.yml', '--json'], env);
    expect(JSON.parse(json.stdout).errors).toHaveLength(2);
    expect(json.stderr).toContain('::error file=broken.yml,line=2,col=1,title=unknown-key::');
    expect((await interns(['check', 'broken.yml'], { GITHUB_ACTIONS: 'false' })).stdout).not.toContain('::error');
  });

  test('lets nothing of a file act on whoever prints it', async () => {
    write('evil.yml', 'version: 1\n"::error::x\\n::set-output name=a::b": 1\n"##[group]": 1\n');
    const { stdout } = await interns(['check', 'evil.yml'], { GITHUB_ACTIONS: 'true' });
    for (const line of stdout.split('\n')) {
      expect(line).not.toMatch(/^\s*::(?!error file=evil\.yml,)/u);
      expect(line).not.toContain('##[');
    }
    const file = write('a%,b:c.yml', 'version: 2\n');
    expect((await interns(['check', file], { GITHUB_ACTIONS: 'true' })).stdout).toContain(
      '::error file=a%25%2Cb%3Ac.yml,line=1,',
    );
  });
});
