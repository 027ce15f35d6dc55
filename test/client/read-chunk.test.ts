// Why the data of an event is no chunk.
import { expect, test } from 'vitest';
import { readChunk } from '../../src/client/chat-events.ts';

const nested = (levels: number): string => `{"more":${'['.repeat(levels)}${']'.repeat(levels)}}`;

test.each([
  ['{', 'An event of the stream is not JSON.'],
  ['7', 'A chunk of the stream does not match the API at "".'],
  ['{"object":"chat.completion.chunk","id":7}', 'A chunk of the stream does not match the API at "id".'],
  [nested(200), expect.stringMatching(/^A chunk of the stream nests deeper than \d+ levels\.$/)],
])('%j', (data, message) => {
  expect(() => readChunk(data)).toThrow(expect.objectContaining({ code: 'stream_malformed', message }));
});
