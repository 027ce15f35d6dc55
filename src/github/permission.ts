// Reads what an account may do in a repository, according to the API.
import * as z from 'zod/mini';
import type { GitHub } from './api/rest.ts';
import { orMissing } from './api/rest.ts';
import { permissionShape, userShape } from './api/shapes.ts';
import type { Repository } from './subject.ts';

/** Permission levels of a repository, lowest first (GitHub docs, "Repository roles for an organization"). */
export const permissionLevels = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export type PermissionLevel = (typeof permissionLevels)[number];

export interface Standing {
  readonly login: string;
  /** `User`, `Bot`, `Organization` or what else the API says; `unknown` for an account that is gone. */
  readonly type: string;
  readonly permission: PermissionLevel;
}

const level = z.enum(permissionLevels);

export function isAtLeast(permission: PermissionLevel, least: PermissionLevel): boolean {
  return permissionLevels.indexOf(permission) >= permissionLevels.indexOf(least);
}

/** Reads an account's type and permission. The end of a login says nothing: any app may be named `…[bot]`. */
export async function readStanding(github: GitHub, repository: Repository, login: string): Promise<Standing> {
  const user = await orMissing(github.json(({ rest }) => rest.users.getByUsername({ username: login }), userShape));
  if (user?.login.toLowerCase() !== login.toLowerCase()) return { login, type: 'unknown', permission: 'none' };
  return { login, type: user.type, permission: await readPermission(github, repository, login) };
}

/** Reads the permission of an account whose type is known; `none` for one that is gone. */
export async function readPermission(
  github: GitHub,
  { owner, name }: Repository,
  login: string,
): Promise<PermissionLevel> {
  const place = { owner, repo: name, username: login };
  const answer = await orMissing(
    github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), permissionShape),
  );
  // A custom role has a name of its own; `permission` then has the one of the four that it builds on.
  return level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data ?? 'none';
}
