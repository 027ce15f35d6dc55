// The runs on the console: those that wait first, and those that ended too.
import { expect, test } from 'vitest';
import { toRuns, type WatchedRun, watchRuns } from '../../src/console/runs.ts';
import type { ServiceView } from '../../src/service/listen/console.ts';
import { prompt } from '../service/support/chat.ts';
import { configOf, start } from '../service/support/service.ts';

/** Runs that ended before anybody opened the console, as it shows them then. */
async function shownAfter(count: number): Promise<string> {
  let view: ServiceView | undefined;
  const service = await start({
    config: configOf([{ say: 'Done.' }]),
    console: async () => (opened) => {
      view = opened;
      return async () => ({ kind: 'json', status: 200, body: {}, decision: 'shown' });
    },
  });
  for (let session = 0; session < count; session++) await (await prompt(service, { session: `s${session}` })).text();
  await fetch(service.console ?? '');
  const runs: readonly WatchedRun[] = view === undefined ? [] : watchRuns(view)();
  return toRuns(runs, { names: new Map(), apiPath: '/api/v1', judgePause: () => undefined }).html;
}

test('a run that ended before the console was opened is shown, and that its words are forgotten', async () => {
  const html = await shownAfter(1);
  expect(html).toContain('✓ finished');
  expect(html).toContain('session <code>s0</code>');
  expect(html).toContain('Its text is not kept');
  expect(html).not.toContain('No run yet');
});

test('the last three stand open, and the earlier ones are folded', async () => {
  const html = await shownAfter(5);
  const [open = '', folded = ''] = html.split('<details id="earlier-runs">');
  expect(open.match(/session <code>s\d/g)).toEqual(['session <code>s4', 'session <code>s3', 'session <code>s2']);
  expect(folded).toContain('<summary>2 more runs that ended</summary>');
  expect(folded.match(/session <code>s\d/g)).toEqual(['session <code>s1', 'session <code>s0']);
});
