// In a CI, whichever it is, the command line follows no link of a checkout: neither where it reads, nor where it writes.
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCliInTest } from './support/cli.ts';
import type { CliService } from './support/cli-service.ts';
import { startCliService } from './support/cli-service.ts';

let served: CliService;
beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

/** A checkout, with a link to a file outside of it. */
function checkout(): { readonly cwd: string; readonly outside: string } {
  const outside = join(mkdtempSync(join(tmpdir(), 'outside-')), 'precious');
  writeFileSync(outside, 'precious words');
  const cwd = mkdtempSync(join(tmpdir(), 'checkout-'));
  symlinkSync(outside, join(cwd, 'link'));
  return { cwd, outside };
}

const cis = [
  ['Azure Pipelines', { TF_BUILD: 'True' }],
  ['CodeBuild', { CODEBUILD_BUILD_ID: 'app:1' }],
  ['Jenkins', { JENKINS_URL: 'https://jenkins.example' }],
  ['TeamCity', { TEAMCITY_VERSION: '2026.1' }],
] as const;

describe.each(cis)('%s sets no CI', (_, ci) => {
  const run = (cwd: string, ...args: readonly string[]) =>
    runCliInTest(['chat', 'reviewer', '--policy-ref', 'workspace', ...args], { cwd, env: { ...served.env, ...ci } });

  test('a link is no prompt', async () => {
    const { cwd } = checkout();
    const { exitCode, stdout, stderr } = await run(cwd, '--prompt-file', 'link');
    expect(stderr).toContain('"link" is a link, and links are not followed');
    expect([exitCode, stdout]).toEqual([2, '']);
  });

  test('a link is no transcript: what it leads to stays as it is', async () => {
    const { cwd, outside } = checkout();
    const { stdout, stderr } = await run(cwd, 'Hello', '--transcript-file', 'link');
    expect(`${stdout}${stderr}`).toContain('link');
    expect(readFileSync(outside, 'utf8')).toBe('precious words');
  });
});

test('on a machine of your own, both are followed', async () => {
  const { cwd, outside } = checkout();
  const read = await runCliInTest(['chat', 'reviewer', '--prompt-file', 'link'], { cwd, env: served.env });
  expect(read.stdout).toContain('Turn 1: precious words');
  await runCliInTest(['chat', 'reviewer', 'Hello', '--transcript-file', 'link'], { cwd, env: served.env });
  expect(existsSync(outside)).toBe(true);
  expect(readFileSync(outside, 'utf8')).toContain('"type":"end"');
});
