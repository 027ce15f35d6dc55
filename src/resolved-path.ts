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

/**
 * The places that an edit of a path may change: where it leads, and where it ends in a link also the link itself, which a removal or a
 * renaming changes, and what its text names to a program that joins words, as ".." there is read in two ways.
 */
export function placesOf(absolute: string): readonly string[] {
  const end = resolveLinks(absolute);
  const name = path.basename(absolute);
  if (name === '' || name === '.' || name === '..') return [end];
  const place = path.join(resolveLinks(path.dirname(absolute)), name);
  const target = place === end ? undefined : targetOf(place);
  if (target === undefined) return [end];
  return [end, place, resolveLinks(path.resolve(path.dirname(place), target))];
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
