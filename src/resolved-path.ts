// Resolves a path on the disk, and the folders that it lies in.
import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** As many links as Linux follows in one path. */
const mostLinks = 40;

/**
 * A path without links; of one that is not there yet, of as much as is there. A link to what is not there counts as well: whoever
 * writes to it makes the file where it leads.
 */
export function resolveLinks(absolute: string): string {
  return follow(absolute, { left: mostLinks });
}

/** Where a path leads on the disk. */
export interface Way {
  readonly end: string;
  /** The links that it ends in, one behind the other: a removal or a renaming changes such a link itself. */
  readonly links: readonly string[];
}

/**
 * Follows a path, link by link. Undefined where programs may come to different ends: ".." behind a link, which some join by its words, in
 * the path or in a link's text; a link in /proc, which is another for each process; what is no UTF-8, or can't be looked at; too many links.
 */
export function wayOf(absolute: string): Way | undefined {
  return absolute.includes('\ufffd') ? undefined : walk(absolute, { left: mostLinks });
}

function walk(absolute: string, links: { left: number }): Way | undefined {
  const { root } = path.parse(absolute);
  const names = absolute
    .slice(root.length)
    .split(path.sep)
    .filter((name) => name !== '' && name !== '.');
  const passed: Passed[] = [];
  let way: Way = { end: root, links: [] };
  for (const name of names) {
    const at = way.end;
    if (name === '..') {
      const last = passed.pop();
      // Back at a link, a program that joins words ends in the link itself.
      if (last?.isLink === true || passed.at(-1)?.isLink === true) return undefined;
      way = { end: last?.at ?? root, links: [] };
      continue;
    }
    const place = path.join(at, name);
    const target = linkAt(place);
    if (target === undefined) way = { end: place, links: [] };
    else {
      links.left -= 1;
      // Joined to the folder as it was written, so that a link behind this one is met by the names that a program would join it to.
      const here = path.join(root, ...passed.map((one) => one.name));
      const isPlain = links.left >= 0 && isPlainTarget(place, target, passed);
      const next = isPlain ? walk(path.resolve(here, target), links) : undefined;
      if (next === undefined) return undefined;
      way = { end: next.end, links: [place, ...next.links] };
    }
    passed.push({ at, name, isLink: target !== undefined });
  }
  return way;
}

/** A name on the way, and the folder that it was found in. */
interface Passed {
  readonly at: string;
  readonly name: string;
  readonly isLink: boolean;
}

/** Tells whether every program comes to the same end from here: ".." stands at the beginning alone, and climbs out of no link. */
function isPlainTarget(place: string, target: string | null, passed: readonly Passed[]): target is string {
  if (target === null || target.includes('\ufffd') || isWithin(place, '/proc')) return false;
  const names = target.split(path.sep);
  const first = names.findIndex((name) => name !== '..');
  const climbs = first === -1 ? names.length : first;
  return !names.includes('..', climbs) && !passed.slice(Math.max(passed.length - climbs, 0)).some((one) => one.isLink);
}

/** Errors of what is no link, or is not there. */
const noLink: ReadonlySet<unknown> = new Set(['EINVAL', 'ENOENT', 'ENOTDIR', 'UNKNOWN']);

/** The text of a link; undefined for what is none, null where nobody can tell. */
function linkAt(place: string): string | null | undefined {
  try {
    return readlinkSync(place);
  } catch (error) {
    return error instanceof Error && 'code' in error && noLink.has(error.code) ? undefined : null;
  }
}

/** `links`: how many more are followed, so that links in a circle come to an end. */
function follow(absolute: string, links: { left: number }): string {
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = path.dirname(absolute);
    if (parent === absolute) return absolute;
    const folder = follow(parent, links);
    const place = path.join(folder, path.basename(absolute));
    const target = links.left > 0 ? targetOf(place) : undefined;
    if (target === undefined) return place;
    links.left -= 1;
    // Not joined: ".." behind a link is the folder above where that one leads.
    return follow(path.isAbsolute(target) ? target : `${folder}${path.sep}${target}`, links);
  }
}

/** Where a link leads, as it is written; undefined for what is none. */
function targetOf(place: string): string | undefined {
  try {
    return readlinkSync(place);
  } catch {
    return undefined;
  }
}

/** Tells whether a path is a folder, or lies in it; both without links. */
export function isWithin(one: string, folder: string): boolean {
  return one === folder || one.startsWith(folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`);
}
