// What a person says counts only as it was said, whatever the API lists.
import { expect, test } from 'vitest';
import { buildMarker } from '../../src/github/comment-marker.ts';
import { waitForPerson } from '../../src/github/person-answer.ts';
import type { GitHub } from '../../src/github/rest.ts';
import { handClock } from '../support/clock.ts';
import { acmeApp, openFakeGitHub } from '../support/github-client.ts';
import { recordLog } from '../support/log.ts';

const askedAt = Date.UTC(2026, 10, 18, 12);

interface Said {
  readonly body?: string;
  readonly login?: string;
  readonly created_at?: string;
  readonly updated_at?: string;
}

/** Waits for an answer while the API lists this comment on every poll, though it is asked only for later ones. */
async function answerTo({ body = '/allow ABCD2345', login = 'octocat', created_at = at(0), updated_at }: Said = {}) {
  await using under = await openFakeGitHub();
  under.state.users.set('reader', { role: 'read' });
  under.state.users.set('robot', { type: 'Bot' });
  const comment = { id: 1, html_url: '', body, user: { login }, created_at, updated_at: updated_at ?? created_at };
  const github: GitHub = {
    ...under.github,
    async *pages(_request, shape) {
      yield shape.parse([comment]);
    },
  };
  const clock = handClock({ nowMs: askedAt });
  const log = recordLog();
  const wish = await waitForPerson({
    github,
    repository: acmeApp,
    number: 7,
    code: 'ABCD2345',
    askedAtMs: askedAt + 300,
    until: clock.monotonic() + 60_000,
    stranger: 'stranger',
    clock,
    log,
    signal: undefined,
  });
  return { wish, log };
}

/** A time of GitHub, so many seconds after the question. */
function at(seconds: number): string {
  return new Date(askedAt + seconds * 1000).toISOString().replace('.000', '');
}

test.each<[string, string, unknown]>([
  ['/allow ABCD2345', 'allow', 'allow'],
  ['/reject ABCD2345', 'reject', 'reject'],
  ['/answer ABCD2345 red', 'answer', { value: 'red' }],
])('%s by somebody who may write is what counts', async (body, word, wish) => {
  // A comment of the second of the question counts: times have whole seconds.
  const { log, ...answered } = await answerTo({ body });
  expect(answered).toEqual({ wish });
  expect(log.at('info')).toContain(`"octocat" answered the question: ${word}.`);
});

test.each<[Said, string]>([
  [{ created_at: at(-1) }, 'The answer of "octocat" does not count: it is older than the question.'],
  [{ updated_at: at(1) }, 'The answer of "octocat" does not count: the comment was edited.'],
  [
    { login: 'stranger' },
    'The answer of "stranger" does not count: it comes from the author of a pull request from a fork.',
  ],
  [{ login: 'robot' }, 'The answer of "robot" does not count: it is an account of type Bot.'],
  [{ login: 'reader' }, 'The answer of "reader" does not count: it takes the permission "write", and "read" is there.'],
])('the answer %j does not count, and the log says why', async (said, why) => {
  const { wish, log } = await answerTo(said);
  expect(wish).toBeUndefined();
  expect(log.at('warning')).toContain(why);
});

test.each(['/allow ZZZZ9999', 'What is this?', `${buildMarker({ kind: 'sticky', tag: 'intern' })}\n/allow ABCD2345`])(
  'the comment %j is no answer, and no word is lost on it',
  async (body) => {
    const { wish, log } = await answerTo({ body });
    expect(wish).toBeUndefined();
    expect(log.at('warning')).toEqual([]);
  },
);
