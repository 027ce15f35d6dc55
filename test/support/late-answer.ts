// A question that nobody answered in time, and the late answers to it, in one process.
import { expect } from 'vitest';
import { readMarker } from '../../src/github/comment/marker.ts';
import type { Steps } from '../service/support/service.ts';
import type { FakeComment } from './fake-github-state.ts';
import type { JobResult, PullRequestJob } from './pull-request-job.ts';
import { openPullRequestJob } from './pull-request-job.ts';
import type { GivenInputs } from './settings.ts';

/** A policy that asks for everything. */
export const asking = `version: 1
rules:
  - { id: deploys, match: { kind: permission }, then: ask, reason: A person looks at deploys. }
`;
/** What the intern asks for. */
export const deploy: Steps[number] = {
  permission: { operation: 'deploy production' },
};
/** The inputs of a job that parks. */
export const inputs = { comment: 'sticky', 'parked-for': '2h', 'ask-mentions': '@octocat, acme/deployers' };

/** A job whose question nobody answered in time. */
export async function openParked(steps = [deploy, { say: 'Done.' }], policy = asking): Promise<PullRequestJob> {
  const job = await openPullRequestJob(steps, policy);
  const { io } = await job.run(inputs);
  expect(io.outputs['decisions']).not.toContain('allow_once');
  return job;
}

/** The code of the newest question. */
export const codeOf = ({ state }: PullRequestJob): string =>
  state.comments.flatMap(({ body }) => readMarker(body)?.question?.code ?? []).at(-1) ?? '';

/** Writes a comment and runs the job that it starts. */
export async function answer(
  job: PullRequestJob,
  text: string,
  {
    given = {},
    isDeleted = false,
    ...more
  }: Partial<FakeComment> & { readonly given?: GivenInputs; readonly isDeleted?: boolean } = {},
): Promise<JobResult> {
  const { state } = job;
  const at = state
    .now()
    .toISOString()
    .replace(/\.\d+Z/, 'Z');
  const body = text.replace('CODE', codeOf(job));
  const comment = {
    id: state.comments.length + 1,
    issue: 7,
    author: 'octocat',
    body,
    created_at: at,
    updated_at: at,
    ...more,
  };
  if (!isDeleted) state.comments.push(comment);
  const { author: login, id } = comment;
  const payload = {
    action: 'created',
    issue: { number: 7, pull_request: {} },
    comment: { id, body, user: { login }, updated_at: at },
    repository: { visibility: 'private' },
  };
  const resume = { ...inputs, command: 'resume', prompt: '', ...given };
  return job.run(resume, { name: 'issue_comment', payload, env: { GITHUB_ACTOR: login ?? '' } });
}

/** The output `decisions`. */
export const decisionsOf = ({ io }: JobResult): unknown => JSON.parse(io.outputs['decisions'] ?? '[]');
/** A body as a reader sees it. */
const shown = (body: string): string =>
  body.replaceAll(/<wbr>|&#8203;/gu, '').replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
/** Every comment as a reader sees it. */
export const bodies = ({ state }: PullRequestJob): readonly string[] => state.comments.map(({ body }) => shown(body));
/** How often the intern was sent something. */
export const chats = ({ requests }: PullRequestJob): number =>
  requests().filter((one) => one.includes('/chat/')).length;
