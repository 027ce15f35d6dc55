// Resolves a path on the disk, and finds the folders in which it is.
import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** As many as Linux follows in one path. */
const mostLinks = 40;

/** Follows a link that leads nowhere too, because to write to it creates the file at its target. */
export function resolveLinks(absolute: string): string {
  return follow(absolute, { left: mostLinks });
}

export interface Way {
  readonly end: string;
  /** The links at its end, one leading to the next: whoever deletes or renames the path changes such a link itself. */
  readonly links: readonly string[];
}

/**
 * Returns undefined if programs may come to different ends: at ".." behind a link or in its target, which some drop
 * from the text first; at a link in /proc, which differs by process; at a name that is not UTF-8 or can't be read; and
 * after too many links.
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
      // If this leads back to a link, a program that drops ".." from the text first ends at the link itself.
      if (last?.isLink === true || passed.at(-1)?.isLink === true) return undefined;
      way = { end: last?.at ?? root, links: [] };
      continue;
    }
    const place = path.join(at, name);
    const target = linkAt(place);
    if (target === undefined) way = { end: place, links: [] };
    else {
      links.left -= 1;
      // Resolve it against the folder as written, in order to meet the same links as a program that joins the texts.
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

interface Passed {
  readonly at: string;
  readonly name: string;
  readonly isLink: boolean;
}

/** Takes a target that has ".." only at its beginning, and climbs out of no link: all programs come to the same end. */
function isPlainTarget(place: string, target: string | null, passed: readonly Passed[]): target is string {
  if (target === null || target.includes('\ufffd') || isWithin(place, '/proc')) return false;
  const names = target.split(path.sep);
  const first = names.findIndex((name) => name !== '..');
  const climbs = first === -1 ? names.length : first;
  return !names.includes('..', climbs) && !passed.slice(Math.max(passed.length - climbs, 0)).some((one) => one.isLink);
}

/** Codes that mean that a path is no link, or does not exist. */
const noLink: ReadonlySet<unknown> = new Set(['EINVAL', 'ENOENT', 'ENOTDIR', 'UNKNOWN']);

/** Returns undefined for what is no link, and null if it can't be read. */
function linkAt(place: string): string | null | undefined {
  try {
    return readlinkSync(place);
  } catch (error) {
    return error instanceof Error && 'code' in error && noLink.has(error.code) ? undefined : null;
  }
}

/** Follows no more than `links.left` links, so that links in a circle come to an end. */
function follow(absolute: string, links: { left: number }): string {
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = path.dirname(absolute);
    if (parent === absolute) return absolute;
    const folder = follow(parent, links);
    const place = path.join(folder, path.basename(absolute));
    const target = links.left > 0 ? (linkAt(place) ?? undefined) : undefined;
    if (target === undefined) return place;
    links.left -= 1;
    // Don't normalize it, because ".." behind a link means the parent of the link's target.
    return follow(path.isAbsolute(target) ? target : `${folder}${path.sep}${target}`, links);
  }
}

/** Takes paths in which links are resolved. */
export function isWithin(one: string, folder: string): boolean {
  return one === folder || one.startsWith(folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`);
}
