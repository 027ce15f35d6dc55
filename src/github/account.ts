// Reads accounts from the API: whose token we have, and the type and permission of other accounts.
import * as z from 'zod/mini';
import { optionalText, text } from '../contract/values.ts';
import { ToolkitError } from '../errors.ts';
import { type GitHub, unlessStatus } from './api/rest.ts';

/** From the lowest to the highest (GitHub docs, "Repository roles for an organization"). */
export const permissionLevels = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export type PermissionLevel = (typeof permissionLevels)[number];

export interface Standing {
  readonly login: string;
  /** The API's type, such as `User` or `Bot`; `unknown` if GitHub finds no account of this login. */
  readonly type: string;
  readonly permission: PermissionLevel;
}

/** Null if the account was deleted. */
export const authorShape = z.nullable(z.looseObject({ login: text, type: optionalText }));

export const userShape = z.looseObject({ login: text, type: text });

export const permissionShape = z.looseObject({ permission: text, role_name: optionalText, user: z.nullish(userShape) });

const levelShape = z.enum(permissionLevels);

export function isAtLeast(permission: PermissionLevel, least: PermissionLevel): boolean {
  return permissionLevels.indexOf(permission) >= permissionLevels.indexOf(least);
}

/** Reads the type from the API, because a login without `[bot]` may also be an organization's. */
export async function readStanding(github: GitHub, login: string): Promise<Standing> {
  const call = github.ask(({ rest }) => rest.users.getByUsername({ username: login }), userShape);
  // The API of permissions may know an account that the API of users does not find.
  const user = (await unlessStatus(call, 404)) ?? (await askPermission(github, login))?.user;
  if (user?.login.toLowerCase() !== login.toLowerCase()) return { login, type: 'unknown', permission: 'none' };
  return { login, type: user.type, permission: await readPermission(github, login) };
}

/** Returns `none` if GitHub does not know the account. */
export async function readPermission(github: GitHub, login: string): Promise<PermissionLevel> {
  const answer = await askPermission(github, login);
  // Only `role_name` tells `triage` and `maintain` apart. For a custom role, `permission` has the role it is based on.
  return levelShape.safeParse(answer?.role_name).data ?? levelShape.safeParse(answer?.permission).data ?? 'none';
}

function askPermission(github: GitHub, username: string) {
  const call = github.json(({ repos }) => repos.getCollaboratorPermissionLevel, { username }, permissionShape);
  return unlessStatus(call, 404);
}

/** An account as the REST API names it: `octocat` of type `User`, `acme[bot]` of type `Bot`. */
export interface Account {
  readonly login: string;
  readonly type: string;
}

const viewerQuery = 'query { viewer { login } }';
const viewerShape = z.looseObject({ viewer: z.looseObject({ login: text }) });

/** The account that GITHUB_TOKEN acts as (GitHub docs, "GITHUB_TOKEN"). */
export const workflowAccount: Account = { login: 'github-actions[bot]', type: 'Bot' };

/** Asks GraphQL: REST does not tell an app its account. If that fails, assumes the account of GITHUB_TOKEN. */
export async function readOwnAccount(github: GitHub): Promise<Account> {
  try {
    // Unlike `github.graphql`, `ask` does not repeat a lost query. The assumption is nearly always right anyway.
    const { viewer } = await github.ask(async ({ graphql }) => ({ data: await graphql(viewerQuery) }), viewerShape);
    return toAccount(viewer.login);
  } catch (error) {
    if (error instanceof ToolkitError) return workflowAccount;
    throw error;
  }
}

/** Takes a login of GraphQL's `viewer`, which ends with `[bot]` only for an app (GitHub GraphQL docs, "viewer"). */
export function toAccount(login: string): Account {
  return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

/** Drops `[bot]`, which REST and `viewer` append to an app's login. Elsewhere GraphQL tells the type instead. */
export function loginInGraphql({ login, type }: Account): string {
  return type === 'Bot' ? login.replace(/\[bot\]$/, '') : login;
}

/** Compares the type too: a login alone may be a person's or an app's. `user` is null if the account was deleted. */
export function isSameAccount(user: z.infer<typeof authorShape>, { login, type }: Account): boolean {
  return user?.login === login && user.type === type;
}
