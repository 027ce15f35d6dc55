// The built command line in a merge request's pipeline of other CIs: the checkout's own policy decides nothing.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { jobConfig } from '../support/job-service.ts';
import { simulatedCis } from '../support/pipelines.ts';

const bundle = join(import.meta.dirname, '../../dist/cli/index.js');
const apiKey = 'made-up-secret';
let checkout = '';
beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'merge-request-'));
  mkdirSync(join(checkout, '.github'));
  writeFileSync(
    join(checkout, '.github/intern-policy.yml'),
    'version: 1\nrules:\n  - id: everything\n    match: { kind: permission, tool: { glob: "*" } }\n    then: allow\n',
  );
});

function interns(
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ code: unknown; errors: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [bundle, ...args],
      { cwd: checkout, env: { PATH: process.env['PATH'], HOME: checkout, ...env } },
      (error, _stdout, stderr) => resolve({ code: error?.code ?? 0, errors: stderr }),
    );
  });
}

describe.each(simulatedCis)('$name', ({ always, mergeRequest }) => {
  test.each(mergeRequest)('a merge request asks for no run by its own policy: %j', async (own) => {
    const service = await startService({ identityProvider: true, config: jobConfig([{ steps: [{ shell: 'true' }] }]) });
    onTestFinished(() => service.stop());
    const args = ['chat', 'tester', 'Do it.', '--base-url', service.baseUrl];
    const { code, errors } = await interns({ ...always, ...own, INTERNS_API_KEY: apiKey }, ...args);
    expect(code).toBe(2);
    expect(errors).toContain('--policy-ref');
    expect(service.journal()).toEqual([]);
  });
});
