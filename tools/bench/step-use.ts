// What a step of the action uses: it runs in a process of its own, which writes that down when it ends.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Step, StepResult } from '../../test/support/runner.ts';
import { runStep } from '../../test/support/runner.ts';

const useShape = z.object({ cpuMs: z.number(), peakMiB: z.number() });

/** CPU time and peak memory of a step. */
export type StepUse = z.infer<typeof useShape>;

const folder = mkdtempSync(join(tmpdir(), 'bench-step-'));

/** Runs a step in a folder of its own. */
export async function measureStep(
  given: Omit<Step, 'workspace' | 'nodeOptions'>,
): Promise<StepUse & { readonly step: StepResult }> {
  const workspace = mkdtempSync(join(folder, 'run-'));
  const file = join(workspace, 'use.json');
  const nodeOptions = ['--require', join(import.meta.dirname, 'usage-at-exit.cjs')];
  const step = await runStep({ ...given, workspace, nodeOptions, env: { ...given.env, BENCH_USAGE: file } });
  return { step, ...useShape.parse(JSON.parse(readFileSync(file, 'utf8'))) };
}
