// The end of a long log: whole, however slowly it is read.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';

const bundle = join(import.meta.dirname, '../../dist/action/index.js');

/** Runs a step whose output is taken in pieces with pauses between them. */
async function readSlowly(env: Readonly<Record<string, string>>): Promise<{ log: string; exitCode: number | null }> {
  const step = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => step.once('exit', resolve));
  let log = '';
  for await (const piece of step.stdout.setEncoding('utf8')) {
    log += piece;
    await pass(20);
  }
  return { log, exitCode: await ended };
}

test.each([1_500, 20_000])(
  'of %i lines every one is read, and the failure behind them',
  async (lines) => {
    const words = Array.from({ length: lines }, (_, line) => `Line ${line}: ${'x'.repeat(60)}`).join('\n');
    const turns = [{ steps: [{ say: words }, { end: 'run_ended' as const }] }];
    const service = await startService({ identityProvider: true, config: jobConfig(turns) });
    onTestFinished(() => service.stop());
    const folder = mkdtempSync(join(tmpdir(), 'end-of-log-'));
    const inputs = { ...jobInputs, 'base-url': service.baseUrl, transcript: 'full' };
    const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
    const { log, exitCode } = await readSlowly({
      ...Object.fromEntries(given),
      ...identityEnv(service.addJob()),
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_WORKSPACE: folder,
      RUNNER_TEMP: folder,
    });
    const shown = log.split('\n');
    expect(exitCode).toBe(1);
    expect(shown.filter((line) => line.startsWith('│ Line '))).toHaveLength(lines);
    expect(shown.filter((line) => line === '::endgroup::')).toHaveLength(1);
    expect(log).toMatch(/^::error::.*\(run_ended\)$/m);
  },
  120_000,
);

test('a reader that goes away costs the log and nothing else: outputs are written, and the step does not end green', async () => {
  const turns = [{ steps: [{ say: `${'word '.repeat(20)}\n`, repeat: 500 }] }];
  const service = await startService({ identityProvider: true, config: jobConfig(turns) });
  onTestFinished(() => service.stop());
  const folder = mkdtempSync(join(tmpdir(), 'end-of-log-'));
  const output = join(folder, 'output.txt');
  writeFileSync(output, '');
  const inputs = { ...jobInputs, 'base-url': service.baseUrl, transcript: 'full' };
  const env = {
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...identityEnv(service.addJob()),
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: output,
    RUNNER_TEMP: folder,
  };
  const step = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  step.stdout.destroy();
  let stderr = '';
  step.stderr.setEncoding('utf8').on('data', (piece: string) => (stderr += piece));
  expect(await new Promise((resolve) => step.once('close', resolve))).toBe(1);
  expect(stderr).not.toContain('EPIPE');
  expect(readFileSync(output, 'utf8')).toContain('finished');
});
