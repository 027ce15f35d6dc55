// Severities, the bound that fails a review, and the verdict.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSeverity, severities } from '../../src/findings/finding.ts';
import { failAtWords, isAtLeast, toVerdict, type VerdictFacts, verdictWords } from '../../src/findings/verdict.ts';
import { runs, seed } from '../support/seed.ts';

test('severities are ordered from the worst to the least', () => {
  const shuffled = (['note', 'critical', 'minor', 'major'] as const).map((severity) => ({ severity }));
  expect(shuffled.toSorted(compareSeverity).map(({ severity }) => severity)).toEqual(severities);
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

const nothing: VerdictFacts = { tally: [], unreadable: 0, internVerdict: 'pass', failAt: 'major' };

test.each([
  ['nothing', {}, 'pass'],
  ['a finding below the bound', { tally: [{ severity: 'minor' }] }, 'pass'],
  ['a finding at the bound', { tally: [{ severity: 'major' }] }, 'changes'],
  [
    'a worse finding, whatever the intern says',
    { tally: [{ severity: 'critical' }], internVerdict: 'pass' },
    'changes',
  ],
  ['one that counts and one that can not be read', { tally: [{ severity: 'major' }], unreadable: 1 }, 'changes'],
  ['one that can not be read', { unreadable: 1 }, 'unsure'],
  ["the intern's changes without a finding that counts", { internVerdict: 'changes' }, 'unsure'],
  ["the intern's doubt", { internVerdict: 'unsure' }, 'unsure'],
  ['a critical finding where nothing fails', { tally: [{ severity: 'critical' }], failAt: 'never' }, 'pass'],
] as const)('of %s it is as it has to be', (_what, facts, expected) => {
  expect(toVerdict({ ...nothing, ...facts })).toBe(expected);
});

const anySeverity = fc.constantFrom(...severities).map((severity) => ({ severity }));
const anyFacts: fc.Arbitrary<VerdictFacts> = fc.record({
  tally: fc.array(anySeverity, { maxLength: 4 }),
  unreadable: fc.nat(2),
  internVerdict: fc.constantFrom(...verdictWords),
  failAt: fc.constantFrom(...failAtWords),
});

/** How bad a verdict is: the only one that is green is the least. */
const badness = (facts: VerdictFacts): number => ['pass', 'unsure', 'changes'].indexOf(toVerdict(facts));

test('it never improves by a finding, one that can not be read, or a worse word', () => {
  fc.assert(
    fc.property(anyFacts, anySeverity, (facts, more) => {
      const worse: readonly VerdictFacts[] = [
        { ...facts, tally: [...facts.tally, more] },
        { ...facts, unreadable: facts.unreadable + 1 },
        { ...facts, internVerdict: 'unsure' },
        ...(facts.internVerdict === 'pass' ? [{ ...facts, internVerdict: 'changes' as const }] : []),
      ];
      for (const one of worse) expect(badness(one)).toBeGreaterThanOrEqual(badness(facts));
    }),
    { seed, numRuns: runs(500) },
  );
});

test('it passes only where the intern says so and nothing speaks against it', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      if (toVerdict(facts) === 'pass') expect([facts.internVerdict, facts.unreadable]).toEqual(['pass', 0]);
    }),
    { seed, numRuns: runs(500) },
  );
});
