// `local-service`: what a prompt needs where the step runs the service, and what may not stand beside it.
import { expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { readActionInputs } from '../../src/inputs/action-inputs.ts';
import type { GivenInputs } from '../support/command-settings.ts';
import { getInputOf } from '../support/command-settings.ts';

const enough: GivenInputs = { 'local-service': 'ci/service.yml', prompt: 'Review this.' };

function failure(given: GivenInputs): InputError {
  try {
    readActionInputs(getInputOf({ ...enough, ...given }));
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('The inputs were taken.');
}

test('a prompt needs neither a service elsewhere, nor credentials, nor the name of an intern', () => {
  const settings = readActionInputs(getInputOf(enough));
  expect(settings).toMatchObject({ command: 'prompt', localService: 'ci/service.yml', intern: undefined });
  expect(settings).not.toHaveProperty('baseUrl');
  expect(settings).not.toHaveProperty('credentials');
});

test.each<[string, GivenInputs]>([
  ['base-url', { 'base-url': 'https://service.example/api/v1' }],
  ['federation-policy-id', { 'federation-policy-id': 'fp_1' }],
  ['api-key', { 'api-key': 'made-up' }],
  ['audience', { audience: 'https://service.example' }],
  ['subject-token', { 'subject-token': 'a.b.c' }],
  ['subject-token-file', { 'subject-token-file': 'token' }],
  ['on-pause', { 'on-pause': 'stop' }],
  ['parked-for', { 'parked-for': '1h', comment: 'sticky' }],
])('%s may not stand beside it', (name, given) => {
  const error = failure(given);
  expect(error).toMatchObject({ code: 'input_conflict', data: { source: name } });
  expect(error.message).toContain('"local-service"');
  expect(error.message).not.toContain('made-up');
});

test.each(['answer', 'resume', 'list', 'update-key', 'token', 'proxy'])('it is not for command %s', (command) => {
  expect(failure({ command })).toMatchObject({ code: 'input_conflict', data: { source: 'local-service' } });
});
