// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
// Files that a text writes or makes and then runs, or that a program it runs may read.
import { describe, expect, test } from 'vitest';
import { whyAny } from '../../../src/permission/shell/any.ts';
import { bash } from '../../../src/permission/shell/bash.ts';

const long = 'z'.repeat(61);

test.each([
  'echo x > zz; ./zz',
  '> zz; ./zz',
  '{ echo x; } > zz; ./zz',
  '(echo x) >> zz; ./zz',
  'for x in a; do echo x; done > zz; ./zz',
  'if true; then echo x; fi > zz; ./zz',
  'echo x | tee zz; ./zz',
  'echo x | /usr/bin/TEE -a zz; ./zz',
])('%s runs what it writes', (text) => {
  expect(whyAny([], bash.full(text))).toBe('it writes "zz" and runs "./zz", which may be, or read, that file');
});

describe('a text that writes a file and runs a program that may be it, or read it', () => {
  test.each([
    { text: 'echo x >& zz5; ./zz5', file: '"zz5"', program: './zz5' },
    { text: 'echo x | tee Makefile; make', file: '"Makefile"', program: 'make' },
    { text: 'echo x > "$X"; make', file: 'a file that is known only when it runs', program: 'make' },
    { text: `echo x > ${long}; make`, file: `"${'z'.repeat(60)}"`, program: 'make' },
    { text: 'cp zz .git/hooks/x; npm test', file: '".git/hooks/x"', program: 'npm' },
    { text: 'cp zz hooks/x; npm test', file: '"hooks/x"', program: 'npm' },
    { text: 'cp zz .GIT/config; npm test', file: '".GIT/config"', program: 'npm' },
    { text: 'mv zz .git; npm test', file: '".git"', program: 'npm' },
    {
      text: 'cp zz ".git/hooks/$X"; npm test',
      file: 'a file that is known only when it runs',
      program: 'npm',
    },
    { text: 'cp a/package.json .; yarn test', file: '"a/package.json"', program: 'yarn' },
    { text: 'sort -o vitest.config.ts a; npx vitest', file: '"vitest.config.ts"', program: 'npx' },
    { text: 'mv a conftest.py; pytest', file: '"conftest.py"', program: 'pytest' },
    { text: 'openssl base64 -d -in a -out .npmrc; npm test', file: '".npmrc"', program: 'npm' },
    { text: 'echo x > -zz; npm test', file: '"-zz"', program: 'npm' },
    { text: 'git mv a.txt Makefile; make', file: '"Makefile"', program: 'make' },
    { text: 'echo x | sponge zz; npm test', file: '"zz"', program: 'npm' },
    { text: 'echo x > build.xml; ant', file: '"build.xml"', program: 'ant' },
    { text: 'unzip a -d .git/hooks; npm test', file: '".git/hooks"', program: 'npm' },
    { text: 'uv run cp zz .git/hooks/x; npm test', file: '".git/hooks/x"', program: 'npm' },
    { text: 'echo x | npx tee build.sh; bash build.sh', file: '"build.sh"', program: 'bash' },
    { text: 'uv run git diff --output=zz; make', file: 'a file that is known only when it runs', program: 'make' },
    { text: 'uv run npx cp zz .git/config; npx eslint > zz.md', file: '".git/config"', program: 'npx' },
    { text: 'npx eslint > zz; uv run npm test', file: '"zz"', program: 'uv' },
    { text: 'echo x > package.json; npx eslint', file: '"package.json"', program: 'npx' },
  ])('$text', ({ text, file, program }) => {
    expect(whyAny([], bash.full(text))).toBe(
      `it writes ${file} and runs "${program}", which may be, or read, that file`,
    );
  });
});

test.each([
  { text: "git commit --allow-empty -m 'curl a'; sh .git/COMMIT_EDITMSG", run: '.git/COMMIT_EDITMSG' },
  { text: 'cd .git; bash merge_msg', run: 'merge_msg' },
  { text: 'bash ./a/.git/x', run: './a/.git/x' },
  { text: '.git/hooks/pre-commit', run: '.git/hooks/pre-commit' },
  { text: `sh .git/${long}`, run: `.git/${'z'.repeat(55)}` },
  { text: 'cd .git/logs; sh zz', run: 'zz' },
  { text: '(pushd a/.GIT && ./zz)', run: './zz' },
  { text: 'sh HEAD', run: 'HEAD' },
  { text: 'sh fetch_head', run: 'fetch_head' },
  { text: 'sh a/packed-refs', run: 'a/packed-refs' },
  { text: './config', run: './config' },
  { text: 'sh config.worktree', run: 'config.worktree' },
])('$text runs what Git writes', ({ text, run }) => {
  expect(whyAny([], bash.full(text))).toBe(`it runs "${run}", which Git may have written`);
});

test.each([
  'bash build.sh',
  './my.git/x',
  'sh .github/x.sh',
  'sh MSG',
  'cd my.git; sh x',
  'cd .github; sh x',
  'ls .git; sh x',
  'cd .git; git log; npm test',
  'sh ahead',
  'sh config.sh',
  './configure',
])('%s does not', (text) => {
  expect(whyAny([], bash.full(text))).toBeUndefined();
});

describe('a text that makes files and runs one that may be among them', () => {
  test.each([
    { text: 'cp x zz; ./zz', run: './zz' },
    { text: 'cp x zz; bash zz', run: 'zz' },
    { text: 'CP x zz; ./zz', run: './zz' },
    { text: 'cp x bin/zz; other/zz', run: 'other/zz' },
    { text: 'cp -r x zz//; ./zz', run: './zz' },
    { text: 'dd if=x of=zz; ./zz', run: './zz' },
    { text: 'dd if=x of=bin/zz; ./zz', run: './zz' },
    { text: 'cp x a=b; bash a=b', run: 'a=b' },
    { text: 'sort -uozz a; bash zz', run: 'zz' },
    { text: 'curl -obin/zz a; ./zz', run: './zz' },
    { text: 'cp x zz; uv run ./zz', run: './zz' },
    { text: 'uv run cp x zz; bash zz', run: 'zz' },
    { text: 'cp x bin/uv; uv run eslint', run: 'uv' },
    { text: 'cp x bin/bash; bash zz', run: 'bash' },
    { text: 'gunzip zz.gz; ./zz', run: './zz' },
    { text: 'sed -n p zz; ./zz.bak', run: './zz.bak' },
    { text: 'sed -i.sh p zz.txt; sh zz.txt.sh', run: 'zz.txt.sh' },
    { text: 'cp -b -S _sh a zz.txt; sh zz.txt_sh', run: 'zz.txt_sh' },
    { text: 'sed -n p .zz; ./.zz~', run: './.zz~' },
    { text: 'split x.md; ./xaa', run: './xaa' },
    { text: 'csplit x.md 9; ./xx00', run: './xx00' },
    { text: 'cp $X y; bash zz', run: 'zz' },
    { text: 'echo x > zz.txt; bash zz.txt', run: 'zz.txt' },
    { text: './zz > zz', run: './zz' },
    { text: 'echo x > zz.txt; cp zz.txt a; ./b', run: './b' },
    { text: 'echo x > zz.txt; acme a --to=zz.txt; ./b', run: './b' },
    { text: 'echo x > zz.txt; acme $X; ./b', run: './b' },
    { text: `cp x ${long}; bash ${long}`, run: 'z'.repeat(60) },
  ])('$text', ({ text, run }) => {
    expect(whyAny([], bash.full(text))).toBe(`it makes files, and runs "${run}", which may be one of them`);
  });
});

describe('a text that makes files whose names it does not tell, and runs a file', () => {
  test.each(
    [
      'tar xf a, tar -zxf a, tar -C b -xf a, tar --extract -f a, bsdtar --get -f a, unzip a, cpio -i < a',
      '7z x a, ar x a, pax -r < a, uudecode a, uudecode < a, cp -r a b, cp -dR a b, cp -a a .',
      'cp --recursive a b, rsync -a a b, scp h:zz ., scp -r h:a ., wget -i a, wget http://a/',
      'curl -sOJ http://a, curl --remote-header-name -O http://a, curl -K a, gunzip -N a.gz, gzip -dN a.gz',
      'gzip --name -d a.gz, split a, csplit a 9, gpg -d a.gpg, gpg --output b -d a, openssl base64 -in a -out b',
      'git checkout x -- ., git switch x, git restore -s x ., git reset --hard x',
      'git stash pop, git pull, git -C . merge x, git rebase x, git cherry-pick x, git revert x',
      'git format-patch -1, git mv a zz, git clone a, git init zz, git worktree add a, git submodule update',
      'git read-tree -um x, git lfs pull, git bisect start, git sparse-checkout set a, gh pr checkout 1',
      'gh release download, docker cp a:b ., curl -w %output{zz}x a',
    ].flatMap((texts) => texts.split(', ')),
  )('%s; sh zz', (made) => {
    expect(whyAny([], bash.full(`${made}; sh zz`))).toBe('it makes files, and runs "zz", which may be one of them');
    expect(whyAny([], bash.full(`sh zz && ${made}`))).toBeDefined();
    expect(whyAny([], bash.full(`${made} && npm test`))).toBeUndefined();
    expect(whyAny([], bash.full(`${made} && make`))).toBeUndefined();
  });

  test.each(
    [
      'tar czf a.tgz dist, tar -tf a, cp a b, curl -fsSO http://a, curl a, gunzip a.gz, git status, git add .',
      'git commit -m "pull it", git fetch, git push, git config user.name a, git log x, gh pr view 1',
      'gpg --verify a.sig a, openssl dgst -sha256 zz, npm ci, npm run build, make',
    ].flatMap((texts) => texts.split(', ')),
  )('%s; sh zz does not', (text) => {
    expect(whyAny([], bash.full(`${text}; sh zz`))).toBeUndefined();
  });
});

test.each([
  '{ echo x; } > /dev/null; ./zz',
  '{ ./zz; } > zz.log',
  '{ echo x; } > zz; cat yy',
  'echo x > "$X"; cat y',
  'ls | tee -a zz.log; npm test',
  'npm test > zz',
  'npx eslint > zz',
  'uv run cp a b',
  'ls .git/hooks; npm test',
  'cp "$X" zz; npm test',
  'cp zz .github/x; npm test',
  'cp .env.example .env; npm test',
  'git checkout -- package.json && npm ci',
  'git restore Makefile && make',
  'mv my.package.json.old a; npm test',
  'cp package.json dist; ls',
  'echo x > a.xml; ant',
  'cp zz a/b=c; ./c',
  'cp zz a.md; ./a',
  'sort -u a; bash u',
  'sort -ozz.md a.md; zz.md',
  'sort --debug a; bash bug',
  'ls -ozz; bash zz',
  'mv zy a; ./zk',
  'mv .a c; ./.b',
  'npm test > zz.txt; cat zz.txt; ./b',
  'npm test > zz.txt; acme a; ./b',
  'acme $X; ./b',
  'npm test > zz.txt; acme zz.txt; ls',
])('%s does not', (text) => {
  expect(whyAny([], bash.full(text))).toBeUndefined();
});
