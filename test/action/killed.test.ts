// A main step that is killed at any moment, and its post step: nothing that the main step does is done after its end.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { identifyProcess } from '../../src/action/proxy/process-start.ts';
import { type Service, startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs, jobWorkspaceId } from '../support/job-service.ts';
import { postStep, runStep } from '../support/runner.ts';
import { seed } from '../support/seed.ts';

/** Kills for each command; `KILLS=500 npm test -- test/action/killed.test.ts` tries that many. */
const kills = Number(process.env['KILLS'] ?? 12);

const moments = fc.record({
  signal: fc.constantFrom<NodeJS.Signals>('SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'),
  afterMs: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 500 })),
});

const managementKey = { hash: 'key_manage', secret: 'made-up-management', type: 'management' as const };

async function start(): Promise<Service> {
  const { keys = [], ...config } = jobConfig([{ steps: [{ permission: { operation: 'deploy' } }, { say: 'Done.' }] }]);
  const all = [...keys, { ...managementKey, workspace_id: jobWorkspaceId }];
  const service = await startService({ identityProvider: true, config: { ...config, keys: all } });
  onTestFinished(() => service.stop());
  return service;
}

function killIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

const updateKey = { command: 'update-key', prompt: '', intern: '', 'federation-policy-id': '', audience: '' };

test.each([
  { what: 'a prompt', inputs: {} },
  { what: 'a proxy', inputs: { command: 'proxy', prompt: '', timeout: '' } },
  {
    what: 'an update of a key',
    inputs: { ...updateKey, 'api-key': managementKey.secret, 'key-hash': 'key_test', limit: '7' },
  },
])(
  'after the end of $what nothing is sent but the answer to an open question, and nothing runs',
  async ({ inputs }) => {
    const service = await start();
    const workspace = mkdtempSync(join(tmpdir(), 'killed-'));
    const step = { workspace, inputs: { ...jobInputs, 'base-url': service.baseUrl, ...inputs } };
    for (const { signal, afterMs } of fc.sample(moments, { numRuns: kills, seed })) {
      const env = { RUNNER_TRACKING_ID: 'github_tracking', ...identityEnv(service.addJob()) };
      const onStart = (pid: number): void => void setTimeout(() => killIfAlive(pid, signal), afterMs);
      const main = await runStep({ ...step, env, onStart });
      const sent = service.journal().length;
      const post = postStep(main.state);
      const ended = await runStep({ ...step, ...post, env: { ...env, ...post.env } });
      const after = service
        .journal()
        .slice(sent)
        .map(({ method, path }) => `${method} ${path.replace(/^.*\/v1/, '')}`);
      const question = JSON.parse(main.state['open_question'] || 'null');
      const chats = after.filter((one) => one.endsWith('/chat/completions')).length;
      const where = `${signal} after ${afterMs} ms, then ${JSON.stringify(after)}`;
      expect(chats, where).toBeLessThanOrEqual(question === null ? 0 : 1);
      expect(
        after.filter((one) => one.includes('/keys/')),
        where,
      ).toEqual([]);
      expect(ended.outputs, where).toEqual({});
      const { process: proxy } = JSON.parse(main.state['proxy'] || '{}');
      if (proxy !== undefined) await expect.poll(() => identifyProcess(proxy.pid), { timeout: 10_000 }).toBeUndefined();
    }
  },
);
