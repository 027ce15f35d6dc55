// Opens a job's access to GitHub: its repository, the subject of its event, and the API with the job's token.
import { InputError } from '../errors.ts';
import { type Account, readOwnAccount, readStanding } from '../github/account.ts';
import { createGitHub, type GitHub } from '../github/api/rest.ts';
import { type GitHubEvent, listActors } from '../github/event.ts';
import { readFiles } from '../github/pull-request.ts';
import { type Repository, readRepository, readSubject, toFullName } from '../github/subject.ts';
import type { StartSettings } from '../inputs/run-settings.ts';
import { missing } from '../inputs/values.ts';
import { once } from '../job/io.ts';
import type { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import type { ActionIo } from './runner/io.ts';

export type GitHubAccess = ReturnType<typeof createAccess>;

/** The event that started the job, or the access that was already opened for it. */
export type Trigger = GitHubEvent | GitHubAccess;

export function openGitHub(io: ActionIo, { githubToken }: StartSettings, trigger: Trigger): GitHubAccess {
  return 'github' in trigger ? trigger : createAccess(io, githubToken, trigger);
}

function createAccess(io: ActionIo, token: Secret | undefined, event: GitHubEvent) {
  const { env, fetch, clock, log } = io;
  const apiUrl = (env['GITHUB_API_URL'] ?? '').replace(/\/+$/, '') || 'https://api.github.com';
  const api = { apiUrl, graphqlUrl: env['GITHUB_GRAPHQL_URL'] || undefined, fetch, clock, log };
  /** Throws {@link InputError} `input_missing` without a token. */
  const github = (signal = io.signal): GitHub => {
    if (token !== undefined) return createGitHub({ ...api, token, repository: repository(), signal });
    throw missing('github-token', worded`${input('github-token')} is empty, but this run needs GitHub's API.`);
  };
  /** Throws {@link InputError} `input_invalid` if the job names no repository. */
  const repository = (): Repository => {
    const fromEnv = readRepository(env);
    if (fromEnv !== undefined) return fromEnv;
    throw new InputError('input_invalid', `GITHUB_REPOSITORY is "${env['GITHUB_REPOSITORY'] ?? ''}", not owner/name.`);
  };
  const subject = readSubject(event);
  const standings = once(() => Promise.all(listActors(event, env).map((login) => readStanding(github(), login))));
  // A caller that has learnt the account by other means sets it, which saves a request.
  let account = once(async () => readOwnAccount(github()));
  const setAccount = (knownAccount: Account): void => {
    account = async () => knownAccount;
  };
  const files = once(async () => (subject?.isPullRequest === true ? readFiles(github(), subject.number) : []));
  const repositoryName = (): string => toFullName(repository());
  return { event, subject, github, repositoryName, standings, account: () => account(), setAccount, files };
}
