// `interns policy test`: outputs and exit codes (docs/policy.md, "The policy commands").
import './files.ts';
import { describe, expect, test } from 'vitest';
import { interns } from './command.ts';

describe('interns policy test', () => {
  test('returns 0 when all pass', async () => {
    expect(await interns(['test', 'clean.yml'])).toEqual({
      code: 0,
      stdout: 'ok   build\n1 test, 0 failed\n',
      stderr: '',
    });
  });

  test('returns 1 when one fails, and says why and where', async () => {
    expect(await interns(['test', 'failing.yml'])).toEqual({
      code: 1,
      stdout:
        'FAIL build\nfailing.yml:8:13: Test "build", pause 1: Expected "reject_once" from rule "build", but got "allow_once" from rule "build".\n1 test, 1 failed\n',
      stderr: '',
    });
  });

  test('returns 2 for an invalid or missing file', async () => {
    for (const file of ['broken.yml', 'nowhere.yml']) {
      const { code, stdout, stderr } = await interns(['test', file]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(`${file}:`);
    }
  });

  test('deletes entries in turn with --mutate', async () => {
    expect(await interns(['test', 'clean.yml', '--mutate'])).toMatchObject({
      code: 0,
      stdout: 'ok   build\n1 test, 0 failed, 1 of 1 deletions noticed\n',
    });
    expect(await interns(['test', 'untested.yml', '--mutate'])).toMatchObject({
      code: 1,
      stdout:
        'untested.yml:3:7: Without "build" of rules every test still passes. Add a test that needs it.\n0 tests, 0 failed, 0 of 1 deletions noticed\n',
    });
    expect((await interns(['test', 'untested.yml'])).code).toBe(0);
    expect((await interns(['test', 'failing.yml', '--mutate'])).stdout).not.toContain('deletions');
  });

  test('has the same as JSON', async () => {
    expect(JSON.parse((await interns(['test', 'failing.yml', '--json'])).stdout)).toEqual({
      tests: 1,
      failures: [
        { name: 'build', line: 8, column: 13, pause: 1, message: expect.stringContaining('Expected "reject_once"') },
      ],
      survivors: [],
    });
    expect(JSON.parse((await interns(['test', 'untested.yml', '--mutate', '--json'])).stdout)).toEqual({
      tests: 0,
      failures: [],
      survivors: [{ id: 'build', list: 'rules', line: 3, column: 7 }],
    });
  });

  test('annotates', async () => {
    const env = { GITHUB_ACTIONS: 'true' };
    expect((await interns(['test', 'failing.yml'], env)).stdout).toContain(
      '::error file=failing.yml,line=8,col=13,title=test-failed::Test "build"',
    );
    expect((await interns(['test', 'untested.yml', '--mutate', '--json'], env)).stderr).toContain(
      'title=survivor::Without "build"',
    );
    expect((await interns(['test', 'broken.yml'], env)).stderr).toContain(
      '::error file=broken.yml,line=2,col=1,title=unknown-key::',
    );
  });
});
