// A prompt whose placeholders are filled on the fake GitHub.
import type { GitHubEvent } from '../../src/github/event.ts';
import { fillPrompt } from '../../src/github/prompt/fill-prompt.ts';
import { readFiles } from '../../src/github/pull-request.ts';
import type { GitHubUnderTest } from './github-client.ts';

/** Commits of the pull request. */
export const base = 'b'.repeat(40);
export const head = 'a'.repeat(40);

/** Pull request 7 as an event has it. */
export const pullRequest = {
  number: 7,
  title: 'Add <!-- plain --> tests',
  body: null,
  updated_at: '2026-01-01T10:00:00Z',
  head: { sha: head },
  base: { sha: base },
};

/** The event of {@link pullRequest}. */
export const pullRequestEvent: GitHubEvent = {
  name: 'pull_request',
  payload: { number: 7, pull_request: pullRequest, action: 'opened' },
};

/** Fills a template on this event, by default that of {@link pullRequest}. The nonce is `f00d`. */
export function fill(
  { github }: GitHubUnderTest,
  template: string,
  event: GitHubEvent = pullRequestEvent,
  maxCharacters = 32_000,
): Promise<string> {
  const files = () => readFiles(github, pullRequest.number);
  const sources = { event, repositoryName: () => 'acme/app', github: () => github, files, tag: 'intern' };
  return fillPrompt(template, { ...sources, maxCharacters, nonce: () => 'f00d' });
}
