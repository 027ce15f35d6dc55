// What a person is shown of a question, and when nobody can be.
import { expect, test } from 'vitest';
import { askPerson } from '../../../src/action/comment/ask.ts';
import { noProgress, type RunComment } from '../../../src/action/comment/run-comment.ts';
import { type Pause, readPause } from '../../../src/permission/pause.ts';
import type { PersonQuestion } from '../../../src/report/comment.ts';
import type { AskedQuestion } from '../../../src/run/pause.ts';
import { createRecorder } from '../../../src/transcript/recorder.ts';
import { commentEvent, openAccess } from '../../support/github-access.ts';
import { type GitHubUnderTest, openFakeGitHub } from '../../support/github-client.ts';
import { decisionOf } from '../../support/run.ts';
import { settingsOf } from '../../support/settings.ts';

function pauseOf(text: string): Pause | null {
  const pause = readPause(text);
  return 'error' in pause ? null : pause;
}

interface Room {
  readonly under: GitHubUnderTest;
  /** Shows the question, and tells when; undefined when it could not be. */
  readonly show?: () => number | undefined;
  readonly signal?: AbortSignal;
}

/** Asks about a call with these arguments, on a comment that remembers what it has shown. */
async function ask(text: string, { under, show = () => undefined, signal }: Room) {
  const { io, access } = openAccess(under, commentEvent);
  under.state.pullRequests.set(7, { head_sha: 'a', base_sha: 'b' });
  const shown: PersonQuestion[] = [];
  const writings: Promise<void>[] = [];
  let isOpen = false;
  const comment: RunComment = {
    ...noProgress,
    sessionId: undefined,
    id: () => 1,
    parked: () => [],
    setParked() {},
    awaitAtEnd: (writing) => void writings.push(writing),
    async finish() {},
    async fail() {},
    async ask(asked) {
      shown.push(asked);
      isOpen = true;
      return show();
    },
    endAsking() {
      isOpen = false;
    },
  };
  const question: AskedQuestion['question'] = {
    sessionId: 'session-1',
    toolCall: { index: 0, id: 'call-1', type: 'function', function: { name: 's.provide_input', arguments: text } },
    deadline: '2026-01-02T03:09:05.000Z',
    answerUntil: under.clock.monotonic() + 280_000,
  };
  const place = { io, access, settings: settingsOf({}), recorder: createRecorder(io), comment, number: 7 };
  const asked = {
    question,
    decision: decisionOf(null, { reason: 'Look.', pause: pauseOf(text) }),
    refusal: undefined,
    signal,
  };
  const wish = await askPerson(asked, place);
  await Promise.all(writings);
  return {
    wish,
    shown,
    isOpen: () => isOpen,
    warnings: io.log.at('warning'),
    notices: io.log.at('notice'),
  };
}

const permission = (...options: readonly string[]): string =>
  JSON.stringify({ kind: 'permission', operation: 'deploy', options });

test.each([
  ['what may be allowed once', permission('allow_once', 'reject_once'), ['/allow', '/reject']],
  ['what may be allowed for ever', permission('allow_once', 'allow_always'), ['/allow', '/allow-always', '/reject']],
  ['what may only be rejected', permission('reject_once', 'reject_always'), ['/reject']],
  ['a question', '{"kind":"elicitation"}', ['/answer VALUE', '/answer {"field": "value"}', '/reject']],
])('%s is shown with the commands that answer it', async (_, text, commands) => {
  await using under = await openFakeGitHub();
  const { shown, isOpen, wish } = await ask(text, { under });
  const untilMs = under.clock.now() + 280_000;
  expect(shown).toMatchObject([{ commands, untilMs, reason: 'Look.', code: expect.stringMatching(/^[0-9A-Z]{8}$/) }]);
  expect([isOpen(), wish]).toEqual([false, undefined]);
});

test('where the runner does not tell its server, the comment of the question has no link', async () => {
  await using under = await openFakeGitHub();
  const bodies: string[] = [];
  under.fake.intercept = () => void bodies.push(under.state.comments[0]?.body ?? '');
  await ask(permission('allow_once'), { under, show: () => under.clock.now() });
  const [first] = bodies.filter((body) => body !== '');
  expect(first?.split('\n').slice(1)).toEqual([expect.stringContaining('asks'), '']);
});

test('a comment that cannot be folded away is a warning, and what became of the question stands in it', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = (request) => (request === 'POST /graphql' ? { status: 403 } : undefined);
  const { warnings } = await ask(permission('allow_once'), { under, show: () => under.clock.now() });
  expect(warnings).toEqual([expect.stringMatching(/^The comment of the question could not be minimized: ./)]);
  expect(under.state.comments[0]?.body).toContain('Nobody answered in time');
});

test('a question that stands in the comment is said in the log, and waits for an answer', async () => {
  await using under = await openFakeGitHub();
  const { notices, isOpen } = await ask(permission('allow_once'), { under, show: () => under.clock.now() });
  expect(notices).toEqual(['A person has to decide on pull request #7 by 2026-01-02T03:08:45.000Z.']);
  expect(isOpen()).toBe(false);
  expect(under.fake.requests.filter((request) => request.includes('since='))).toHaveLength(28);
});

const operation = (text: string): string => JSON.stringify({ kind: 'permission', operation: text, options: [] });
const unshown = ["Nobody is asked: the question can't be shown in full, and nobody may allow what they can't see."];
const paths = Array.from({ length: 300 }, () => 'a');

test.each([
  ['of 300 lines', operation('x'.repeat(58 + 57 * 299)), 1, []],
  ['of one more', operation('x'.repeat(58 + 57 * 299 + 1)), 0, unshown],
  ['of many lines', operation('x\n'.repeat(301)), 0, unshown],
  ['of many arguments', JSON.stringify({ kind: 'permission', operation: 'x', options: [], paths }), 0, unshown],
  ['that can not be read', '{"kind":7}', 0, unshown],
  ['that is no JSON', 'npm test', 0, unshown],
])('a question %s is shown whole, or asked of nobody', async (_name, text, times, warnings) => {
  await using under = await openFakeGitHub();
  const asked = await ask(text, { under });
  expect(asked.shown).toHaveLength(times);
  expect(asked).toMatchObject({ wish: undefined, warnings });
  expect(under.fake.requests.filter((request) => request.includes('since='))).toEqual([]);
});

test('where GitHub does not tell whose pull request it is, nobody is asked, with a warning', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 403 });
  const { wish, shown, warnings } = await ask(permission('allow_once'), { under });
  expect([wish, shown]).toEqual([undefined, []]);
  expect(warnings).toEqual([expect.stringMatching(/^Nobody could be asked: .*403/)]);
});

test('a step that is cancelled meanwhile ends with its own reason', async () => {
  await using under = await openFakeGitHub();
  under.fake.intercept = () => ({ status: 403 });
  const reason = new Error('cancelled');
  const asked = ask(permission('allow_once'), { under, signal: AbortSignal.abort(reason) });
  await expect(asked).rejects.toBe(reason);
});

test('a mistake of ours is no reason to go on without a person', async () => {
  await using under = await openFakeGitHub();
  const mistake = new TypeError('x is not a function');
  const show = (): number => {
    throw mistake;
  };
  await expect(ask(permission('allow_once'), { under, show })).rejects.toBe(mistake);
});
