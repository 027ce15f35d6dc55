// Programs of sed and awk, harmless and not.
import { describe, expect, test } from 'vitest';
import { hides, whyHidden } from '../judged.ts';

/** The same script as an operand and as the value of each option. */
function spelled(script: string): readonly (readonly string[])[] {
  return [
    ['sed', script, 'a'],
    ['sed', '-n', script],
    ['sed', '-e', script, 'a'],
    ['sed', `-e${script}`, 'a'],
    ['sed', `--expression=${script}`, 'a'],
  ];
}

describe('a script of sed', () => {
  test.each([
    'p',
    '{p}',
    '$p',
    '=',
    '5q',
    'q5',
    '1,3p',
    '1,+2p',
    '1~2p',
    '1!p',
    '/a/p',
    '/a/Ip',
    '/a/,/b/p',
    '/a\\/b/p',
    '1!G;h;$!d',
    's/a/b/',
    's/a/b/g',
    's/a/b/2g',
    's/a/b/gIp',
    's,a,b,;p',
    's/a\\/w/b/',
    'y/a/b/',
    'p;p',
    '1~20p',
    '1,+20p',
    '$ ! p',
    'q 10 ; p',
    '{ s/a/b/ ; y/a/b/ ; }',
    'p;; ;p',
    's/a\\\nb/c\\\nd/\np',
  ])('runs nothing: %j', (script) => {
    expect(spelled(script).filter(hides)).toEqual([]);
  });

  test.each([
    'e',
    '1e',
    'w',
    'r',
    'a',
    'p;e',
    'px',
    'q5x',
    '1,p',
    ',2p',
    '/a',
    '\\,a,p',
    's/a/b/e',
    's/a/b/w',
    's/a/b/ge',
    's/a/b',
    's/a',
    'sxaxbx',
    's1a1b1',
    'y/a/b/g',
    'y/a/b',
    '-i',
    'pe1;p',
    'q1e',
    's/a/b/ e',
    's/a/b/ g',
    's/a/b/;w',
    'y/a/b/ e',
    '1,e',
    '1,/a',
    '\\/a/p',
    's/a\nb/c/',
    's/a/b\n/',
    's\\a\\b\\',
    's',
    'séaébé',
  ])('may run a program or write a file: %j', (script) => {
    expect(hides(['sed', '-e', script, 'a'])).toBe(true);
    expect(hides(['sed', `--expression=${script}`, 'p'])).toBe(true);
  });

  test.each([
    'sed s/a-i/b/e p',
    'sed -e p -e e',
    'sed -ee p',
    'sed -e ?',
    'sed ?',
    'sed -f a',
    'sed -x p',
    'sed -ep -f a',
    'sed p?',
  ])('is looked for where it is: %s', (command) => {
    expect(hides(command)).toBe(true);
  });

  test.each([
    'sed -i p a',
    'sed -i.bak p a',
    'sed -nEi p e',
    'sed -e p e',
    'sed -n -e p --expression=p w',
    'sed p ?a',
    'sed s/a-e/b/ a',
    'sed s/a-i/b/ a',
    'sed -e',
    'sed',
    'sed -n',
  ])('is not looked for elsewhere: %s', (command) => {
    expect(hides(command)).toBe(false);
  });

  test.each([
    ['sed e', 'its script may run a program or write a file'],
    ['sed -f a', '"-f" may tell "sed" to run a program'],
  ])('%s: %s', (command, because) => {
    expect(whyHidden(command)).toBe(because);
  });
});

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
