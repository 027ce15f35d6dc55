// Rounds of a review: what is posted, known again, closed and reopened, with GitHub as the only memory.
import { expect, test } from 'vitest';
import { toThreadText } from '../../../src/report/findings-review.ts';
import { lines } from '../../support/unified-diff.ts';
import { findingAt, openRoundWorld, type RoundWorld } from './round-world.ts';

const base = { 'a.ts': lines(40) };
const wrong = { 'a.ts': lines(40, { 10: 'wrong();' }) };
const finding = findingAt('a.ts', 10, 'It is wrong');

test('a finding opens a thread on its line, once: the same round again writes nothing', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  const first = await world.review([finding]);
  expect(first.fates).toEqual(['It is wrong: new']);
  expect(first.verdict).toBe('changes');
  expect(world.state.threads).toMatchObject([{ path: 'a.ts', line: 10, side: 'RIGHT', isResolved: false }]);
  expect(world.state.reviews).toHaveLength(1);
  const again = await world.review([finding]);
  expect(again.fates).toEqual(['It is wrong: known']);
  expect(again.verdict).toBe('changes');
  expect(again.reviewUrl).toBe(first.reviewUrl);
  expect(world.fake.requests.filter((one) => one.startsWith('POST /repos'))).toHaveLength(1);
});

test.each([
  ['said otherwise', [findingAt('a.ts', 10, 'That is not right')]],
  ['found on a line more', [findingAt('a.ts', 10, 'It is wrong', { end_line: 11 })]],
  ['found twice', [finding, findingAt('a.ts', 10, 'And ugly')]],
])('what is %s opens nothing', async (_, findings) => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  world.push({ 'a.ts': lines(40, { 10: 'wrong();', 30: 'more();' }) });
  const { fates } = await world.review(findings);
  expect(fates.every((fate) => fate.endsWith(': known'))).toBe(true);
  expect(world.state.threads).toHaveLength(1);
  expect(world.state.reviews).toHaveLength(2);
});

test('two findings of one round on the same lines have a thread each, and each is known by its title', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  const other = findingAt('a.ts', 10, 'It is slow');
  await world.review([finding, other, other]);
  expect(world.state.threads).toHaveLength(2);
  const { plan } = await world.review([other]);
  expect(plan.rows.map(({ finding: { title }, url }) => [title, url])).toEqual([
    ['It is wrong', 'https://github.com/acme/app/pull/7#discussion_r1000'],
    ['It is slow', 'https://github.com/acme/app/pull/7#discussion_r1001'],
  ]);
});

test('lines that moved by 200 are known again', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  world.push({ 'a.ts': `${lines(200).replaceAll('line', 'new')}\n${wrong['a.ts']}` });
  expect((await world.review([findingAt('a.ts', 210, 'It is wrong')])).fates).toEqual(['It is wrong: known']);
  expect(world.state.threads).toHaveLength(1);
});

test('a renamed file keeps its threads', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  world.push({ 'b.ts': wrong['a.ts'] }, { 'b.ts': 'a.ts' });
  expect((await world.review([findingAt('b.ts', 10, 'It is wrong')])).fates).toEqual(['It is wrong: known']);
  expect((await world.review([])).fates).toEqual(['It is wrong: known']);
  expect(world.state.threads).toHaveLength(1);
});

test('in a renamed file a finding goes to the thread on its very lines, before those that share some', async () => {
  const world = await openRoundWorld(base);
  world.push({ 'a.ts': lines(40, { 10: 'wrong();', 11: 'wrong(too);' }) });
  const wide = findingAt('a.ts', 10, 'Both lines', { end_line: 11, severity: 'critical' });
  await world.review([wide, finding]);
  world.push({ 'b.ts': lines(40, { 10: 'wrong();', 11: 'wrong(too);' }) }, { 'b.ts': 'a.ts' });
  const { plan } = await world.review([findingAt('b.ts', 10, 'In other words')]);
  const [, narrow] = world.state.threads;
  expect(plan.rows.find(({ finding: { title } }) => title === 'In other words')).toMatchObject({
    fate: { is: 'known' },
    url: expect.stringMatching(new RegExp(`${narrow?.comments[0]?.id ?? 'none'}$`, 'u')),
  });
});

test('what is mended is answered once, and resolved', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  world.push({ 'a.ts': lines(40, { 10: 'right();' }) });
  const { fates, verdict, plan } = await world.review([]);
  expect(fates).toEqual(['It is wrong: gone']);
  expect([verdict, plan.remarks]).toEqual(['pass', []]);
  const [thread] = world.state.threads;
  expect(thread).toMatchObject({ isResolved: true, resolvedBy: null });
  expect(thread?.comments[1]?.body).toMatch(/\nNo longer found at 0{39}3\.$/);
  expect((await world.review([])).fates).toEqual([]);
  world.push({ 'a.ts': lines(40, { 10: 'right();', 20: 'x();' }) });
  await world.review([]);
  expect(thread?.comments).toHaveLength(2);
});

test('what is not found again on lines that did not change stays open', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  const { fates, verdict } = await world.review([]);
  expect(fates).toEqual(['It is wrong: known']);
  expect(verdict).toBe('changes');
  expect(world.state.threads[0]?.comments).toHaveLength(1);
});

test.each([
  ['above', 'guard();\nwrong();'],
  ['below, with a line end', 'wrong();\nmore();\n'],
  ['on both sides, once more', 'wrong();\nguard();\nwrong();'],
])('a suggestion that keeps its line is known when it was committed: lines %s', async (_, suggestion) => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([{ ...finding, suggestion }]);
  expect((await world.review([])).fates).toEqual(['It is wrong: known']);
  world.push({ 'a.ts': lines(40, { 10: suggestion.replace(/\n$/, '') }) });
  const { fates, verdict } = await world.review([]);
  expect([fates, verdict]).toEqual([['It is wrong: gone'], 'pass']);
  const [thread] = world.state.threads;
  expect(thread?.isResolved).toBe(true);
  expect(thread?.comments.map(({ body }) => body.split('\n')[1])).toEqual([
    'It is wrong',
    `The suggestion was committed. No longer found at ${'3'.padStart(40, '0')}.`,
  ]);
  world.push({ 'a.ts': lines(40, { 10: suggestion.replace(/\n$/, ''), 30: 'x();' }) });
  expect([(await world.review([])).verdict, thread?.comments.length]).toEqual(['pass', 2]);
});

test.each([
  ['is committed in part', 'guard();\nwrong();\nmore();', 'guard();\nwrong();'],
  ['is committed with something between', 'guard();\nwrong();', 'guard();\nx();\nwrong();'],
  ['stood around the line before', 'line 9\nwrong();', 'wrong();'],
  ['is the line as it is', 'wrong();', 'wrong();'],
])('a suggestion that %s closes nothing', async (_, suggestion, text) => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([{ ...finding, suggestion }]);
  world.push({ 'a.ts': lines(40, { 10: text, 30: 'x();' }) });
  const { fates, verdict } = await world.review([]);
  expect([fates, verdict]).toEqual([['It is wrong: known'], 'changes']);
  expect(world.state.threads).toMatchObject([{ isResolved: false, comments: [{}] }]);
});

test('of two equal lines with the same suggestion, the one where it was committed is mended', async () => {
  const world = await openRoundWorld(base);
  world.push({ 'a.ts': lines(40, { 10: 'wrong();', 20: 'wrong();' }) });
  const suggestion = 'guard();\nwrong();';
  await world.review([
    { ...finding, suggestion },
    { ...findingAt('a.ts', 20, 'It is wrong too'), suggestion },
  ]);
  world.push({ 'a.ts': lines(40, { 10: 'wrong();', 20: suggestion }) });
  expect((await world.review([])).fates).toEqual(['It is wrong: known', 'It is wrong too: gone']);
  world.push({ 'a.ts': lines(40, { 10: suggestion, 20: suggestion }) });
  expect((await world.review([])).fates).toEqual(['It is wrong: gone']);
});

test('a suggestion is known by its text, whatever the ends of lines are', async () => {
  const world = await openRoundWorld(base);
  world.push({ 'a.ts': lines(40, { 10: 'wrong();\r' }) });
  await world.review([{ ...finding, suggestion: 'guard();\nwrong();' }]);
  world.push({ 'a.ts': lines(40, { 10: 'guard();\r\nwrong();\r' }) });
  expect((await world.review([])).fates).toEqual(['It is wrong: gone']);
});

test('what is gone is said once, also where somebody who may not settle it resolved the thread', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([{ ...finding, suggestion: 'guard();\nwrong();' }]);
  // GitHub resolves a thread when its suggestion is committed.
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: 'author' });
  world.push({ 'a.ts': lines(40, { 10: 'guard();\nwrong();' }) });
  expect(await world.review([])).toMatchObject({ fates: ['It is wrong: gone'], verdict: 'pass' });
  world.push({ 'a.ts': lines(40, { 10: 'guard();\nwrong();', 30: 'x();' }) });
  expect(await world.review([])).toMatchObject({ fates: [], verdict: 'pass' });
  expect(world.state.threads).toMatchObject([{ comments: [{}, {}] }]);
});

test('what is found again where we closed it is reopened, and counts as new', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  world.push(base);
  await world.review([]);
  world.push(wrong);
  const { fates, verdict } = await world.review([finding]);
  expect([fates, verdict]).toEqual([['It is wrong: new'], 'changes']);
  const [thread] = world.state.threads;
  expect(thread?.isResolved).toBe(false);
  expect(thread?.comments.map(({ body }) => body.split('\n')[1])).toEqual([
    'It is wrong',
    `No longer found at ${'3'.padStart(40, '0')}.`,
    `Found again at ${'4'.padStart(40, '0')}.`,
  ]);
  expect(world.state.threads).toHaveLength(1);
  await world.review([finding]);
  expect(thread?.comments).toHaveLength(3);
});

test('what a person with write permission resolved is settled: it is not reopened, and does not count', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: 'octocat' });
  const { fates, verdict } = await world.review([finding]);
  expect([fates, verdict]).toEqual([['It is wrong: settled'], 'pass']);
  expect(world.state.threads[0]).toMatchObject({ isResolved: true, comments: [{}] });
});

const saidIn = (world: RoundWorld) =>
  world.state.threads[0]?.comments.slice(1).map(({ body }) => body.split('\n').slice(1));
const at2 = '2'.padStart(40, '0');

test('a finding worse than its open thread says is said there, once, and counts from then on', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([{ ...finding, severity: 'minor' }]);
  const worse = [findingAt('a.ts', 10, 'It leaks', { severity: 'critical' })];
  expect((await world.review([{ ...finding, severity: 'minor' }, ...worse])).verdict).toBe('changes');
  await world.review(worse);
  expect(saidIn(world)).toEqual([[`Found again at ${at2}, more severe than before.`, '', 'critical: It leaks']]);
  const { verdict, plan } = await world.review([]);
  expect([verdict, plan.rows[0]?.finding.severity]).toEqual(['changes', 'critical']);
});

test('a settled finding that has become worse counts, and reopens its thread, which a person may settle again', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([{ ...finding, severity: 'minor' }]);
  const settled = { isResolved: true, resolvedBy: 'octocat' };
  Object.assign(world.state.threads[0] ?? {}, settled);
  const worse = [{ ...finding, severity: 'critical' } as const];
  expect((await world.review(worse)).verdict).toBe('changes');
  expect(saidIn(world)).toEqual([[`Found again at ${at2}, more severe than before.`, '', 'critical: It is wrong']]);
  expect(world.state.threads).toMatchObject([{ isResolved: false }]);
  expect((await world.review(worse)).fates).toEqual(['It is wrong: known']);
  Object.assign(world.state.threads[0] ?? {}, settled);
  const { fates, verdict } = await world.review(worse);
  expect([fates, verdict, saidIn(world)?.length]).toEqual([['It is wrong: settled'], 'pass', 1]);
});

test('a thread that can not be reopened says that the worse finding counts: nobody has settled that', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([{ ...finding, severity: 'minor' }]);
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: 'octocat' });
  world.state.lacks.add('contents: write');
  const worse = [{ ...finding, severity: 'critical' } as const];
  for (const _ of [1, 2]) expect((await world.review(worse)).verdict).toBe('changes');
  expect(saidIn(world)).toEqual([
    [
      `Found again at ${at2}, more severe than before. It counts although this thread is resolved.`,
      '',
      'critical: It is wrong',
    ],
  ]);
  // A person reopens it, sees what it became, and settles that.
  Object.assign(world.state.threads[0] ?? {}, { isResolved: false, resolvedBy: null });
  await world.review(worse);
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: 'octocat' });
  expect([(await world.review(worse)).verdict, saidIn(world)?.length]).toEqual(['pass', 2]);
});

test('what is worse and still below "fail-at" is said in a settled thread, which stays resolved', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([{ ...finding, severity: 'note' }]);
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: 'octocat' });
  for (const _ of [1, 2])
    expect((await world.review([{ ...finding, severity: 'minor' }], { internVerdict: 'pass' })).verdict).toBe('pass');
  expect(world.state.threads).toMatchObject([{ isResolved: true, comments: [{}, {}] }]);
});

test('whoever may not settle a thread hides it at most: it counts as open, is reopened, and is told', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: 'author' });
  const unfound = await world.review([]);
  expect([unfound.fates, unfound.verdict]).toEqual([['It is wrong: known'], 'changes']);
  expect(unfound.plan.remarks).toEqual([
    '"author" resolved the thread at a.ts:10, but has no permission to settle it, so it counts as open.',
  ]);
  const found = await world.review([finding]);
  expect([found.fates, found.verdict]).toEqual([['It is wrong: new'], 'changes']);
  expect(world.state.threads[0]).toMatchObject({ isResolved: false, comments: [{}, {}] });
});

test('a thread that an account resolved which is gone since counts as open', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: null });
  const { plan, verdict } = await world.review([]);
  expect(verdict).toBe('changes');
  expect(plan.remarks).toEqual([
    'Somebody whose account is not known resolved the thread at a.ts:10, but has no permission to settle it, so it counts as open.',
  ]);
});

test('a hidden thread that can not be reopened is told of once', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: 'author' });
  world.state.lacks.add('contents: write');
  for (const line of [20, 30]) {
    world.push({ 'a.ts': lines(40, { 10: 'wrong();', [line]: 'more();' }) });
    expect((await world.review([finding])).verdict).toBe('changes');
  }
  expect(world.state.threads).toMatchObject([{ isResolved: true, comments: [{}, {}] }]);
});

test('the author of a pull request from a fork settles nothing, whatever permission there is', async () => {
  const world = await openRoundWorld(base, { writers: ['author'] });
  const pull = world.state.pullRequests.get(7);
  if (pull !== undefined) world.state.pullRequests.set(7, { ...pull, head_repository: 99 });
  world.push(wrong);
  await world.review([finding]);
  Object.assign(world.state.threads[0] ?? {}, { isResolved: true, resolvedBy: 'author' });
  expect((await world.review([])).verdict).toBe('changes');
});

test.each([
  ['the author', 'author', false],
  ['somebody with write permission', 'octocat', false],
  ['a passer-by', 'stranger', true],
])('a thread in which %s wrote is answered; whether it is resolved: %s, %s', async (_, author, isResolved) => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  const comment = { id: 9, author, body: 'Why?', commit: '', createdAt: '2026-11-18T12:00:00Z' };
  world.state.threads[0]?.comments.push(comment);
  world.push(base);
  expect((await world.review([])).verdict).toBe('pass');
  expect(world.state.threads[0]).toMatchObject({ isResolved, comments: [{}, {}, {}] });
});

test('without "contents: write" the answer stands, the thread counts as gone, and one warning says so', async () => {
  const world = await openRoundWorld(base);
  world.push({ 'a.ts': lines(40, { 10: 'wrong();', 20: 'wrong();' }) });
  await world.review([finding, findingAt('a.ts', 20, 'It is wrong too')]);
  world.state.lacks.add('contents: write');
  world.push(base);
  const { fates, verdict } = await world.review([]);
  expect([fates, verdict]).toEqual([['It is wrong: gone', 'It is wrong too: gone'], 'pass']);
  expect(world.log.at('warning')).toEqual([expect.stringContaining('"contents: write"')]);
  world.push({ 'a.ts': lines(40, { 30: 'x();' }) });
  expect((await world.review([])).verdict).toBe('pass');
  expect(world.state.threads.map(({ comments }) => comments.length)).toEqual([2, 2]);
});

test('the floor rises by round, and a round opens at most so many threads, the worst first', async () => {
  const world = await openRoundWorld(base, { rules: { severityFloor: ['note', 'major'], maxFindings: 1 } });
  const both = [findingAt('a.ts', 10, 'Small', { severity: 'note' }), findingAt('a.ts', 11, 'Large')];
  const text = lines(40, { 10: 'x();', 11: 'y();' });
  world.push({ 'a.ts': text });
  expect((await world.review(both)).fates).toEqual(['Large: new', 'Small: beyond-max']);
  expect((await world.review(both)).fates).toEqual(['Large: known', 'Small: beyond-max']);
  world.push({ 'a.ts': `${text}\nz();` });
  expect((await world.review(both)).fates).toEqual(['Large: known', 'Small: below-floor']);
  expect(world.state.threads).toHaveLength(1);
});

test('a finding that is not on lines of the diff has no thread, and counts', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  const { fates, verdict, plan } = await world.review([findingAt('a.ts', 30, 'Far'), findingAt('../a.ts', 10, 'Out')]);
  expect([fates, verdict]).toEqual([['Far: elsewhere', 'Out: elsewhere'], 'changes']);
  expect(plan.unthreaded).toHaveLength(2);
  expect(world.state.threads).toEqual([]);
});

test('nothing is closed for a head that is no longer the head', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  world.push(base);
  const pull = world.state.pullRequests.get(7);
  const moved = { ...pull, head_sha: 'f'.repeat(40) };
  // Pushed between the list of files and the posting: the comparison has the files of the reviewed head.
  world.state.comparisons.set(`${'0'.repeat(40)}...${'3'.padStart(40, '0')}`, { files: [] });
  if (pull !== undefined) world.state.pullRequests.set(7, { ...pull, ...moved });
  expect((await world.review([])).fates).toEqual(['It is wrong: known']);
  expect(world.state.threads[0]).toMatchObject({ isResolved: false, comments: [{}] });
});

test('only our own threads are ours: a copied marker of somebody else, or of another tag, is not', async () => {
  const world = await openRoundWorld(base);
  world.push(wrong);
  await world.review([finding]);
  const [ours] = world.state.threads;
  const first = ours?.comments[0];
  if (ours === undefined || first === undefined) throw new Error('There is no thread.');
  world.state.threads.length = 0;
  world.state.reviews.length = 0;
  for (const author of ['github-actions', 'octocat', 'other[bot]', null]) {
    world.state.threads.push({ ...ours, id: `PRRT_${author}`, comments: [{ ...first, author }] });
  }
  const otherTag = first.body.replace('"tag":"intern"', '"tag":"other"');
  world.state.threads.push({ ...ours, id: 'PRRT_tag', comments: [{ ...first, body: otherTag }] });
  world.state.threads.push({ ...ours, id: 'PRRT_quoted', comments: [{ ...first, body: `> ${first.body}` }] });
  expect((await world.review([finding])).fates).toEqual(['It is wrong: new']);
});

test('a suggestion that is too long for a comment takes no thread with it', async () => {
  const world = await openRoundWorld(base, { texts: toThreadText });
  world.push({ 'a.ts': lines(40, { 10: 'wrong();', 20: 'bad();' }) });
  await world.review([
    { ...finding, suggestion: 'x\n'.repeat(40_000) },
    findingAt('a.ts', 20, 'It is bad', { suggestion: 'good();' }),
  ]);
  expect(world.state.threads.map(({ comments }) => comments[0]?.body)).toEqual([
    expect.stringContaining('The suggestion is too long for a comment'),
    expect.stringContaining('```suggestion\ngood();'),
  ]);
});

test('threads that somebody hid are told one by one only while a reader would read that', async () => {
  const world = await openRoundWorld({ 'a.ts': lines(200) }, { rules: { maxFindings: 100 } });
  const many = Array.from({ length: 25 }, (_, index) => index * 7 + 1);
  world.push({ 'a.ts': lines(200, Object.fromEntries(many.map((line) => [line, `wrong(${line});`]))) });
  await world.review(many.map((line) => findingAt('a.ts', line, `Number ${line}`)));
  for (const thread of world.state.threads) Object.assign(thread, { isResolved: true, resolvedBy: 'author' });
  const { plan } = await world.review([]);
  expect(plan.remarks).toHaveLength(11);
  expect(plan.remarks.at(-1)).toBe('For the same reason, these count as open too: 15 more threads.');
});
