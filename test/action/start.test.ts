// What a job waits for before it works: the bytes of the bundle that a prompt on a push loads.
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';
import { runStep } from '../support/runner.ts';

const root = join(import.meta.dirname, '../..');

/** The files of the bundle that a step loads for a prompt on a push, with their sizes, and the parts of Node. */
async function loadedByPrompt(): Promise<{ files: ReadonlyMap<string, number>; node: readonly string[] }> {
  const config = jobConfig([{ steps: [{ say: 'Done.' }] }]);
  const service = await startService({ identityProvider: true, config });
  onTestFinished(() => service.stop());
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  const list = join(folder, 'loaded.txt');
  const step = await runStep({
    inputs: { ...jobInputs, 'base-url': service.baseUrl },
    env: { ...identityEnv(service.addJob()), LOADED_FILES: list },
    nodeOptions: ['--import', join(root, 'test/support/record-loads.mjs')],
    workspace: folder,
  });
  expect(step.exitCode, step.log).toBe(0);
  const lines = readFileSync(list, 'utf8').split('\n');
  const files = lines.filter((line) => line.includes('/dist/action/')).map((url) => new URL(url));
  return {
    files: new Map(files.map((file) => [basename(file.pathname), statSync(file).size])),
    node: lines.filter((line) => line.startsWith('NativeModule ')),
  };
}

test('a prompt on a push waits for 460,000 bytes of the bundle at most, 200,000 of them at once, in few files', async () => {
  const { files: loaded, node } = await loadedByPrompt();
  expect([...loaded.keys()]).toContain('run.index.js');
  expect(loaded.size).toBeLessThanOrEqual(3);
  expect(loaded.get('index.js')).toBeLessThanOrEqual(200_000);
  const total = [...loaded.values()].reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify([...loaded])).toBeLessThanOrEqual(460_000);
  expect(node).toContain('NativeModule http');
  expect(node).not.toContain('NativeModule crypto');
});
