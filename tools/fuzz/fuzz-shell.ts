// Random texts in a real shell, against what the policy reads in them: `node tools/fuzz/fuzz-shell.ts [--shell dash] [--seed 1] [--count 20000]`.
// A `curl` that reports when it runs has to have been seen by `any`; what the shell could not find, by `only` word for word.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { whyAny } from '../../src/permission/shell/any.ts';
import { bash } from '../../src/permission/shell/bash.ts';
import { compileCommandPattern } from '../../src/permission/shell/pattern.ts';

const { values: flags } = parseArgs({
  options: {
    shell: { type: 'string', default: 'bash' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    literal: { type: 'boolean', default: false },
  },
});

/** Pieces of shell grammar. */
const grammar = [
  'curl',
  ' x',
  'echo',
  ' ',
  ' ',
  ' ',
  ';',
  '&&',
  '||',
  '|',
  '&',
  '\n',
  '"',
  "'",
  '$(',
  ')',
  '`',
  '(',
  '{ ',
  '}',
  '; }',
  '$',
  '$X',

  '\\',
  '\\\n',
  '#',
  '!',
  '[[',
  ']]',
  '((',
  '))',
  '$((',
  '<',
  '>',
  '<<',
  '<<<',
  '<<E',
  '\nE\n',
  'if ',
  'then ',
  'fi',
  'while false;',

  ' do ',
  ' done',
  'case x in',
  'x)',
  ';;',
  'esac',
  'f()',
  'function f',
  'time ',
  'coproc ',
  'A=',
  'A=b',
  '*',
  '?',
  '~',
  '[',
  ']',
  '{a,b}',

  "$'",
  '$"',
  '$'.concat('{'),
  ':-',
  '1',
  'true',
  'false',
  '|&',
  '&>',
  '2>&1',
  '>(',
  '<(',
  'cu',
  'rl',
  'for i in a;',
  '==',
  '=~',
  '@(',
  '/',
  '-',
];
const injected = ['curl x', ' curl x ', '$(curl x)', '`curl x`', '; curl x', '\ncurl x\n'];

/** Pieces of which many texts are literal commands. */
const literal = [
  'a',
  'x1',
  'foo',
  ' ',
  ' ',
  ' ',
  ' ',
  '&&',
  '||',
  ';',
  '|',
  '"',
  "'",
  '"a b"',
  "'c d'",
  '""',
  "''",
  '=',
  '%',
  '+',
  '@',
  ',',
  ':',
  '.',
  '/',
  '-',
  'A=',
  '1',
  '"&&"',
  "';'",
  '{',
  '#',
  '~',
  'ä',
  '*',
  '\\',
  '!',
  '$',
  '>',
];

/** Numbers below 1 that follow from a seed (xorshift). */
function startRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

function makeTexts(count: number, seed: number, pieces: readonly string[]): readonly string[] {
  const random = startRandom(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  return Array.from({ length: count }, () => {
    const text = Array.from({ length: 1 + Math.floor(random() * 9) }, () => pick(pieces)).join('');
    if (random() < 0.5) return text;
    const at = Math.floor(random() * (text.length + 1));
    return text.slice(0, at) + pick(injected) + text.slice(at);
  });
}

/** What the shell did with each text, by the text's number from 1. */
interface Observed {
  readonly ranCurl: ReadonlySet<number>;
  readonly notFound: readonly { readonly text: number; readonly words: readonly string[] }[];
}

/** Run every text in a subshell without any program to run; `command_not_found_handle` is Bash's own. */
function observe(texts: readonly string[], shell: string): Observed {
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-shell-'));
  try {
    mkdirSync(path.join(folder, 'cwd'));
    for (const [index, text] of texts.entries()) writeFileSync(path.join(folder, `text.${index + 1}`), text);
    for (const name of ['curl', 'words']) writeFileSync(path.join(folder, name), '');
    writeFileSync(path.join(folder, 'driver.sh'), driver(folder, texts.length));
    spawnSync(`/bin/${shell}`, [path.join(folder, 'driver.sh')], {
      cwd: folder,
      env: {},
      stdio: 'ignore',
      timeout: 600_000,
    });
    const ran = readFileSync(path.join(folder, 'curl'), 'latin1').split('\n').filter(Boolean).map(Number);
    return { ranCurl: new Set(ran), notFound: readWordRecords(readFileSync(path.join(folder, 'words'), 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function driver(folder: string, count: number): string {
  return `PATH=/nonexistent
n=0
while [ $n -lt ${count} ]; do
  n=$((n+1))
  ( ulimit -t 1
    curl() { printf '%s\\n' "$N" >> ${folder}/curl; }
    command_not_found_handle() { printf '%s\\0' "$N" "$#" "$@" >> ${folder}/words; return $((RANDOM % 2)); }
    N=$n; cd ${folder}/cwd; . ${folder}/text.$n
  ) </dev/null >/dev/null 2>&1
done
`;
}

function readWordRecords(text: string): Observed['notFound'] {
  const parts = text.split('\0');
  const records: { text: number; words: readonly string[] }[] = [];
  for (let at = 0; at + 1 < parts.length; ) {
    const count = Number(parts[at + 1]);
    records.push({ text: Number(parts[at]), words: parts.slice(at + 2, at + 2 + count) });
    at += 2 + count;
  }
  return records;
}

const guard = compileCommandPattern('curl **');
if ('error' in guard) throw new Error(guard.error);
const texts = makeTexts(Number(flags.count), Number(flags.seed), flags.literal ? literal : grammar);
const { ranCurl, notFound } = observe(texts, flags.shell);
const missed = texts.filter((text, index) => ranCurl.has(index + 1) && whyAny([guard], bash.full(text)) === undefined);
const compared = notFound.flatMap(({ text, words }) => {
  const reading = bash.literal(texts[text - 1] ?? '');
  return 'commands' in reading ? [{ text: texts[text - 1], words, commands: reading.commands }] : [];
});
const wrong = compared.filter(
  ({ words, commands }) => !commands.some((each) => JSON.stringify(each) === JSON.stringify(words)),
);
for (const text of missed) process.stdout.write(`MISSED ${JSON.stringify(text)}\n`);
for (const { text, words } of wrong) process.stdout.write(`WRONG ${JSON.stringify(text)}: ${JSON.stringify(words)}\n`);
process.stdout.write(
  `${flags.shell}, seed ${flags.seed}: ${texts.length} texts, curl ran in ${ranCurl.size}, ${missed.length} unseen; ${compared.length} commands compared, ${wrong.length} wrong\n`,
);
process.exitCode = missed.length + wrong.length > 0 ? 1 : 0;
