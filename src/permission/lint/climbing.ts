// Allows whose patterns look like a folder, and let an intern climb out of it.
import type { MatchCondition } from '../match/conditions.ts';
import { matches } from '../match/conditions.ts';
import type { Rule } from '../policy.ts';
import type { CommandPattern, WordPattern } from '../shell/pattern.ts';
import { programName } from '../shell/programs.ts';
import { type Glob, globMatches } from '../text/glob.ts';
import { literalText } from './open-ended.ts';
import { type Warning, warn } from './warning.ts';

/** Warnings `path-may-climb` of a rule that allows. */
export function pathsThatClimb(rule: Rule): readonly Warning[] {
  return rule.match.flatMap((condition) => {
    const { test } = condition.matcher;
    if (test.type !== 'only')
      return fieldMayClimb(condition) ? [warn(condition.at, 'path-may-climb', ofField(rule, condition))] : [];
    return test.patterns
      .filter(commandMayClimb)
      .map(({ pattern }) => warn(condition.at, 'path-may-climb', ofCommand(rule, pattern)));
  });
}

function ofField(rule: Rule, { key }: MatchCondition): string {
  return `"${rule.id}" allows a "${key}" that climbs out of its folder, such as "src/../.git/config". Use "path".`;
}

function ofCommand(rule: Rule, pattern: string): string {
  return `"${rule.id}" allows ${JSON.stringify(pattern)}, also with a path that climbs out of the folder, such as "src/../.git/config" or "/etc/passwd". Write "{path:src/**}" for the word.`;
}

/** Fields that hold paths wherever they occur. */
const pathKey = /(?:path|file|filename|dir|directory|folder|cwd|workdir|target|source|destination)s?(?:\/[0-9]+)?$/iu;

function fieldMayClimb({ key, matcher }: MatchCondition): boolean {
  const { test } = matcher;
  if (!key.startsWith('/')) return false;
  // The presence of a field says nothing of its value; that is for other warnings.
  if (!test.takesUnlisted || test.type === 'present') return false;
  const text = test.pattern ?? '';
  if (text.includes('://')) return false;
  if (!pathKey.test(key) && !text.includes('/')) return false;
  const climbing = test.type === 'glob' ? climbingTexts(test.glob) : climbingTextsFor(text);
  return climbing.some((value) => matches(matcher, value, 'rule'));
}

const climbs = ['/../x', '../x', '..', '/../../x', '.', '/'];

/** Texts that a glob takes, and that leave a folder: its first run stands for each way up. */
function climbingTexts(glob: Glob): readonly string[] {
  if (!glob.pieces.includes('run')) {
    const dots = glob.pieces.map((piece) => (typeof piece === 'object' ? piece.text : '.')).join('');
    return isClimbing(dots) ? [dots] : [];
  }
  const at = glob.pieces.indexOf('run');
  return climbs
    .map((climb) =>
      glob.pieces
        .map((piece, index) =>
          typeof piece === 'object' ? piece.text : piece === 'one' ? 'x' : index === at ? climb : 'x',
        )
        .join(''),
    )
    .filter((text) => isClimbing(text) && globMatches(glob, text));
}

function isClimbing(text: string): boolean {
  return text.startsWith('/') || text.split('/').includes('..');
}

/** Texts that leave a folder, made of the words of a pattern; of RE2 no more can be told without its automaton. */
function climbingTextsFor(pattern: string): readonly string[] {
  const words = [...new Set(pattern.match(/[A-Za-z0-9_-]+/gu))].slice(0, 40);
  const ends = ['x', ...words.map((word) => `x.${word}`), ...words];
  const beginnings = ['', '/', ...words.map((word) => `${word}/`), ...words.map((word) => `.${word}/`)];
  return [
    ...beginnings.flatMap((beginning) => ends.map((end) => `${beginning}../${end}`)),
    ...ends.map((end) => `/etc/${end}`),
    'src/../.git/config',
    '..',
  ];
}

/** Programs whose words are files: also a word without a slash in the pattern may become a path to anywhere. */
const takesFiles = new Set(
  (
    'ack ag b2sum base32 base64 bat bzcat cat chmod chown cksum cmp colordiff column comm cp csplit cut diff diff3 dir du egrep expand ' +
    'fd fgrep file find fmt fold git-add grep gunzip gzip head hexdump iconv join jq less ln look ls md5sum mkdir more mv nl nm od ' +
    'paste pr ptx readelf readlink realpath rev rg rm rmdir sed sha1sum sha224sum sha256sum sha384sum sha512sum shasum shred shuf ' +
    'sort split stat strings sum tac tail tar tee touch tree truncate tsort unexpand uniq unlink vdir wc xxd xz xzcat yq zcat zgrep ' +
    'zip zipinfo zless zmore'
  ).split(' '),
);

function commandMayClimb({ tokens, open }: CommandPattern): boolean {
  const [first, ...words] = tokens;
  const program = first === undefined ? undefined : literalText(first);
  // A program that is not spelled out has a warning of its own.
  if (program === undefined) return false;
  const name = programName(program);
  const second = words[0] === undefined ? '' : literalText(words[0]);
  const hasFiles = takesFiles.has(name) || takesFiles.has(`${name}-${second ?? ''}`);
  return (hasFiles && open) || words.some((word) => wordMayClimb(word, hasFiles));
}

function wordMayClimb(word: WordPattern, hasFiles: boolean): boolean {
  if ('path' in word || literalText(word) !== undefined) return false;
  // A message is no path; an option's name is not part of one.
  if (word.pieces.some((piece) => typeof piece === 'object' && piece.text.includes(' '))) return false;
  const hasSlash = word.pieces.some((piece) => typeof piece === 'object' && piece.text.includes('/'));
  if (word.pieces.some((piece) => typeof piece === 'object' && piece.text.includes('://'))) return false;
  return (hasFiles || hasSlash) && climbingTexts(word).length > 0;
}
