// Inputs as given: their defaults, and what their texts become.
import { expect, test } from 'vitest';
import type { InputName } from '../../src/inputs/definitions.ts';
import { inputNames } from '../../src/inputs/definitions.ts';
import { getDefault, readRequired, readSetting, refuseBoth } from '../../src/inputs/input-text.ts';

function given(texts: Partial<Record<InputName, string>>) {
  return (name: InputName): string | undefined => texts[name];
}

test('the defaults are those of the action, but for what only a workflow can evaluate', () => {
  expect(getDefault('timeout')).toBe('30m');
  expect(getDefault('base-url')).toBeUndefined();
  expect(getDefault('github-token')).toBeUndefined();
  for (const name of inputNames) expect(getDefault(name) ?? '').not.toContain('${{');
});

test('a text becomes what its kind makes of it', () => {
  const text = given({
    timeout: '1m30s',
    'workspace-id': '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb',
    'fail-on-reject': 'True',
  });
  expect(readSetting(text, 'timeout')).toBe(90_000);
  expect(readSetting(text, 'workspace-id')).toBe('89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb');
  expect(readSetting(text, 'fail-on-reject')).toBe(true);
});

test('what is not given has no value where it may be missing, and is an error where it may not', () => {
  expect(readSetting(given({}), 'workspace-id')).toBeUndefined();
  expect(() => readRequired(given({}), 'intern', 'its name')).toThrow(
    expect.objectContaining({ code: 'input_missing', data: { source: 'intern' } }),
  );
});

test('two that exclude each other are an error that names the second as its source', () => {
  const both = given({ prompt: 'a', 'prompt-file': 'b' });
  expect(() => refuseBoth(both, 'prompt', 'prompt-file')).toThrow(
    expect.objectContaining({ code: 'input_conflict', data: { source: 'prompt-file' } }),
  );
});
