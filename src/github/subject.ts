// Reads what an event is about (repository, pull request or issue, commits, time), and builds URLs of GitHub's pages.
import type { Environment } from '../environment.ts';
import { isObject } from '../json.ts';
import { type GitHubEvent, integerAt, listAt, textAt, valueAt } from './event.ts';

export type Repository = Readonly<Record<'owner' | 'repo', string>>;

export type Subject = NonNullable<ReturnType<typeof toSubject>>;

export function readRepository(env: Environment): Repository | undefined {
  const [, owner, repo] = /^([\w-]+)\/([\w.-]+)$/.exec(env['GITHUB_REPOSITORY'] ?? '') ?? [];
  return owner === undefined || repo === undefined ? undefined : { owner, repo };
}

export function toFullName({ owner, repo }: Repository): string {
  return `${owner}/${repo}`;
}

export function readOrigin(event: GitHubEvent, env: Environment) {
  const repository = readRepository(env);
  const commit = readSubject(event)?.headSha ?? shaAt(env, 'GITHUB_SHA');
  return { repository: repository && toFullName(repository), commit };
}

const upstreams = ['workflow_run', 'check_run', 'check_suite'];

export function readSubject({ payload }: GitHubEvent): Subject | undefined {
  const pullRequest = valueAt(payload, 'pull_request');
  if (isObject(pullRequest)) return toSubject(pullRequest, { isPullRequest: true });
  const issue = valueAt(payload, 'issue');
  if (isObject(issue)) return toSubject(issue, { isPullRequest: isObject(valueAt(issue, 'pull_request')) });
  // A workflow run, check suite or check run lists its pull requests, except those from forks.
  const upstream = upstreams.map((name) => valueAt(payload, name)).find(isObject);
  const [first] = listAt(upstream, 'pull_requests');
  return isObject(first) ? toSubject(first, { isPullRequest: true }) : undefined;
}

/** Returns undefined without a valid number. All fields are as they were when the event happened. */
function toSubject(payload: Record<string, unknown>, { isPullRequest }: { readonly isPullRequest: boolean }) {
  const number = integerAt(payload, 'number');
  if (number === undefined || number < 1) return undefined;
  const body = valueAt(payload, 'body');
  return {
    number,
    isPullRequest,
    title: textAt(payload, 'title'),
    body: body === null || typeof body === 'string' ? body : undefined,
    headSha: shaAt(payload, 'head', 'sha'),
    baseSha: shaAt(payload, 'base', 'sha'),
    baseRef: textAt(payload, 'base', 'ref'),
  };
}

/** Returns the commit of the event's workflow run or check, or else the head of the pull request. */
export function findCheckedSha(event: GitHubEvent): string | undefined {
  const shas = upstreams.map((name) => shaAt(event.payload, name, 'head_sha'));
  return shas.find((sha) => sha !== undefined) ?? readSubject(event)?.headSha;
}

/** Returns an ISO 8601 time. Prompts leave out later texts, because whoever started the run could not approve them. */
export function readEventTime({ payload }: GitHubEvent): string | undefined {
  return (
    textAt(payload, 'comment', 'updated_at') ??
    textAt(payload, 'review', 'submitted_at') ??
    textAt(payload, 'workflow_run', 'created_at') ??
    textAt(payload, 'pull_request', 'updated_at') ??
    textAt(payload, 'issue', 'updated_at') ??
    textAt(payload, 'check_suite', 'updated_at') ??
    textAt(payload, 'check_run', 'check_suite', 'updated_at')
  );
}

/** Tells whether all times are at or before the event; false if its time is unknown. */
export function existedAt(eventTime: string | undefined, ...times: readonly string[]): boolean {
  if (eventTime === undefined) return false;
  return times.every((time) => Date.parse(time) <= Date.parse(eventTime));
}

function shaAt(payload: unknown, ...path: readonly string[]): string | undefined {
  const sha = textAt(payload, ...path);
  return sha !== undefined && /^[0-9a-f]{40}$/.test(sha) ? sha : undefined;
}

export function repositoryUrl(env: Environment): string | undefined {
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const repository = readRepository(env);
  return /^https?:\/\/[\w.:-]+$/.test(server) ? repository && `${server}/${toFullName(repository)}` : undefined;
}

export function runUrl(env: Environment): string | undefined {
  const repository = repositoryUrl(env);
  const run = env['GITHUB_RUN_ID'] ?? '';
  return repository === undefined || !/^\d+$/.test(run) ? undefined : `${repository}/actions/runs/${run}`;
}
