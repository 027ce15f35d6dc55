// Tells which paths a commit's `.gitignore` files exclude (gitignore(5)). With RE2, no hostile pattern is slow.
import { re2 } from '../permission/match/regex.ts';
import type { TreeEntry } from './git-objects.ts';

export type IsIgnored = (path: string, kind: 'file' | 'folder') => boolean;

/** Leaves out a `.gitignore` that is a link, as Git does. */
export function isIgnoreFile({ name, mode }: TreeEntry): boolean {
  return name === '.gitignore' && mode.startsWith('100');
}

export function compileIgnoreFiles(files: ReadonlyMap<string, string>): IsIgnored {
  const byFolder = new Map([...files].map(([folder, text]) => [folder, text.split('\n').flatMap(toPatterns)]));
  const isExcluded: IsIgnored = (path, kind) => {
    for (let folder = getParent(path); folder !== undefined; folder = getParent(folder)) {
      const relative = (folder === '' ? path : path.slice(folder.length + 1)).replaceAll('/', '\0');
      const patterns = byFolder.get(folder) ?? [];
      const pattern = patterns.findLast((each) => (kind === 'folder' || !each.isForFolders) && each.matches(relative));
      if (pattern !== undefined) return !pattern.isNegated;
    }
    return false;
  };
  const ignoredFolders = new Map<string, boolean>();
  // Once a folder is ignored, no pattern can include a path below it.
  const isFolderIgnored = (folder: string): boolean => {
    const parent = getParent(folder);
    if (parent === undefined) return false; // the root
    const cached = ignoredFolders.get(folder);
    if (cached !== undefined) return cached;
    const isIgnored = isFolderIgnored(parent) || isExcluded(folder, 'folder');
    ignoredFolders.set(folder, isIgnored);
    return isIgnored;
  };
  return (path, kind) =>
    kind === 'folder' ? isFolderIgnored(path) : isFolderIgnored(getParent(path) ?? '') || isExcluded(path, 'file');
}

function getParent(path: string): string | undefined {
  if (path === '') return undefined;
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns no pattern for a blank line, a comment, or a line that Git can't match. */
function toPatterns(rawLine: string) {
  const line = rawLine.replace(/^\ufeff/u, '').replace(/\r$/u, '');
  if (line.startsWith('#')) return [];
  const isNegated = line.startsWith('!');
  const glob = trimTrailingSpaces(isNegated ? line.slice(1) : line);
  const isForFolders = glob.endsWith('/');
  const pattern = isForFolders ? glob.slice(0, -1) : glob;
  if (pattern === '') return [];
  const isAnchored = pattern.includes('/');
  const source = toRe2(pattern.replace(/^\//u, ''));
  if (source === undefined) return [];
  const matches = re2(`(?s)${isAnchored ? '' : folders}${source}`);
  return typeof matches === 'function' ? [{ matches, isNegated, isForFolders }] : [];
}

/** Keeps the first trailing space if a backslash escapes it, unless that backslash is itself escaped. */
function trimTrailingSpaces(line: string): string {
  const trimmed = line.replace(/ +$/u, '');
  const endsInEscape = /(?<!\\)(?:\\\\)*\\$/u.test(trimmed);
  return trimmed.length < line.length && endsInEscape ? `${trimmed} ` : trimmed;
}

const folders = String.raw`(?:.*\x00)?`; // any number of them

/** Translates parts of a pattern, with NUL for each slash; the first that fits counts. `**` crosses folders only as a whole name. */
const globParts: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/(?<![^/])(?:\*\*\/)+/suy, () => folders], // `**/`
  [/(?<=\/)\*\*$/suy, () => '.+'], // `/**` at the end, everything in a folder
  [/\*+/suy, () => String.raw`[^\x00]*`], // `*`, any part of a name
  [/\?/suy, () => String.raw`[^\x00]`], // `?`, any character of a name
  [/\[([!^]?)(\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]/suy, ([, sign = '', members = '']) => toCharacterClass(sign, members)],
  [/\\?\//suy, () => String.raw`\x00`],
  [/\\(.)/suy, ([, escaped = '']) => escapeLiteral(escaped)],
  [/[^[\\]/suy, ([plain = '']) => escapeLiteral(plain)],
];

/** Returns undefined if the pattern ends within an escape or a character class. */
function toRe2(pattern: string): string | undefined {
  let source = '';
  for (let at = 0; at < pattern.length; ) {
    const part = readPart(pattern, at);
    if (part === undefined) return undefined;
    source += part.source;
    at = part.end;
  }
  return source;
}

function readPart(pattern: string, at: number): { readonly source: string; readonly end: number } | undefined {
  for (const [part, translate] of globParts) {
    part.lastIndex = at;
    const match = part.exec(pattern);
    if (match !== null) return { source: translate(match), end: part.lastIndex };
  }
  return undefined;
}

/** Lets no class match NUL, which stands for the slash: in Git, no class matches a slash. */
function toCharacterClass(sign: string, members: string): string {
  const escaped = members.replaceAll(
    /\[:\w+:\]|\\(.)|([[\]^&~])/gsu,
    (whole, backslashed?: string, special?: string) => {
      const literal = backslashed ?? special;
      return literal === undefined ? whole.replace('[:cntrl:]', String.raw`\x01-\x1f\x7f`) : escapeLiteral(literal);
    },
  );
  return sign === '' ? `[${escaped}]` : String.raw`[^\x00${escaped}]`;
}

function escapeLiteral(character: string): string {
  return /[\w\s/]|[^\0-\x7f]/u.test(character) ? character : `\\${character}`; // escapes ASCII punctuation only
}
