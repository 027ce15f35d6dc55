// Finds arguments of a command that lead through a link in the work folder, which a checkout may have planted.
import path from 'node:path';
import { followPath, isWithin } from '../resolved-path.ts';

export interface CommandLink {
  /** As the command has it. */
  readonly argument: string;
  /** Relative in the work folder, absolute elsewhere. */
  readonly leads_to: string[];
}

/** Stands for a place that can't be resolved. It is not a plain path, so no pattern covers it. */
const unknownPlace = './unknown';

/** The most paths to look up for one command. */
const maxLookups = 4000;

/** The longest name and path on Linux, in bytes. A longer argument names no file. */
const maxNameBytes = 255;
const maxPathBytes = 4095;

/**
 * Looks up each argument that a policy's `{path:GLOB}` could cover. The pattern sees only the text, but the program
 * would follow a link. `root`: the work folder, without links. Returns undefined if there is no link, and null if there
 * are too many arguments.
 */
export function findCommandLinks(command: string, cwd: string, root: string): CommandLink[] | undefined | null {
  const folders = new Set([cwd]);
  const names = new Set<string>();
  for (const words of splitCommands(command)) {
    for (const [index, word] of words.entries()) {
      if (index === 0 || !mayBePath(word)) continue;
      names.add(word);
      if (!folderWord.test(words[index - 1] ?? '')) continue;
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

/** Splits commands that `shell: only` can allow, whose words are plain or wholly in quotes (docs/policy.md). */
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

/** The next word is a folder in which a program, or the commands after it, may run. */
const folderWord = /^(?:cd|pushd|-C|--(?:prefix|directory|cwd))$/;

/** Returns undefined if no link changes the place, or if the text alone leads outside of the work folder. */
function findLinkedPlace(name: string, folder: string, root: string): string | undefined {
  const expected = path.resolve(folder, name);
  if (!isWithin(expected, root)) return undefined;
  const place = followPath(`${folder}${path.sep}${name}`)?.end;
  if (place === expected) return undefined;
  if (place === undefined) return unknownPlace;
  return isWithin(place, root) ? path.relative(root, place) || '.' : place;
}
