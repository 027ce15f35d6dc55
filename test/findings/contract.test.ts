// The contract with the intern: as the documents show it, and read entry by entry.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readFinding, toContract, toRepairPrompt } from '../../src/findings/contract.ts';
import { readReview } from '../../src/findings/read-review.ts';

const word = '0123456789ab';

test('the documents show it, word for word', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/review.md'), 'utf8');
  expect(page).toContain(`\`\`\`\`text\n${toContract('WORD')}\n\`\`\`\``);
});

test('its example is a block that can be read', () => {
  const read = readReview(toContract(word), word);
  expect('review' in read && read.review).toMatchObject({
    internVerdict: 'changes',
    unreadable: 0,
    findings: [{ end_line: 14 }],
  });
});

test('the repair says what is wrong, and tells the whole contract again', () => {
  const prompt = toRepairPrompt(word, 'It has no block.');
  expect(prompt).toContain('It has no block.');
  expect(prompt.endsWith(toContract(word))).toBe(true);
});

const entry = { path: 'a.ts', line: 3, severity: 'minor', title: 'A title' };

test('what may be left out has its default, as an absent key and as null', () => {
  const finding = { path: 'a.ts', line: 3, end_line: 3, side: 'new', severity: 'minor', title: 'A title', body: '' };
  expect(readFinding(entry)).toEqual(finding);
  expect(readFinding({ ...entry, end_line: null, side: null, body: null, suggestion: null, more: [] })).toEqual(
    finding,
  );
});

test('everything is read, and written again', () => {
  const whole = { ...entry, end_line: 5, side: 'old', body: 'Words', suggestion: '' };
  const finding = readFinding(whole);
  expect(finding).toMatchObject({ end_line: 5, side: 'old', body: 'Words', suggestion: '' });
  expect(finding && readFinding(finding)).toEqual(finding);
});

describe('cuts with a mark', () => {
  test.each([
    ['title', 120],
    ['body', 1_000],
  ] as const)('a %s of more than %i characters', (name, most) => {
    for (const length of [most - 1, most]) {
      expect(readFinding({ ...entry, [name]: 'x'.repeat(length) })?.[name]).toHaveLength(length);
    }
    expect(readFinding({ ...entry, [name]: 'x'.repeat(most + 1) })?.[name]).toBe(`${'x'.repeat(most - 1)}…`);
  });

  test('and no character', () => {
    expect(readFinding({ ...entry, title: `${'x'.repeat(118)}😀😀` })?.title).toBe(`${'x'.repeat(118)}…`);
  });
});

test('a title is one line', () => {
  expect(readFinding({ ...entry, title: ' a\n\tb ' })?.title).toBe('a b');
});

const unreadable: readonly (readonly [what: string, value: unknown])[] = [
  ['no object', 'x'],
  ['nothing', null],
  ['a list', [entry]],
  ...Object.entries({
    path: ['', 7, null, undefined, 'x'.repeat(4_097)],
    line: [0, -1, 1.5, '3', null, undefined, 2 ** 60],
    end_line: [2, 0, '4', 3.5],
    side: ['both', '', 1],
    severity: ['blocker', 'Critical', '', null, undefined, ['major']],
    title: ['', '  ', '\u200b\u202e', 7, null, undefined],
    body: [7, {}],
    suggestion: [7, ['x']],
  }).flatMap(([name, values]) =>
    values.map((value): readonly [string, unknown] => [
      `${name}: ${JSON.stringify(value)?.slice(0, 20)}`,
      { ...entry, [name]: value },
    ]),
  ),
];

test.each(unreadable)('with %s it can not be read', (_what, value) => {
  expect(readFinding(value)).toBeUndefined();
});
