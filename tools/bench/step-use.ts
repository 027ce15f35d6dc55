// Measures a step of the action, which runs in a process of its own.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Step, StepResult } from '../../test/support/runner.ts';
import { runStep } from '../../test/support/runner.ts';

const peakShape = z.object({ peakMiB: z.number() });

export interface StepUse {
  /** User and system time, from the start of the process to its end. */
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly peakMiB: number;
}

/**
 * Writes the CPU seconds of a command to the file `$0`. Node's `exit` event comes too early to read them: a script that used
 * `fetch` spends as much as a third of its time after it.
 */
const timed = 'TIMEFORMAT="%3U %3S"; { time "$@" 2>&3; } 3>&2 2>"$0"';

/** Runs a step in a folder of its own. */
export async function measureStep(
  given: Omit<Step, 'workspace' | 'wrapper' | 'nodeOptions'>,
): Promise<StepUse & { readonly step: StepResult }> {
  const workspace = mkdtempSync(join(tmpdir(), 'bench-step-'));
  const seconds = join(workspace, 'seconds');
  const peak = join(workspace, 'peak.json');
  const startedAt = performance.now();
  const step = await runStep({
    ...given,
    workspace,
    wrapper: ['bash', '-c', timed, seconds],
    nodeOptions: ['--require', join(import.meta.dirname, 'usage-at-exit.cjs')],
    env: { ...given.env, BENCH_USAGE: peak },
  });
  const wallMs = performance.now() - startedAt;
  const [user, system] = readFileSync(seconds, 'utf8').split(' ').map(Number);
  const { peakMiB } = peakShape.parse(JSON.parse(readFileSync(peak, 'utf8')));
  rmSync(workspace, { recursive: true });
  return { step, cpuMs: 1000 * (Number(user) + Number(system)), wallMs, peakMiB };
}
