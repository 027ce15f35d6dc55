// GitHub from this job's view: its repository, the subject of its event, and the API with the job's token.
import { InputError } from '../errors.ts';
import { type Account, readOwnAccount, readStanding, type Standing } from '../github/account.ts';
import { createGitHub, type GitHub } from '../github/api/rest.ts';
import { type GitHubEvent, startingLogins } from '../github/event.ts';
import type { ListedFile } from '../github/pull-request.ts';
import { readFiles } from '../github/pull-request.ts';
import { nameOf, type Repository, readRepository, type Subject, subjectOf } from '../github/subject.ts';
import type { StartSettings } from '../inputs/run-settings.ts';
import { missing } from '../inputs/values.ts';
import { input } from '../wording.ts';
import type { ActionIo } from './runner/io.ts';

export interface GitHubAccess {
  readonly event: GitHubEvent;
  readonly subject: Subject | undefined;
  /** Requests end with the step by default. Throws {@link InputError} `input_missing` without a `github-token`. */
  readonly github: (signal?: AbortSignal) => GitHub;
  /** Throws {@link InputError} `input_invalid` if the job names no repository. */
  readonly repositoryName: () => string;
  readonly standings: () => Promise<readonly Standing[]>;
  readonly account: () => Promise<Account>;
  readonly knowAccount: (account: Account) => void;
  readonly files: () => Promise<readonly ListedFile[]>;
}

export type Begun = GitHubEvent | GitHubAccess;

export function openGitHub(io: ActionIo, settings: StartSettings, begun: Begun): GitHubAccess {
  if ('event' in begun) return begun;
  const event = begun;
  const { env, fetch, clock, log } = io;
  const token = settings.githubToken;
  const apiUrl = (env['GITHUB_API_URL'] ?? '').replace(/\/+$/, '') || 'https://api.github.com';
  const api = { apiUrl, graphqlUrl: env['GITHUB_GRAPHQL_URL'] || undefined, fetch, clock, log };
  const github = (signal = io.signal): GitHub => {
    if (token !== undefined) return createGitHub({ ...api, token, repository: repository(), signal });
    throw missing('github-token')`${input('github-token')} is empty, and GitHub has to be asked for this run.`;
  };
  const repository = (): Repository => {
    const found = readRepository(env);
    if (found !== undefined) return found;
    throw new InputError('input_invalid', `GITHUB_REPOSITORY is "${env['GITHUB_REPOSITORY'] ?? ''}", no repository.`);
  };
  const subject = subjectOf(event);
  const standings = once(() => Promise.all(startingLogins(event, env).map((login) => readStanding(github(), login))));
  let account = once(async () => readOwnAccount(github()));
  const knowAccount = (told: Account): void => {
    account = async () => told;
  };
  const files = once(async () => (subject?.isPullRequest === true ? readFiles(github(), subject.number) : []));
  const repositoryName = (): string => nameOf(repository());
  return { event, subject, github, repositoryName, standings, account: () => account(), knowAccount, files };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}
