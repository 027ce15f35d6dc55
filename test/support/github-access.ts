// GitHub as a stage of the action sees it, on the fake and without a run.
import type { GitHubAccess } from '../../src/action/github-access.ts';
import { openGitHub } from '../../src/action/github-access.ts';
import type { GitHubEvent } from '../../src/github/event.ts';
import type { TestActionIo } from './action-io.ts';
import { testActionIo } from './action-io.ts';
import { fakeToken } from './fake-github.ts';
import type { GitHubUnderTest } from './github-client.ts';
import type { GivenInputs } from './settings.ts';
import { settingsOf } from './settings.ts';

/** What a stage of the action gets. */
export interface AccessUnderTest {
  readonly io: TestActionIo;
  readonly access: GitHubAccess;
}

/** The event of a comment on pull request 7: its payload does not tell whether that comes from a fork. */
export const commentEvent: GitHubEvent = {
  name: 'issue_comment',
  payload: { issue: { number: 7, pull_request: {} }, comment: { body: '/intern', user: { login: 'octocat' } } },
};

/** Opens the fake for a job of this event. */
export function openAccess(
  { fake, clock }: GitHubUnderTest,
  event: GitHubEvent,
  { env = {}, given = {} }: { readonly env?: Readonly<Record<string, string>>; readonly given?: GivenInputs } = {},
): AccessUnderTest {
  const job = { GITHUB_API_URL: fake.url, GITHUB_REPOSITORY: 'acme/app', GITHUB_ACTOR: 'octocat' };
  const io = testActionIo({}, { clock, env: { ...job, ...env } });
  return { io, access: openGitHub(io, settingsOf({ 'github-token': fakeToken, ...given }), event) };
}
