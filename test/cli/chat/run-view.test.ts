// A run as a person watches it: events made up, on every screen.
import { describe, expect, test } from 'vitest';
import { printJsonLines, showRun } from '../../../src/cli/chat/run-view.ts';
import type { RunEvent } from '../../../src/transcript/events.ts';
import { decisionEvent } from '../../support/events.ts';
import { colourScreen, expectShown, noScreen, plainScreen, screens, visible } from '../support/shown.ts';
import type { WatchedWorld } from '../support/watched-io.ts';
import { watchIo } from '../support/watched-io.ts';

const at = '2026-11-20T12:00:00.000Z';
const happened: readonly RunEvent[] = [
  { type: 'request', route: 'chat', status: 200, ms: 41, request_id: 'req-1' },
  { type: 'prompt', text: 'Review this.' },
  { type: 'reasoning', text: 'Let me look ' },
  { type: 'reasoning', text: 'at the \u001b[31mchange.' },
  { type: 'text', text: '# Review\n\nThe change is **small** and ' },
  { type: 'text', text: 'does what it says, which is more than can be said of most:\n\n- `src/range.ts`\n' },
  { type: 'reasoning', text: 'Now the tests.' },
  { type: 'pause', tool_call_id: 'call-1', name: 'service.provide_input', arguments: '{}' },
  decisionEvent({ operation: 'shell command: npm test', rule: 'tests' }),
  { type: 'text', text: 'They pass, ' },
  decisionEvent({ operation: 'two\nlines', answer: 'reject_once', rule: 'default', outcome: 'reject' }),
  decisionEvent({ kind: 'elicitation', operation: null, answer: '{"a":1}', rule: '(person)', outcome: 'answer' }),
  { type: 'text', text: 'so \u202eall is well.\n::error::not a command' },
  decisionEvent({ kind: null, operation: null, answer: null, rule: 'malformed', outcome: 'stop' }),
  { type: 'usage', usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3, cost: 0.01 } },
  { type: 'end', conclusion: 'rejected', error_code: 'policy_stopped' },
];

function watch(events: readonly RunEvent[], world: WatchedWorld, level: 'full' | 'brief' | 'none' = 'full') {
  const { io, written } = watchIo(world);
  const show = showRun(io, level);
  for (const event of events) show({ ...event, at });
  return written;
}

test.each(screens)('a whole run on the screen "%s"', async (name, screen) => {
  await expectShown(`run-${name}`, visible(watch(happened, { screen }).shown));
  await expectShown(`run-${name}-brief`, visible(watch(happened, { screen }, 'brief').shown));
  expect(watch(happened, { screen }, 'none').shown).toBe('');
});

test('a whole run in the log of a runner', async () => {
  const { shown } = watch(happened, { env: { GITHUB_ACTIONS: 'true' } });
  await expectShown('run-runner', visible(shown));
  expect(shown).not.toMatch(/^::/m);
});

test('a whole run where there is no terminal at all is as in a file', () => {
  expect(watch(happened, { isBare: true })).toEqual(watch(happened, { screen: noScreen }));
});

test('every event is a line of JSON for a program', () => {
  const { io, written } = watchIo();
  const print = printJsonLines(io);
  for (const event of happened) print({ ...event, at });
  const lines = written.stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(happened.map((event) => ({ ...event, at })));
  expect(written.stderr).toBe('');
});

test('a question that nobody answered is not shown as answered', () => {
  const rejected = { answer: 'reject_once', rule: '(person)', outcome: 'reject', decided_by: 'nobody' } as const;
  expect(watch([decisionEvent(rejected)], { screen: noScreen }).stderr).toContain('rejected (no answer)');
});

describe('words', () => {
  const say = (...texts: readonly string[]): readonly RunEvent[] => texts.map((text) => ({ type: 'text', text }));
  const end: RunEvent = { type: 'end', conclusion: 'finished', error_code: null };

  test.each([
    ['an open line is ended', [...say('One'), end], 'One\n'],
    ['a closed line is left', [...say('One\n'), end], 'One\n'],
    ['pieces make one line', [...say('One ', 'two'), end, end], 'One two\n'],
    ['no words, no line', [end], ''],
    ['words go on after an event', [...say('One'), end, ...say('Two\n'), end], 'One\nTwo\n'],
  ])('%s', (_, events, stdout) => {
    expect(watch(events, { screen: noScreen }).stdout).toBe(stdout);
    expect(watch(events, { screen: plainScreen }).stdout).toBe(stdout);
    expect(watch(events, { env: { GITHUB_ACTIONS: 'true' } }).stdout).toBe(stdout);
  });

  test('that leave nothing to see keep a closed line closed', () => {
    expect(watch([...say('One\n', '\u0007'), end], { screen: noScreen }).stdout).toBe('One\n');
  });

  test('reach a runner in whole lines, a file at once', () => {
    expect(watch(say('One ', 'two\nThr'), { env: { GITHUB_ACTIONS: 'true' } }).stdout).toBe('One two\n');
    const command = watch(say('One ##vso[task.setvariable variable=x]y\n'), { env: { TF_BUILD: 'True' } });
    expect(command.stdout).toBe('One # #vso[task.setvariable variable=x]y\n');
    expect(watch(say('One ', 'two\nThr'), { env: {} }).stdout).toBe('One two\nThr');
  });
});

describe('the line that says that the intern works', () => {
  const prompt: RunEvent = { type: 'prompt', text: 'Go.' };

  test('goes away once, when something comes', () => {
    const { stderr } = watch([prompt, { type: 'text', text: 'x' }, { type: 'text', text: 'y' }], {
      screen: colourScreen,
    });
    expect(visible(stderr)).toBe('‹dim›The intern is working …‹/›‹erase line›');
  });

  test.each([
    ['after an answer', decisionEvent(), 1],
    ['not after a stop', decisionEvent({ answer: null, outcome: 'stop' }), 0],
    ['not after an end', { type: 'end', conclusion: 'finished', error_code: null } as const, 0],
  ])('comes %s', (_, event, count) => {
    expect(watch([event], { screen: plainScreen }).stderr.split('The intern is working …').length - 1).toBe(count);
  });

  test('is for terminals only', () => {
    expect(watch([prompt], { screen: noScreen }).shown).toBe('');
  });
});

test('who decided is "you", with the rule that asked where there is one', () => {
  const decided = { operation: 'shell', answer: 'reject_once', outcome: 'reject', decided_by: 'person' } as const;
  const shownOf = (rule: string) =>
    visible(watch([decisionEvent({ ...decided, rule })], { screen: plainScreen }).shown);
  expect(shownOf('push')).toContain('rejected (by you, asked by rule push)');
  expect(shownOf('(person)')).toContain('rejected (by you)');
});
