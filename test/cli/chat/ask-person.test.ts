// A person is asked: what stands on the terminal, and what becomes of the lines that are typed.
import { describe, expect, test } from 'vitest';
import { createPersonAsker } from '../../../src/cli/chat/ask-person.ts';
import type { VouchedPolicy } from '../../../src/job/policy-source.ts';
import type { PermissionDecision } from '../../../src/permission/decide/decide.ts';
import { personRule } from '../../../src/permission/decision.ts';
import { readPause } from '../../../src/permission/pause.ts';
import type { AskedQuestion } from '../../../src/run/pause.ts';
import { createRedactor } from '../../../src/secret.ts';
import { handClock } from '../../support/clock.ts';
import { decisionOf } from '../../support/run.ts';
import { colourScreen, expectShown, plainScreen, visible } from '../support/shown.ts';
import type { WatchedWorld } from '../support/watched-io.ts';
import { watchIo } from '../support/watched-io.ts';

const clock = handClock();
const job = { clock, redactor: createRedactor() };
const options = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];
const shell = { kind: 'permission', operation: 'shell command: npm test', options };
const trace = [
  { id: 'deploys', list: 'rules', matched: false, because: 'tool is "shell", wants "deploy"' },
  { id: 'tests', list: 'rules', matched: true, because: 'command is "npm test"' },
] as const;

function questionOf(args: unknown, more: Partial<AskedQuestion> = {}, leftMs = 280_000): AskedQuestion {
  const text = typeof args === 'string' ? args : JSON.stringify(args);
  const pause = readPause(text);
  const { decision = asking(), ...rest } = more;
  return {
    question: {
      sessionId: 'session-1',
      toolCall: { index: 0, id: 'call-1', type: 'function', function: { name: 'x.provide_input', arguments: text } },
      deadline: '2026-11-20T12:05:00.000Z',
      answerUntil: clock.monotonic() + leftMs,
    },
    decision: { ...decision, pause: 'error' in pause ? null : pause },
    refusal: undefined,
    signal: undefined,
    ...rest,
  };
}

function asking(more: Partial<PermissionDecision> = {}): PermissionDecision {
  return decisionOf(null, { verb: 'ask', outcome: 'ask', rule: 'tests', trace, budgets: '0 of 100 answers', ...more });
}

async function ask(asked: AskedQuestion, world: WatchedWorld, vouched?: VouchedPolicy) {
  const { io, terminal, written } = watchIo({ screen: plainScreen, ...world });
  const wish = await createPersonAsker(io, terminal, job, vouched)(asked);
  return { wish, shown: visible(written.shown), written };
}

describe.each([
  ['colours', colourScreen],
  ['plain', plainScreen],
])('on the screen "%s"', (name, screen) => {
  test('every kind of question', async () => {
    const shown: string[] = [];
    for (const [args, lines, more, leftMs] of [
      [shell, ['maybe', '?', 'a']],
      [{ ...shell, operation: 'deploy' }, ['r']],
      [
        { ...shell, operation: null, options: ['reject_once'] },
        ['a', 'n'],
        { decision: asking({ reason: 'A look.' }) },
      ],
      [{ ...shell, operation: 'shell command: echo "a\u200bb"\nrm -rf /' }, [], {}, 65_400],
      [shell, ['r'], { refusal: 'Two lines\nof a refusal.' }],
      [{ kind: 'elicitation', message: 'Which\ncolour?', fields: [{ name: 'colour' }] }, ['red'], {}, 1_000],
      [{ kind: 'elicitation', message: 'Why?' }, ['Because.'], {}, -1],
      [{ kind: 'elicitation' }, ['x']],
    ] as const satisfies readonly (readonly [object, readonly string[], Partial<AskedQuestion>?, number?])[]) {
      shown.push((await ask(questionOf(args, more, leftMs), { lines, screen })).shown);
    }
    await expectShown(`ask-${name}`, shown.join('----\n'));
  });
});

describe('what is typed to a permission', () => {
  test.each([
    ['a', 'allow'],
    ['A', 'allow'],
    [' allow ', 'allow'],
    ['y', 'allow'],
    ['yes', 'allow'],
    ['always', 'allow-always'],
    ['r', 'reject'],
    ['reject', 'reject'],
    ['n', 'reject'],
    ['no', 'reject'],
  ])('%j is %j', async (line, wish) => {
    const asked = await ask(questionOf(shell), { lines: [line] });
    expect(asked.wish).toBe(wish);
    expect(asked.shown).not.toContain('or ? for the reason');
  });

  test.each(['', 'maybe', 'allow_once', 'constructor', '??'])('%j is asked again', async (line) => {
    const { wish, shown } = await ask(questionOf(shell), { lines: [line, 'n'] });
    expect(wish).toBe('reject');
    expect(shown).toContain('Type a, always, r, or ? for the reason.');
  });

  test('a permission is shown with all that it has, though it calls it fields', async () => {
    const { shown } = await ask(questionOf({ ...shell, fields: ['rm -rf /'] }), { lines: ['r'] });
    expect(shown).toContain('rm -rf /');
  });

  test('"always" says how long it lasts', async () => {
    const { shown } = await ask(questionOf(shell), { lines: ['always'] });
    expect(shown).toContain('[always] allow for this session');
  });

  test('what is not offered is not taken', async () => {
    const once = questionOf({ ...shell, options: ['allow_once', 'reject_once'] });
    const { wish, shown } = await ask(once, { lines: ['always', 'a'] });
    expect(wish).toBe('allow');
    expect(shown).not.toContain('[always]');
    const always = questionOf({ ...shell, options: ['allow_always', 'reject_once'] });
    expect((await ask(always, { lines: ['yes', 'always'] })).wish).toBe('allow-always');
    expect((await ask(always, { lines: [] })).shown).not.toContain('[a]');
  });

  test('nothing is no answer', async () => {
    expect((await ask(questionOf(shell), { lines: [] })).wish).toBeUndefined();
  });
});

test.each([
  ['a policy that is not trusted', {}, 'exists, but you do not trust it', '"interns policy trust"'],
  ['no policy', { isAbsent: true }, 'There are no rules yet', '"interns policy init"'],
] as const)('%s: "?" says so, and names what helps', async (_, more, why, remedy) => {
  const undecided = questionOf(shell, { decision: asking({ rule: personRule, trace: [] }) });
  const { shown } = await ask(undecided, { lines: ['?', 'r'] }, { path: 'policy.yml', bytes: undefined, ...more });
  const said = shown.replaceAll(/\s+/g, ' ');
  expect(said).toContain(why);
  expect(said).toContain(remedy);
});

test('what can not be judged is not asked', async () => {
  const { wish, shown } = await ask(questionOf('not JSON'), { lines: ['a'] });
  expect(wish).toBeUndefined();
  expect(shown).toBe('');
});

describe('the time to answer', () => {
  test.each([
    [280_000, '4 min 40 s'],
    [119_700, '2 min 0 s'],
    [119_400, '1 min 59 s'],
    [9_000, '9.0 s'],
    [-1, '0 ms'],
  ])('of %i ms is %s', async (leftMs, shown) => {
    expect((await ask(questionOf(shell, {}, leftMs), { lines: ['a'] })).shown).toContain(` ${shown} to answer.`);
  });

  const { io, written } = watchIo();

  /** A person who never types anything: reading ends as the signal does. */
  function silent(asked: AskedQuestion) {
    const { terminal } = watchIo();
    const readLine = (_: string, signal: AbortSignal): Promise<undefined> =>
      new Promise((_resolve, reject) => {
        const end = (): void => reject(signal.reason);
        if (signal.aborted) end();
        else signal.addEventListener('abort', end);
      });
    return createPersonAsker(io, { ...terminal, readLine }, job)(asked);
  }

  test('ends without an answer', async () => {
    written.shown = '';
    expect(await silent(questionOf(shell, {}, 0))).toBeUndefined();
    expect(written.shown).toMatch(/ 0 ms to answer\.\nNo answer in time\.\n$/);
  });

  test('ends with the run, and says nothing of its own', async () => {
    written.shown = '';
    const reason = new Error('Interrupted.');
    await expect(silent(questionOf(shell, { signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
    expect(written.shown).not.toContain('No answer in time');
  });

  test('is not over because the terminal fails', async () => {
    const { terminal } = watchIo();
    const broken = { ...terminal, readLine: () => Promise.reject(new Error('The terminal is gone.')) };
    for (const signal of [undefined, new AbortController().signal]) {
      const asked = createPersonAsker(io, broken, job)(questionOf(shell, { signal }));
      await expect(asked).rejects.toThrow('The terminal is gone.');
    }
  });
});
