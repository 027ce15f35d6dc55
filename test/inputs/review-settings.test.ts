// How a review is posted and judged: the floor of new threads beside what fails the step.
import { expect, test } from 'vitest';
import { readActionInputs } from '../../src/inputs/settings.ts';
import { getInputOf } from '../support/command-settings.ts';
import type { GivenInputs } from '../support/settings.ts';
import { failureOf, settingsOf } from '../support/settings.ts';

test('a review has the defaults of the inputs', () => {
  expect(settingsOf()).toMatchObject({
    failAt: 'major',
    severityFloor: ['note', 'minor', 'major'],
    maxFindings: 25,
    maxRounds: 20,
    commitStatus: undefined,
  });
});

test.each<[GivenInputs, object]>([
  [
    { 'max-findings': '0', 'max-rounds': '1' },
    { maxFindings: 0, maxRounds: 1 },
  ],
  [{ 'commit-status': 'interns/review' }, { commitStatus: 'interns/review' }],
  [{ 'severity-floor': 'minor' }, { severityFloor: ['minor'] }],
  [{ 'severity-floor': ' note ,major' }, { severityFloor: ['note', 'major'] }],
  [{ 'fail-at': 'critical' }, { severityFloor: ['note', 'minor', 'major'] }],
  [{ 'fail-at': 'minor' }, { severityFloor: ['note', 'minor', 'minor'] }],
  [{ 'fail-at': 'note' }, { severityFloor: ['note', 'note', 'note'] }],
  [{ 'fail-at': 'minor', 'severity-floor': 'note, minor' }, { severityFloor: ['note', 'minor'] }],
  [
    { 'fail-at': 'never', 'severity-floor': 'critical' },
    { failAt: 'never', severityFloor: ['critical'] },
  ],
])('%j becomes %j', (given, settings) => {
  expect(settingsOf(given)).toMatchObject(settings);
});

test.each<[GivenInputs, string, string]>([
  [
    { 'fail-at': 'minor', 'severity-floor': 'note, critical, major' },
    'severity-floor',
    'has "critical", which is above "fail-at", "minor": a finding could fail the step and have no thread. Use "minor" or less.',
  ],
  [
    { 'severity-floor': 'note, bad' },
    'severity-floor',
    'Use critical, major, minor, note: one for each round, separated',
  ],
  [{ 'severity-floor': 'note,,minor' }, 'severity-floor', 'one for each round'],
  [{ 'fail-at': 'always' }, 'fail-at', '"always"'],
  [{ 'max-rounds': '0' }, 'max-rounds', '"0"'],
  [{ 'commit-status': 'a\nb' }, 'commit-status', 'at most 255 characters on one line'],
  [{ 'commit-status': 'x'.repeat(256) }, 'commit-status', 'at most 255 characters on one line'],
])('%j is refused', (given, source, said) => {
  expect(failureOf(given)).toMatchObject({
    code: 'input_invalid',
    data: { source },
    message: expect.stringContaining(said),
  });
});

const postingOf = (given: GivenInputs) => readActionInputs(getInputOf({ command: 'post-findings', ...given }));

test('findings of another job are posted with the defaults of a review', () => {
  expect(postingOf({ 'findings-file': 'findings.json' })).toMatchObject({
    command: 'post-findings',
    findingsFile: 'findings.json',
    commentTag: 'intern',
    failAt: 'major',
    maxRounds: 20,
  });
});

test('a merge group has no file of findings', () => {
  expect(postingOf({ 'fail-at': 'never', 'comment-tag': 'security', timeout: '5m' })).toMatchObject({
    findingsFile: undefined,
    commentTag: 'security',
    failAt: 'never',
    timeoutMs: 300_000,
  });
});
