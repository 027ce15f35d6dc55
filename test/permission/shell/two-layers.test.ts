// A grammar that gives up on a text, or reads more in it than the alphabet does: today's does neither, so it is made to here.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let shell: typeof import('../../../src/permission/shell/bash.ts');

beforeAll(async () => {
  vi.doMock('unbash', async (original) => {
    const grammar = await original<typeof import('unbash')>();
    const parse: typeof grammar.parse = (text) => {
      if (text === 'npm gives-up') throw new RangeError('Maximum call stack size exceeded');
      return grammar.parse(text === 'npm reads-more' ? 'npm reads-more; curl x' : text);
    };
    return { ...grammar, parse };
  });
  vi.resetModules();
  shell = await import('../../../src/permission/shell/bash.ts');
});

afterAll(() => {
  vi.doUnmock('unbash');
  vi.resetModules();
});

test('nothing is literal, and nothing can be told, where the grammar gives up', () => {
  expect(shell.parseLiteral('npm gives-up')).toBeUndefined();
  expect(shell.bash.literal('npm gives-up')).toEqual({
    error: 'the Bash grammar reads more in it than literal commands',
  });
  expect(shell.bash.full('npm gives-up')).toEqual({ error: 'the text cannot be parsed' });
});

test('nothing is literal where the grammar reads more', () => {
  expect(shell.parseLiteral('npm reads-more')).toEqual([
    ['npm', 'reads-more'],
    ['curl', 'x'],
  ]);
  expect(shell.bash.literal('npm reads-more')).toEqual({
    error: 'the Bash grammar reads more in it than literal commands',
  });
  expect(shell.bash.literal('npm test')).toEqual({ commands: [['npm', 'test']] });
});
