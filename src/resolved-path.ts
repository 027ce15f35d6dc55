// Follows a path through all links on the disk, and tells whether it is in a folder.
import { readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** The most links that Linux follows in one path. Links may form a circle. */
const maxLinks = 40;

export interface FollowedPath {
  readonly end: string;
  /** The links that the last name leads through. Deleting or renaming the path affects the first of them. */
  readonly links: readonly string[];
}

/**
 * Follows a path as every program would. Returns undefined if two programs may read the path differently:
 * - A ".." leads back through a link: some programs shorten the text first, and so never follow that link.
 * - A link is in /proc, where its target differs by process.
 * - A name is not UTF-8 (Node shows U+FFFD for it), or a link can't be read.
 * - There are too many links.
 */
export function followPath(absolute: string): FollowedPath | undefined {
  return absolute.includes('\ufffd') ? undefined : follow(absolute, { remaining: maxLinks });
}

/** A name of the path as written, and the place on the disk to which the path leads if it is cut after this name. */
interface Step {
  readonly name: string;
  readonly place: FollowedPath;
}

function follow(absolute: string, budget: { remaining: number }): FollowedPath | undefined {
  const { root } = path.parse(absolute);
  const steps: Step[] = [];
  for (const name of absolute.slice(root.length).split(path.sep)) {
    if (name === '' || name === '.') continue;
    if (name === '..') {
      // From `a/link/..`, a program that shortens the text gets `a`; one that follows links, the parent of the link's
      // target. From `a/link/b/..`, the first gets the link itself, the second its target.
      if (isLink(steps.pop()) || isLink(steps.at(-1))) return undefined;
      continue;
    }
    const place = enter(name, steps, root, budget);
    if (place === undefined) return undefined;
    steps.push({ name, place });
  }
  return steps.at(-1)?.place ?? { end: root, links: [] };
}

function isLink(step: Step | undefined): boolean {
  return step !== undefined && step.place.links.length > 0;
}

function enter(
  name: string,
  steps: readonly Step[],
  root: string,
  budget: { remaining: number },
): FollowedPath | undefined {
  const place = path.join(steps.at(-1)?.place.end ?? root, name);
  const link = readLink(place);
  if (link === undefined) return { end: place, links: [] };
  budget.remaining -= 1;
  if (budget.remaining < 0 || link.target === undefined || isWithin(place, '/proc')) return undefined;
  if (!isPlainTarget(link.target, steps)) return undefined;
  // Put the target in place of the name, and follow all links again from the root, because a program may do so.
  const folder = path.join(root, ...steps.map((step) => step.name));
  const followed = follow(path.resolve(folder, link.target), budget);
  return followed && { end: followed.end, links: [place, ...followed.links] };
}

/** Accepts ".." in a target only at its start, and only if it leads back through no link: then all programs agree. */
function isPlainTarget(target: string, steps: readonly Step[]): boolean {
  const names = target.split(path.sep);
  const first = names.findIndex((name) => name !== '..');
  const climbCount = first === -1 ? names.length : first;
  const leftSteps = steps.slice(Math.max(steps.length - climbCount, 0));
  return !target.includes('\ufffd') && !names.includes('..', climbCount) && !leftSteps.some(isLink);
}

/**
 * Resolves a path as far as it exists, whatever its links. Also follows a link whose target does not exist, because
 * writing to the link would create that file.
 */
export function resolveLinks(absolute: string): string {
  return resolveWith(absolute, { remaining: maxLinks });
}

function resolveWith(absolute: string, budget: { remaining: number }): string {
  try {
    return realpathSync.native(absolute);
  } catch {
    const parent = path.dirname(absolute);
    if (parent === absolute) return absolute;
    const folder = resolveWith(parent, budget);
    const place = path.join(folder, path.basename(absolute));
    const target = budget.remaining > 0 ? readLink(place)?.target : undefined;
    if (target === undefined) return place;
    budget.remaining -= 1;
    // Don't normalize the target: ".." behind a link means the parent of that link's target.
    return resolveWith(path.isAbsolute(target) ? target : `${folder}${path.sep}${target}`, budget);
  }
}

/** System codes of `readlinkSync` for a path that is not a link, or does not exist. */
const noLinkCodes: ReadonlySet<unknown> = new Set(['EINVAL', 'ENOENT', 'ENOTDIR', 'UNKNOWN']);

/** Returns undefined if the place holds no link. A link that can't be read has no target. */
function readLink(place: string): { readonly target: string | undefined } | undefined {
  try {
    return { target: readlinkSync(place) };
  } catch (error) {
    const isNoLink = error instanceof Error && 'code' in error && noLinkCodes.has(error.code);
    return isNoLink ? undefined : { target: undefined };
  }
}

/** Compares as text, so links in both paths must be resolved. */
export function isWithin(place: string, folder: string): boolean {
  return place === folder || place.startsWith(folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`);
}
