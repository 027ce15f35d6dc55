// The report of a run as a page beside its transcript: the built action, however its run ends.
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Service, startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs, type Turns } from '../support/job-service.ts';
import { runStep, type Step, type StepResult } from '../support/runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'report-file-'));
const asking: Turns = [
  {
    steps: [
      { say: 'Secret words. ' },
      { permission: { operation: 'shell command: npm publish', options: ['allow_once', 'reject_once'] } },
      { say: 'Done.' },
    ],
  },
];

async function start(turns: Turns): Promise<Service> {
  const service = await startService({ identityProvider: true, config: jobConfig(turns) });
  onTestFinished(() => service.stop());
  return service;
}

function run(
  service: Service,
  inputs: Readonly<Record<string, string>>,
  more: Partial<Step> = {},
): Promise<StepResult> {
  return runStep({
    workspace: folder,
    inputs: { ...jobInputs, 'base-url': service.baseUrl, ...inputs },
    ...more,
    env: { ...identityEnv(service.addJob()), ...more.env },
  });
}

const pageOf = (step: StepResult): string => readFileSync(step.outputs['report-file'] ?? '', 'utf8');

test('it stands beside the transcript, for its owner only, in a folder of its own', async () => {
  const step = await run(await start(asking), { transcript: 'full' });
  const path = step.outputs['report-file'] ?? '';
  expect(dirname(path)).toBe(dirname(step.outputs['transcript-file'] ?? ''));
  expect(readdirSync(dirname(path)).toSorted()).toEqual(['report.html', 'transcript.jsonl']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const page = pageOf(step);
  for (const said of ['1 of 1 request rejected', 'Secret words.', 'npm publish', 'Exchange for an access token']) {
    expect(page).toContain(said);
  }
});

test.each([
  ['brief', /Secret words/, 'npm publish'],
  ['none', /Secret words|npm publish/, '1 of 1 request rejected'],
])('transcript: %s holds for it too', async (transcript, hidden, shown) => {
  const page = pageOf(await run(await start(asking), { transcript }));
  expect(page).not.toMatch(hidden);
  expect(page).toContain(shown);
});

test('a run that fails at the exchange has one', async () => {
  const service = await start(asking);
  const step = await run(service, { transcript: 'full', 'federation-policy-id': 'policy-of-nobody' });
  expect(step.outputs).toMatchObject({ conclusion: 'failed' });
  // An element that shows nothing parts what GitHub would make a link of.
  expect(pageOf(step).replaceAll('<wbr>', '')).toContain(`(${step.outputs['error-code']})`);
});

test('a run that is cancelled has one', async () => {
  const service = await start([{ steps: [{ say: 'Before. ' }, { wait: '60s' }] }]);
  const isAsked = async (): Promise<void> => {
    while (!service.journal().some(({ path }) => path.endsWith('/chat/completions'))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const step = await run(
    service,
    { transcript: 'full' },
    { onStart: (pid) => void isAsked().then(() => process.kill(pid, 'SIGINT')) },
  );
  expect(step.outputs).toMatchObject({ 'error-code': 'cancelled' });
  expect(pageOf(step)).toContain('the step was cancelled');
});

test('a file that is there is not written over', async () => {
  writeFileSync(join(folder, 'report.html'), 'somebody else');
  const service = await start(asking);
  const paths = [];
  for (const name of ['a.jsonl', 'b.jsonl']) {
    paths.push((await run(service, { 'transcript-file': name })).outputs['report-file']);
  }
  expect(paths).toEqual([join(folder, 'report-2.html'), join(folder, 'report-3.html')]);
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toBe('somebody else');
});

test('no secret of the job stands in it', async () => {
  const service = await start([
    {
      steps: [
        { say: 'Your key is made-up-' },
        { say: 'api-key-1.' },
        { permission: { operation: 'shell command: echo made-up-api-key-1', options: ['allow_once', 'reject_once'] } },
      ],
    },
  ]);
  const step = await run(service, { transcript: 'full', 'github-token': 'made-up-api-key-1' });
  expect(step.outputs['conclusion']).toBe('finished');
  expect(pageOf(step)).not.toContain('made-up-api-key-1');
  expect(pageOf(step)).toContain('***');
});
