// `interns doctor --agent`: is it there, does it speak the protocol, would it ask?
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { runCliInTest } from '../support/cli.ts';

// Its code is loaded anew, as a process does.
beforeEach(() => vi.resetModules());

const scripted = path.join(import.meta.dirname, '../../service/interns/acp/support/scripted-agent.ts');
const agent = `'${process.execPath}' '${scripted}'`;

test('an agent that is not there is failed, with the command that installs it', async () => {
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', 'opencode'], { env: { PATH: '/nowhere' } });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('✗ agent     "opencode" is not in PATH.');
  expect(stdout).toContain('$ npm install --global opencode-ai');
  expect(stdout).toContain('- asking    needs agent');
});

test('an agent that only a folder of PATH in the work folder has is not there', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'doctor-agent-'));
  mkdirSync(path.join(cwd, 'bin'));
  writeFileSync(path.join(cwd, 'bin/opencode'), `#!/bin/sh\nexec ${agent} >&2\n`, { mode: 0o755 });
  const env = { PATH: `${cwd}/bin:./bin:${process.env['PATH']}` };
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', 'opencode'], { cwd, env });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('✗ agent     "opencode" is not in PATH.');
  expect((await runCliInTest(['doctor', '--agent', './bin/opencode'], { cwd, env })).stdout).toContain('✓ agent');
});

test('an agent that speaks and asks is well; what is not known of it is said', async () => {
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', agent, '--agent-asks']);
  expect(exitCode, stdout).toBe(0);
  expect(stdout).toContain('✓ protocol  version 1 of the Agent Client Protocol');
  expect(stdout).toContain('✓ asking    it asks in manual, in this folder');
});

test('an agent that nobody vouches for would be refused', async () => {
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', agent]);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/✗ asking {4}.*nothing is known of it/);
});

test('a program that is no agent is failed', async () => {
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', 'cat', '--json']);
  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    checks: [
      { name: 'agent', state: 'ok' },
      { name: 'protocol', state: 'failed' },
      { name: 'asking', state: 'skipped' },
      { name: 'model' },
    ],
  });
});
