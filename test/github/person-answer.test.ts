// What a person says counts only as it was said, whatever the API lists.
import { expect, test } from 'vitest';
import { waitForPerson } from '../../src/github/person-answer.ts';
import type { GitHub } from '../../src/github/rest.ts';
import type { PersonWish } from '../../src/permission/decide.ts';
import { handClock } from '../support/clock.ts';
import { acmeApp, openFakeGitHub } from '../support/github-client.ts';
import { recordLog } from '../support/log.ts';

const askedAt = Date.UTC(2026, 10, 18, 12);

/** Waits for an answer while the API lists this comment on every poll, though it is asked only for later ones. */
async function answerOf(created_at: string): Promise<PersonWish | undefined> {
  await using under = await openFakeGitHub();
  const comment = {
    id: 1,
    html_url: '',
    body: '/allow ABCD2345',
    user: { login: 'octocat' },
    created_at,
    updated_at: created_at,
  };
  const github: GitHub = {
    ...under.github,
    async *pages(_request, shape) {
      yield shape.parse([comment]);
    },
  };
  const clock = handClock({ nowMs: askedAt });
  return await waitForPerson({
    github,
    repository: acmeApp,
    number: 7,
    code: 'ABCD2345',
    askedAtMs: askedAt + 300,
    until: clock.monotonic() + 60_000,
    stranger: undefined,
    clock,
    log: recordLog(),
    signal: undefined,
  });
}

test('a comment of the same second counts, for times have whole seconds', async () => {
  expect(await answerOf('2026-11-18T12:00:00Z')).toBe('allow');
});

test('a comment of the second before does not', async () => {
  expect(await answerOf('2026-11-18T11:59:59Z')).toBeUndefined();
});
