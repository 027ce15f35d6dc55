// Inputs of `command: prompt` become settings where the step itself runs the service.
import { expect, test } from 'vitest';
import { readActionInputs } from '../../src/inputs/settings.ts';
import { type GivenInputs, getInputOf } from '../support/command-settings.ts';

const settingsOf = (given: GivenInputs) =>
  readActionInputs(getInputOf({ 'local-service': 'service.yml', prompt: 'Review this.', ...given }));

test('a service of its own needs no address, no key and no name of its only intern', () => {
  const settings = settingsOf({ 'max-pauses': '3' });
  expect(settings).toMatchObject({
    command: 'prompt',
    localService: 'service.yml',
    intern: undefined,
    prompt: { from: 'input', text: 'Review this.' },
    maxPauses: 3,
    findings: 'none',
  });
  expect(settings).not.toHaveProperty('baseUrl');
});

test('an intern of several is named', () => {
  expect(settingsOf({ intern: 'reviewer', findings: 'collect' })).toMatchObject({
    intern: 'reviewer',
    findings: 'collect',
  });
});
