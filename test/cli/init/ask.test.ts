// The questions of `interns init`: what is said, what may be typed, and what is asked again.
import { expect, test } from 'vitest';
import type { InitAnswers } from '../../../src/cli/init/answers.ts';
import { askAnswers, askYesNo } from '../../../src/cli/init/ask.ts';
import { watchIo } from '../support/watched-io.ts';

function asker(lines: readonly string[]) {
  const { io, terminal, written } = watchIo({ lines });
  return { asker: { io, terminal, signal: new AbortController().signal }, written };
}

const all: InitAnswers = {
  use: 'prompt',
  baseUrl: 'https://service.example/api/v1',
  federationPolicyId: 'fp_1',
  intern: 'reviewer',
  trigger: 'push',
  commands: ['npm test'],
  paths: ['src/**'],
};

test('everything is asked, in this order', async () => {
  const lines = ['', all.baseUrl, 'fp_1', ' reviewer ', 'push', 'npm test', 'npm test', '', 'src/**', ''];
  const { asker: one, written } = asker(lines);
  expect(await askAnswers({}, one)).toEqual(all);
  expect(written.stderr).toBe(`What is the workflow for? (? explains a question, and Ctrl-C quits.)
  1  prompt: a prompt to an intern of a deployment, and its answer
  2  review: a review of each pull request, with threads and a status
  3  agent: a review by an agent in the job itself, without a deployment
  4  keys: limits of API keys, set every night from a reviewed file
  5  inference: inference for the programs of a job, such as tests and evaluations
[1-5, empty: 1] >${' '}
Base URL of the Intern Service (empty: https://service.example/api/v1)
  > https://service.example/api/v1
Id of the federation policy (empty: not yet) > fp_1
Name or id of the intern >  reviewer${' '}
What starts the workflow?
  1  pull_request: each pull request
  2  issue_comment: a comment that begins with "/intern " on a pull request
  3  push: a push to the default branch
  4  schedule: every Monday morning
[1-4, empty: 1] > push
Commands that the intern may run, one per line, such as npm test. An empty line ends the list.
  > npm test
  > npm test
  >${' '}
Paths that the intern may edit, one per line, such as src/**. An empty line ends the list.
  > src/**
  >${' '}
`);
});

test('what is known is not asked', async () => {
  const { asker: one, written } = asker([]);
  expect(await askAnswers(all, one)).toEqual(all);
  expect(written.stderr).toBe('');
});

test.each([
  ['review', ['review', all.baseUrl, 'fp_1', 'reviewer', 'npm test, npm run lint', '']],
  ['agent', ['3', 'npm test, npm run lint', '']],
  ['keys', ['4', all.baseUrl]],
  ['inference', ['inference', all.baseUrl, 'fp_1', 'reviewer', 'npm test, npm run lint', '']],
])('%s asks only what it needs, and two commands in a line are two', async (use, lines) => {
  const { asker: one } = asker(lines);
  const answers = await askAnswers({}, one);
  expect(answers).toMatchObject({ use, paths: [] });
  expect(answers?.commands).toEqual(use === 'keys' ? [] : ['npm test', 'npm run lint']);
  expect(await one.terminal.readLine('', one.signal)).toBeUndefined();
});

test.each([
  ['', 'pull_request'],
  ['1', 'pull_request'],
  ['2', 'issue_comment'],
  ['3', 'push'],
  ['4', 'schedule'],
  ['schedule', 'schedule'],
])('%j is what starts it: %s', async (typed, trigger) => {
  const { trigger: _, ...others } = all;
  expect(await askAnswers(others, asker([typed]).asker)).toEqual({ ...all, trigger });
});

test('a federation policy that is not there yet is none', async () => {
  const { federationPolicyId: _, ...others } = all;
  expect(await askAnswers(others, asker(['']).asker)).toEqual({ ...all, federationPolicyId: undefined });
});

test('a base URL without a version segment is asked about, and yes is meant where nothing is typed', async () => {
  const { baseUrl: _, ...others } = all;
  const { asker: one, written } = asker(['https://service.example/', '']);
  expect(await askAnswers(others, one)).toEqual(all);
  expect(written.stderr.split('\n').slice(2, 4)).toEqual([
    'The base URL of an Intern Service ends in a version segment.',
    'Use "https://service.example/api/v1" instead? [Y/n] > ',
  ]);
});

test.each([
  ['service.example', ['service.example', '']],
  ['a host with its port', ['service.example:8443/api/v1']],
])('a base URL without a scheme has https: %s', async (_, lines) => {
  const { baseUrl: _given, ...others } = all;
  const port = lines.length === 1 ? ':8443' : '';
  expect(await askAnswers(others, asker(lines).asker)).toEqual({
    ...all,
    baseUrl: `https://service.example${port}/api/v1`,
  });
});

test('at each question, "?" explains it, and it is asked again', async () => {
  const answers = ['', all.baseUrl, 'fp_1', 'reviewer', 'push', 'npm test', '', 'src/**', ''];
  const { asker: one, written } = asker(answers.flatMap((answer) => ['?', answer]));
  expect(await askAnswers({}, one)).toEqual(all);
  const said = written.stderr.split('\n').filter((_, index, lines) => lines[index - 1]?.endsWith('> ?'));
  expect(said).toHaveLength(answers.length);
  expect(new Set(said).size).toBe(7);
  for (const line of said) expect(line).toMatch(/^[A-Z].*\.$/);
});

test('lines that are pasted into a list are several, and so are paths with commas', async () => {
  const { commands: _commands, paths: _paths, ...others } = all;
  const lines = ['npm test\nnpm run lint\n', '', 'src/**, README.md', ''];
  expect(await askAnswers(others, asker(lines).asker)).toEqual({
    ...all,
    commands: ['npm test', 'npm run lint'],
    paths: ['src/**', 'README.md'],
  });
});

test.each([
  [['y'], false, true],
  [['YES'], false, true],
  [['n'], true, false],
  [['No'], true, false],
  [[''], true, true],
  [[''], false, false],
  [[], true, false],
  [['yesterday', 'nope', 'oh no', 'say y', 'y'], false, true],
])('%j where %s is the default: %s', async (lines, preset, answer) => {
  const { asker: one, written } = asker(lines);
  expect(await askYesNo(one, { question: 'Write?', preset, help: '' })).toBe(answer);
  const again = Math.max(lines.length - 1, 0);
  expect(written.stderr.split('Type y or n.\n').length - 1).toBe(again);
  expect(written.stderr).toContain(`Write? [${preset ? 'Y/n' : 'y/N'}] > `);
});

test('"?" at a yes or no explains it, and it is asked again', async () => {
  const { asker: one, written } = asker(['?', 'n']);
  expect(await askYesNo(one, { question: 'Write?', preset: true, help: 'Nothing was written yet.' })).toBe(false);
  expect(written.stderr).toBe('Write? [Y/n] > ?\nNothing was written yet.\nWrite? [Y/n] > n\n');
});

test('an empty answer takes the example of a base URL', async () => {
  const { baseUrl: _, ...others } = all;
  const { asker: one, written } = asker(['']);
  expect(await askAnswers(others, one)).toEqual(all);
  expect(written.stderr).toContain('(empty: https://service.example/api/v1)');
});

test('what breaks while it asks is not taken for a wrong answer', async () => {
  const { asker: one } = asker([]);
  const reason = new TypeError('The terminal is gone.');
  const broken = { ...one, terminal: { ...one.terminal, readLine: () => Promise.reject(reason) } };
  await expect(askYesNo(broken, { question: 'Write?', preset: true, help: '' })).rejects.toBe(reason);
});
