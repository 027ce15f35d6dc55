// A job's permission policy: read where nobody who is judged by it can have written it, tested, and recorded.
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { InputError, PolicyError } from '../errors.ts';
import type { GitHub } from '../github/api/rest.ts';
import type { GitHubEvent } from '../github/event.ts';
import { isGitHubActions } from '../github/event.ts';
import { readRepository } from '../github/subject.ts';
import type { Log } from '../log.ts';
import type { Policy } from '../permission/policy.ts';
import { rejectEverything } from '../permission/policy.ts';
import type { PolicyFacts } from '../transcript/events.ts';
import { input, worded } from '../wording.ts';
import { FileRefusal } from './checkout-file.ts';
import type { Execute } from './git-file.ts';
import type { PolicyOrigin } from './policy-origin.ts';
import { toPolicyOrigin } from './policy-origin.ts';
import type { Workspace } from './workspace.ts';

/** A policy and where it came from. */
export interface SourcedPolicy {
  readonly policy: Policy;
  readonly facts: PolicyFacts;
  readonly origin: PolicyOrigin;
}

/** What {@link readPolicySource} needs. */
export interface PolicySourceOptions {
  /** `named`: the user named the file, so it must exist. */
  readonly policy: { readonly path: string; readonly named: boolean };
  /** As the input `policy-ref`. */
  readonly policyRef: string;
  readonly event: GitHubEvent;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly execute: Execute;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** GitHub's API, asked for only where it is needed. */
  readonly github: () => GitHub;
}

interface Found {
  /** `null`: from the checkout. */
  readonly commit: string | null;
  /** How the place is called in messages. */
  readonly place: string;
  readonly bytes: Uint8Array | undefined;
}

/** Largest policy file (docs/security.md, "Attacks, lines of defence, tests"). */
const maxPolicyBytes = 4 * 1024 * 1024;

/**
 * The policy of a job. Without a file at the default place everything is rejected.
 *
 * @throws {PolicyError} `policy_missing` (a named file that does not exist), `policy_invalid` (a mistake, or a test of it
 *   that fails)
 * @throws {GitHubError} it is to be read through the API, which refused
 */
export async function readPolicySource(options: PolicySourceOptions, workspace: Workspace): Promise<SourcedPolicy> {
  const { policy: given, log } = options;
  const origin = await toPolicyOrigin(options.policyRef, options.event, options.env);
  const path = origin.from === 'workspace' ? given.path : repositoryPath(given.path);
  const { commit, place, bytes } = await find(origin, path, options, workspace);
  if (bytes === undefined) {
    if (given.named) throw missing(path, place);
    log.notice(
      `There is no permission policy at "${path}" ${place}, so no rule allows anything. Write one there to allow.`,
    );
    return { policy: rejectEverything, facts: { path: null, commit, digest: null }, origin };
  }
  // A job without a policy loads nothing that reads one.
  const [{ loadPolicy }, { checkPolicyTests }] = await Promise.all([
    import('../permission/file/policy-file.ts'),
    import('./policy-tests.ts'),
  ]);
  const policy = await loadPolicy(bytes, path);
  checkPolicyTests(policy);
  const digest = createHash('sha256').update(bytes).digest('hex');
  log.info(`Permission policy "${path}" ${place}, SHA-256 ${digest}.`);
  return { policy, facts: { path, commit, digest, tests: policy.tests.length }, origin };
}

async function find(
  origin: PolicyOrigin,
  path: string,
  options: PolicySourceOptions,
  workspace: Workspace,
): Promise<Found> {
  if (origin.from === 'workspace') {
    return { commit: null, place: 'of the checkout', bytes: await readWorkspaceFile(path, workspace) };
  }
  if (origin.from === 'ref' && !isGitHubActions(options.env)) {
    const { readGitFile } = await import('./git-file.ts');
    const { commit, bytes } = await readGitFile(origin.ref, path, { ...options, root: workspace.path('.') });
    return { commit, place: `at ${origin.ref} (commit ${commit})`, bytes };
  }
  const repository = readRepository(options.env);
  if (repository === undefined) {
    throw new InputError('input_invalid', 'GITHUB_REPOSITORY names no repository, so no policy can be read from it.', {
      source: 'policy-ref',
    });
  }
  const { readDefaultBranch, readFileAt, resolveCommit } = await import('../github/repository-file.ts');
  const github = options.github();
  const ref = origin.from === 'ref' ? origin.ref : await readDefaultBranch(github, repository);
  const commit = await resolveCommit(github, repository, ref);
  const bytes = await readFileAt(github, repository, { commit, path, maxBytes: maxPolicyBytes });
  return { commit, place: `of ${ref} at commit ${commit}`, bytes };
}

async function readWorkspaceFile(path: string, workspace: Workspace): Promise<Uint8Array | undefined> {
  try {
    return await workspace.readInput(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw missing(path, 'of the checkout', cause);
  }
}

/** A path from the root of the repository, as git writes it. */
function repositoryPath(given: string): string {
  const path = posix.normalize(given);
  if (!path.startsWith('/') && path !== '.' && path !== '..' && !path.startsWith('../')) return path;
  throw new InputError(
    'input_invalid',
    worded`${input('policy')} is "${given}". Use a path from the root of the repository.`,
    {
      source: 'policy',
    },
  );
}

function missing(path: string, place: string, cause?: unknown): PolicyError {
  return new PolicyError(
    'policy_missing',
    cause instanceof FileRefusal
      ? `The permission policy "${path}" ${place} is not read: ${cause.message}.`
      : `The permission policy "${path}" ${place} can't be read. Is the repository checked out, and the path right?`,
    { source: path, cause },
  );
}
