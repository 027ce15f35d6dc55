// Warns of allows that may reach unexpected places by a path, a folder or a variable that the intern chooses.
import { type MatchCondition, matches } from '../match/conditions.ts';
import { onlyPatterns, takesUnlisted } from '../match/tests.ts';
import { isAllowing, type Policy, type Rule } from '../policy.ts';
import type { CommandPattern, WordPattern } from '../shell/pattern.ts';
import { programName } from '../shell/programs.ts';
import { type Glob, globMatches } from '../text/glob.ts';
import { splitWords } from '../text/word-list.ts';
import { findBeginning, literalText, takesData } from './open-ended.ts';
import { type Warnings, warn } from './warning.ts';

export function* lintPaths({ id, match }: Rule): Warnings {
  for (const condition of match) {
    const { key, at, matcher } = condition;
    if (fieldMayClimb(condition)) {
      const message = `"${id}" allows a "${key}" that climbs out of its folder, such as "src/../.git/config". Use "path".`;
      yield warn(at, 'path-may-climb', message);
    }
    for (const { pattern } of onlyPatterns(matcher.test).filter(commandMayClimb)) {
      const message = `"${id}" allows ${JSON.stringify(pattern)}, also with a path that climbs out of the folder, such as "src/../.git/config" or "/etc/passwd". Write "{path:src/**}" for the word.`;
      yield warn(at, 'path-may-climb', message);
    }
  }
}

const pathKey = /(?:path|file|filename|dir|directory|folder|cwd|workdir|target|source|destination)s?(?:\/[0-9]+)?$/iu;

function fieldMayClimb({ key, matcher }: MatchCondition): boolean {
  const { test } = matcher;
  if (!key.startsWith('/') || !takesUnlisted(test)) return false;
  const text = test.pattern ?? '';
  if (text.includes('://')) return false;
  if (!pathKey.test(key) && !text.includes('/')) return false;
  const climbing = test.type === 'glob' ? climbingTexts(test.glob) : climbingTextsFor(text);
  return climbing.some((value) => matches(matcher, value, 'rule'));
}

const climbs = ['/../x', '../x', '..', '/../../x', '.', '/'];

/** Replaces the first run with each climbing path. If there is no run, replaces each `?` with a dot. */
function climbingTexts(glob: Glob): readonly string[] {
  const at = glob.pieces.indexOf('run');
  const writePiece = (climb: string) => (piece: Glob['pieces'][number], index: number) => {
    if (typeof piece === 'object') return piece.text;
    return at === -1 || index === at ? climb : 'x';
  };
  return (at === -1 ? ['.'] : climbs)
    .map((climb) => glob.pieces.map(writePiece(climb)).join(''))
    .filter((text) => isClimbing(text) && globMatches(glob, text));
}

function isClimbing(text: string): boolean {
  return text.startsWith('/') || text.split('/').includes('..');
}

/** Tries texts made from the words of a pattern, because RE2 does not show what a pattern matches. */
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

/** Programs that may take a pattern's word for a path to any place, even if it has no slash. */
const takesFiles = splitWords(
  'ack ag b2sum base32 base64 bat bzcat cat chmod chown cksum cmp colordiff column comm cp csplit cut diff diff3 dir du egrep expand ' +
    'fd fgrep file find fmt fold git-add grep gunzip gzip head hexdump iconv join jq less ln look ls md5sum mkdir more mv nl nm od ' +
    'paste pr ptx readelf readlink realpath rev rg rm rmdir sed sha1sum sha224sum sha256sum sha384sum sha512sum shasum shred shuf ' +
    'sort split stat strings sum tac tail tar tee touch tree truncate tsort unexpand uniq unlink vdir wc xxd xz xzcat yq zcat zgrep ' +
    'zip zipinfo zless zmore',
);

function commandMayClimb({ tokens, open }: CommandPattern): boolean {
  const [first, ...words] = tokens;
  const program = literalText(first);
  if (program === undefined) return false;
  const name = programName(program);
  const hasFiles = takesFiles.has(name) || takesFiles.has(`${name}-${literalText(words[0]) ?? ''}`);
  return (hasFiles && open) || words.some((word) => wordMayClimb(word, hasFiles));
}

function wordMayClimb(word: WordPattern, hasFiles: boolean): boolean {
  if ('path' in word || literalText(word) !== undefined) return false;
  const hasText = (text: string): boolean =>
    word.pieces.some((piece) => typeof piece === 'object' && piece.text.includes(text));
  // A text with a space is a message, and one with "://" is an address: neither is a path.
  if (hasText(' ') || hasText('://')) return false;
  return (hasFiles || hasText('/')) && climbingTexts(word).length > 0;
}

const folderKeys = new Set(['/cwd', '/workdir', '/inside']);

export function* lintCommandFolder(rule: Rule, policy: Policy): Warnings {
  if (rule.limits?.target !== 'command' || !asks(rule, 'command', 'npm test')) return;
  const writer = writerIn(policy)?.id;
  for (const condition of rule.match) {
    const { key, at, matcher } = condition;
    if (writer !== undefined && isElsewhere(rule, condition)) {
      const message = `"${rule.id}" lets commands run in other folders than the root, and "${writer}" lets files be written. What is written there may be what runs. Leave "${key}" out, or name one folder that nothing may write to.`;
      yield warn(at, 'command-elsewhere', message);
    }
    for (const { pattern } of writer === undefined ? [] : leavingFolder(onlyPatterns(matcher.test))) {
      const message = `"${rule.id}" allows ${JSON.stringify(pattern)}, by which a command runs in a folder of the intern's choice, and "${writer}" lets files be written. What is written there may be what runs. Name the folder.`;
      yield warn(at, 'command-elsewhere', message);
    }
    if (key === '/env' && !isAbsence(condition)) {
      const message = `"${rule.id}" lets a call set variables for its command, and some make a program run another (NODE_OPTIONS, PATH). Name each allowed variable with its value, as in "/env/CI".`;
      yield warn(at, 'command-elsewhere', message);
    }
  }
}

function leavingFolder(patterns: readonly CommandPattern[]): readonly CommandPattern[] {
  const moves = patterns.filter(leavesFolder);
  const runs = patterns.some((pattern) => !moves.includes(pattern) && !readsOnly(pattern));
  return [...(runs ? moves : []), ...patterns.filter(namesFolder)];
}

function leavesFolder({ tokens: [program, ...words], open }: CommandPattern): boolean {
  const name = literalText(program);
  return (name === 'cd' || name === 'pushd') && (open || words.some((word) => literalText(word) === undefined));
}

function readsOnly({ tokens: [program] }: CommandPattern): boolean {
  const name = literalText(program);
  return name !== undefined && takesData(name);
}

/** Options that name a folder whose files decide what runs. */
const folderOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ['bun', ['--cwd']],
  ['bundle', ['--gemfile']],
  ['cargo', ['-C', '--manifest-path']],
  ['composer', ['-d', '--working-dir']],
  ['go', ['-C']],
  ['gradle', ['-p', '--project-dir']],
  ['mvn', ['-f', '--file']],
  ['npm', ['-C', '--prefix']],
  ['pnpm', ['-C', '--dir']],
  ['poetry', ['-C', '--directory', '-P', '--project']],
  ['tsc', ['-p', '--project', '-b', '--build']],
  ['uv', ['--directory', '--project']],
  ['yarn', ['--cwd']],
]);

function namesFolder({ tokens: [program, ...words], open }: CommandPattern): boolean {
  const options = folderOptions.get(literalText(program) ?? '') ?? [];
  return words.some((word, index) => {
    const next = words[index + 1];
    const isNext =
      options.includes(literalText(word) ?? '') && (next === undefined ? open : literalText(next) === undefined);
    return (
      isNext ||
      (literalText(word) === undefined && options.some((option) => findBeginning(word).startsWith(`${option}=`)))
    );
  });
}

function isElsewhere({ match }: Rule, condition: MatchCondition): boolean {
  return folderKeys.has(condition.key) && !isAbsence(condition) && !match.some(isRoot);
}

function isAbsence({ matcher: { test } }: MatchCondition): boolean {
  return test.type === 'present' && !test.present;
}

function isRoot({ key, matcher: { test } }: MatchCondition): boolean {
  return key === '/inside' && test.listed?.every((folder) => folder === '.') === true;
}

function writerIn({ rules }: Policy): Rule | undefined {
  return rules.find(
    (rule) =>
      isAllowing(rule.verb) &&
      asks(rule, 'command', undefined) &&
      asks(rule, 'tool', 'fs.write') &&
      asks(rule, 'operation', 'fs.write'),
  );
}

function asks(rule: Rule, field: 'command' | 'tool' | 'operation', value: string | undefined): boolean {
  const conditions = rule.match.filter(({ key }) => key === field || key === `/${field}`);
  if (field === 'command' && value !== undefined)
    return conditions.every(({ matcher: { test } }) => test.takesMissing !== true);
  return conditions.every(({ matcher }) => matches(matcher, value, 'rule'));
}
