// A run that asks for findings: what the prompt ends with, the one repair, files, outputs, annotations, and how the step ends.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFindingsFile } from '../../../src/findings/findings-file.ts';
import type { GivenInputs } from '../../support/command-settings.ts';
import type { JobEvent, JobResult, PullRequestJob } from '../../support/pull-request-job.ts';
import { openPullRequestJob, shas } from '../../support/pull-request-job.ts';
import { entry, rangePatch, reviewAnswer } from '../../support/review.ts';

const policy = 'version: 1\n';
const repair = "Your answer can't be used as it is*";

/** A job for a pull request that changes `src/range.ts`. */
async function openReview(...turns: readonly (readonly [when: string, say: string])[]): Promise<PullRequestJob> {
  const script = { turns: turns.map(([when, say]) => ({ when, steps: [{ say }] })) };
  const job = await openPullRequestJob(script, policy);
  const known = job.state.pullRequests.get(7);
  if (known === undefined) throw new Error('There is no pull request.');
  job.state.pullRequests.set(7, { ...known, files: [{ filename: 'src/range.ts', patch: rangePatch }] });
  return job;
}

async function review(answer: string, given: GivenInputs = {}, more: Partial<JobEvent> = {}): Promise<JobResult> {
  const job = await openReview(['*', answer]);
  return job.run({ findings: 'collect', ...given }, more);
}

const promptsIn = ({ io }: JobResult): readonly string[] =>
  readFileSync(io.outputs['transcript-file'] ?? '', 'utf8')
    .split('\n')
    .flatMap((line) => (line.includes('"type":"prompt"') ? [line] : []));

test('findings are read, judged, and written into files', async () => {
  const { io, conclusion } = await review(
    reviewAnswer([entry(), entry({ line: 99, severity: 'note', title: 'Beyond' })]),
  );
  expect(conclusion).toBe('finished');
  expect(io.hasFailed).toBe(true);
  expect(io.outputs).toMatchObject({ conclusion: 'finished', verdict: 'changes', 'error-code': 'findings_changes' });
  expect(io.outputs['text']).toBe('I read it all.');
  expect(JSON.parse(io.outputs['findings'] ?? '')).toMatchObject([
    { path: 'src/range.ts', line: 2, end_line: 2, side: 'new', severity: 'major', title: 'It never ends' },
    { line: 99, severity: 'note' },
  ]);
  const binding = { repository: 'acme/app', pull_request: 7, head: shas.head, run_id: '4711' };
  const file = readFindingsFile(readFileSync(io.outputs['findings-file'] ?? '', 'utf8'), binding);
  expect(file).toMatchObject({ internVerdict: 'changes', unreadable: 0, findings: [{ line: 2 }, { line: 99 }] });
  const sarif = JSON.parse(readFileSync(io.outputs['sarif-file'] ?? '', 'utf8'));
  expect(sarif.runs[0].results).toHaveLength(2);
  expect(io.annotations).toEqual([]);
});

test('the summary begins with the verdict and a table, and shows no block', async () => {
  const elsewhere = entry({ path: 'docs/none.md', severity: 'minor', title: 'Not here' });
  const { io } = await review(
    reviewAnswer([entry(), entry({ line: 99, severity: 'note', title: '@octocat <b>' }), elsewhere]),
  );
  const [first = ''] = io.summary.split('\n');
  expect(first).toContain('The review asks for changes');
  const link = `<a href="https://github.com/acme/app/blob/${shas.head}/src/range.ts#L2">`;
  expect(io.summary).toContain(`| major | ${link}<code>src&#47;range&#46;ts&#58;2</code></a> | It never ends | new |`);
  expect(io.summary).toContain('| &#64;&#8203;octocat &#60;b&#62; | not on lines of the diff |');
  // Whether that file is there at all, nobody knows: no link leads to it.
  expect(io.summary).toContain(
    '| minor | <code>docs&#47;none&#46;md&#58;2</code> | Not here | not a file of this diff |',
  );
  expect(io.summary).not.toContain('intern-findings');
});

test('the sticky comment begins with it too', async () => {
  const job = await openReview(['*', reviewAnswer([])]);
  await job.run({ findings: 'collect', comment: 'sticky' });
  const body = job.state.comments[0]?.body ?? '';
  expect(body.split('\n')[1]).toContain('The review passes');
  expect(body).not.toContain('intern-findings');
});

test.each([
  ['no finding', reviewAnswer([]), {}, 'pass', undefined],
  [
    'a finding below the bound',
    reviewAnswer([entry({ severity: 'minor' })], { verdict: 'pass' }),
    {},
    'pass',
    undefined,
  ],
  [
    'a lower bound',
    reviewAnswer([entry({ severity: 'minor' })]),
    { 'fail-at': 'minor' },
    'changes',
    'findings_changes',
  ],
  [
    'a word of pass beside a critical finding',
    reviewAnswer([entry({ severity: 'critical' })], { verdict: 'pass' }),
    {},
    'changes',
    'findings_changes',
  ],
  [
    'a finding that can not be read',
    reviewAnswer([entry({ line: 0 })], { verdict: 'pass' }),
    {},
    'unsure',
    'findings_unsure',
  ],
  ['a word of changes without a finding', reviewAnswer([], { verdict: 'changes' }), {}, 'unsure', 'findings_unsure'],
  ['a bound of never', reviewAnswer([entry({ severity: 'critical' })]), { 'fail-at': 'never' }, 'unsure', undefined],
  [
    'never, and a word of pass',
    reviewAnswer([entry()], { verdict: 'pass' }),
    { 'fail-at': 'never' },
    'pass',
    undefined,
  ],
] as const)('with %s the verdict is as it has to be', async (_what, answer, given, verdict, code) => {
  const { io } = await review(answer, given);
  expect([io.outputs['verdict'], io.outputs['error-code'], io.hasFailed]).toEqual([verdict, code, code !== undefined]);
});

describe('the repair', () => {
  test('is one more turn of the same session, and the answer stays that of the first', async () => {
    const job = await openReview([repair, reviewAnswer([entry()])], ['*', 'I forgot the block.']);
    const result = await job.run({ findings: 'collect' });
    expect(result.io.outputs).toMatchObject({ verdict: 'changes', text: 'I forgot the block.' });
    const prompts = promptsIn(result);
    expect(prompts).toHaveLength(2);
    expect(prompts[1]).toContain('"follow_up":true');
    expect(result.io.log.at('notice')).toEqual([
      expect.stringMatching(/^The intern is asked for its findings once more\. \S/),
    ]);
    expect(job.requests().filter((request) => request.includes('/chat/completions'))).toHaveLength(2);
  });

  test('is tried once: then the verdict is unsure, and the reason is shown', async () => {
    const job = await openReview(['*', 'No block, ever.']);
    const result = await job.run({ findings: 'collect' });
    expect(promptsIn(result)).toHaveLength(2);
    expect(result.conclusion).toBe('finished');
    expect(result.io.outputs).toMatchObject({ verdict: 'unsure', 'error-code': 'findings_unsure', findings: '[]' });
    expect(result.io.summary).toContain('The intern was asked twice');
  });

  test('answers to a block with the word of another run', async () => {
    const job = await openReview([repair, reviewAnswer([])], ['*', reviewAnswer([], { run: 'a1b2c3' })]);
    const result = await job.run({ findings: 'collect' });
    expect(promptsIn(result)).toHaveLength(2);
    expect(result.io.outputs['verdict']).toBe('pass');
  });
});

test('a block right behind a question is one, and is shown nowhere', async () => {
  const [, block = ''] = reviewAnswer([]).split('\n\n');
  const asks = { permission: { operation: 'shell' }, allowed: [], rejected: [{ say: block }] };
  const script = { turns: [{ steps: [{ say: 'Let me run the tests.' }, asks] }] };
  const job = await openPullRequestJob(script, policy);
  const { io } = await job.run({ findings: 'collect', 'approval-mode': 'manual' });
  expect(io.outputs).toMatchObject({ verdict: 'pass', text: 'Let me run the tests.' });
  expect(io.summary).not.toContain('intern-findings');
});

test('a run that did not finish has no verdict', async () => {
  const script = { turns: [{ steps: [{ say: reviewAnswer([]) }, { end: 'run_ended' as const }] }] };
  const { io } = await (await openPullRequestJob(script, policy)).run({ findings: 'collect' });
  expect(io.outputs).toMatchObject({ conclusion: 'ended', verdict: 'none', 'error-code': 'run_ended' });
});

test('without findings the prompt is what was given, and the verdict is none', async () => {
  const result = await review('Fine.', { findings: 'none' });
  expect(promptsIn(result)[0]).toContain('"text":"Review this."');
  expect(result.io.outputs['verdict']).toBe('none');
});

test('the contract stands behind everything that fills a placeholder', async () => {
  const job = await openReview(['*', reviewAnswer([])]);
  const result = await job.run({ findings: 'collect', prompt: 'Files: {{pull_request.files}}' });
  const prompt = JSON.parse(promptsIn(result)[0] ?? '{}').text;
  expect(prompt.indexOf('intern-findings')).toBeGreaterThan(prompt.indexOf('End of untrusted text'));
});

describe('annotations', () => {
  const answer = reviewAnswer([
    entry({ severity: 'note', title: 'A note', line: 3 }),
    entry({ severity: 'critical', title: 'The worst', line: 2, end_line: 3 }),
    entry({ severity: 'minor', title: 'Gone', line: 4, side: 'old' }),
    entry({ severity: 'major', title: 'Elsewhere', path: 'other.ts' }),
  ]);

  test('hang on the lines that the diff shows, the most severe first', async () => {
    const { io } = await review(answer, { findings: 'annotate' });
    expect(io.annotations).toMatchObject([
      { kind: 'error', title: 'critical: The worst', place: { file: 'src/range.ts', line: 2, endLine: 3 } },
      { kind: 'error', title: 'major: Elsewhere', message: 'other.ts:2: The bound is **open**.' },
      { kind: 'warning', message: 'src/range.ts:4 (before): The bound is **open**.' },
      { kind: 'notice', place: { line: 3, endLine: 3 } },
    ]);
    expect(io.annotations.map(({ place }) => place !== undefined)).toEqual([true, false, false, true]);
  });

  test('are not made for a comment: they would hang on the default branch', async () => {
    const payload = {
      issue: { number: 7, pull_request: {} },
      comment: { body: '/intern review', user: { login: 'octocat' } },
      repository: { visibility: 'private' },
    };
    const job = await openReview(['*', answer]);
    job.state.users.set('octocat', { role: 'write' });
    const { io } = await job.run({ findings: 'annotate' }, { name: 'issue_comment', payload });
    expect(io.outputs['verdict']).toBe('changes');
    expect(io.annotations).toEqual([]);
  });
});

test('a push has no diff: its findings are elsewhere, and count', async () => {
  const { io } = await review(reviewAnswer([entry()]), { transcript: 'full' }, { name: 'push', payload: {} });
  expect(io.outputs['verdict']).toBe('changes');
  expect(io.summary).toContain('not a file of this diff');
});

test('the diff is that of the commit that is reviewed, whatever was pushed since', async () => {
  const job = await openReview(['*', reviewAnswer([])]);
  const payload = { issue: { number: 7, pull_request: {} }, comment: { body: 'x' } };
  job.state.users.set('octocat', { role: 'write' });
  await job.run({ findings: 'collect', prompt: '{{pull_request.diff}}' }, { name: 'issue_comment', payload });
  // The head is asked for once, and once more when the files are listed; the diff is of that.
  expect(job.fake.requests.filter((request) => request.endsWith('/pulls/7'))).toHaveLength(2);
  expect(job.fake.requests.join('\n')).toContain(`${shas.base}...${shas.head}`);
});

test('of a level that shows no words, the summary counts', async () => {
  const { io } = await review(reviewAnswer([entry({ title: 'Secret words' })]), { transcript: 'brief' });
  expect(io.summary).toContain('1 major');
  expect(io.summary).not.toContain('Secret words');
});

test.each([
  ['whole', 'x'.repeat(1000), 'pass'],
  ['cut', 'x'.repeat(100_000), 'unsure'],
  // A NUL in a comment, or "-diff" in .gitattributes, is enough, and Node.js runs such a file.
  ['without the content of a new file', binary('/dev/null', 'b/src/run.js'), 'unsure'],
  ['without the content of a file that is a picture no more', binary('a/x.png', 'b/x.js'), 'unsure'],
  ['without that of a quoted name', binary('a/x.js', '"b/sp\\303\\251.js"'), 'unsure'],
  ['without that of a name with a line separator', binary('a/x\u2028.js', 'b/x\u2028.js'), 'unsure'],
  ['without that of a picture', binary('/dev/null', '"b/sp\\303\\251.PNG"'), 'pass'],
  ['without that of a file that is removed', binary('a/x.wasm', '/dev/null'), 'pass'],
  ['of a file that speaks of binary files', '+Binary files a/x.js and b/x.js differ\n', 'pass'],
])('a diff that is %s: %s', async (_, diff, verdict) => {
  const job = await openReview(['*', reviewAnswer([])]);
  job.state.diffs.set(`${shas.base}...${shas.head}`, diff);
  const { io } = await job.run({ findings: 'collect', prompt: 'Review {{pull_request.diff}}' });
  expect(io.outputs).toMatchObject({ verdict });
  const told = io.log.at('warning').join().includes('The prompt does not show the whole diff');
  expect(told).toBe(verdict === 'unsure');
});

function binary(before: string, after: string): string {
  return `diff --git a/x b/x\nindex 5223dc2..f3ba27d 100644\nBinary files ${before} and ${after} differ\n`;
}
