// The example policies: valid, without warnings, tested, and in need of each of their entries.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { lint } from '../../src/permission/lint/lint.ts';
import { findSurvivors, runTests } from '../../src/permission/tools/self-test.ts';

const examples = new URL('../../examples/', import.meta.url);
const folder = new URL('policies/', examples);
const files = readdirSync(folder).filter((name) => name.endsWith('.yml'));

describe('the example policies', () => {
  it('are there', () => {
    expect(files).toEqual(['ask-a-person.yml', 'maintainers.yml', 'read-only.yml']);
  });

  it.each(files)('%s does what it says', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/\.\.\/intern-policy\.schema\.json\n/u);
    const policy = await loadPolicy(text, name);
    expect(lint(policy)).toEqual([]);
    expect(runTests(policy)).toEqual([]);
    expect(findSurvivors(policy)).toEqual([]);
  });

  it.each(['demo/intern-policy.yml', 'service/intern-policy.yml'])('%s is tested too', async (name) => {
    const policy = await loadPolicy(readFileSync(new URL(name, examples)), name);
    expect(runTests(policy)).toEqual([]);
    expect(findSurvivors(policy)).toEqual([]);
  });
});
