// The journal by itself: what its readers get to see of secrets.
import { expect, test } from 'vitest';
import { createJournal } from '../../../src/service/control/journal.ts';

const redact = (text: string): string => text.replaceAll('the-secret', '***');

test.each([
  ['in a short path', '/a/the-secret', '/a/***'],
  ['where a long path is cut', `/${'a'.repeat(295)}the-secret/${'b'.repeat(400)}`, `/${'a'.repeat(295)}***/`],
])('a secret %s is taken out for readers and for who is told of the end', (_, path, shown) => {
  const ends: unknown[] = [];
  const journal = createJournal({ now: () => 0, redact, onClose: (entry) => ends.push(entry) });
  const { note, close: over } = journal.open('GET', path);
  note({ decision: 'refused', reason: `no key the-secret ${'x'.repeat(3000)}`, status: 401 });
  over();
  const [entry] = journal.entries();
  expect(entry).toMatchObject({ at: '1970-01-01T00:00:00.000Z', path: shown, status: 401, decision: 'refused' });
  expect(entry?.reason).toMatch(/^no key \*\*\* x+$/);
  expect(entry?.reason).toHaveLength(2000);
  expect(ends).toEqual([entry]);
});
