// The paths that a tool call names: absolute, with `..` and links resolved, and which of them lie in the work folder.
import path from 'node:path';
import { isWithin, resolveLinks } from '../../resolved-path.ts';
import type { ToolCall } from '../protocol/wire.ts';

/** The paths of a tool call; each list is undefined where it would be empty, so that a rule about all of them does not match. */
export interface WorkPaths {
  readonly paths: string[] | undefined;
  /** Relative to the work folder, those that lie inside. */
  readonly inside: string[] | undefined;
  /** Those that lie outside. */
  readonly outside: string[] | undefined;
}

/** What a call says that it reads or changes, and the folder that it names to run in, as it is on the disk now. */
export function pathsOf({ locations, content }: ToolCall, folder: string, cwd?: string): WorkPaths {
  const changed = (content ?? []).map((block) => (block.type === 'diff' ? block.path : undefined));
  const named = [...(locations ?? []).map((location) => location.path), ...changed, cwd];
  const root = resolveLinks(folder);
  const paths = [
    ...new Set(named.flatMap((name) => (typeof name === 'string' && name !== '' ? readingsOf(name, folder) : []))),
  ];
  const isInside = (one: string): boolean => isWithin(one, root);
  return {
    paths: orNone(paths),
    inside: orNone(paths.filter(isInside).map((one) => path.relative(root, one) || '.')),
    outside: orNone(paths.filter((one) => !isInside(one))),
  };
}

/**
 * Where a name leads. `link/..` is the folder of the link to a program that joins words, and the parent of where the link leads
 * to the system: both count, because an agent may do either.
 */
function readingsOf(name: string, folder: string): readonly string[] {
  const asFollowed = path.isAbsolute(name) ? name : `${folder}${path.sep}${name}`;
  return [path.resolve(folder, name), asFollowed].map(resolveLinks);
}

function orNone(list: string[]): string[] | undefined {
  return list.length === 0 ? undefined : list;
}
