// The event of the pull request that the pictures show.
import type { ExampleWorld } from '../../test/support/example-world.ts';

/** The event of pull request 7 in the example's world, at its head of now. */
export function pullRequestEvent({ github, shas }: ExampleWorld): { readonly name: string; readonly payload: unknown } {
  const repo = { id: github.state.repository_id };
  const sides = { head: { sha: github.state.pullRequests.get(7)?.head_sha, repo }, base: { sha: shas.base, repo } };
  const texts = { title: 'Take ranges of any length', body: null, updated_at: '2026-11-18T12:00:00Z' };
  return {
    name: 'pull_request',
    payload: { pull_request: { number: 7, ...texts, ...sides }, repository: { visibility: 'private' } },
  };
}
