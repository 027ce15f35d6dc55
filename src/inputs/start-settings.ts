// Settings of the gate: who may start a job, whatever its command.
import { Secret } from '../secret.ts';
import type { InputValue } from './definitions.ts';
import type { InputText } from './given.ts';
import { optional, setting } from './given.ts';

/** What a job on GitHub may be started by. */
export interface StartSettings {
  readonly githubToken: Secret | undefined;
  /** The least permission on the repository that may start a job. */
  readonly actorPermission: InputValue<'actor-permission'>;
  /** Exact logins. */
  readonly allowedBots: readonly string[];
  readonly onFork: InputValue<'on-fork'>;
}

/** The settings of the gate. */
export function readStartSettings(text: InputText): StartSettings {
  const token = text('github-token');
  return {
    githubToken: token === undefined ? undefined : new Secret(token),
    actorPermission: setting(text, 'actor-permission'),
    allowedBots: optional(text, 'allowed-bots') ?? [],
    onFork: setting(text, 'on-fork'),
  };
}
