// What the intern is told is what the documents show, and what is read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toContract, toRepairPrompt } from '../../../src/findings/answer/contract.ts';
import { readReview } from '../../../src/findings/answer/read-review.ts';

const word = '0123456789ab';

test('the documents show it, word for word', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/review.md'), 'utf8');
  expect(page).toContain(`\`\`\`\`text\n${toContract('WORD')}\n\`\`\`\``);
});

test('its example is a block that can be read', () => {
  const read = readReview(toContract(word), word);
  expect('review' in read && read.review).toMatchObject({
    said: 'changes',
    unreadable: 0,
    findings: [{ endLine: 14 }],
  });
});

test('the repair says what is wrong, and tells the whole contract again', () => {
  const prompt = toRepairPrompt(word, 'It has no block.');
  expect(prompt).toContain('It has no block.');
  expect(prompt.endsWith(toContract(word))).toBe(true);
});
