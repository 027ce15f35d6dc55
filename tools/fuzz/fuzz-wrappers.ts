// `npm run fuzz:shell -- COUNT`: commands in nested wrappers, run by a real Bash with the real tools of this machine.
// Every text that ran `curl` has to match `shell: any` of `curl **`. `FC_SEED` repeats a run.

import { whyAny } from '../../src/permission/shell/any.ts';
import { bash } from '../../src/permission/shell/bash.ts';
import { compileCommandPattern } from '../../src/permission/shell/pattern.ts';
import { openRealBash } from './real-bash.ts';

const seed = Number(process.env['FC_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const count = Number(process.argv[2] ?? 300);

/** Numbers below 1 that follow from the seed (xorshift). */
let state = seed >>> 0 || 1;
function random(): number {
  state ^= state << 13;
  state >>>= 0;
  state ^= state >>> 17;
  state ^= state << 5;
  state >>>= 0;
  return state / 2 ** 32;
}

function pick<T>(from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}

/** A text as one word, in one of the ways in which Bash takes it. */
function word(text: string): string {
  const single = `'${text.replaceAll("'", `'\\''`)}'`;
  const double = `"${text.replaceAll(/["\\$`]/gu, '\\$&')}"`;
  const ansi = `$'${text.replaceAll(/['\\]/gu, '\\$&').replaceAll('\n', '\\n')}'`;
  return pick([single, single, double, ansi]);
}

/** How `curl` may be spelt. */
const spellings = [
  'curl x',
  'curl',
  '"curl" x',
  'cu""rl x',
  'c\\url x',
  '../bin/curl x',
  'c=curl; $c x',
  '{curl,x}',
] as const;

/** What may stand around a command: by the grammar of Bash, or as a word of a program that runs it. */
const wrappers: readonly [(text: string) => string, ...((text: string) => string)[]] = [
  (text) => `( ${text} )`,
  (text) => `{ ${text}\n}`,
  (text) => `echo "$( ${text} )"`,
  (text) => `: $(( $( ${text} ) 1 ))`,
  (text) => `if true; then ${text}\nfi`,
  (text) => `f() { ${text}\n}; f`,
  (text) => `true && ${text}`,
  (text) => `cat <( ${text} )`,
  (text) => `for i in 1; do ${text}\ndone`,
  (text) => `case a in a) ${text}\nesac`,
  (text) => `cat <<E\n$( ${text} )\nE`,
  (text) =>
    `x=${word(`a[$( ${text} )]`)}; ${pick([': $((x))', '((x))', '[[ x -eq 0 ]]', 'let x', 'declare -i y=x', ': ${!x}', ': ${a[x]}'])}`,
  (text) => `x=${word(`$( ${text} )`)}; : ${pick(['${x@P}', '"${x@P}"', '${x[@]@P}'])}`,
  (text) => `PS4=${word(`$( ${text} )`)}; set -x; :`,
  (text) => `${pick(['eval', 'trap', 'compgen -C'])} ${word(text)} ${pick(['', 'EXIT'])}`,
  (text) => `compgen -W ${word(`$( ${text} )`)}`,
  (text) => `mapfile -c1 -${pick(['C', 'tC'])} ${word(`${text};:`)} < a`,
  (text) =>
    `${pick(['bash', 'sh', 'env bash', 'exec bash', 'command sh', 'dash'])} -${pick(['c', 'ec', 'xc'])} ${word(text)}`,
  (text) =>
    `${pick(['nice', 'nohup', 'timeout 5', 'setsid -w', 'env', 'time', 'stdbuf -o0', 'ssh-agent'])} bash -c ${word(text)}`,
  (text) =>
    `${pick(['bash', 'sh', '. /dev/stdin', 'sh //dev/stdin', 'bash -s', 'bash /proc/self/fd/0'])} <<< ${word(text)}`,
  (text) =>
    `printf %s ${word(text)} ${pick(['> zz;', '> zz.txt; cp zz.txt zz;', '| tee zz >/dev/null;', '| uniq - zz;', '| iconv -o zz;', '| openssl enc -out zz -none;', '> zz.txt; mkdir d; cp -r zz.txt d; mv d/zz.txt zz;', '> zz.txt; tar cf a.tar zz.txt; tar xf a.tar; mv zz.txt zz;'])} ${pick(['bash zz', '. ./zz', 'sh < zz', 'chmod +x zz; ./zz'])}`,
  (text) =>
    `printf 'test:\\n\\t%s\\n' ${word(`bash -c ${word(text)}`.replaceAll('$', '$$$$').replaceAll('\n', ';'))} ${pick(['> a.txt; mv a.txt', '> a.txt; cp a.txt', '> a.txt; ln -s a.txt', '| uniq -', '| sort -r -o', '| tee'])} GNUmakefile; make`,
  (text) => `echo x | xargs ${pick(['', '-n1', '-I{}'])} bash -c ${word(text)}`,
  (text) => `tar -xf ../a.tar ${pick(['--to-command=', '--to-comm=', '--to-c '])}${word(text)}`,
  (text) => `tar -cf o --checkpoint=1 ${pick(['--checkpoint-action=', '--checkpoint-a='])}exec=${word(text)} a`,
  (text) =>
    `make ${pick(['--eval=', '--ev=', '--eva ', '-E '])}${word(`$(shell ${text.replaceAll('$', '$$$$').replaceAll('\n', ';')})`)}`,
  (text) => `git ${pick(['-c alias.z=', '-C . -c alias.z='])}${word(`!${text}`)} z`,
  (text) => `git ${pick(['rebase -x ', 'rebase -qx ', 'rebase --exe='])}${word(text)} HEAD~1`,
  (text) =>
    `git ${pick(['fetch --uploa=', 'push origin main --exe=', 'ls-remote --exec=', 'clone ../remote.git c -u ', 'fetch --upload-pack='])}${word(`${text};`)}`,
  (text) =>
    `git ${pick(['grep -O', 'grep -lO', 'difftool -yx ', 'difftool -y --extcmd='])}${word(`${text} #`)} ${pick(['a', '-- .'])}`,
  (text) =>
    `${pick(['GIT_EXTERNAL_DIFF=', 'export GIT_EXTERNAL_DIFF=', 'declare -x GIT_EXTERNAL_DIFF='])}${word(`${text};:`)}${pick([' ', '; '])}git diff`,
  (text) => `sed ${pick(['', '-n ', '-n -e p -e ', '--expression='])}${word(`1e ${text.replaceAll('\n', ';')}`)} a`,
  (text) => `sed ${word(`s/.*/${text.replaceAll(/[/\\&]/gu, '\\$&').replaceAll('\n', ';')}/e`)} b`,
  (text) => `awk ${pick(['', '-F: ', '-v a=b '])}${word(`BEGIN { system(${JSON.stringify(text)}) }`)}`,
  (text) => `find . -maxdepth 0 ${pick(['-exec', '-execdir'])} bash -c ${word(text)} ';'`,
  (text) =>
    `perl ${pick(['-e', '-we', '-0777e', '-Mstrict -e'])} ${word(`exec("bash","-c",q\u0001${text}\u0001)`.replaceAll('\u0001', '~'))}`,
  (text) => `python3 ${pick(['-c', '-Ic', '-uc'])} ${word(`import os; os.system(${JSON.stringify(text)})`)}`,
];

function makeText(): string {
  let text: string = pick(spellings);
  for (let depth = 1 + Math.floor(random() * 3); depth > 0; depth -= 1) text = pick(wrappers)(text);
  return text;
}

const guard = compileCommandPattern('curl **');
if ('error' in guard) throw new Error(guard.error);
const texts = [...new Set(Array.from({ length: count }, makeText))];
const real = openRealBash();
let ran = 0;
const missed: string[] = [];
const waiting = [...texts];
async function work(): Promise<void> {
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    if (!(await real.ranCurl(text))) continue;
    ran += 1;
    if ('error' in guard || whyAny([guard], bash.full(text)) === undefined) missed.push(text);
  }
}
try {
  await Promise.all([work(), work(), work(), work()]);
} finally {
  real.close();
}
for (const text of missed) process.stdout.write(`MISSED ${JSON.stringify(text)}\n`);
process.stdout.write(`FC_SEED=${seed}: ${texts.length} texts, curl ran in ${ran}, ${missed.length} not matched\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
