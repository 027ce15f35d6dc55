// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
// Tries code that Bash runs once more when it expands, assigns or compares, and variables that change what runs. A harmless command follows each text, so that nothing else is odd.
import { describe, expect, test } from 'vitest';
import { whyAny } from '../../../src/permission/shell/any.ts';
import { bash } from '../../../src/permission/shell/bash.ts';
import { changesEnvironment, isOrdinaryName } from '../../../src/permission/shell/doubt.ts';
import { compileCommandPattern } from '../../../src/permission/shell/pattern.ts';

const guard = compileCommandPattern('curl **');
if ('error' in guard) throw new Error(guard.error);

function why(text: string): string | undefined {
  return 'error' in guard ? undefined : whyAny([guard], bash.full(`${text}\ntrue`));
}

describe('arithmetic over a variable', () => {
  test.each([
    'echo $((x))',
    'echo $((1 + x))',
    'echo $((x1))',
    'echo ${x:y1}',
    'echo ${x:1+y}',
    'a[i]=1',
    'a=([i]=1)',
    'a=([1]=1 [i]=2)',
    'a=([i[1]=]=1)',
    'echo ${a[i]}',
    'echo ${x:i}',
    'echo ${x:1:i}',
    '[[ $x -eq 1 ]]',
    '[[ x -ne 1 ]]',
    '[[ 1 -lt x ]]',
    '[[ 1 -le x ]]',
    '[[ 1 -gt x ]]',
    '[[ 1 -ge x ]]',
    'a[i+1]=1',
    'a[1+i]=1',
    'echo ${a[i+1]}',
    'echo ${a[1+i]}',
    'echo $((${#a[i]}))',
  ])('is in %s', (text) => {
    expect(why(text)).toBe('arithmetic over a variable runs what the variable holds');
  });

  test.each([
    'echo $((1))',
    'echo $(( -12 ))',
    'echo $((0x1F))',
    'echo $((2#101))',
    'echo $(($#))',
    'echo $((${#x}))',
    'echo $((${#}))',
    'echo $((${#xy}))',
    'echo $((${#xy[@]} * ${#xy[*]}))',
    'a[1]=1',
    'a[10]=1',
    'a=([1]=1)',
    'a=([10]=1)',
    'a=(b [2]+=c)',
    'echo ${a[0]} ${a[10]} ${a[@]} ${a[*]}',
    'echo ${x:1} ${x:1:2}',
    '[[ $# -eq 1 ]]',
    '[[ "1" -lt "2" ]]',
    '[[ $x == 1 ]]',
    '[[ x -nt y ]]',
    '[[ x -ef y ]]',
  ])('is not in %s', (text) => {
    expect(why(text)).toBeUndefined();
  });
});

describe('a name that is set or read', () => {
  test.each([
    ['[[ -v $x ]]', '$x'],
    ['[[ -R $x ]]', '$x'],
    ['[[ -v "a[i]" ]]', 'a[i]'],
    ['[[ -v BASH_ENV ]]', 'BASH_ENV'],
    ['for BASH_ENV in a; do true; done', 'BASH_ENV'],
    ['BASH_ENV=a', 'BASH_ENV'],
    ['select BASH_ENV in a; do true; done', 'BASH_ENV'],
    ['coproc BASH_ENV { true; }', 'BASH_ENV'],
    ['BASH_ENV=a true', 'BASH_ENV'],
    ['path=a true', 'path'],
    ['> x CI=1 path=a true', 'path'],
    ['GIT_EXTERNAL_DIFF=a true', 'GIT_EXTERNAL_DIFF'],
    ['echo ${BASH_ENV:=a}', 'BASH_ENV'],
    ['exec {BASH_ENV}>/dev/null', 'BASH_ENV'],
    ['exec {BASH_ENV}<<<a', 'BASH_ENV'],
    ['exec {BASH_ENV}<<E\nE', 'BASH_ENV'],
    ['[[ -v 1a[i] ]]', '1a[i]'],
    [`BASH_ENV${'z'.repeat(60)}=a`, `BASH_ENV${'z'.repeat(52)}`],
  ])('is odd in %s', (text, name) => {
    expect(why(text)).toBe(`setting or reading "${name}" may change what runs`);
  });

  test.each([
    '[[ -v x ]]',
    '[[ -v "x" ]]',
    '[[ -v 1 ]]',
    '[[ -v 10 ]]',
    'path=a',
    '> x CI=1 true',
    'coproc { true; }',
    'coproc true',
    'exec {x}<<<a',
    '[[ -z $x ]]',
    '[[ -f a.b ]]',
    'for x in a; do true; done',
    'x=a',
    'x=a true',
    'echo ${x:=a}',
    'echo ${BASH_ENV:-a}',
  ])('is harmless in %s', (text) => {
    expect(why(text)).toBeUndefined();
  });
});

test.each([
  ['echo ${x@P}', '"${x@P}" may run what the variable holds'],
  ['echo ${!x}', '"${!x}" is known only when it runs, and may run more'],
])('%s may run what a variable holds', (text, said) => {
  expect(why(text)).toBe(said);
});

test.each(["a='([$(curl x)]=1)'", 'a="(x"', "a+='(x'"])('%s may be an array, which runs what it holds', (text) => {
  expect(why(text)).toBe('the text of an array runs what it holds');
});

test.each(["a='x('", "a='x'"])('%s is no array', (text) => {
  expect(why(text)).toBeUndefined();
});

test.each(['echo ${x@Q}', 'echo ${x@U} ${x@u} ${x@L}'])('%s only writes a variable in another way', (text) => {
  expect(why(text)).toBeUndefined();
});

test.each([
  ['gcc a$x', true],
  ['gcc "-B$x"', true],
  ['gcc "a$x"', false],
  ['gcc "$?" $#', false],
  ['gcc $#$x', true],
  ['gcc "a""$x"', false],
  ['less -x a*', true],
  ['less -x {1,2}', true],
  ['less -x "$x" a', false],
  ['gcc "a$@"', true],
  ['gcc "a${x[@]}"', true],
  ['gcc "a${x[0]}"', false],
  ['test -f a*.ts', false],
  ['gcc ~/a.c', false],
])('an argument that splits into words may be any option: %s', (text, isMatched) => {
  expect(why(text) !== undefined).toBe(isMatched);
});

test.each(['a', 'A', '_a1', 'my_npm_x', 'path', 'CONFIRM', 'NPM_TOKEN', 'GIT_AUTHOR_NAME', 'GOOS', 'CI', 'APPS1'])(
  '%s is ordinary',
  (name) => {
    expect(isOrdinaryName(name)).toBe(true);
  },
);

test.each([
  '',
  '1a',
  'a-b',
  'a[1]',
  'PATH',
  'npm_config_prefix',
  'NPM_CONFIG_PREFIX',
  'GIT_PAGER',
  'LD_PRELOAD',
  'BASH_ENV',
  'PS1',
  'CC',
  'GIT_EXTERNAL_DIFF',
  'GO',
])('%j is not', (name) => {
  expect(isOrdinaryName(name)).toBe(false);
});

test.each([
  ['path', true],
  ['PATH', true],
  ['npm_x', true],
  ['a', false],
])('in the environment of a program, %s changes what runs: %s', (name, expected) => {
  expect(changesEnvironment(name)).toBe(expected);
});
