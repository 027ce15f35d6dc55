// What may not stand beside `local-service`, whatever else is wrong.
import { expect, test } from 'vitest';
import { runAction } from '../../../src/action/main.ts';
import { testActionIo } from '../../support/action-io.ts';
import type { GivenInputs } from '../../support/command-settings.ts';

async function refusalOf(given: GivenInputs) {
  const io = testActionIo({ 'local-service': 'ci/service.yml', prompt: 'Review this.', ...given }, { env: {} });
  return runAction(io).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test.each<[string, GivenInputs]>([
  ['base-url', { 'base-url': 'https://service.example/api/v1' }],
  ['federation-policy-id', { 'federation-policy-id': 'fp_1' }],
  ['api-key', { 'api-key': 'made-up' }],
  ['audience', { audience: 'https://service.example' }],
  ['subject-token', { 'subject-token': 'a.b.c' }],
  ['subject-token-file', { 'subject-token-file': 'token' }],
  ['on-pause', { 'on-pause': 'stop' }],
  ['parked-for', { 'parked-for': '1h', comment: 'sticky' }],
])('%s may not', async (name, given) => {
  const error = await refusalOf(given);
  expect(error).toMatchObject({ code: 'input_conflict', data: { source: name } });
  expect(String(error)).toContain('"local-service"');
  expect(String(error)).not.toContain('made-up');
});

test.each(['answer', 'resume', 'list', 'update-key', 'token', 'proxy'])('command %s may not', async (command) => {
  expect(await refusalOf({ command })).toMatchObject({ code: 'input_conflict', data: { source: 'local-service' } });
});
