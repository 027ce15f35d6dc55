// The example for GitHub's own coding agent: the entry is the one that the installer writes, and its paths are those of the setup steps.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hook } from '../../src/agents/copilot.ts';
import { createEntryCommand, planEntry } from '../../src/hook/install.ts';

const root = path.join(import.meta.dirname, '../..');
const example = path.join(root, 'examples/copilot-hooks/.github');
const read = (file: string): string => readFileSync(path.join(example, file), 'utf8');
const node = '/opt/interns/node';
const program = '/opt/interns/node_modules/intern-action/dist/cli/hook.js';
const policy = '/etc/interns/policy.yml';
const settings = { host: 'copilot', policy, rejectsUndecided: true, transcript: 'none' } as const;

test('the hook is what the installer writes for these paths', () => {
  const { after } = planEntry(
    hook,
    path.join(tmpdir(), 'not-there.json'),
    createEntryCommand(settings, { node, program }),
  );
  expect(JSON.parse(read('hooks/interns.json'))).toEqual(JSON.parse(after ?? ''));
});

test('the setup steps place the program and the policy where the hook looks for them', () => {
  const steps = read('workflows/copilot-setup-steps.yml');
  expect(steps).toContain('  copilot-setup-steps:\n');
  expect(steps).toContain(` ${node}\n`);
  expect(steps).toContain(`--prefix ${path.dirname(node)} `);
  expect(steps).toContain(`default-branch/.github/intern-policy.yml ${policy}\n`);
});

test('the entry allows, rejects what nothing decides, and rejects without its program or its policy', () => {
  const base = mkdtempSync(path.join(tmpdir(), 'copilot-'));
  const here = path.join(base, 'policy.yml');
  writeFileSync(
    here,
    'version: 1\nrules:\n  - id: tests\n    match: { kind: permission, tool: shell, command: npm test }\n    then: allow\n',
  );
  const entry: string = JSON.parse(read('hooks/interns.json')).hooks.preToolUse[0].bash;
  const built = path.join(root, 'dist/cli/hook.js');
  const decided = (command: string, places: Readonly<Record<string, string>>) => {
    const words = Object.entries(places).reduce((text, [from, to]) => text.replaceAll(from, to), entry);
    const payload = {
      sessionId: 's',
      timestamp: 1,
      cwd: base,
      toolName: 'bash',
      toolArgs: JSON.stringify({ command }),
    };
    const env = { PATH: process.env['PATH'], HOME: base, CI: 'true' };
    const { status, stdout } = spawnSync('/bin/sh', ['-c', words], {
      input: JSON.stringify(payload),
      env,
      encoding: 'utf8',
    });
    return { status, stdout };
  };
  // The program's path begins with that of Node's.
  const all = { [program]: built, [node]: process.execPath, [policy]: here };
  expect(decided('npm test', all)).toMatchObject({ status: 0, stdout: expect.stringContaining('"allow"') });
  expect(decided('npm publish', all).status).toBe(2);
  expect(decided('npm test', { ...all, [program]: '/not/there/hook.js' }).status).toBe(2);
  expect(decided('npm test', { ...all, [policy]: '/not/there/policy.yml' }).status).toBe(2);
});
