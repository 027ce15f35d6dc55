// Inputs of `command: post-findings` become settings, without a service and an identity.
import { expect, test } from 'vitest';
import { readActionInputs } from '../../../src/inputs/action-inputs.ts';
import { type GivenInputs, getInputOf } from '../../support/command-settings.ts';

const settingsOf = (given: GivenInputs) => readActionInputs(getInputOf({ command: 'post-findings', ...given }));

test('findings of another job are posted with the defaults of a review', () => {
  expect(settingsOf({ 'findings-file': 'findings.json' })).toMatchObject({
    command: 'post-findings',
    findingsFile: 'findings.json',
    commentTag: 'intern',
    failAt: 'major',
    maxRounds: 20,
  });
});

test('a merge group has no file of findings', () => {
  expect(settingsOf({ 'fail-at': 'never', 'comment-tag': 'security', timeout: '5m' })).toMatchObject({
    findingsFile: undefined,
    commentTag: 'security',
    failAt: 'never',
    timeoutMs: 300_000,
  });
});
