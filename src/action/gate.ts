// Decides whether a job may start for its event, before it requests any token. A refusal skips the job, or fails it (`on-fork`).
import { IdentityError } from '../errors.ts';
import type { GitHubEvent } from '../github/event.ts';
import { hasSecretsOnForks, isFromDependabot, readFork } from '../github/run-context.ts';
import { needsPermission, refuseActors, refuseOwnComment, type StartRefusal } from '../github/start-rule.ts';
import type { LocalPromptSettings, StartSettings } from '../inputs/run-settings.ts';
import type { ServiceSettings } from '../inputs/service-settings.ts';
import { type GitHubAccess, openGitHub } from './github-access.ts';
import { reportSkipped } from './outcome.ts';
import type { ActionIo } from './runner/io.ts';

type GateSettings = StartSettings &
  Partial<Pick<ServiceSettings, 'credentials'> & Pick<LocalPromptSettings, 'localService'>>;

/** Returns undefined after reporting a refusal. Throws what {@link findStartRefusal} throws. */
export async function openIfAllowed(io: ActionIo, settings: GateSettings, event: GitHubEvent) {
  const access = openGitHub(io, settings, event);
  const refusal = await findStartRefusal(io, settings, access);
  if (refusal === undefined) return access;
  await reportSkipped(io, refusal);
  return undefined;
}

/**
 * Returns undefined if the job may start (docs/pull-requests.md).
 *
 * @throws {IdentityError} `identity_missing`: a fork or Dependabot gets no credentials, and `on-fork` is `fail`
 * @throws {GitHubError} the API could not be asked, so nobody may start a run
 */
export async function findStartRefusal(io: ActionIo, settings: GateSettings, access: GitHubAccess) {
  const { event } = access;
  const ownCommentRefusal = refuseOwnComment(event);
  if (ownCommentRefusal !== undefined) return ownCommentRefusal;
  if (readFork(event) === true && lacksCredentials(io, settings, event)) return refuseIdentityless('a fork', settings);
  const actorRefusal = needsPermission(event, settings) ? refuseActors(await access.standings(), settings) : undefined;
  if (actorRefusal !== undefined) return actorRefusal;
  const isIdentityless = isFromDependabot(event) && lacksIdentity(io, settings);
  return isIdentityless ? refuseIdentityless('Dependabot', settings) : undefined;
}

/** Returns the refusal if `on-fork` is `skip`, or else throws {@link IdentityError} `identity_missing`. */
export function refuseIdentityless(from: 'a fork' | 'Dependabot', { onFork }: GateSettings): StartRefusal {
  const why = `The pull request comes from ${from}, and GitHub gives its jobs no identity.`;
  if (onFork === 'skip') return { why, remedy: 'Someone with write access can run the intern with a comment.' };
  throw new IdentityError('identity_missing', `${why} "on-fork: fail" fails the job.`, { source: 'on-fork' });
}

/** Judges by the event alone for a local service: its agent needs a key or an identity, and a fork gets both or neither. */
function lacksCredentials(io: ActionIo, settings: GateSettings, event: GitHubEvent): boolean {
  return settings.localService === undefined ? lacksIdentity(io, settings) : !hasSecretsOnForks(event);
}

function lacksIdentity({ env }: ActionIo, { credentials }: GateSettings): boolean {
  const usesCiIdentity = credentials?.by === 'exchange' && credentials.subjectToken.from === 'ci';
  return usesCiIdentity && (env['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '') === '';
}
