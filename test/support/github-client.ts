// GitHub's client against the fake, with a clock in the test's hand.
import type { GitHubOptions } from '../../src/github/api/octokit.ts';
import { createGitHub, type GitHub } from '../../src/github/api/rest.ts';
import type { Fetch } from '../../src/http/transport.ts';
import { Secret } from '../../src/secret.ts';
import { type HandClock, handClock } from './clock.ts';
import { type FakeGitHub, fakeToken, startFakeGitHub } from './fake-github.ts';
import type { FakeState } from './fake-github-state.ts';
import { type RecordingLog, recordLog } from './log.ts';

/** A fake and a client of it. */
export interface GitHubUnderTest extends AsyncDisposable {
  readonly fake: FakeGitHub;
  readonly state: FakeState;
  readonly github: GitHub;
  readonly clock: HandClock;
  readonly log: RecordingLog;
}

/** The repository of the fake. */
const acmeApp = { owner: 'acme', repo: 'app' } as const;

/** A client that sends with this `fetch`; by default of a server whose GraphQL API is not below its REST API. */
export function gitHubWith(fetch: Fetch, more: Partial<GitHubOptions> = {}): GitHub {
  return createGitHub({
    apiUrl: 'https://github.example/api/v3',
    graphqlUrl: 'https://github.example/api/graphql',
    token: new Secret(fakeToken),
    repository: acmeApp,
    fetch,
    clock: handClock(),
    log: recordLog(),
    signal: new AbortController().signal,
    ...more,
  });
}

/** Starts a fake and opens it. Ending it fails the test when anything was not as GitHub describes it. */
export async function openFakeGitHub(clock: HandClock = handClock()): Promise<GitHubUnderTest> {
  const fake = await startFakeGitHub();
  const log = recordLog();
  const urls = { apiUrl: fake.url, graphqlUrl: `${fake.url}/graphql` };
  const github = gitHubWith((url, init) => globalThis.fetch(url, init), { ...urls, clock, log });
  return {
    fake,
    state: fake.state,
    github,
    clock,
    log,
    async [Symbol.asyncDispose]() {
      await fake[Symbol.asyncDispose]();
      if (fake.violations.length > 0) throw new Error(`Not as GitHub describes it: ${fake.violations.join('; ')}`);
    },
  };
}
