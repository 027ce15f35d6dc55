// Reads accounts from the API: the account of our token, and the permissions of others in the repository.
import * as z from 'zod/mini';
import { optionalText, text } from '../contract/values.ts';
import { ToolkitError } from '../errors.ts';
import { type GitHub, unlessStatus } from './api/rest.ts';

/** The lowest is first (GitHub docs, "Repository roles for an organization"). */
export const permissionLevels = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export type PermissionLevel = (typeof permissionLevels)[number];

export interface Standing {
  readonly login: string;
  /** A type of the API, such as `User` or `Bot`; `unknown` if the account was deleted. */
  readonly type: string;
  readonly permission: PermissionLevel;
}

/** Null if the account was deleted. */
export const authorShape = z.nullable(z.looseObject({ login: text, type: optionalText }));

export const userShape = z.looseObject({ login: text, type: text });

export const permissionShape = z.looseObject({ permission: text, role_name: optionalText });

const level = z.enum(permissionLevels);

export function isAtLeast(permission: PermissionLevel, least: PermissionLevel): boolean {
  return permissionLevels.indexOf(permission) >= permissionLevels.indexOf(least);
}

/** Asks for the type, because the login proves nothing: any app may be named `…[bot]`. */
export async function readStanding(github: GitHub, login: string): Promise<Standing> {
  const asked = github.ask(({ rest }) => rest.users.getByUsername({ username: login }), userShape);
  const user = await unlessStatus(asked, 404);
  if (user?.login.toLowerCase() !== login.toLowerCase()) return { login, type: 'unknown', permission: 'none' };
  return { login, type: user.type, permission: await readPermission(github, login) };
}

/** Returns `none` for a deleted account. */
export async function readPermission(github: GitHub, login: string): Promise<PermissionLevel> {
  const asked = github.json(({ repos }) => repos.getCollaboratorPermissionLevel, { username: login }, permissionShape);
  const answer = await unlessStatus(asked, 404);
  // A custom role has a name of its own; `permission` then names the role that it is based on.
  return level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data ?? 'none';
}

/** An account as the REST API names it: `octocat` of type `User`, `acme[bot]` of type `Bot`. */
export interface Account {
  readonly login: string;
  readonly type: string;
}

const viewerQuery = 'query { viewer { login } }';
const viewerShape = z.looseObject({ viewer: z.looseObject({ login: text }) });

/** The account of GITHUB_TOKEN (GitHub docs, "GITHUB_TOKEN"). */
export const workflowAccount: Account = { login: 'github-actions[bot]', type: 'Bot' };

/** Asks GraphQL, where alone an app learns its account. If GraphQL refuses, assumes the workflow's own account. */
export async function readOwnAccount(github: GitHub): Promise<Account> {
  try {
    // Don't repeat a failed request, because the assumption is nearly always right.
    const { viewer } = await github.ask(async ({ graphql }) => ({ data: await graphql(viewerQuery) }), viewerShape);
    return toAccount(viewer.login);
  } catch (error) {
    if (error instanceof ToolkitError) return workflowAccount;
    throw error;
  }
}

/** Goes by the end `[bot]`, which no person's login can have (GitHub GraphQL docs, "viewer"). */
export function toAccount(login: string): Account {
  return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

/** Tells the person `acme` from the app `acme[bot]`. `user` is null if the account was deleted. */
export function isBy(
  user: { readonly login: string; readonly type?: string | undefined } | null,
  { login, type }: Account,
): boolean {
  return user?.login === login && user.type === type;
}
