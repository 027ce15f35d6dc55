// Severities, their order, and the bound that fails a review.
import { expect, test } from 'vitest';
import { bySeverity, isAtLeast, severities } from '../../src/findings/severity.ts';

test('severities are ordered from the worst to the least', () => {
  const shuffled = (['note', 'critical', 'minor', 'major'] as const).map((severity) => ({ severity }));
  expect(shuffled.toSorted(bySeverity).map(({ severity }) => severity)).toEqual(severities);
});

test.each([
  ['critical', 'major', true],
  ['major', 'major', true],
  ['minor', 'major', false],
  ['note', 'note', true],
  ['critical', 'never', false],
] as const)('%s is at least %s: %s', (severity, least, expected) => {
  expect(isAtLeast(severity, least)).toBe(expected);
});
