// Whether a run may start here: decided before any token is asked for, and a refusal ends green.
import { IdentityError } from '../errors.ts';
import { canOutsidersCause, forkOf } from '../github/event.ts';
import type { StartRefusal } from '../github/start.ts';
import { needsPermission, refuseActors, refuseOwnComment } from '../github/start.ts';
import type { PullRequestSettings } from '../inputs/pull-request-settings.ts';
import type { RunSettings } from '../inputs/run-settings.ts';
import type { GitHubAccess } from './github-access.ts';
import type { ActionIo } from './runner/io.ts';

/** The settings that decide whether a run may start. */
export type GateSettings = PullRequestSettings & Pick<RunSettings, 'credentials' | 'approvalMode'>;

/**
 * Why a run may not start here; `undefined` when it may (interface, `actor-permission`, `allowed-bots`, `on-fork`).
 *
 * @throws {IdentityError} `identity_missing`: a fork without an identity, and `on-fork` is `fail`
 * @throws {GitHubError} the API could not be asked: then nobody starts a run
 */
export async function whyNotStart(
  io: ActionIo,
  settings: GateSettings,
  access: GitHubAccess,
): Promise<StartRefusal | undefined> {
  const { event } = access;
  const refusal = refuseOwnComment(event) ?? refuseFork(io, settings, access);
  if (refusal !== undefined) return refusal;
  if (settings.approvalMode === 'self-drive' && canOutsidersCause(event)) {
    io.log.warning(
      'The approval mode is "self-drive" on an event that outsiders can cause: what their text talks the intern into, it does without asking.',
    );
  }
  if (!needsPermission(event, settings)) return undefined;
  return refuseActors(await access.standings(), settings);
}

function refuseFork({ env }: ActionIo, settings: GateSettings, { event }: GitHubAccess): StartRefusal | undefined {
  const { credentials, onFork } = settings;
  const fromCi = credentials.by === 'exchange' && credentials.subjectToken.from === 'ci';
  const hasIdentity = (env['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '') !== '';
  if (!fromCi || hasIdentity || forkOf(event) !== true) return undefined;
  const why = 'The pull request comes from a fork, and GitHub gives its jobs no identity.';
  if (onFork === 'skip') return { why, remedy: 'Someone with write access can run the intern by a comment.' };
  throw new IdentityError('identity_missing', `${why} "on-fork" is "fail".`, { source: 'on-fork' });
}
