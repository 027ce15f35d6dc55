// `interns policy init`: what it writes, and what it never overwrites.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, interns } from './command.ts';
import { clean } from './files.ts';

describe('interns policy init', () => {
  test('writes a policy that is clean, tested, and needs each of its entries', async () => {
    rmSync(path.join(folder, '.github'), { recursive: true, force: true });
    expect(await interns(['init'])).toEqual({
      code: 0,
      stdout:
        '.github/intern-policy.yml is written, and intern-policy.schema.json beside it for editors.\nNext: "interns policy check" and "interns policy test".\n',
      stderr: '',
    });
    expect(await interns(['check', '--strict'])).toMatchObject({ code: 0 });
    expect(await interns(['test', '--mutate'])).toMatchObject({ code: 0 });
    const text = readFileSync(path.join(folder, '.github/intern-policy.yml'), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\/intern-policy\.schema\.json\n/u);
    expect(existsSync(path.join(folder, '.github/intern-policy.schema.json'))).toBe(true);
  });

  test('never overwrites a policy', async () => {
    const { code, stderr } = await interns(['init', 'clean.yml']);
    expect(code).toBe(2);
    expect(stderr).toContain('clean.yml exists already; name another, or delete it.');
    expect(readFileSync(path.join(folder, 'clean.yml'), 'utf8')).toBe(clean);
  });

  test('writes where it is told', async () => {
    const { code, stdout } = await interns(['init', 'deep/er/policy.yml']);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Next: "interns policy check deep/er/policy.yml" and')]);
    expect(existsSync(path.join(folder, 'deep/er/intern-policy.schema.json'))).toBe(true);
  });
});
