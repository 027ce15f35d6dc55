// GitHub from this job's view: its repository, the subject of its event, and the API with the job's token.
import { InputError } from '../errors.ts';
import { type Account, readOwnAccount, readStanding, type Standing } from '../github/account.ts';
import { createGitHub, type GitHub } from '../github/api/rest.ts';
import type { ListedFile } from '../github/api/shapes.ts';
import { type GitHubEvent, startingLogins } from '../github/event.ts';
import { readFiles } from '../github/pull-request.ts';
import { nameOf, type Repository, readRepository, type Subject, subjectOf } from '../github/subject.ts';
import type { StartSettings } from '../inputs/run-settings.ts';
import { input, worded } from '../wording.ts';
import type { ActionIo } from './runner/io.ts';

export interface GitHubAccess {
  readonly event: GitHubEvent;
  readonly subject: Subject | undefined;
  /**
   * Opens the API; requests end with the step, or with the given signal. Throws {@link InputError} `input_missing`
   * without a `github-token`.
   */
  readonly github: (signal?: AbortSignal) => GitHub;
  /** Throws {@link InputError} `input_invalid` if the job names no repository. */
  readonly repositoryName: () => string;
  /** Everyone who caused the event; asked once. */
  readonly standings: () => Promise<readonly Standing[]>;
  /** The account that the token writes as; asked at most once. */
  readonly account: () => Promise<Account>;
  readonly knowAccount: (account: Account) => void;
  /** The files that the pull request changes, as GitHub lists them; asked once. */
  readonly files: () => Promise<readonly ListedFile[]>;
}

/** The event of a job, or GitHub as the gate opened it for that event. */
export type Begun = GitHubEvent | GitHubAccess;

/** Opens GitHub for a job, unless it is open; sends nothing yet. */
export function openGitHub(io: ActionIo, settings: StartSettings, begun: Begun): GitHubAccess {
  if ('event' in begun) return begun;
  const event = begun;
  const { env, fetch, clock, log } = io;
  const token = settings.githubToken;
  const apiUrl = (env['GITHUB_API_URL'] ?? '').replace(/\/+$/, '') || 'https://api.github.com';
  const api = { apiUrl, graphqlUrl: env['GITHUB_GRAPHQL_URL'] || undefined, fetch, clock, log };
  const github = (signal = io.signal): GitHub => {
    if (token !== undefined) return createGitHub({ ...api, token, repository: repository(), signal });
    throw new InputError(
      'input_missing',
      worded`${input('github-token')} is empty, and GitHub has to be asked for this run.`,
      { source: 'github-token' },
    );
  };
  const repository = (): Repository => {
    const found = readRepository(env);
    if (found !== undefined) return found;
    throw new InputError('input_invalid', `GITHUB_REPOSITORY is "${env['GITHUB_REPOSITORY'] ?? ''}", no repository.`);
  };
  const subject = subjectOf(event);
  const standings = once(async () => {
    return Promise.all(startingLogins(event, env).map((login) => readStanding(github(), login)));
  });
  let account = once(async () => readOwnAccount(github()));
  const knowAccount = (told: Account): void => {
    account = async () => told;
  };
  const files = once(async () => {
    if (subject?.isPullRequest !== true) return [];
    return readFiles(github(), subject.number);
  });
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
