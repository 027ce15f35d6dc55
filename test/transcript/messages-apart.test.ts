// What an intern said before and after a question: two messages.
import { expect, test } from 'vitest';
import type { RunEvent } from '../../src/transcript/events.ts';
import { messagesApart } from '../../src/transcript/messages-apart.ts';
import { buildRunRecord } from '../../src/transcript/run-record.ts';

const asks: RunEvent = { type: 'pause', tool_call_id: 'c', name: 's.provide_input', arguments: '{}' };

/** The text of a run that says these words, and asks at each `undefined`. */
function textOf(...said: readonly (string | undefined)[]): string {
  const builder = buildRunRecord();
  for (const text of said) {
    builder.observe({ ...(text === undefined ? asks : { type: 'text', text }), at: '2026-01-01T00:00:00Z' });
  }
  const once = messagesApart(builder.value());
  expect(messagesApart(once)).toEqual(once);
  return once.text.head;
}

test.each([
  ['a heading behind a question', ['Let me look.', undefined, '## Found'], 'Let me look.\n\n## Found'],
  ['each of several', ['One.', undefined, 'Two.', undefined, 'Three.'], 'One.\n\nTwo.\n\nThree.'],
  ['pieces of one message', ['Let me ', 'look.'], 'Let me look.'],
  ['questions in a row', ['One.', undefined, undefined, 'Two.'], 'One.\n\nTwo.'],
  ['a question before the first word, and one behind the last', [undefined, 'One.', undefined], 'One.'],
  ['a line that ends before the question', ['One.\n', undefined, 'Two.'], 'One.\nTwo.'],
  ['a line that ends behind it', ['One.', undefined, '\n\nTwo.'], 'One.\n\nTwo.'],
])('%s', (_what, said, text) => {
  expect(textOf(...said)).toBe(text);
});

test('what comes behind the head of a very long text stays as it is', () => {
  const long = 'x'.repeat(800 * 1024);
  expect(textOf('One.', undefined, long, undefined, 'Three.')).toBe(`One.\n\n${long.slice(0, 512 * 1024 - 4)}`);
});
