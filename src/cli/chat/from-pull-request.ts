// Finds the session of a pull request in the action's sticky comment.
import { variable } from '../../environment.ts';
import type { InputError } from '../../errors.ts';
import { readOwnAccount, workflowAccount } from '../../github/account.ts';
import { createGitHub } from '../../github/api/rest.ts';
import { findSticky } from '../../github/comment/comments.ts';
import { nameOf, type Repository, readRepository } from '../../github/subject.ts';
import type { JobIo } from '../../job/io.ts';
import { Secret } from '../../secret.ts';
import { refusal } from '../failure.ts';
import { findLocalRepository } from '../init/repository.ts';

/**
 * Trusts only comments by a workflow's own account or the token's account: anybody can copy the hidden text.
 *
 * @throws {InputError} `input_invalid`, `input_missing`; {@link GitHubError}
 */
export async function readSessionOf({ number, tag }: Readonly<Record<'number' | 'tag', string>>, job: JobIo) {
  if (!/^[1-9]\d{0,8}$/.test(number)) throw wrong(`--from-pr is "${number}". Use the number of a pull request.`);
  const { env, log } = job;
  const text = variable(env, 'GITHUB_TOKEN') ?? variable(env, 'GH_TOKEN');
  if (text === undefined) {
    throw missing('--from-pr asks GitHub. Set GITHUB_TOKEN or GH_TOKEN, for example to "gh auth token".');
  }
  const token = new Secret(text);
  log.mask(token);
  const apiUrl = (variable(env, 'GITHUB_API_URL') ?? 'https://api.github.com').replace(/\/+$/, '');
  const repository = await repositoryOf(job);
  const graphqlUrl = variable(env, 'GITHUB_GRAPHQL_URL');
  const github = createGitHub({ ...job, apiUrl, graphqlUrl, token, repository });
  const accounts = [workflowAccount, await readOwnAccount(github)];
  const found = await findSticky(github, { number: Number(number), tag, accounts });
  const place = `Pull request #${number} of ${nameOf(repository)}`;
  if (found === undefined) {
    const by = [...new Set(accounts.map(({ login }) => login))].join(' or ');
    const what = `${place} has no comment of the action with the tag "${tag}", written by ${by}.`;
    throw wrong(`${what} Name another tag with --comment-tag, or the session with --session.`);
  }
  const session = found.marker?.session;
  if (session !== undefined) return session;
  throw wrong(`${place} keeps no session: its run has not begun, or failed before it did.`);
}

async function repositoryOf(job: JobIo): Promise<Repository> {
  const { fullName } = await findLocalRepository(job);
  const found = readRepository(job.env) ?? readRepository({ GITHUB_REPOSITORY: fullName });
  if (found !== undefined) return found;
  throw missing('--from-pr finds no repository of github.com here. Set GITHUB_REPOSITORY to OWNER/NAME.');
}

function wrong(message: string): InputError {
  return refusal('input_invalid', 'from-pr', message);
}

function missing(message: string): InputError {
  return refusal('input_missing', 'from-pr', message);
}
