// The script of the post step, in the process of the test: what it begins for, and that it never fails the job.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runPostStep } from '../../../src/action/post/post.ts';
import { savedStateNames } from '../../../src/action/saved-state.ts';
import { inOwnProcess } from '../../support/own-process.ts';

beforeEach(() => {
  for (const name of savedStateNames) vi.stubEnv(`STATE_${name}`, '');
  onTestFinished(() => void vi.unstubAllEnvs());
});

test.each([['nothing', undefined, 0], ...savedStateNames.map((name): [string, string, number] => [name, name, 1])])(
  'a main step that left %s behind',
  async (_, name, times) => {
    const begin = vi.fn(async () => {});
    vi.resetModules();
    vi.doMock('../../../src/action/post/post.ts', () => ({ runPostStep: begin }));
    onTestFinished(() => {
      vi.doUnmock('../../../src/action/post/post.ts');
    });
    if (name !== undefined) vi.stubEnv(`STATE_${name}`, 'kept');
    await import('../../../src/action/post/index.ts');
    expect(begin).toHaveBeenCalledTimes(times);
  },
);

test('a post step that cannot do its work warns, and leaves the result of the job to the main step', async () => {
  let written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text, ...rest) => {
    written += String(text);
    for (const taken of rest) if (typeof taken === 'function') taken();
    return true;
  });
  vi.stubEnv('STATE_open_question', 'no');
  expect(await inOwnProcess(runPostStep)).toEqual({ exits: 1, exitCode: undefined });
  expect(written).toContain('::warning::A question of the intern may stay open until its deadline');
});
