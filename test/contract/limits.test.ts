// The numbers of docs/service-api.md, "Limits", as they stand there.
import { expect, test } from 'vitest';
import * as limits from '../../src/contract/limits.ts';

test('the limits are those of the API', () => {
  expect({ ...limits }).toEqual({
    listLimit: { min: 1, max: 500 },
    maxChatRequestBytes: 1_048_576,
    identifierLength: { min: 1, max: 256 },
    subjectTokenLength: { min: 1, max: 16_384 },
    interactionDeadlineMs: 300_000,
    keepaliveIntervalMs: 30_000,
    maxAccessTokenLifetimeSeconds: 900,
    maxPromptCharacters: 32_000,
    maxToolCallIdCharacters: 128,
    maxTokenRequestBytes: 32_768,
    maxStreamMs: 300_000,
    maxHeadersWaitMs: 310_000,
  });
});
