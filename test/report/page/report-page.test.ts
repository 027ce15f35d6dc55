// The report as a page: what stands on it at each level, its addresses, and its bound.
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { unknownContext } from '../../../src/permission/context.ts';
import { toReportPage } from '../../../src/report/page/report-page.ts';
import { suggestRules } from '../../../src/report/suggestions.ts';
import { internOf } from '../../support/chat.ts';
import { decisionEvent, toStartEvent } from '../../support/events.ts';
import { pauseEvent, requestEvent, shownRunOf, startEvent, type TimedEvent } from '../../support/transcript.ts';

const events: readonly TimedEvent[] = [
  [100, requestEvent('exchange', 100)],
  [110, startEvent],
  [120, { type: 'prompt', text: 'the words of the prompt' }],
  [300, requestEvent('chat', 150)],
  [400, { type: 'text', text: 'the words of the intern' }],
  [500, pauseEvent('npm publish')],
  [
    510,
    decisionEvent({
      operation: 'shell command: npm publish',
      outcome: 'reject',
      verb: 'reject',
      rule: 'default',
      reason: 'Not from here.',
    }),
  ],
  [520, { type: 'end', conclusion: 'finished', error_code: null }],
];
const run = shownRunOf(events);

test('what a person wants first stands first', () => {
  const page = toReportPage([run], { level: 'full', suggest: suggestRules });
  const order = [
    'reviewer finished, 1 of 1 request rejected',
    'the words of the intern',
    'Not from here.',
    'id: allow-npm-publish',
    '<h2>Where the time went',
    '<h2>Timeline',
    'Exchange for an access token',
  ];
  const places = order.map((words) => page.indexOf(words, page.indexOf('<body>')));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the top says when the run began and what started it, as far as it is known', () => {
  const topOf = (shown: typeof run, level: 'full' | 'none'): string =>
    toReportPage([shown], { level }).replaceAll('<wbr>', '');
  expect(topOf(run, 'full')).toContain('<p class="quiet">2026-11-20 14:00 UTC · manual mode · 420 ms</p>');
  const context = { ...unknownContext, event: 'pull_request', ref: 'refs/pull/7/merge' };
  const start = toStartEvent(
    internOf({ name: 'reviewer' }),
    'manual',
    { path: null, commit: null, digest: null },
    context,
  );
  const shown = shownRunOf([[0, start]]);
  expect(topOf(shown, 'full')).toContain(
    '2026-11-20 14:00 UTC · manual mode · 0 ms · pull_request · refs/pull/7/merge</p>',
  );
  expect(topOf(shown, 'none')).not.toContain('UTC');
});

test('the page names the repository and the commit, and explains its two kinds of bars', () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const start = { ...startEvent, repository: 'acme/app', commit };
  const page = toReportPage([shownRunOf(events.map(([at, event]) => [at, event === startEvent ? start : event]))], {
    level: 'full',
  }).replaceAll('<wbr>', '');
  const header = page.slice(page.indexOf('<header'), page.indexOf('</header>'));
  expect(header).toContain('acme/app');
  expect(header).toContain('commit <code>0123456789ab</code>');
  expect(page).toContain(
    'A thick bar is the time that something took. The thin line before it is the wait for the intern.',
  );
});

test('every link at the top leads to a part of the page', () => {
  for (const list of [events, [[0, startEvent]] satisfies TimedEvent[]]) {
    const page = toReportPage([shownRunOf(list)], { level: 'full' });
    const [nav = ''] = /<nav .*?<\/nav>/s.exec(page) ?? [];
    const links = [...nav.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toContain('timeline');
    expect(links.filter((id) => !page.includes(` id="${id}"`))).toEqual([]);
  }
});

test('a reader walks from the top through the problems that are shown, one after the other', () => {
  const remark = (at: number): TimedEvent => [at, { type: 'remark', message: 'A warning.' }];
  const page = (list: readonly TimedEvent[]): string => toReportPage([shownRunOf(list)], { level: 'full' });
  const linksOf = (html: string) =>
    [...html.matchAll(/href="#(e\d+)">(The problem|First of \d+ problems|Next problem)</g)].map(
      ([, id, label]) => `${label}: ${id}`,
    );
  expect(linksOf(page([[0, startEvent], remark(10), [20, startEvent], remark(30), remark(40)]))).toEqual([
    'First of 3 problems: e2',
    'Next problem: e4',
    'Next problem: e5',
  ]);
  expect(linksOf(page([remark(0)]))).toEqual(['The problem: e1']);
  expect(linksOf(page([[0, startEvent]]))).toEqual([]);
  const many = page(Array.from({ length: 9000 }, (_, at) => remark(at)));
  const ids = new Set([...many.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(linksOf(many)).toHaveLength(8000);
  expect(linksOf(many).filter((link) => !ids.has(link.split(': ')[1]))).toEqual([]);
});

test('a question that the cancelled run left without an answer is not called rejected', () => {
  const open: readonly TimedEvent[] = [
    [0, startEvent],
    [10, pauseEvent('git push')],
    [5000, decisionEvent({ operation: 'git push', outcome: 'reject', decided_by: 'nobody' })],
  ];
  const cancelled: TimedEvent = [5001, { type: 'error', code: 'cancelled', message: 'Cancelled.', reason: null }];
  const page = (list: readonly TimedEvent[]): string => toReportPage([shownRunOf(list)], { level: 'full' });
  expect(page(open)).toContain('<h2>Rejected</h2>');
  expect(page([...open, cancelled])).not.toContain('Rejected');
});

test('brief has no word of the intern, of the prompt or of an argument; none has the conclusion alone', () => {
  const brief = toReportPage([run], { level: 'brief' });
  expect(brief).not.toMatch(/the words of|allow_once/);
  expect(brief).toContain('npm publish');
  expect(brief).toContain('Timeline');
  const none = toReportPage([run], { level: 'none' });
  expect(none).toContain('reviewer finished');
  expect(none).not.toMatch(/npm publish|the words of|<ol class="rows">/);
});

test('every row has an address, and the rejection links to its own', () => {
  const page = toReportPage([run], { level: 'full' });
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const line of [1, 2, 3, 4, 5, 6, 8]) expect(ids).toContain(`e${line}`);
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  // from the top, from what was rejected, and its own
  expect(links.filter((id) => id === 'e6')).toHaveLength(3);
});

test('equal rejections are one, with their number and a link to each; another reason is another one', () => {
  const reject = (at: number, reason: string): readonly TimedEvent[] => [
    [at, pauseEvent('npm publish')],
    [at + 10, decisionEvent({ operation: 'shell command: npm publish', outcome: 'reject', verb: 'reject', reason })],
  ];
  const page = toReportPage(
    [shownRunOf([[0, startEvent], ...reject(100, 'No.'), ...reject(900, 'No.'), ...reject(1500, 'Never.')])],
    {
      level: 'full',
    },
  );
  const section = /<section id="rejected">.*?<\/section>/s.exec(page)?.[0] ?? '';
  expect(section.match(/<div class="refused">/g)).toHaveLength(2);
  expect(section).toContain('2 times: <a href="#e2">at 0:00.1</a> <a href="#e4">at 0:00.9</a>');
  expect(section).toContain('<span class="quiet"><a href="#e6">at 0:01.5</a></span>');
});

test('several runs are one page with totals, and addresses of their own', () => {
  const page = toReportPage([run, run], { level: 'full' });
  expect(page).toContain('<title>2 runs</title>');
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['r1', 'r1-e1', 'r2', 'r2-e8']));
});

test('the totals alone have no run', () => {
  const page = toReportPage([run], { level: 'full', totalsOnly: true });
  expect(page).toContain('1 run');
  expect(page).not.toContain('Timeline');
});

test('a run under way says so and is read again; one that ended is not', () => {
  const page = toReportPage([shownRunOf(events.slice(0, -1))], { level: 'full', isUnderWay: true });
  expect(page).toContain('<title>⏳ reviewer is at work</title>');
  expect(page).toContain('<meta http-equiv="refresh" content="2">');
  expect(toReportPage([run], { level: 'full' })).not.toContain('refresh');
});

test('no script, no picture, no style of an element, and a policy that forbids them', () => {
  const page = toReportPage([run], { level: 'full' });
  expect(page).not.toMatch(/<(?:script|img|link|iframe|object)\b|\son\w+=|\sstyle=|url\(/i);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  // `npm run generate` writes the digest.
  const digest = hash('sha256', style, 'base64');
  expect(page).toContain(
    `content="default-src 'none'; style-src 'sha256-${digest}'; form-action 'none'; base-uri 'none'"`,
  );
});

test('a page of more than its bound says what is left out, and keeps the end', () => {
  const many = Array.from({ length: 600 }, (_, index): readonly TimedEvent[] => [
    [1000 + index, { type: 'text', text: `<${'word '.repeat(200)}` }],
    [1000 + index, { type: 'reasoning', text: '&'.repeat(500) }],
  ]);
  const long = shownRunOf([
    ...events.slice(0, -1),
    ...many.flat(),
    [9000, { type: 'error', code: 'timeout', message: 'The end of it.', reason: null }],
  ]);
  for (const maxBytes of [1024 * 1024, 200 * 1024]) {
    const page = toReportPage([long], { level: 'full', maxBytes });
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(maxBytes);
    expect(page).toContain('The end of it.');
    expect(page).toMatch(/\d+ (?:characters|rows) are left out here\. The transcript file has them\./);
  }
});

test('a request that took longer than time has dates is shown', () => {
  const page = toReportPage([shownRunOf([[0, requestEvent('chat', 1e308)]])], { level: 'full' });
  expect(page).toContain('-271821-04-20 00:00:00.000Z');
});

test('many rows stand in lists that a browser passes over one by one: two hundred rows each, the rest in the first', () => {
  const remarks = Array.from({ length: 950 }, (_, at): TimedEvent => [at, { type: 'remark', message: 'A warning.' }]);
  const page = toReportPage([shownRunOf(remarks)], { level: 'full' });
  const lists = page.split('<ol class="rows">').slice(1);
  expect(lists.map((list) => list.split('<li class="row').length - 1)).toEqual([150, 200, 200, 200, 200]);
  expect(page).toContain('.rows ~ .rows { contain-intrinsic-height: auto 6600px; }');
  expect(page.match(/<[a-z]/g)?.length ?? 0).toBeLessThan(950 * 16);
});
