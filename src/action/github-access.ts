// GitHub as this job sees it: its repository, what its event is about, and the API with the job's token.
import { InputError } from '../errors.ts';
import { createGitHub, type GitHub } from '../github/api/rest.ts';
import type { ListedFile } from '../github/api/shapes.ts';
import type { Account } from '../github/comment/comments.ts';
import type { GitHubEvent } from '../github/event.ts';
import { readStanding, type Standing } from '../github/permission.ts';
import { readFiles } from '../github/pull-request.ts';
import { type Repository, readRepository, type Subject, subjectOf } from '../github/subject.ts';
import type { StartSettings } from '../inputs/run-settings.ts';
import { input, worded } from '../wording.ts';
import type { ActionIo } from './runner/io.ts';

export interface GitHubAccess {
  readonly event: GitHubEvent;
  readonly subject: Subject | undefined;
  /**
   * The API; requests end with the step, or with another signal. Throws {@link InputError} `input_missing` when there is no
   * `github-token`.
   */
  readonly github: (signal?: AbortSignal) => GitHub;
  /** Throws {@link InputError} `input_invalid` when the job names none. */
  readonly repository: () => Repository;
  /** Everyone who caused the event; asked once. */
  readonly standings: () => Promise<readonly Standing[]>;
  /** The account that the token writes as; asked at most once. */
  readonly account: () => Promise<Account>;
  readonly knowAccount: (account: Account) => void;
  /** The files that the pull request changes, as GitHub lists them; asked once. */
  readonly files: () => Promise<readonly ListedFile[]>;
}

/** Opens GitHub for a job; sends nothing yet. */
export function openGitHub(io: ActionIo, settings: StartSettings, event: GitHubEvent): GitHubAccess {
  const { env, fetch, clock, log } = io;
  const token = settings.githubToken;
  const apiUrl = (env['GITHUB_API_URL'] ?? '').replace(/\/+$/, '') || 'https://api.github.com';
  const graphqlUrl = env['GITHUB_GRAPHQL_URL'] || undefined;
  const github = (signal = io.signal): GitHub => {
    if (token !== undefined) return createGitHub({ apiUrl, graphqlUrl, token, fetch, clock, log, signal });
    throw new InputError(
      'input_missing',
      worded`${input('github-token')} is empty, and GitHub has to be asked for this run.`,
      {
        source: 'github-token',
      },
    );
  };
  const repository = (): Repository => {
    const found = readRepository(env);
    if (found !== undefined) return found;
    throw new InputError('input_invalid', `GITHUB_REPOSITORY is "${env['GITHUB_REPOSITORY'] ?? ''}", no repository.`);
  };
  const subject = subjectOf(event);
  const standings = once(async () => {
    const { startingLogins } = await import('../github/start.ts');
    const logins = startingLogins(event, env);
    return Promise.all(logins.map((login) => readStanding(github(), repository(), login)));
  });
  let known: Account | undefined;
  const askAccount = once(async () => (await import('../github/comment/comments.ts')).readOwnAccount(github()));
  const account = async (): Promise<Account> => known ?? (await askAccount());
  const knowAccount = (told: Account): void => {
    known = told;
  };
  const files = once(async () => {
    if (subject?.isPullRequest !== true) return [];
    return readFiles(github(), repository(), subject.number);
  });
  return { event, subject, github, repository, standings, account, knowAccount, files };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
}
