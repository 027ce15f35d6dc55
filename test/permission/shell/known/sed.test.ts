// Scripts of sed.
import { describe, expect, test } from 'vitest';
import { hides } from '../judged.ts';

/** The same script as an operand and as the value of each option. */
function spelled(script: string): readonly string[] {
  return [
    `sed ${script} a`,
    `sed -n ${script}`,
    `sed -e ${script} a`,
    `sed -e${script} a`,
    `sed --expression=${script} a`,
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
  ])('runs nothing: %s', (script) => {
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
  ])('may run a program or write a file: %s', (script) => {
    expect(hides(`sed -e ${script} a`)).toBe(true);
    expect(hides(`sed --expression=${script} p`)).toBe(true);
  });

  test.each(['sed s/a-i/b/e p', 'sed -e p -e e', 'sed -ee p', 'sed -e ?', 'sed ?', 'sed -f a', 'sed -x p'])(
    'is looked for where it is: %s',
    (command) => {
      expect(hides(command)).toBe(true);
    },
  );

  test.each(['sed -i p a', 'sed -i.bak p a', 'sed -nEi p e', 'sed -e p e', 'sed -n -e p --expression=p w', 'sed p ?a'])(
    'is not looked for elsewhere: %s',
    (command) => {
      expect(hides(command)).toBe(false);
    },
  );
});
