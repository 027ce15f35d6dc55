// Measures a whole job: the built action in a new process, beside two scripts that send the same requests and do nothing else.
import { join } from 'node:path';
import type { Service } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import type { Ratio } from './compare.ts';
import { takeTurns, toRatio } from './compare.ts';
import type { StepUse } from './step-use.ts';
import { measureStep } from './step-use.ts';

const workspaceId = '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb';
const root = join(import.meta.dirname, '../..');
const scripts = {
  ours: join(root, 'dist/action/index.js'),
  floor: join(import.meta.dirname, 'job-floor.mjs'),
  limit: join(import.meta.dirname, 'job-limit.mjs'),
};

/** A service with one intern that says three chunks. */
function startThreeChunks(): Promise<Service> {
  const steps = [{ say: 'One. ' }, { say: 'Two. ' }, { say: 'Three.' }];
  return startService({
    identityProvider: true,
    config: {
      limits: { turns_per_minute: 10_000 },
      policies: [
        {
          id: 'fp_bench',
          issuer: 'identity-provider',
          subject: 'repo:local/demo:ref:refs/heads/main',
          audience: 'https://interns.example',
          acts_as: 'key_bench',
        },
      ],
      workspaces: [{ id: workspaceId }],
      keys: [{ hash: 'key_bench', secret: 'made-up-secret', workspace_id: workspaceId }],
      interns: [
        { id: 'intern_1', name: 'speaker', workspace_id: workspaceId, runs: { playbook: { turns: [{ steps }] } } },
      ],
    },
  });
}

async function measure(service: Service, script: string): Promise<StepUse> {
  const { request_url, request_token } = service.addJob();
  const { step, ...use } = await measureStep({
    script,
    inputs: {
      'base-url': service.baseUrl,
      'federation-policy-id': 'fp_bench',
      audience: 'https://interns.example',
      intern: 'speaker',
      prompt: 'Hello.',
      transcript: 'full',
    },
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: request_token },
  });
  if (step.exitCode !== 0 || !step.log.includes('Three.')) throw new Error(`The run failed: ${step.log}`);
  return use;
}

/** CPU time and peak memory of the action over those of both scripts. */
export interface JobRatios {
  readonly cpuOverFloor: Ratio;
  readonly cpuOverLimit: Ratio;
  readonly peakOverFloor: Ratio;
}

/** Measures the three scripts in turn. */
export async function benchJob(rounds: number): Promise<JobRatios> {
  const service = await startThreeChunks();
  const read = (script: string) => (): Promise<StepUse> => measure(service, script);
  const subjects = new Map(Object.entries(scripts).map(([name, script]) => [name, read(script)]));
  const usages = await takeTurns(rounds, subjects);
  await service.stop();
  const figures = (figure: keyof StepUse, beside: 'floor' | 'limit') => {
    const of = (name: string): readonly number[] => usages.get(name)?.map((one) => one[figure]) ?? [];
    return { ours: of('ours'), floor: of(beside) };
  };
  return {
    cpuOverFloor: toRatio('whole job, CPU time, beside `fetch`', 'ms', figures('cpuMs', 'floor')),
    cpuOverLimit: toRatio('whole job, CPU time, beside `node:http`', 'ms', figures('cpuMs', 'limit')),
    peakOverFloor: toRatio('whole job, peak memory, beside `fetch`', 'MiB', figures('peakMiB', 'floor')),
  };
}
