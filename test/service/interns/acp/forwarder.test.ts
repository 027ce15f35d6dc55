// The forwarder that is shown to a sandbox is the one in the sources, and stands for the agent that it runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forwarderText } from '../../../../tools/generate/forwarder.ts';

test('forwarder-text.ts is what "npm run generate" makes of forwarder.ts', async () => {
  const path = join(import.meta.dirname, '../../../../src/service/interns/acp/forwarder-text.ts');
  expect(readFileSync(path, 'utf8')).toBe(await forwarderText());
});

const program = join(import.meta.dirname, '../../../../src/service/interns/acp/forwarder.ts');

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'passes %s on to the agent, and ends with its status',
  async (signal) => {
    const agent = `process.once('${signal}', () => process.exit(7)); setInterval(() => {}, 1000); console.log('ready');`;
    const forwarder = spawn(process.execPath, [program, '/nowhere', '0', 'KEPT_', process.execPath, '-e', agent], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void forwarder.kill('SIGKILL'));
    const ended = once(forwarder, 'exit');
    await once(forwarder.stdout, 'data');
    forwarder.kill(signal);
    expect(await ended).toEqual([7, null]);
  },
);
