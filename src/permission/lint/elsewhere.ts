// Warns of rules that leave too much to the intern: any path, the folder of a command, or its variables.
import { type MatchCondition, matches } from '../match/conditions.ts';
import { listOnlyPatterns, takesUnlisted } from '../match/value-tests.ts';
import { isAllowing, type Policy, type Rule } from '../policy.ts';
import type { CommandPattern, WordPattern } from '../shell/pattern.ts';
import { getProgramName } from '../shell/programs.ts';
import { splitWords } from '../text/word-list.ts';
import { climbing, globAcceptsSome, takesSome } from './accepted-texts.ts';
import { findBeginning, getLiteralText, takesData } from './open-ended.ts';
import { type Warnings, warn } from './warning.ts';

export function* lintPaths({ id, match }: Rule): Warnings {
  for (const condition of match) {
    const { key, at, matcher } = condition;
    if (fieldMayClimb(condition)) {
      const message = `"${id}" allows a "${key}" that climbs out of its folder, such as "src/../.git/config". Use "path".`;
      yield warn(at, 'path-may-climb', message);
    }
    for (const { pattern } of listOnlyPatterns(matcher.test).filter(commandMayClimb)) {
      const message = `"${id}" allows ${JSON.stringify(pattern)}, also with a path that climbs out of the folder, such as "src/../.git/config" or "/etc/passwd". Write "{path:src/**}" for the word.`;
      yield warn(at, 'path-may-climb', message);
    }
  }
}

const pathKey = /(?:path|file|filename|dir|directory|folder|cwd|workdir|target|source|destination)s?(?:\/[0-9]+)?$/iu;

function fieldMayClimb({ key, matcher }: MatchCondition): boolean {
  const { test } = matcher;
  if (!key.startsWith('/') || !takesUnlisted(test) || test.type === 'path') return false;
  const text = test.pattern ?? '';
  if (text.includes('://')) return false;
  if (!pathKey.test(key) && !text.includes('/')) return false;
  const samples = ['src/../.git/config', '/etc/x', '..'];
  return takesSome(test, climbing) ?? samples.some((value) => matches(matcher, value, 'rule'));
}

/** Programs whose arguments are files: a wildcard among them may be any path, even without a slash beside it. */
const filePrograms = splitWords(
  'ack ag b2sum base32 base64 bat bzcat cat chmod chown cksum cmp colordiff column comm cp csplit cut diff diff3 dir du egrep expand ' +
    'fd fgrep file find fmt fold git-add grep gunzip gzip head hexdump iconv join jq less ln look ls md5sum mkdir more mv nl nm od ' +
    'paste pr ptx readelf readlink realpath rev rg rm rmdir sed sha1sum sha224sum sha256sum sha384sum sha512sum shasum shred shuf ' +
    'sort split stat strings sum tac tail tar tee touch tree truncate tsort unexpand uniq unlink vdir wc xxd xz xzcat yq zcat zgrep ' +
    'zip zipinfo zless zmore',
);

function commandMayClimb({ tokens, isOpen }: CommandPattern): boolean {
  const [first, ...words] = tokens;
  const program = getLiteralText(first);
  if (program === undefined) return false;
  const name = getProgramName(program);
  const isFileProgram = filePrograms.has(name) || filePrograms.has(`${name}-${getLiteralText(words[0]) ?? ''}`);
  return (isFileProgram && isOpen) || words.some((word) => wordMayClimb(word, isFileProgram));
}

function wordMayClimb(word: WordPattern, isFileProgram: boolean): boolean {
  if ('path' in word || getLiteralText(word) !== undefined) return false;
  const hasText = (text: string): boolean =>
    word.pieces.some((piece) => typeof piece === 'object' && piece.text.includes(text));
  // A text with a space is a message, and one with "://" is an address: neither is a path.
  if (hasText(' ') || hasText('://')) return false;
  return (isFileProgram || hasText('/')) && globAcceptsSome(word, climbing);
}

const folderKeys = new Set(['/cwd', '/workdir', '/inside']);

export function* lintCommandFolder(rule: Rule, policy: Policy): Warnings {
  if (rule.placeLimits?.target !== 'command' || !acceptsCommands(rule)) return;
  const writerId = findWriter(policy)?.id;
  for (const condition of rule.match) {
    const { key, at, matcher } = condition;
    const takesOtherFolders = folderKeys.has(key) && !isAbsence(condition) && !rule.match.some(pinsRoot);
    if (writerId !== undefined && takesOtherFolders) {
      const message = `"${rule.id}" lets commands run in folders other than the root, and "${writerId}" lets files be written. A command may then run such a file. Leave "${key}" out, or name one folder that nothing may write to.`;
      yield warn(at, 'command-elsewhere', message);
    }
    for (const { pattern } of writerId === undefined ? [] : findFolderChoices(listOnlyPatterns(matcher.test))) {
      const message = `"${rule.id}" allows ${JSON.stringify(pattern)}, which lets a command run in a folder of the intern's choice, and "${writerId}" lets files be written. A command may then run such a file. Name the folder.`;
      yield warn(at, 'command-elsewhere', message);
    }
    if (key === '/env' && !isAbsence(condition)) {
      const message = `"${rule.id}" lets a call set variables for its command, and some make a program run another program (NODE_OPTIONS, PATH). Name each allowed variable with its value, as in "/env/CI".`;
      yield warn(at, 'command-elsewhere', message);
    }
  }
}

function findFolderChoices(patterns: readonly CommandPattern[]): readonly CommandPattern[] {
  // A folder of the intern's choice is harmless if only commands that read can run there.
  const openMoves = patterns.filter(isOpenMove);
  const canRunAfterMove = patterns.some((pattern) => !openMoves.includes(pattern) && !readsOnly(pattern));
  return [...(canRunAfterMove ? openMoves : []), ...patterns.filter(leavesFolderOptionOpen)];
}

function isOpenMove({ tokens: [program, ...words], isOpen }: CommandPattern): boolean {
  const name = getLiteralText(program);
  return (name === 'cd' || name === 'pushd') && (isOpen || words.some((word) => getLiteralText(word) === undefined));
}

function readsOnly({ tokens: [program] }: CommandPattern): boolean {
  const name = getLiteralText(program);
  return name !== undefined && takesData(name);
}

/** Options that name a file that decides what runs, or the folder of such files. */
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

function leavesFolderOptionOpen({ tokens: [program, ...words], isOpen }: CommandPattern): boolean {
  const options = folderOptions.get(getLiteralText(program) ?? '') ?? [];
  return words.some((word, index) => {
    const text = getLiteralText(word);
    if (text === undefined) return options.some((option) => findBeginning(word).startsWith(`${option}=`));
    if (!options.includes(text)) return false;
    const value = words[index + 1];
    return value === undefined ? isOpen : getLiteralText(value) === undefined;
  });
}

function isAbsence({ matcher: { test } }: MatchCondition): boolean {
  return test.type === 'present' && !test.present;
}

function pinsRoot({ key, matcher: { test } }: MatchCondition): boolean {
  return key === '/inside' && test.listed?.every((folder) => folder === '.') === true;
}

function findWriter({ rules }: Policy): Rule | undefined {
  return rules.find(
    (rule) =>
      isAllowing(rule.verb) &&
      accepts(rule, 'command', undefined) &&
      accepts(rule, 'tool', 'fs.write') &&
      accepts(rule, 'operation', 'fs.write'),
  );
}

function acceptsCommands(rule: Rule): boolean {
  return findConditions(rule, 'command').every(({ matcher: { test } }) => test.takesMissing !== true);
}

function accepts(rule: Rule, field: string, value: string | undefined): boolean {
  return findConditions(rule, field).every(({ matcher }) => matches(matcher, value, 'rule'));
}

function findConditions({ match }: Rule, field: string): readonly MatchCondition[] {
  return match.filter(({ key }) => key === field || key === `/${field}`);
}
