// The one comment of a run: what is written around a report, and what happens when GitHub does not take it.
import { expect, test } from 'vitest';
import { createCommentWriter, createUpdater } from '../../../src/action/comment/writer.ts';
import { buildMarker } from '../../../src/github/comment/marker.ts';
import { Secret } from '../../../src/secret.ts';
import type { TestActionIo } from '../../support/action-io.ts';
import { manualClock } from '../../support/clock.ts';
import { commentEvent, openAccess } from '../../support/github-access.ts';
import { type GitHubUnderTest, openFakeGitHub } from '../../support/github-client.ts';

function openWriter(
  under: GitHubUnderTest,
  env: Readonly<Record<string, string>> = {},
): { readonly writer: ReturnType<typeof createCommentWriter>; readonly io: TestActionIo } {
  const { io, access } = openAccess(under, commentEvent, { env });
  const place = { kind: 'sticky', tag: 'intern', number: 7, existing: undefined } as const;
  return { io, writer: createCommentWriter(io, access, place) };
}

/** Lets the fake refuse a method with these statuses, one after the other. */
function refuse({ fake }: GitHubUnderTest, method: string, ...statuses: number[]): void {
  fake.intercept = (request) => {
    const status = request.startsWith(method) ? statuses.shift() : undefined;
    return status === undefined ? undefined : { status };
  };
}

/** Nothing is kept for later runs. */
const nothing = { session: undefined, parked: [] };

const count = ({ fake }: GitHubUnderTest, method: string): number =>
  fake.requests.filter((request) => request.startsWith(method)).length;

test('a report stands between the marker and the link to the run, without secrets', async () => {
  await using under = await openFakeGitHub();
  const run = { GITHUB_SERVER_URL: 'http://ghe.example:8080', GITHUB_RUN_ID: '4711' };
  const { writer, io } = openWriter(under, run);
  expect(writer.comment()).toBeUndefined();
  io.redactor.add(new Secret('s3cret-text'));
  const before = Date.now() - 1000;
  expect(
    await writer.write('It is s3cret-text.', { session: 'session-s3cret-text', parked: [] }),
  ).toBeGreaterThanOrEqual(before);
  const marker = buildMarker({ kind: 'sticky', tag: 'intern', session: 'session-***' });
  const link = 'http://ghe.example:8080/acme/app/actions/runs/4711';
  expect(under.state.comments.map(({ body }) => body)).toEqual([
    `${marker}\nIt is ***.\n<sub><a href="${link}">Workflow run</a></sub>\n`,
  ]);
  expect(writer.comment()?.url).toBe('https://github.com/acme/app/pull/1#issuecomment-1');
});

test.each([
  [{}],
  [{ GITHUB_SERVER_URL: 'https://github.com' }],
  [{ GITHUB_RUN_ID: '1' }],
  [{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_RUN_ID: '1"><img>' }],
  [{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_RUN_ID: 'x1' }],
  [{ GITHUB_SERVER_URL: 'https://github.com"><img>', GITHUB_RUN_ID: '1' }],
  [{ GITHUB_SERVER_URL: 'javascript:https://github.com', GITHUB_RUN_ID: '1' }],
])('there is no link where the runner says %j', async (env) => {
  await using under = await openFakeGitHub();
  await openWriter(under, env).writer.write('Done.', nothing);
  expect(under.state.comments[0]?.body).toBe(`${buildMarker({ kind: 'sticky', tag: 'intern' })}\nDone.`);
});

test('a first comment that may have been written is given up', async () => {
  await using under = await openFakeGitHub();
  const { writer, io } = openWriter(under);
  refuse(under, 'POST', 502);
  expect([await writer.write('One', nothing), await writer.write('Two', nothing)]).toEqual([undefined, undefined]);
  expect([count(under, 'POST'), writer.comment()]).toEqual([1, undefined]);
  expect(io.log.at('warning')).toEqual([expect.stringMatching(/^The comment could not be written: \S/)]);
});

test('an update that fails is made up for by the next one', async () => {
  await using under = await openFakeGitHub();
  const { writer } = openWriter(under);
  await writer.write('One', nothing);
  refuse(under, 'PATCH', 403);
  expect(await writer.write('Two', nothing)).toBeUndefined();
  expect(await writer.write('Three', nothing)).toEqual(expect.any(Number));
  expect(under.state.comments.map(({ body }) => body.split('\n')[1])).toEqual(['Three']);
});

test.each([
  {
    what: 'too long is written shorter',
    status: 422,
    shorter: () => 'Short',
    isWritten: true,
    requests: 2,
    stands: 'Short',
  },
  {
    what: 'too long stays unwritten where there is nothing shorter',
    status: 422,
    shorter: undefined,
    isWritten: false,
    requests: 1,
    stands: 'One',
  },
  {
    what: 'forbidden is not tried shorter',
    status: 403,
    shorter: () => 'Short',
    isWritten: false,
    requests: 1,
    stands: 'One',
  },
])('a report that GitHub calls $what', async ({ status, shorter, isWritten, requests, stands }) => {
  await using under = await openFakeGitHub();
  const { writer, io } = openWriter(under);
  await writer.write('One', nothing);
  refuse(under, 'PATCH', status);
  expect((await writer.write('Long', nothing, shorter)) !== undefined).toBe(isWritten);
  expect(count(under, 'PATCH')).toBe(requests);
  expect(io.log.at('warning')).toEqual(isWritten ? [] : [expect.stringContaining(String(status))]);
  expect(under.state.comments[0]?.body.split('\n')[1]).toBe(stands);
});

test('the first is written at once, then at most one in the interval, and always the latest', async () => {
  const clock = manualClock();
  let latest = 0;
  const written: number[] = [];
  const updater = createUpdater(async () => void written.push(latest), 10_000, clock);
  for (latest = 1; latest <= 5; latest += 1) {
    updater.request();
    await clock.pass(1000);
  }
  expect(written).toEqual([1]);
  latest = 6;
  await clock.pass(6000);
  expect(written).toEqual([1, 6]);
  await clock.pass(100_000);
  expect(written).toEqual([1, 6]);
});

test('what is stopped writes nothing more, and does not wait', async () => {
  const clock = manualClock();
  const writes: number[] = [];
  const updater = createUpdater(async () => void writes.push(clock.now()), 10_000, clock);
  updater.request();
  await updater.whenIdle();
  updater.request();
  await updater.stop();
  updater.request();
  await clock.pass(100_000);
  expect(writes).toHaveLength(1);
});
