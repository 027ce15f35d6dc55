// Sentences of docs/policy.md that a second evaluator, written from the page alone, once took for something else.
import { describe, expect, test } from 'vitest';
import { startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { readPolicy } from '../../src/permission/file/policy-file.ts';

/** The answers of a run to pauses, each as an option, `stop` or `ask`. */
async function answers(
  entries: string,
  pauses: readonly (string | object)[],
  context: object = {},
): Promise<readonly string[]> {
  const reading = await readPolicy(Buffer.from(`version: 1\n${entries}\n`), 'policy.yml');
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  const run = startDecisions(reading.policy, { ...unknownContext, ...context });
  return pauses.map((pause, index) => {
    const text = typeof pause === 'string' ? pause : JSON.stringify({ ...permission, ...pause });
    const { answer, outcome } = run.decide({ toolCallId: `call_${index}`, arguments: text });
    return answer ?? outcome;
  });
}

const permission = { kind: 'permission', operation: 'build', options: ['allow_once', 'reject_once'] };
const rule = (match: string, more = ''): string => `rules:\n  - { id: r, ${more} match: ${match}, then: allow }`;
const guard = (match: string): string => `guards:\n  - { id: g, match: ${match}, then: stop }`;
const only = (pattern: string): string => rule(`{ tool: shell, command: { shell: { only: ["${pattern}"] } } }`);
const shell = (text: string) => ({ operation: `shell command: ${text}` });

describe('in "when", one label is enough', () => {
  const context = { labels: ['safe', 'wip'] };
  test.each([
    ['safe', 'allow_once'],
    ['{ has: safe }', 'allow_once'],
    ['{ not: wip }', 'reject_once'],
  ])('%s', async (labels, answer) => {
    expect(await answers(rule('{ tool: build }', `when: { labels: ${labels} },`), [{}], context)).toEqual([answer]);
  });
  test('"has" never matches what is not known', async () => {
    expect(await answers(rule('{ tool: build }', 'when: { labels: { has: unknown } },'), [{}])).toEqual([
      'reject_once',
    ]);
  });
});

test.each([
  ['src/a.ts', 'reject_once'],
  ['lib/a.ts', 'stop'],
  ['../a.ts', 'stop'],
  [7, 'stop'],
])('"not: path" in a guard, for %j', async (at, answer) => {
  expect(await answers(guard('{ "/at": { not: { path: "src/**" } } }'), [{ at }])).toEqual([answer]);
});

test('"only" takes 8 KiB, as UTF-8', async () => {
  const texts = [8187, 8188].map((count) => shell(`echo ${'a'.repeat(count)}`));
  expect(await answers(only('echo *'), texts)).toEqual(['allow_once', 'reject_once']);
});

test('"only" takes no ";" at the end, and "in" as an argument alone', async () => {
  expect(await answers(only('npm test'), [shell('npm test'), shell('npm test;')])).toEqual([
    'allow_once',
    'reject_once',
  ]);
  expect(await answers(only('echo *'), [shell('echo in'), shell('in x')])).toEqual(['allow_once', 'reject_once']);
  await expect(answers(only('in *'), [])).rejects.toThrow('keyword of the shell');
});

describe('"ask"', () => {
  const ask = (limit = ''): string => `rules:\n  - { id: r, match: { tool: build }, then: ask${limit} }`;
  test('rejects once its limit is used up', async () => {
    expect(await answers(ask(', limit: 1'), [{}, { again: 1 }])).toEqual(['ask', 'reject_once']);
  });
  test.each([
    [['reject_once'], 'ask'],
    [['allow_always'], 'ask'],
    [['maybe'], 'stop'],
    [[], 'stop'],
  ])('of the options %j', async (options, answer) => {
    expect(await answers(ask(), [{ options }])).toEqual([answer]);
  });
});

test('a field of an unknown type, also an optional one, stops', async () => {
  const fields = [
    { name: 'a', type: 'string' },
    { name: 'b', type: 'date' },
  ];
  const entries = 'questions:\n  - { id: q, match: { message: m }, answer: { a: x } }';
  expect(await answers(entries, [{ kind: 'elicitation', message: 'm', fields }])).toEqual(['stop']);
});

test.each(['1e400', '1e-400'])('the number %s can’t be judged', async (number) => {
  const pause = `{"kind":"permission","operation":"build","options":["allow_once","reject_once"],"n":${number}}`;
  expect(await answers(rule('{ tool: build }'), [pause])).toEqual(['stop']);
});

test.each([
  [[['a'], 'a'], 'allow_once', 'allow_once'],
  [[['a']], 'allow_once', 'reject_once'],
  [[[]], 'reject_once', 'reject_once'],
  ['a', 'allow_once', 'reject_once'],
])('the list %j for a matcher, and for "has"', async (list, plain, has) => {
  expect(await answers(rule('{ "/list": a }'), [{ list }])).toEqual([plain]);
  expect(await answers(rule('{ "/list": { has: a } }'), [{ list }])).toEqual([has]);
});

test('only an allow starts the count of rejects again', async () => {
  const entries = `budget: { rejects_in_a_row: 2 }
${rule('{ tool: ok }')}
questions:
  - { id: q, match: { message: m }, answer: x }`;
  const [first, second, third] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const question = { kind: 'elicitation', message: 'm' };
  expect(await answers(entries, [first, second, question, third])).toEqual(['reject_once', 'reject_once', 'x', 'stop']);
  expect(await answers(entries, [first, second, { operation: 'ok' }, third])).toEqual([
    'reject_once',
    'reject_once',
    'allow_once',
    'reject_once',
  ]);
});

test('"?" is one character, also one of two UTF-16 units; a path may have 4,096 units', async () => {
  expect(await answers(rule('{ "/s": { glob: "?" } }'), [{ s: '😀' }])).toEqual(['allow_once']);
  const long = rule('{ "/s": { path: "**" } }');
  expect(await answers(long, [{ s: '😀'.repeat(2048) }, { s: '😀'.repeat(2049) }])).toEqual([
    'allow_once',
    'reject_once',
  ]);
});

test.each([7, true, null, { a: 1 }])('the value %j is no text', async (value) => {
  const pause = [{ s: value }];
  expect(await answers(guard('{ "/s": { glob: "*" } }'), pause)).toEqual(['reject_once']);
  expect(await answers(guard('{ "/s": { re2: ".*" } }'), pause)).toEqual(['reject_once']);
  expect(await answers(guard('{ "/s": { path: "x/**" } }'), pause)).toEqual(['stop']);
  expect(await answers(guard('{ "/s": { shell: { any: ["curl *"] } } }'), pause)).toEqual(['stop']);
  expect(await answers(rule('{ "/s": { not: { glob: "b*" } } }'), pause)).toEqual(['allow_once']);
});
