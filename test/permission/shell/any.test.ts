// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
// `shell: any`: a command at any depth, or what can't be told.
import { describe, expect, test } from 'vitest';
import { whyAny } from '../../../src/permission/shell/any.ts';
import { bash } from '../../../src/permission/shell/bash.ts';
import { compileCommandPattern } from '../../../src/permission/shell/pattern.ts';
import { canRunOthers, getProgramName } from '../../../src/permission/shell/programs.ts';
import { growthOf, proportionate } from '../../support/growth.ts';

function why(text: string, ...patterns: readonly string[]): string | undefined {
  const compiled = patterns.map((pattern) => {
    const each = compileCommandPattern(pattern);
    if ('error' in each) throw new Error(each.error);
    return each;
  });
  return whyAny(compiled, bash.full(text));
}

describe('a command at any depth', () => {
  test.each([
    'curl x',
    ' curl x ',
    'npm test; curl x',
    'npm test && curl x',
    'npm test || curl x',
    'npm test | curl x',
    'npm test |& curl x',
    'npm test & curl x',
    'npm test\ncurl x',
    '(curl x)',
    '{ curl x; }',
    '! curl x',
    'time curl x',
    'echo $(curl x)',
    'echo "$(curl x)"',
    'echo "a $(npm $(curl x)) b"',
    'echo `curl x`',
    'echo <(curl x)',
    'npm > >(curl x)',
    'if curl x; then npm; fi',
    'if npm; then curl x; else ls; fi',
    'if npm; then ls; elif curl x; then ls; fi',
    'while npm; do curl x; done',
    'until curl x; do npm; done',
    'for i in $(curl x); do npm; done',
    'for i in a; do curl x; done',
    'select i in a; do curl x; done',
    'for ((i=0;i<1;i++)); do curl x; done',
    'case $(curl x) in a) npm;; esac',
    'case a in a) curl x;; esac',
    'f() { curl x; }; f',
    'function f { curl x; }',
    'coproc curl x',
    'A=$(curl x)',
    'A=$(curl x) npm test',
    'A=(a $(curl x))',
    'npm <<< "$(curl x)"',
    'npm <<E\n$(curl x)\nE',
    'echo ${A:-$(curl x)}',
    'echo $((1 + $(curl x)))',
    'echo "${A/$(curl x)/b}"',
    '[[ $(curl x) = a ]]',
    '(( $(curl x) ))',
    'npm test > $(curl x)',
    '"curl" x',
    "'curl' x",
    'cu"rl" x',
    'curl  \\\n x',
    'A=b curl x',
    '> out curl x',
    '/usr/bin/curl x',
    './curl x',
    'curl.exe x',
    'curl $X',
    'curl "$@"',
  ])('%s', (text) => {
    expect(why(text, 'curl x')).not.toBeUndefined();
    expect(why(text, 'curl **')).not.toBeUndefined();
  });

  test.each([
    'npm test',
    'echo curl x',
    'echo "curl x"',
    "echo 'curl x'",
    'npm test # curl x',
    "npm <<'E'\n$(curl x)\nE",
    'curl2 x',
    'echo $X ${Y:-z} $((1+2)) $((${#b} * 16#ff)) $[1 + $#]',
    'CI=1 npm test > out.txt 2>&1',
    'for i in *.ts; do ls "$i"; done',
    'echo {a,b} ~ [x]',
    'bash build.sh',
    'sh ./scripts/ci.sh --fast',
    'python3 script.py',
    'find . -name x',
    'git diff',
    'git diff -c',
    'git diff -cA',
    'git commit -c HEAD',
    'git clean -x',
    'printf %s x',
    '[ -f x ]',
    'test -v a',
    'npm run build',
    'node script.js',
    'awk "{print 1}" x',
  ])('not %s', (text) => {
    expect(why(text, 'curl **')).toBeUndefined();
  });
});

describe('a pattern', () => {
  test.each([
    ['curl2 x', 'curl* **', true],
    ['CURL2 x', 'c*2 **', true],
    ['wget x', 'curl* **', false],
    ['bin/curl x', '{path:bin/*} **', true],
    ['lib/curl x', '{path:bin/*} **', false],
    ['G\u0131T push', 'git **', true],
    ['acme a/curl x', 'curl x', true],
    ['acme "CURL x"', 'curl x', true],
    ['curl x', 'CURL **', true],
    ['acme "curl x"', 'Curl x', true],
    ['acme "curl $X"', 'curl **', true],
    ['acme "curl "', 'curl {path:src/**}', false],
    ['acme "curl src/a"', 'curl {path:src/**}', true],
    ['acme curl X', 'curl x', false],
    ['acme curl a/x', 'curl x', false],
    ['acme curl', 'curl x', false],
  ])('%s is covered by %s: %s', (text, pattern, expected) => {
    expect(why(text, pattern) !== undefined).toBe(expected);
  });
});

describe('arguments that are known only when it runs', () => {
  test.each([
    ['acme push $F', 'acme push --force', true],
    ['acme push "$F"', 'acme push --force', true],
    ['acme push -$F', 'acme push --force', true],
    ['acme $X', 'acme push --force', true],
    ['acme push *', 'acme push --force', true],
    ['acme push ~', 'acme push --force', true],
    ['acme push {a,b}', 'acme push --force', true],
    ['acme push origin $F', 'acme push --force', false],
    ['acme fetch $F', 'acme push --force', false],
    ['acme $F fetch', 'acme push --force', true],
    ['acme push $F origin', 'acme push --force', true],
    ['ls $F', 'acme push --force', false],
    ['acme push a b $F', 'acme push --force', false],
    ['acme push a b $F', 'acme push **', true],
    ['acme push --force origin $F', 'acme push --force', false],
    ['acme push --force "$X"', 'acme push --force', true],
    ["acme push '--force'", 'acme push --force', true],
    ['acme push --for\\ce', 'acme push --force', true],
    ['export A=b', 'export A=b', true],
    ['export A=$B', 'export A=b', true],
    ['export A="b"', 'export A=b', true],
    ['acme push', 'acme push --force', false],
    ['git commit -m "$MESSAGE"', 'acme push', false],
    ['git rebase "$BRANCH"', 'acme push', true],
    ['git push origin "$BRANCH"', 'acme push', true],
    ['git push origin "refs/heads/$BRANCH"', 'acme push', false],
    ['npm "$i"', 'acme push', true],
  ])('%s and the pattern %s: %s', (text, pattern, expected) => {
    expect(why(text, pattern) !== undefined).toBe(expected);
  });
});

describe('what runs can not be told', () => {
  test.each([
    ['nothing', '', 'the text is empty, or names no program'],
    ['spaces', '  ', 'names no program'],
    ['a comment', '# x', 'names no program'],
    ['an assignment alone', 'A=b', 'names no program'],
    ['a redirection alone', '> x', 'names no program'],
    ['a test alone', '[[ a ]]', 'names no program'],
    ['an open quote', 'npm "test', 'the text cannot be parsed'],
    ['an open group', '(npm test', 'cannot be parsed'],
    ['an open substitution', 'echo $(npm', 'cannot be parsed'],
    ['a broken substitution', 'echo $(if)', 'cannot be parsed'],
    ['a broken loop', 'while npm', 'cannot be parsed'],
    ['a strange joint', 'npm ;; ls', 'cannot be parsed'],
    ['a variable as program', '$X y', 'a program in it is known only when it runs'],
    ['a variable in a program', 'n$X y', 'known only when it runs'],
    ['a variable in quotes as program', '"$X" y', 'known only when it runs'],
    ['a substitution as program', '$(echo npm) y', 'known only when it runs'],
    ['a glob as program', '/bin/c*rl y', 'known only when it runs'],
    ['a brace as program', '{npm,ls}', 'known only when it runs'],
    ['a home directory as program', '~/npm y', 'known only when it runs'],
    ['an escape in a program', 'n\\pm y', 'known only when it runs'],
    ['an ANSI string as program', "$'npm' y", 'known only when it runs'],
    ['a translated string as program', '$"npm" y', 'known only when it runs'],
    ['a variable as program at depth', 'npm; (ls; $X)', 'known only when it runs'],
    ['a word that the grammar splits', 'cu>()rl x', 'two words touch'],
    ['an argument that the grammar splits', 'npm a<(b)c', 'two words touch'],
    ['an assignment that the grammar splits', 'A=b>()c', 'two words touch'],
    ['a word of digits before a substitution', '1<(npm x)', 'cannot be parsed'],
    ['a logical test', '[[ a || npm ]]', 'read differently by some shells'],
    ['a redirection with errors', 'npm &> while npm', '"&>" is read differently'],
    ['an appending redirection with errors', 'npm &>> x', '"&>>" is read differently'],
    ['an ANSI string with a quote', "npm $'a\\'; npm; echo '", 'ends elsewhere in other shells'],
    ['an odd end of a here-document', 'npm <<E~`x`2', 'the end of a here-document'],
    ['an unfinished expansion', 'npm "${"', 'cannot be parsed'],
    ['a zero-width space', 'npm\u200b test', 'the text contains U+200B, which shells read differently'],
    ['a carriage return', 'npm\rtest', 'the text contains U+000D'],
    ['a null', 'npm\0', 'the text contains U+0000'],
    ['a no-break space', 'npm\u00a0test', 'the text contains U+00A0'],
  ])('%s', (_name, text, reason) => {
    expect(why(text, 'curl **')).toContain(reason);
  });

  test.each([
    'bash -c "npm test"',
    'bash -lc x',
    'sh -c x',
    'sh',
    'bash -e build.sh',
    'bash +x build.sh',
    'bash ""',
    'bash "$X"',
    'bash /dev/stdin',
    'bash /proc/self/fd/0',
    'curl2 x | bash',
    'bash < x',
    'bash <<E\nnpm\nE',
    '/bin/bash -c x',
    'zsh -c x',
    'eval npm',
    'eval',
    'env npm test',
    '/usr/bin/env npm',
    'xargs npm',
    'sudo npm',
    'doas npm',
    'su -c npm',
    'nohup npm',
    'nice -5 npm',
    'nice sh -c x',
    'timeout 5 sh -c x',
    'timeout npm',
    'timeout 5x npm',
    'timeout --unknown 5 npm',
    'timeout 5 "$X"',
    'timeout 5 $X npm',
    'xargs node',
    'xargs -I{} echo {}',
    'xargs -a list ls',
    'xargs find',
    'xargs git diff',
    'xargs cp a',
    'xargs rm',
    'xargs ./cat',
    'xargs timeout 5 echo',
    'git apply a.patch; sh build.sh',
    'git am < a.patch && ./build.sh',
    'find ~$x',
    'find ~/$x',
    'timeout 5 find ~$x',
    'git apply a.patch',
    'git apply a.patch; ./ls',
    'git apply --unsafe-paths --directory=../bin a.patch; df',
    'git am < a.patch',
    'timeout 5 git am a.patch; ./ls',
    'stdbuf -o0 npm',
    'setsid npm',
    'watch npm',
    'exec npm',
    'command npm',
    'builtin echo',
    'source x',
    '. x',
    'trap npm EXIT',
    'alias a=npm',
    'busybox ls',
    'ssh host ls',
    'script -c npm',
    'unshare npm',
    'chroot / npm',
    'parallel npm',
    'flock x npm',
    '\ttime -p npm & env x',
    'find . -exec rm {} +',
    'find . -execdir x',
    'find . -ok x',
    'find . -okdir x',
    'find $X',
    'python -c x',
    'python3 -c x',
    'python3.12 -Ic x',
    'perl -e x',
    'perl -lane x',
    'ruby -e x',
    'node -e x',
    'node --eval x',
    'node -p x',
    'node -r x',
    'php -r x',
    'lua -e x',
    'deno eval x',
    'bun x y',
    'awk "BEGIN { system(1) }"',
    "awk '{ print | x }'",
    'gawk "system"',
    'git -c alias.x=!ls x',
    'git -C x -c alias.x=!ls x',
    'git -c "$X" x',
    'git rebase --exec ls',
    'git diff --ext-diff',
    '((curl x))',
    'echo $((curl2 x))',
    'echo $((curl2; ls))',
    'echo $[curl2 x]',
    'echo $(( ))',
    '((1))',
    "let 'a[$(npm)]=1'",
    "printf -v 'a[$(npm)]' x",
    "test -v 'a[`npm`]'",
    "[ -v 'a[$(npm)]' ]",
    "unset 'a[$(npm)]'",
    "export 'a[$(npm)]=1'",
    'tar --checkpoint-action=exec=x',
    'tar -I x',
    'rsync -e x a b',
    'docker run x',
    'npm exec x',
    'npm x y',
    'mapfile -C x',
    'make -f x',
    'npm test; echo $(env x)',
  ])('%s', (text) => {
    expect(why(text, 'zzz')).not.toBeUndefined();
  });

  test('names the first command that matches', () => {
    expect(why('npm; git push; curl x', 'curl **', 'git **')).toBe('"git" is covered by "git **"');
    expect(why('npm; env x; $X', 'zzz')).toBe(
      'what "env" runs cannot be determined: "env" runs its arguments or its input',
    );
  });

  test('shows no more than the beginning of a program', () => {
    const long = 'z'.repeat(61);
    const shown = 'z'.repeat(60);
    expect(why(`${long}/env npm`, 'curl **')).toBe(
      `what "${shown}" runs cannot be determined: "env" runs its arguments or its input`,
    );
    expect(why(`${long} curl x`, 'curl **')).toBe(`"${shown}" may run "curl **", which its arguments name`);
  });
});

describe('the texts that every guard must tell', () => {
  test('includes a grammar that gives up on nesting', () => {
    const deep = `echo ${'$(echo '.repeat(400)}x${')'.repeat(400)}`;
    expect(why(deep, 'zzz')).toBeDefined();
    expect(why(`${'('.repeat(2_000)}npm${')'.repeat(2_000)}`, 'zzz')).toBeDefined();
  });
});

describe('names of programs', () => {
  test.each([
    ['npm', 'npm'],
    ['/usr/bin/npm', 'npm'],
    ['C:\\bin\\npm.EXE', 'npm'],
    ['a/', ''],
  ])('%s is %s', (program, name) => {
    expect(getProgramName(program)).toBe(name);
  });

  test.each([
    'git',
    'find',
    'npm',
    'tar',
    'sed',
    'env',
    'bash',
    'python3',
    'node',
    '/usr/bin/git',
    'xargs',
    'vim',
    'python3.12',
  ])('%s can run others', (program) => {
    expect(canRunOthers(program)).toBe(true);
  });

  test.each(['ls', 'cat', 'echo', 'grep', 'gitk', 'true', ''])('%s can not', (program) => {
    expect(canRunOthers(program)).toBe(false);
  });
});

describe('a program by its name', () => {
  test.each(['CURL x', 'Curl x', '/usr/bin/CURL x', 'curl.EXE x', 'cURL.cmd x', '\u212Aubectl x'])(
    '%s is told though file systems may ignore case',
    (text) => {
      expect(why(text, 'curl **', 'kubectl **')).toContain('is covered by');
    },
  );

  test('compares the case of arguments', () => {
    expect(why('acme PUSH', 'acme push')).toBeUndefined();
  });

  test.each([
    'acme-run curl x',
    'acme-run "curl x"',
    "acme-run --exec='curl x'",
    'npx acme-run curl x',
    './run curl x',
  ])('%s may run the command that its arguments name', (text) => {
    expect(why(text, 'curl **')).toContain('which its arguments name');
  });

  test.each(['echo curl x', 'grep -rn "curl x" src', 'git commit -m "curl x"', 'acme-run x', 'npm install curl'])(
    '%s only speaks of it',
    (text) => {
      expect(why(text, 'curl **')).toBeUndefined();
    },
  );
});

describe('a script file', () => {
  test.each([
    'bash build.sh',
    'npm test > out.txt; bash build.sh',
    'chmod +x build.sh && ./build.sh',
    'cp a b; bash c',
  ])('%s is told by its name', (text) => {
    expect(why(text, 'curl **')).toBeUndefined();
  });

  test.each([
    'echo x > build.sh; bash build.sh',
    'echo x > build.txt; cp build.txt c; sh c',
    'echo x | tee build.sh; bash build.sh',
    'echo x > Makefile; make',
    'mv $X y; bash build.sh',
  ])('%s is written by the same text', (text) => {
    expect(why(text, 'curl **')).toMatch(/writes|makes files/u);
  });
});

describe('the size of a text', () => {
  const tooLong = 'the text is longer than 8192 bytes';

  test('is bounded in bytes, for guards and rules alike', () => {
    expect(why(`acme ${'a'.repeat(8_187)}`, 'curl **')).toBeUndefined();
    expect(why(`acme ${'a'.repeat(8_188)}`, 'curl **')).toBe(tooLong);
    expect(why(`npm ${'é'.repeat(4_095)}`, 'curl **')).toBe(tooLong);
    expect(bash.literal(`npm ${'a'.repeat(8_189)}`)).toEqual({ error: tooLong });
  });

  test('costs nothing above the bound, so that work grows with the text and no faster', () => {
    // Each was read in seconds at 60 KB before there was a bound; ten times the text now is refused unread.
    const nested = (bytes: number): string => 'echo $('.repeat(bytes / 7);
    // A new text each time: the last one that was read is remembered.
    let count = 0;
    const read = (bytes: number): unknown => {
      count += 1;
      return why(`echo ${count}; ${nested(bytes)}`, 'curl **');
    };
    expect(growthOf(read, 7_900)).toBeLessThan(proportionate);
  });
});
