// The transcript: one JSON document a line.
import { expect, test } from 'vitest';
import { toTranscriptLine } from '../../src/transcript/write.ts';

test('a line has type and time first, then the fields of the event', () => {
  const at = '2026-01-02T03:04:05.000Z';
  expect(toTranscriptLine({ route: 'chat', type: 'request', ms: 7, status: 200, request_id: null, at })).toBe(
    '{"type":"request","at":"2026-01-02T03:04:05.000Z","route":"chat","ms":7,"status":200,"request_id":null}\n',
  );
});

test.each(['a\nb', 'a\rb', 'a\u2028b', 'a\u0085b', '\ud800'])(
  'the text %j is on one line, and comes back whole',
  (text) => {
    const line = toTranscriptLine({ type: 'text', text, at: '' });
    expect(line.match(/[\n\r]/g)).toEqual(['\n']);
    expect(JSON.parse(line)).toMatchObject({ text });
  },
);
