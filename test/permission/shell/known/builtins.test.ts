// Builtins of Bash by their arguments.
import { describe, expect, test } from 'vitest';
import { hides, judged } from '../judged.ts';

describe('a builtin', () => {
  test.each([
    'set -- -k ?',
    'set - -k',
    'set a ?',
    'set -e',
    'set -eu a',
    'set +x',
    'set -euo pipefail',
    'set -o errexit -x',
    'set -o',
    'printf a?',
    'printf',
    'printf -v a x',
    'printf -va x',
    'test -f a?',
    'test a? -v x',
    'test b? [',
    'declare -a a',
    'declare a=x?',
    'export A_B=c',
    'read -r a',
    'read -ra a',
    'read -a a b',
    'unset -f a',
    'mapfile -t a',
    'getopts a: b',
    'shopt -s globstar',
    'exec',
    'trap - EXIT',
    'wait -n x',
  ])('runs nothing: %s', (command) => {
    expect(judged(command)).toEqual({ type: 'runs nothing else' });
  });

  test.each([
    ['set -k', '"set -k" changes how a text is read'],
    ['set -ko', '"set -ko" changes how a text is read'],
    ['set -o posix', '"set -o" changes how a text is read'],
    ['set -o ?', '"set -o" changes how a text is read'],
    ['set -e ?', '"set" has an argument that is known only when it runs. Quote it, or write it out'],
    ['printf ?', '"printf" has an argument that is known only when it runs. Quote it, or write it out'],
    ['printf -?', '"printf" has an argument that is known only when it runs. Quote it, or write it out'],
    ['printf -v PATH x', '"printf -v" sets a variable that may change what runs'],
    ['printf -vPATH x', '"printf -v" sets a variable that may change what runs'],
    ['declare -a a=?', 'an argument that is known only when it runs may change what runs'],
    ['declare a?', 'an argument that is known only when it runs may change what runs'],
    ['declare PATH=a', '"PATH=a" may change what runs'],
    ['declare path=a', '"path=a" may change what runs'],
    ['declare a=(b)', '"a=(b)" may change what runs'],
    ['declare -i a', '"-i" makes variables that run more'],
    ['read -a PATH', '"read" fills a variable that may change what runs'],
    ['read -raPATH a', '"read" fills a variable that may change what runs'],
    ['unset PATH', '"PATH" may change what runs'],
    ['getopts a PATH', '"getopts" runs its arguments'],
    ['shopt -s expand_aliases', '"expand_aliases" may change what runs'],
    ['exec a', '"exec" runs its arguments'],
    ['command a', '"command" runs its arguments'],
    ['trap a EXIT', '"trap" runs its arguments'],
  ])('%s: %s', (command, because) => {
    expect(judged(command)).toEqual({ type: 'cannot be told', because });
  });

  test.each(['test -v a[b]', 'test -v ?', 'test ? a', 'test -? a[b]', 'test -v? a[b]', 'test $(a)', '[ -R `a`'])(
    'evaluates a name: %s',
    (command) => {
      expect(hides(command)).toBe(true);
    },
  );
});
