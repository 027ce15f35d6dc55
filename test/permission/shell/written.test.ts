// Files that a text writes and then runs, wherever the redirection stands.
import { expect, test } from 'vitest';
import { whyAny } from '../../../src/permission/shell/any.ts';
import { bash } from '../../../src/permission/shell/bash.ts';

test.each([
  'echo x > zz; ./zz',
  '> zz; ./zz',
  '{ echo x; } > zz; ./zz',
  '(echo x) >> zz; ./zz',
  'for x in a; do echo x; done > zz; ./zz',
  'if true; then echo x; fi > zz; ./zz',
])('%s runs what it writes', (text) => {
  expect(whyAny([], text, bash)).toBe('it writes "zz" and runs "./zz", which may be, or read, that file');
});

test.each([
  '{ echo x; } > /dev/null; ./zz',
  '{ ./zz; } > zz.log',
  '{ echo x; } > zz; cat yy',
  'ls | tee -a zz.log; npm test',
  'npm test > zz',
  'ls .git/hooks; npm test',
])('%s does not', (text) => {
  expect(whyAny([], text, bash)).toBeUndefined();
});

test.each([
  ['echo x >& zz5; ./zz5', 'it writes "zz5" and runs "./zz5", which may be, or read, that file'],
  ['echo x > zz.txt; cp zz.txt a; ./b', 'it makes files, and runs "./b", which may be one of them'],
  ['cp zz .git/hooks/x; npm test', 'it writes ".git/hooks/x" and runs "npm", which may be, or read, that file'],
])('%s: %s', (text, why) => {
  expect(whyAny([], text, bash)).toBe(why);
});
