// The built action updates keys, in a process of its own: masks, outputs, summary, exit code.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StepResult } from '../support/runner.ts';
import { runStep } from '../support/runner.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { startServiceProcess } from '../support/service-process.ts';

const managementKey = 'made-up-management-key';
const workspace = mkdtempSync(join(tmpdir(), 'update-key-built-'));
let service: ServiceProcess;

const config = `
workspaces: [ { id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb } ]
keys:
  - { hash: key_one, secret: made-up-one, name: one, workspace_id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb }
  - { hash: key_two, secret: made-up-two, name: two, workspace_id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb }
  - { hash: key_manage, secret: "\${MANAGEMENT_KEY}", type: management, workspace_id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb }
`;

const updates = `
keys:
  - { hash: "\${ONE}", limit: 50, limit_reset: daily }
  - { hash: key_nobody, limit: 1 }
  - { hash: key_two, disabled: true }
`;

beforeAll(async () => {
  writeFileSync(join(workspace, 'service.yml'), config);
  writeFileSync(join(workspace, 'keys.yml'), updates);
  service = await startServiceProcess(join(workspace, 'service.yml'), { MANAGEMENT_KEY: managementKey });
});

afterAll(async () => {
  expect(await service.stop()).toBe(0);
});

function update(inputs: Readonly<Record<string, string>>): Promise<StepResult> {
  const given = { command: 'update-key', 'base-url': service.base_url, 'api-key': managementKey, ...inputs };
  return runStep({ workspace, inputs: given, env: { ONE: 'key_one' } });
}

test('one key: the record is the output, and the management key is masked and shown nowhere', async () => {
  const step = await update({ 'key-hash': 'key_one', limit: '12.50', 'limit-reset': 'weekly' });
  expect(step.exitCode).toBe(0);
  expect(step.outputs['conclusion']).toBe('finished');
  expect(JSON.parse(step.outputs['keys'] ?? '')).toMatchObject([
    { hash: 'key_one', limit: 12.5, limit_reset: 'weekly' },
  ]);
  expect(step.summary.replaceAll('<wbr>', '')).toContain('Next reset');
  const lines = step.log.split('\n').filter((line) => line.includes(managementKey));
  expect(lines).toEqual([`::add-mask::${managementKey}`]);
  expect(step.summary + JSON.stringify(step.outputs)).not.toContain(managementKey);
});

test('many keys: a failed entry fails the step, and the others are updated', async () => {
  const step = await update({ 'key-updates': 'keys.yml' });
  expect(step.exitCode).toBe(1);
  expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'key_updates_failed' });
  expect(JSON.parse(step.outputs['keys'] ?? '')).toMatchObject([
    { hash: 'key_one', limit: 50 },
    { hash: 'key_two', disabled: true },
  ]);
  expect(step.log).toMatch(/^::error::1 of 3 key updates failed\. keys\.yml:4 \(key_nobody\)/m);
});

test('a plan is green with what would change, and fails where it breaks a limit of safety', async () => {
  writeFileSync(join(workspace, 'plan.yml'), 'keys:\n  - { hash: key_two, name: planned }\n');
  const planned = await update({ 'key-updates': 'plan.yml', plan: 'true' });
  expect(planned.exitCode, planned.log).toBe(0);
  expect(planned.outputs).toMatchObject({ conclusion: 'finished', keys: '[]' });
  expect(JSON.parse(planned.outputs['key-changes'] ?? '')).toEqual([
    { hash: 'key_two', name: 'two', source: 'plan.yml:2', fields: { name: { old: 'two', new: 'planned' } } },
  ]);
  const unsafe = await update({ 'key-updates': 'plan.yml', 'max-changes': '0' });
  expect(unsafe.exitCode).toBe(1);
  expect(unsafe.outputs).toMatchObject({
    conclusion: 'failed',
    'error-code': 'safety_limit_broken',
    'key-changes': '[]',
  });
  expect(unsafe.log).toMatch(/^::error::The plan breaks a limit of safety, so nothing was sent\. max_changes is 0/m);
});

test('a dry run sends nothing', async () => {
  const step = await update({ 'key-updates': 'keys.yml', 'dry-run': 'true' });
  expect(step.outputs).toMatchObject({ conclusion: 'finished', keys: '[]' });
  expect(step.log).toContain(`Would send PATCH ${service.base_url}/keys/\${ONE} {"limit":50,"limit_reset":"daily"}`);
  expect(step.log + step.summary).not.toContain('key_one');
  expect(step.log).toContain(`Would send PATCH ${service.base_url}/keys/key_two {"disabled":true}`);
});
