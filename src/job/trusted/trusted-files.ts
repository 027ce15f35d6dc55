// Files of the repository that a job obeys, such as its policy: read from where nobody whom they judge can have written them.
import { posix } from 'node:path';
import { InputError } from '../../errors.ts';
import type { GitHub } from '../../github/api/rest.ts';
import type { GitHubEvent } from '../../github/event.ts';
import { isGitHubActions } from '../../github/event.ts';
import { readRepository } from '../../github/subject.ts';
import type { InputName } from '../../inputs/definitions.ts';
import { input, worded } from '../../wording.ts';
import type { Workspace } from '../workspace.ts';
import type { Execute } from './git-file.ts';
import type { PolicyOrigin } from './policy-origin.ts';
import { toPolicyOrigin } from './policy-origin.ts';

/** Options of {@link openTrustedFiles}. */
export interface TrustedFilesOptions {
  /** As the input `policy-ref`. */
  readonly policyRef: string;
  readonly event: GitHubEvent;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly execute: Execute;
  readonly signal: AbortSignal;
  /** GitHub's API, asked for only where it is needed. */
  readonly github: () => GitHub;
}

/** A file where it is trusted. */
export interface TrustedFile {
  /** From the root of the repository, as git writes it; as given where it is read from the checkout. */
  readonly path: string;
  /** `null`: from the checkout. */
  readonly commit: string | null;
  /** Name of the place in messages. */
  readonly place: string;
  /** Undefined: there is no such file. */
  readonly bytes: Uint8Array | undefined;
}

/** The files of one place. */
export interface TrustedFiles {
  readonly origin: PolicyOrigin;
  /**
   * Reads the file that an input names, or one that such a file names.
   *
   * @throws {InputError} `input_invalid`: the path leads out of the repository
   * @throws {FileRefusal} the checkout or the clone does not give it; what the system throws
   * @throws {GitHubError} it is to be read through the API, which refused
   */
  read(name: InputName, given: string): Promise<TrustedFile>;
}

/** Largest such file (docs/security.md, "Attacks, lines of defence, tests"). */
const maxBytes = 4 * 1024 * 1024;

/** Opens the place that `policy-ref` names; errors as {@link toPolicyOrigin}. All files are those of one commit. */
export async function openTrustedFiles(options: TrustedFilesOptions, workspace: Workspace): Promise<TrustedFiles> {
  const origin = await toPolicyOrigin(options.policyRef, options.event, options.env);
  if (origin.from === 'workspace') {
    const read: TrustedFiles['read'] = async (_name, path) => ({
      path,
      commit: null,
      place: 'of the checkout',
      bytes: await readWorkspaceFile(path, workspace),
    });
    return { origin, read };
  }
  let reader: Promise<CommitReader> | undefined;
  return {
    origin,
    async read(name, given) {
      const path = repositoryPath(name, given);
      reader ??= openCommit(origin, options, workspace);
      return { path, ...(await (await reader)(path)) };
    },
  };
}

/** Reads files of a commit by their paths. */
type CommitReader = (path: string) => Promise<Omit<TrustedFile, 'path'>>;

async function openCommit(
  origin: Exclude<PolicyOrigin, { from: 'workspace' }>,
  options: TrustedFilesOptions,
  workspace: Workspace,
): Promise<CommitReader> {
  if (origin.from === 'ref' && !isGitHubActions(options.env)) {
    const { readGitFile } = await import('./git-file.ts');
    const { ref } = origin;
    return async (path) => {
      const { commit, bytes } = await readGitFile(ref, path, { ...options, root: workspace.path('.') });
      return { commit, place: `at ${ref} (commit ${commit})`, bytes };
    };
  }
  const repository = readRepository(options.env);
  if (repository === undefined) {
    throw new InputError('input_invalid', 'GITHUB_REPOSITORY names no repository, so no file can be read from it.', {
      source: 'policy-ref',
    });
  }
  const { readDefaultBranch, readFileAt, resolveCommit } = await import('../../github/repository-file.ts');
  const github = options.github();
  const ref = origin.from === 'ref' ? origin.ref : await readDefaultBranch(github, repository);
  const commit = await resolveCommit(github, repository, ref);
  const place = `of ${ref} at commit ${commit}`;
  return async (path) => ({ commit, place, bytes: await readFileAt(github, repository, { commit, path, maxBytes }) });
}

async function readWorkspaceFile(path: string, workspace: Workspace): Promise<Uint8Array | undefined> {
  try {
    return await workspace.readInput(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
}

/** A path from the root of the repository, as git writes it. */
function repositoryPath(name: InputName, given: string): string {
  const path = posix.normalize(given);
  if (!path.startsWith('/') && path !== '.' && path !== '..' && !path.startsWith('../')) return path;
  throw new InputError(
    'input_invalid',
    worded`${input(name)} is "${given}". Use a path from the root of the repository.`,
    { source: name },
  );
}
