// Paths that a commit's own `.gitignore` files exclude (gitignore(5)), by RE2: no hostile pattern is slow there.
import { re2 } from '../permission/match/regex.ts';
import type { TreeEntry } from './git-objects.ts';

export type IsIgnored = (path: string, kind: 'file' | 'folder') => boolean;

/** Git ignores a `.gitignore` that is a link, and so do we. */
export function isIgnoreFile({ name, mode }: TreeEntry): boolean {
  return name === '.gitignore' && mode.startsWith('100');
}

export function compileIgnored(files: ReadonlyMap<string, string>): IsIgnored {
  const byFolder = new Map([...files].map(([folder, text]) => [folder, text.split('\n').flatMap(toPattern)]));
  const decide = (path: string, isFolder: boolean): boolean => {
    for (let folder = parentOf(path); folder !== undefined; folder = parentOf(folder)) {
      const below = folder === '' ? path : path.slice(folder.length + 1);
      const patterns = byFolder.get(folder) ?? [];
      const found = patterns.findLast((one) => (isFolder || !one.isForFolders) && one.matches(below));
      if (found !== undefined) return !found.isNegated;
    }
    return false;
  };
  const folders = new Map<string, boolean>();
  // Once a folder is ignored, no pattern can include a path below it.
  const isFolderOut = (folder: string): boolean => {
    const above = parentOf(folder);
    if (above === undefined) return false; // the root
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const found = isFolderOut(above) || decide(folder, true);
    folders.set(folder, found);
    return found;
  };
  return (path, kind) =>
    kind === 'folder' ? isFolderOut(path) : isFolderOut(parentOf(path) ?? '') || decide(path, false);
}

function parentOf(path: string): string | undefined {
  if (path === '') return undefined;
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** Returns undefined for a blank line, a comment, or a line that matches nothing in Git. */
function toPattern(written: string) {
  const line = written.replace(/^\ufeff/u, '').replace(/\r$/u, '');
  if (line.startsWith('#')) return [];
  const isNegated = line.startsWith('!');
  const whole = withoutBlanks(isNegated ? line.slice(1) : line);
  const isForFolders = whole.endsWith('/');
  const pattern = isForFolders ? whole.slice(0, -1) : whole;
  if (pattern === '') return [];
  const isAnchored = pattern.includes('/');
  const source = toRe2(pattern.replace(/^\//u, ''));
  if (source === undefined) return [];
  const matches = re2(`(?s)${isAnchored ? '' : '(?:.*/)?'}${source}`);
  return typeof matches === 'function' ? [{ matches, isNegated, isForFolders }] : [];
}

function withoutBlanks(line: string): string {
  const trimmed = line.replace(/ +$/u, '');
  return trimmed.length < line.length && /(?<!\\)(?:\\\\)*\\$/u.test(trimmed) ? `${trimmed} ` : trimmed;
}

/** The parts of a pattern and their RE2; the first that fits counts. Two stars cross folders only between slashes. */
const parts: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/(?<![^/])(?:\*\*\/)+/suy, () => '(?:.*/)?'],
  [/(?<=\/)\*\*$/suy, () => '.+'],
  [/\*+/suy, () => '[^/]*'],
  [/\?/suy, () => '[^/]'],
  [/\[([!^]?)(\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]/suy, ([, sign = '', members = '']) => toClass(sign, members)],
  [/\\(.)/suy, ([, escaped = '']) => quoted(escaped)],
  [/[^[\\]/suy, ([plain = '']) => quoted(plain)],
];

/** Returns undefined if the pattern ends within an escape or a class. */
function toRe2(pattern: string): string | undefined {
  let source = '';
  for (let at = 0; at < pattern.length; ) {
    const part = partAt(pattern, at);
    if (part === undefined) return undefined;
    source += part.source;
    at = part.end;
  }
  return source;
}

function partAt(pattern: string, at: number): { readonly source: string; readonly end: number } | undefined {
  for (const [part, translate] of parts) {
    part.lastIndex = at;
    const found = part.exec(pattern);
    if (found !== null) return { source: translate(found), end: part.lastIndex };
  }
  return undefined;
}

/** Makes a class that never matches a slash. */
function toClass(sign: string, members: string): string {
  const inner = members.replaceAll(/\[:\w+:\]|\\(.)|([[\]^&~])/gsu, (whole, escaped?: string, special?: string) => {
    const one = escaped ?? special;
    return one === undefined ? whole : quoted(one);
  });
  return sign === '' ? `[${inner}]` : `[^/${inner}]`;
}

function quoted(character: string): string {
  return /[\w\s]|[^\0-\x7f]/u.test(character) ? character : `\\${character}`;
}
