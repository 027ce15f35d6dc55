// Every fault of the local service at every request of a run: the built action, in a process of its own.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FaultOrder, Service } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';
import type { StepResult } from '../support/runner.ts';
import { runStep } from '../support/runner.ts';
import type { FaultRow } from './fault-table.ts';
import { faultRows } from './fault-table.ts';

const routes: Readonly<Record<FaultRow['at'], Pick<FaultOrder, 'route' | 'after'>>> = {
  identity: { route: 'identity' },
  jwks: { route: 'jwks' },
  exchange: { route: 'token' },
  list: { route: 'list' },
  prompt: { route: 'chat' },
  answer: { route: 'chat', after: 1 },
  'second answer': { route: 'chat', after: 2 },
};

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
mkdirSync(join(folder, '.github'));
writeFileSync(
  join(folder, '.github/intern-policy.yml'),
  'version: 1\nrules:\n  - { id: first, match: { kind: permission, operation: first }, then: allow }\n',
);

/** A service whose intern asks twice, and says more than 300 bytes in each response. */
function startFaultyService(): Promise<Service> {
  const say = { repeat: 20, say: 'Some words of the intern. ' };
  const ask = (operation: string) => ({ permission: { operation, options: ['allow_once', 'reject_once'] } });
  const steps = [say, ask('first'), say, ask('second'), say];
  return startService({ identityProvider: true, config: jobConfig([{ steps }]) });
}

async function runRow(row: FaultRow): Promise<{ step: StepResult; service: Service }> {
  await using service = await startFaultyService();
  service.fault({ ...routes[row.at], ...row.order });
  const step = await runStep({
    workspace: folder,
    inputs: { ...jobInputs, 'base-url': service.baseUrl, ...row.inputs },
    env: identityEnv(service.addJob()),
  });
  return { step, service };
}

function countRequests(service: Service): Required<FaultRow['requests']> {
  const count = (suffix: RegExp): number => service.journal().filter(({ path }) => suffix.test(path)).length;
  return {
    identity: count(/^\/token$/),
    token: count(/\/oauth\/token$/),
    list: count(/\/interns$/),
    chat: count(/\/chat\/completions$/),
  };
}

/** No row takes longer, however slow the machine: each wait of the action is bounded. */
const longestMs = 60_000;

test.concurrent.each(faultRows)('$at: $fault', async (row) => {
  const startedAt = performance.now();
  const { step, service } = await runRow(row);
  expect(performance.now() - startedAt).toBeLessThan(longestMs);
  expect(step.outputs['conclusion'], step.log).toBe(row.conclusion);
  expect(step.outputs['error-code']).toBe(row.code);
  expect(step.exitCode).toBe(row.conclusion === 'finished' ? 0 : 1);
  const { token = 1 } = row.requests;
  expect(countRequests(service)).toEqual({ identity: token, token, list: 1, ...row.requests });
  if (row.answers !== undefined) {
    const decisions: { answer: string | null }[] = JSON.parse(step.outputs['decisions'] ?? '[]');
    expect(decisions.map(({ answer }) => answer)).toEqual(row.answers);
  }
  // Nothing is lost, and nothing secret is shown, whatever happened.
  const transcript = readFileSync(step.outputs['transcript-file'] ?? '', 'utf8')
    .trim()
    .split('\n');
  expect(JSON.parse(transcript.at(-1) ?? '')).toMatchObject({ type: 'end', conclusion: row.conclusion });
  const unmasked = step.log.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  expect([...unmasked, ...transcript, step.summary].join('\n')).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
});
