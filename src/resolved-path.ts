// Follows a path through all links on the disk, and tells whether it is in a folder.
import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The most links that Linux follows in one path. */
const maxLinks = 40;

/** Follows a link even if its target does not exist, because writing to the link would create that file. */
export function resolveLinks(absolute: string): string {
  return resolveWith(absolute, { remaining: maxLinks });
}

export interface FollowedPath {
  readonly end: string;
  /** The links that the last name leads through. Deleting or renaming the path affects the first of them. */
  readonly links: readonly string[];
}

/**
 * Returns undefined if two programs may read the path differently:
 * - ".." comes after a link or in its target; some programs remove it from the text before they follow the link.
 * - A link is in /proc, where it differs by process.
 * - A name is not UTF-8, or a link can't be read.
 * - There are too many links.
 */
export function followPath(absolute: string): FollowedPath | undefined {
  return absolute.includes('\ufffd') ? undefined : walk(absolute, { remaining: maxLinks });
}

function walk(absolute: string, links: { remaining: number }): FollowedPath | undefined {
  const { root } = path.parse(absolute);
  const names = absolute
    .slice(root.length)
    .split(path.sep)
    .filter((name) => name !== '' && name !== '.');
  const passed: PassedName[] = [];
  let followed: FollowedPath = { end: root, links: [] };
  for (const name of names) {
    const parent = followed.end;
    if (name === '..') {
      const last = passed.pop();
      // A program that removes ".." from the text first would end in the link's own folder, or at the link itself.
      if (last?.isLink === true || passed.at(-1)?.isLink === true) return undefined;
      followed = { end: last?.parent ?? root, links: [] };
      continue;
    }
    const place = path.join(parent, name);
    const target = readLink(place);
    if (target === undefined) followed = { end: place, links: [] };
    else {
      links.remaining -= 1;
      // Resolve the target against the folder as written: a program may join the two and follow the links again.
      const folder = path.join(root, ...passed.map((step) => step.name));
      const isPlain = links.remaining >= 0 && isPlainTarget(place, target, passed);
      const next = isPlain ? walk(path.resolve(folder, target), links) : undefined;
      if (next === undefined) return undefined;
      followed = { end: next.end, links: [place, ...next.links] };
    }
    passed.push({ parent, name, isLink: target !== undefined });
  }
  return followed;
}

interface PassedName {
  readonly parent: string;
  readonly name: string;
  readonly isLink: boolean;
}

/** Accepts ".." only at the start of a target, and only if it climbs out of no link: all programs read those alike. */
function isPlainTarget(place: string, target: string | null, passed: readonly PassedName[]): target is string {
  if (target === null || target.includes('\ufffd') || isWithin(place, '/proc')) return false;
  const names = target.split(path.sep);
  const first = names.findIndex((name) => name !== '..');
  const climbCount = first === -1 ? names.length : first;
  const climbedNames = passed.slice(Math.max(passed.length - climbCount, 0));
  return !names.includes('..', climbCount) && !climbedNames.some(({ isLink }) => isLink);
}

/** Codes for a path that is not a link, or does not exist. */
const noLinkCodes: ReadonlySet<unknown> = new Set(['EINVAL', 'ENOENT', 'ENOTDIR', 'UNKNOWN']);

/** Returns undefined if the place holds no link, and null if the link can't be read. */
function readLink(place: string): string | null | undefined {
  try {
    return readlinkSync(place);
  } catch (error) {
    return error instanceof Error && 'code' in error && noLinkCodes.has(error.code) ? undefined : null;
  }
}

/** Stops after `links.remaining` links, because links may form a circle. */
function resolveWith(absolute: string, links: { remaining: number }): string {
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = path.dirname(absolute);
    if (parent === absolute) return absolute;
    const folder = resolveWith(parent, links);
    const place = path.join(folder, path.basename(absolute));
    const target = links.remaining > 0 ? (readLink(place) ?? undefined) : undefined;
    if (target === undefined) return place;
    links.remaining -= 1;
    // Don't normalize the target: ".." behind a link means the parent of that link's target.
    return resolveWith(path.isAbsolute(target) ? target : `${folder}${path.sep}${target}`, links);
  }
}

/** Compares as text, so links in both paths must be resolved. */
export function isWithin(place: string, folder: string): boolean {
  return place === folder || place.startsWith(folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`);
}
