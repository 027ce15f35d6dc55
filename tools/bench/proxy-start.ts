// The start of the proxy's step beside that of `command: token`: the built action in a new process until it ends, and the proxy answers.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../../test/support/job-service.ts';
import type { StepResult } from '../../test/support/runner.ts';
import { runStep } from '../../test/support/runner.ts';
import type { Ratio } from './compare.ts';
import { compare } from './compare.ts';

/** Wall time of the step `command: proxy` over `command: token`. */
export async function benchProxyStart(rounds: number): Promise<Ratio> {
  const service = await startService({ identityProvider: true, config: jobConfig([{ steps: [{ say: 'Hello.' }] }]) });
  const workspace = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const { intern: _, prompt: __, ...access } = jobInputs;
  const run = async (command: string): Promise<StepResult & { readonly ms: number }> => {
    const inputs = { ...access, 'base-url': service.baseUrl, command };
    const env = identityEnv(service.addJob());
    const startedAt = performance.now();
    const step = await runStep({ workspace, inputs, env });
    const ms = performance.now() - startedAt;
    if (step.outputs['conclusion'] !== 'finished') throw new Error(`The step failed: ${step.log}`);
    return { ...step, ms };
  };
  const startProxy = async (): Promise<number> => {
    const { ms, outputs, state } = await run('proxy');
    const { pid } = JSON.parse(state['proxy'] ?? '').process;
    const { status } = await fetch(`${outputs['proxy-url']}/interns`, {
      headers: { authorization: `Bearer ${outputs['proxy-key']}` },
    });
    process.kill(pid, 'SIGKILL');
    if (status !== 200) throw new Error(`The proxy answered ${status}.`);
    return ms;
  };
  const ratio = await compare({
    name: 'start of the step',
    unit: 'ms',
    rounds,
    ours: startProxy,
    floor: async () => (await run('token')).ms,
  });
  await service.stop();
  return ratio;
}
