// Programs of awk.
import { describe, expect, test } from 'vitest';
import { hides, whyHidden } from '../judged.ts';

describe('a program of awk', () => {
  test.each([
    'awk',
    'awk -F ,',
    'awk {print}',
    'awk -F, {print} a',
    'awk -v a=b {print}',
    'awk --assign a=b {print}',
    'awk --field-separator=, {print}',
    'awk {print} ?',
    // Behind the program there are no options.
    'awk {print} -f a',
    'awk {print} -x',
    'awk a||b',
    'awk sys||tem',
  ])('runs nothing: %s', (command) => {
    expect(hides(command)).toBe(false);
  });

  test.each([
    ['awk system("a")', 'its program may run a command or write a file'],
    ['awk a|||b', 'its program may run a command or write a file'],
    ['awk a?', 'its program may run a command or write a file'],
    ['awk -f a', '"-f" may tell "awk" to run a program'],
    ['awk ?', 'an argument that is known only when it runs may tell "awk" to run a program'],
    [`awk -${'x'.repeat(80)}`, `"-${'x'.repeat(59)}" may tell "awk" to run a program`],
  ])('%s: %s', (command, because) => {
    expect(whyHidden(command)).toBe(because);
  });
});
