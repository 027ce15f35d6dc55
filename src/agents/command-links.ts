// Finds arguments of a command that lead through a link in the work folder, which a checkout may have planted.
import { statSync } from 'node:fs';
import path from 'node:path';
import { orUndefined } from '../errors.ts';
import { followPath, isWithin } from '../resolved-path.ts';

/** Stands for a place that can't be resolved. By its "./", no rule covers it, and each `{path:…}` of a guard does. */
const unknownPlace = './unknown';

const maxLookups = 10_000;
/** No pattern of `shell` judges a longer command. */
const maxJudgedBytes = 8192;
/** The longest name and path on Linux, in bytes. A longer argument names no file. */
const maxNameBytes = 255;
const maxPathBytes = 4095;

/**
 * Looks up each argument that a policy's `{path:GLOB}` could cover. The pattern sees only the text, but the program
 * would follow a link. `root`: the work folder after its own links are resolved. Returns undefined if there is no link,
 * and null if there is too much to look up. `argument` is as the program gets it, without quotes; `leads_to` is relative
 * in the work folder, and absolute elsewhere.
 */
export function findCommandLinks(command: string, cwd: string, root: string) {
  const folders = new Set([cwd]);
  const args = listArguments(command);
  if (args === null) return null;
  for (const word of args) {
    // The commands after cd, and a program with an option such as -C, run in the folder that an argument names.
    // An option names it after "=" or its letter (`--cwd=DIR`, `-CDIR`), or in the next word (`-C DIR`).
    const afterEqualSign = word.slice(word.indexOf('=') + 1); // the whole word if it has none
    const afterOptionLetter = word.slice(2);
    const folderNames = word.startsWith('-') ? [afterEqualSign, afterOptionLetter] : [word];
    const candidates = [...folders].flatMap((folder) => folderNames.map((name) => path.resolve(folder, name)));
    for (const candidate of candidates) if (isWithin(candidate, root) && isFolder(candidate)) folders.add(candidate);
    if (folders.size * args.length > maxLookups) return null;
  }
  const links = [...new Set(args.filter(mayBePath))].flatMap((argument) => {
    const places = [...folders].flatMap((folder) => findLinkedPlace(argument, folder, root) ?? []);
    return places.length === 0 ? [] : [{ argument, leads_to: [...new Set(places)] }];
  });
  return links.length === 0 ? undefined : links;
}

/** Splits commands that `shell: only` can allow, whose words are plain or wholly in quotes (docs/policy.md). */
export function splitCommands(command: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  for (const [word, double, single] of command.matchAll(/"([^"]*)"|'([^']*)'|[^\s"'|&;<>()]+|[|&;<>()]/g)) {
    if (/^[|&;<>()]$/.test(word)) commands.push([]);
    else commands.at(-1)?.push(double ?? single ?? word);
  }
  return commands;
}

/** Lists at least what `shell: only` and `shell: any` take for known arguments. Returns null if that is too much. */
export function listArguments(command: string): readonly string[] | null {
  if (command.length > maxJudgedBytes || isSplitExactly(command)) {
    return splitCommands(command).flatMap(([_program, ...words]) => words);
  }
  // Read a word wherever one may begin, as Bash does: in a comment or after a backslash, a quote opens nothing.
  const wordAtEachStart = /(?<![^\s|&;<>()`])(?=((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.?|[^\s"'\\|&;<>()`])+))/gs;
  const words: string[] = [];
  // Stop in time: texts double with each level of backslashes, and words overlap where one holds spaces.
  let readLength = 0;
  for (const text of readBackticks(command)) {
    readLength += text.length;
    for (const [, word = ''] of text.matchAll(wordAtEachStart)) {
      readLength += word.length;
      if (readLength > 16 * maxJudgedBytes) return null;
      words.push(unquote(word));
    }
  }
  return words;
}

/** Yields the command, and what is between its backticks with one backslash less, as Bash reads it there. */
function* readBackticks(command: string): Generator<string> {
  yield command;
  if (!command.includes('`')) return;
  for (const [part] of command.matchAll(/(?:\\.?|[^\\`])+/gs)) {
    const inner = part.replaceAll(/\\([\\`$])/g, '$1');
    const innerOfQuotes = part.replaceAll(/\\([\\`$"])/g, '$1');
    for (const text of new Set([inner, innerOfQuotes])) yield* readBackticks(text);
  }
}

/** Returns false for what {@link splitCommands} may split otherwise than Bash. Only guards can match such a command. */
function isSplitExactly(command: string): boolean {
  const quotedWord = /(?<![^\s|&;])(?:"[^"$`\\]*"|'[^']*')(?![^\s|&;])/g;
  return /^[\w@%+=:,./|&;\s-]*$/.test(command.replaceAll(quotedWord, ''));
}

/** Joins the parts of a word (bash(1), "QUOTING"). A backslash before a line end continues the line. */
function unquote(word: string): string {
  return word.replaceAll(
    /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs,
    (_part, double?: string, single?: string, escaped = '') => {
      if (double !== undefined) return double.replaceAll(/\\(?:\n|([$`"\\]))/g, '$1');
      return single ?? (escaped === '\n' ? '' : escaped);
    },
  );
}

function mayBePath(word: string): boolean {
  if (word === '' || word.startsWith('-') || Buffer.byteLength(word) > maxPathBytes) return false;
  return word.split(path.sep).every((name) => Buffer.byteLength(name) <= maxNameBytes);
}

/** Returns false for what can't be looked at: a name that is too long, or links in a circle. No program gets there. */
function isFolder(place: string): boolean {
  return orUndefined(() => statSync(place, { throwIfNoEntry: false }))?.isDirectory() === true;
}

/** Returns undefined if no link changes the place, or if the text alone leads outside of the work folder. */
function findLinkedPlace(name: string, folder: string, root: string): string | undefined {
  const expected = path.resolve(folder, name);
  if (!isWithin(expected, root)) return undefined;
  // Keep ".." as written: after a link it leads elsewhere.
  const place = followPath(path.isAbsolute(name) ? name : `${folder}${path.sep}${name}`)?.end;
  if (place === expected) return undefined;
  if (place === undefined) return unknownPlace;
  return isWithin(place, root) ? path.relative(root, place) || '.' : place;
}
