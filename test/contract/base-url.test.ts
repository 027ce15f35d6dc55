// Which base URL was meant where one answers 404.
import { expect, test } from 'vitest';
import { guessBaseUrl } from '../../src/contract/base-url.ts';

test.each([
  ['https://service.example', 'https://service.example/api/v1'],
  ['https://service.example/api', 'https://service.example/api/v1'],
  ['https://service.example/v1', 'https://service.example/api/v1'],
  ['https://service.example/interns', 'https://service.example/interns/api/v1'],
  ['https://service.example/api/v1/interns', 'https://service.example/api/v1'],
  ['https://service.example/prefix/api/v2/oauth/token', 'https://service.example/prefix/api/v2'],
])('%s: %s', (baseUrl, meant) => {
  expect(guessBaseUrl(baseUrl)).toBe(meant);
});

test.each(['https://service.example/api/v1', 'https://service.example/prefix/api/v2'])(
  '%s is what it should be',
  (baseUrl) => {
    expect(guessBaseUrl(baseUrl)).toBeUndefined();
  },
);
