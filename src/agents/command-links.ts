// Finds arguments of a command that lead through a link in the work folder. A checkout may have planted it.
import path from 'node:path';
import { followPath, isWithin } from '../resolved-path.ts';

export interface CommandLink {
  /** As written in the command. */
  readonly argument: string;
  /** Relative in the work folder, absolute elsewhere. */
  readonly leads_to: string[];
}

/** Stands for a place that can't be resolved. It is no plain path, so no pattern covers it. */
const unknownPlace = './unknown';

/** Limits the paths that are looked up for one command. */
const maxLookups = 4000;

/** Longest name and path on Linux, in bytes; no longer argument names a file. */
const maxNameBytes = 255;
const maxPathBytes = 4095;

/**
 * Looks up each argument that a policy's `{path:GLOB}` could cover: the program would follow the link, while the pattern
 * sees only the text. `root`: the work folder, without links. Returns undefined if none is a link, and null for too many
 * arguments.
 */
export function findCommandLinks(command: string, cwd: string, root: string): CommandLink[] | undefined | null {
  const folders = new Set([cwd]);
  const names = new Set<string>();
  for (const words of splitCommands(command)) {
    for (const [index, word] of words.entries()) {
      if (index === 0 || !mayBePath(word)) continue;
      names.add(word);
      if (!movesTo(words[index - 1] ?? '')) continue;
      for (const place of Array.from(folders, (folder) => path.resolve(folder, word))) folders.add(place);
      if (names.size * folders.size > maxLookups) return null;
    }
  }
  if (names.size * folders.size > maxLookups) return null;
  const links = [...names].flatMap((name) => {
    const places = [...folders].flatMap((folder) => findLinkedPlace(name, folder, root) ?? []);
    return places.length === 0 ? [] : [{ argument: name, leads_to: [...new Set(places)] }];
  });
  return links.length === 0 ? undefined : links;
}

/** Splits exactly the commands that `shell: only` can allow: each word is plain, or whole in quotes (docs/policy.md). */
export function splitCommands(command: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  for (const [word, double, single] of command.matchAll(/"([^"]*)"|'([^']*)'|[^\s"'|&;<>()]+|[|&;<>()]/g)) {
    if (/^[|&;<>()]$/.test(word)) commands.push([]);
    else commands.at(-1)?.push(double ?? single ?? word);
  }
  return commands;
}

function mayBePath(word: string): boolean {
  if (word === '' || word.startsWith('-') || path.isAbsolute(word) || Buffer.byteLength(word) > maxPathBytes)
    return false;
  return word.split(path.sep).every((name) => Buffer.byteLength(name) <= maxNameBytes);
}

/** Tells whether the next word is a folder in which a program, or the commands behind it, may run. */
function movesTo(word: string): boolean {
  return /^(?:cd|pushd|-C|--(?:prefix|directory|cwd))$/.test(word);
}

/** Returns undefined if the name is where its text says, or outside of the work folder already by its text. */
function findLinkedPlace(name: string, folder: string, root: string): string | undefined {
  const written = path.resolve(folder, name);
  if (!isWithin(written, root)) return undefined;
  const place = followPath(`${folder}${path.sep}${name}`)?.end;
  if (place === written) return undefined;
  if (place === undefined) return unknownPlace;
  return isWithin(place, root) ? path.relative(root, place) || '.' : place;
}
