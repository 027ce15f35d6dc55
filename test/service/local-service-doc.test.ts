// docs/local-service.md: its shell blocks, as they stand, one after the other.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serviceConfig } from '../../src/service/config/config.ts';
import { playbookEndings } from '../../src/service/interns/playbook.ts';
import { runCli } from './support/process.ts';

const root = path.join(import.meta.dirname, '../..');
const text = await readFile(path.join(root, 'docs/local-service.md'), 'utf8');
const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);

test('every line of the document runs and does what it says', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'doc-'));
  await symlink(path.join(root, 'examples'), path.join(folder, 'examples'));
  await writeFile(
    path.join(folder, 'interns'),
    `#!/bin/sh\nexec "${process.execPath}" "${root}/dist/cli/index.js" "$@"\n`,
  );
  await chmod(path.join(folder, 'interns'), 0o755);
  const served = runCli(['serve', '--identity-provider', '--port', '0'], {
    INTERNS_SERVICE_MANAGEMENT_KEY: 'made-up-management-key',
  });
  const { base_url = '', identity_provider = '', audience = '' } = await served.ready;
  // A free port stands for 8787, and the line that the service printed for the one in the document.
  const script = blocks
    .join('\necho "=== next"\n')
    .replaceAll('http://127.0.0.1:8787/api/v1', base_url)
    .replaceAll('http://127.0.0.1:8787', audience)
    .replaceAll('http://127.0.0.1:40861', identity_provider);
  const env = {
    PATH: `${folder}:${path.dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: folder,
    NO_COLOR: '1',
  };
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, env });
  const [, , , exchanged, listed, paused, answered, journal, openapi, updated, chatted, failed] =
    stdout.split('=== next\n');
  // Less what the clock went on since the identity token was issued.
  expect(Number(exchanged)).toBeGreaterThan(0);
  expect(Number(exchanged)).toBeLessThanOrEqual(300);
  expect(listed).toMatch(/^\{"data":\[\{"id":"10ca1000/);
  expect(paused).toMatch(/"finish_reason":"tool_calls".*data: \[DONE\]/s);
  expect(answered).toMatch(
    /"content":"The command ended with exit status 0\..*"finish_reason":"stop".*data: \[DONE\]/s,
  );
  expect(journal).toMatch(/"decision":"token_issued".*"decision":"paused".*"decision":"finished"/s);
  expect(openapi).toBe('3.1.0\n');
  expect(updated).toMatch(/"limit":5,.*"limit_reset":"daily"/);
  expect(chatted).toContain('Not deployed.');
  expect(failed).toMatch(/ordered.*internal_error.*"now":.*"code":401/s);
});

test('the document names every key of the configuration, every limit and every end', () => {
  const shape = Object.keys(serviceConfig.shape);
  const limits = Object.keys(serviceConfig.parse({}).limits);
  for (const name of [...shape, ...limits, ...playbookEndings]) expect(text).toContain(`\`${name}\``);
});
