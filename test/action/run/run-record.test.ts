// `attest: file`: what a run leaves for the next step to sign.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestFolder } from '../../../src/action/run/run-record.ts';
import { version } from '../../../src/action/version.ts';
import { readTranscriptRecord } from '../../../src/provenance/from-transcript.ts';
import { predicate } from '../../../src/provenance/predicate.ts';
import { predicateType } from '../../../src/provenance/predicate-words.ts';
import { finishRun, policyText } from '../../provenance/support/run.ts';
import { shas } from '../../support/pull-request-job.ts';

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

test('the file says what was asked, by which policy it was decided, and what came of it', async () => {
  const run = await finishRun();
  expect(run.outputs).toMatchObject({
    'predicate-type': predicateType,
    'subject-digest': `sha256:${hash(run.transcript)}`,
  });
  expect(predicate.parse(run.predicate)).toEqual({
    service: new URL(run.io.getInput('base-url')).origin,
    intern: { id: expect.any(String), name: 'reviewer' },
    approvalMode: 'manual',
    startedOn: '2026-11-18T12:00:00.000Z',
    finishedOn: '2026-11-18T12:00:00.000Z',
    prompt: { digest: { sha256: hash('Review this.') } },
    policy: {
      path: '.github/intern-policy.yml',
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      digest: { sha256: hash(policyText) },
      tests: 1,
    },
    decisions: [
      {
        arguments: { digest: { sha256: expect.any(String) } },
        outcome: 'allow',
        answer: 'allow_once',
        rule: 'tests',
        decidedBy: 'policy',
      },
      {
        arguments: { digest: { sha256: expect.any(String) } },
        outcome: 'reject',
        answer: 'reject_once',
        rule: 'default',
        decidedBy: 'policy',
      },
      {
        arguments: { digest: { sha256: expect.any(String) } },
        outcome: 'answer',
        answerDigest: { sha256: hash('{"action":"accept","content":{"branch":"the-release-branch"}}') },
        rule: 'branch',
        decidedBy: 'policy',
      },
    ],
    conclusion: 'finished',
    usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 0, cost: 0.01 },
    pullRequest: { headCommit: { digest: { gitCommit: shas.head } } },
    tool: { name: 'intern-action', version, digest: { sha256: expect.any(String) } },
  });
});

test.each([
  ['a run that finished', {}],
  ['a run that failed', { 'max-pauses': '1' }],
  ['a run that was left open', { 'on-pause': 'stop' }],
  ['a run in self-drive', { 'approval-mode': 'self-drive' }],
])('%s: whoever has the transcript can make the file again', async (_what, inputs) => {
  const run = await finishRun(inputs);
  expect(readTranscriptRecord(run.transcript)).toEqual({
    digest: { sha256: hash(run.transcript) },
    predicate: run.predicate,
  });
});

test('no word of the prompt, of the intern or of what it asked stands in the file, and only its owner reads it', async () => {
  const { outputs } = await finishRun();
  const text = readFileSync(outputs['predicate-file'] ?? '', 'utf8');
  for (const word of ['Review this', 'secret of the house', 'npm test', 'git push', 'the-release-branch'])
    expect(text).not.toContain(word);
  expect(statSync(outputs['predicate-file'] ?? '').mode & 0o777).toBe(0o600);
});

test.each([['none'], ['brief'], ['full']])(
  'transcript: %s hides words from the log, the transcript is signed for whole',
  async (transcript) => {
    const run = await finishRun({ transcript });
    expect(run.outputs['subject-digest']).toBe(`sha256:${hash(run.transcript)}`);
    expect(run.transcript.toString()).toContain('My words are a secret of the house.');
  },
);

test('the digest is of the transcript as the step leaves it, with the warnings of its comment', async () => {
  const intercept = (request: string) => (request.startsWith('PATCH ') ? { status: 502 } : undefined);
  const run = await finishRun({ comment: 'sticky' }, { intercept });
  expect(run.transcript.toString().trimEnd().split('\n').at(-1)).toContain('"type":"remark"');
  expect(run.outputs['subject-digest']).toBe(`sha256:${hash(run.transcript)}`);
});

test('the digest is of the transcript as the step leaves it, with the warning of a report that was not written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-record-'));
  for (let count = 1; count <= 100; count += 1) {
    writeFileSync(join(folder, count === 1 ? 'report.html' : `report-${count}.html`), '');
  }
  const given = { 'transcript-file': join(folder, 'run.jsonl') };
  const run = await finishRun(given, { event: { env: { RUNNER_TEMP: folder } } });
  expect(run.transcript.toString()).toContain('The report file was not written');
  expect(run.outputs['subject-digest']).toBe(`sha256:${hash(run.transcript)}`);
  expect(readTranscriptRecord(run.transcript)).toMatchObject({ predicate: run.predicate });
});

test('without attest nothing of it is said or written', async () => {
  const run = await finishRun({ attest: 'none' });
  for (const name of ['predicate-file', 'predicate-type', 'subject-digest'])
    expect(run.outputs).not.toHaveProperty(name);
  expect(run.transcript.toString()).not.toContain('"tool"');
});

const commented = {
  name: 'issue_comment',
  payload: {
    issue: { number: 7, pull_request: {} },
    comment: { body: 'Look again.', updated_at: '2026-11-18T12:00:00Z', user: { login: 'octocat' } },
    repository: { visibility: 'private' },
  },
};

test('a comment does not name the commit of its pull request, so the API is asked', async () => {
  const run = await finishRun({}, { event: commented });
  expect(run.predicate).toMatchObject({ pullRequest: { headCommit: { digest: { gitCommit: shas.head } } } });
});

test('where the API does not tell the commit, the file names none, with a warning', async () => {
  const intercept = (request: string) => (request.endsWith('/pulls/7') ? { status: 403 } : undefined);
  const run = await finishRun({}, { event: commented, intercept });
  expect(run.predicate).not.toHaveProperty('pullRequest');
  expect(run.io.log.at('warning')).toEqual([
    expect.stringMatching(/^The record of this run names no commit of the pull request: .*403/),
  ]);
});

test.each([
  ['push', {}],
  ['issues', { issue: { number: 7 }, repository: { visibility: 'private' } }],
])('on %s there is no pull request: nobody is asked for one, and the file names none', async (name, payload) => {
  const asked: string[] = [];
  const run = await finishRun({}, { event: { name, payload }, intercept: (request) => void asked.push(request) });
  expect(run.predicate).not.toHaveProperty('pullRequest');
  expect([run.io.log.at('warning'), asked.filter((request) => request.includes('/pulls/'))]).toEqual([[], []]);
});

test('a run that failed is said to have failed, and why', async () => {
  const run = await finishRun({ 'max-pauses': '1' });
  expect(run.predicate).toMatchObject({ conclusion: 'failed', errorCode: 'too_many_pauses' });
});

test('a word that attest does not take is refused before anything is sent', async () => {
  await expect(finishRun({ attest: 'sign' })).rejects.toMatchObject({
    code: 'input_invalid',
    message: expect.stringContaining('Input "attest" is "sign". Use'),
  });
});

test('the digest of a folder is what sha256sum says of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  for (const name of ['index.js', '101.index.js', 'Licence.txt', 'a.json']) writeFileSync(join(folder, name), name);
  const shell = execFileSync('bash', ['-c', 'LC_ALL=C sha256sum * | sha256sum'], {
    cwd: folder,
    encoding: 'utf8',
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
  });
  expect(`${digestFolder(folder)}  -\n`).toBe(shell);
});

test('the version of the action is the version of the package', () => {
  const root = join(import.meta.dirname, '../../..');
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version).toBe(version);
});
