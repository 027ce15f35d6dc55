// Settings of the gate: who may start a job, whatever its command.
import { Secret } from '../secret.ts';
import type { InputText } from './given.ts';
import { badValue, readChoice } from './values.ts';

/** The words of `actor-permission`, lowest first: GitHub's own levels (GitHub docs, "Repository roles"). */
const actorPermissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

/** What a job on GitHub may be started by. */
export interface StartSettings {
  readonly githubToken: Secret | undefined;
  /** The least permission on the repository that may start a job. */
  readonly actorPermission: (typeof actorPermissions)[number];
  /** Exact logins. */
  readonly allowedBots: readonly string[];
  readonly onFork: 'skip' | 'fail';
}

/** The settings of the gate. */
export function readStartSettings(text: InputText): StartSettings {
  const token = text('github-token');
  return {
    githubToken: token === undefined ? undefined : new Secret(token),
    actorPermission: readChoice('actor-permission', text('actor-permission') ?? '', actorPermissions),
    allowedBots: readLogins('allowed-bots', text('allowed-bots') ?? ''),
    onFork: readChoice('on-fork', text('on-fork') ?? '', ['skip', 'fail']),
  };
}

/** Exact logins, separated by commas: a wildcard would let in any app that somebody registers. */
function readLogins(name: string, value: string): readonly string[] {
  const logins = value.split(',').map((login) => login.trim());
  if (value.trim() === '') return [];
  for (const login of logins) {
    if (/^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/.test(login)) continue;
    throw badValue(name, value, 'Use exact logins separated by commas, for example "renovate[bot], dependabot[bot]".');
  }
  return logins;
}
