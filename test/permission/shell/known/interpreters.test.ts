// Shells and interpreters by their arguments.
import { describe, expect, test } from 'vitest';
import { hides, judged, whyHidden } from '../judged.ts';

describe('a shell or an interpreter', () => {
  test.each([
    ['bash a.sh', 'a.sh'],
    ['bash ./a.sh -c ?', './a.sh'],
    ['node a.js', 'a.js'],
    ['node a.js -e ?', 'a.js'],
    ['node --no-warnings --test-reporter=spec a.js', 'a.js'],
    ['python -B a.py -c ?', 'a.py'],
    ['ruby -w a.rb -e x', 'a.rb'],
    ['bun ./a.ts', './a.ts'],
    ['deno a.ts', 'a.ts'],
    ['nodejs --test-reporter=spec a.js', 'a.js'],
    ['bash development/a.sh', 'development/a.sh'],
    ['bash build-5', 'build-5'],
    ['bash 5.sh', '5.sh'],
    ['bash stdin.sh', 'stdin.sh'],
  ])('runs a script that is told by its name: %s', (command, script) => {
    expect(judged(command)).toEqual({ type: 'known by name', script });
  });

  test.each(['node --version', 'python --version', 'lua --version', 'node --test', 'node -v', 'python -V', 'bun test'])(
    'runs nothing else: %s',
    (command) => {
      expect(judged(command)).toMatchObject({ type: 'runs nothing else' });
    },
  );

  test.each([
    'bash',
    'bash -c a',
    'bash -x a.sh',
    'bash ?',
    'bash /dev/stdin',
    'bash //proc/self/fd/0',
    'node',
    'node -e a',
    'node --require a b.js',
    'node --test-reporter=./a.js b.js',
    'node inspect a.js',
    'node ?',
    'lua --version a.lua',
    'python',
    'python -v',
    'pypy -v',
    'bun test ?',
    'bun test --p?',
    'deno test -?',
    'python -c a',
    'python -m a',
    'python a.py -m pytest',
    'python -c a -m pytest',
    'python -X a -m pytest',
    'python -m ?',
    'bun a',
    'bun x a',
    'deno eval a',
    'perl -e a',
    'lua -m pytest',
    'python - a.py',
    'bun a?',
    'python -m pytest?',
    // Devices by other ways: whoever stands in "/" or "/dev" needs no slash before them.
    'bash dev/stdin',
    'bash proc/self/fd/0',
    'bash stdin',
    'sh ./stdin',
    'sh fd/0',
    'sh fd/12',
    'python 0',
  ])('may run anything: %s', (command) => {
    expect(hides(command)).toBe(true);
  });

  test.each([
    ['node -e a', '"-e" may be code'],
    ['node', '"node" runs its input'],
    ['node a?', 'it runs its input, or a script that is known only when it runs'],
    ['bun xyzzy a', '"xyzzy" of "bun" may run another program'],
    ['python -m timeit', 'a module of Python may run what it is given'],
    ['bash -c a', '"-c" is not a script file'],
    [`bash /dev/${'a'.repeat(80)}`, `"/dev/${'a'.repeat(55)}" is not a script file`],
  ])('%s: %s', (command, because) => {
    expect(whyHidden(command)).toBe(because);
  });
});
