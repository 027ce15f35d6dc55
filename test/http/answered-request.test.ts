// A fetch that tells of each answer.
import { expect, test } from 'vitest';
import { type AnsweredRequest, observeFetch } from '../../src/http/answered-request.ts';
import { json, scriptedFetch } from '../support/responses.ts';

test('tells status, time and id of each answer, and of no failure', async () => {
  const answers: AnsweredRequest[] = [];
  const times = [1_000, 1_250, 2_000, 2_001, 3_000];
  const script = scriptedFetch(json(200, {}, { 'X-Request-Id': 'r-1' }), json(503, {}), new Error('lost'));
  const clock = { monotonic: () => times.shift() ?? 0 };
  const fetch = observeFetch(script, { clock, route: 'exchange', onRequest: (request) => answers.push(request) });
  const init = {
    method: 'GET',
    headers: {},
    body: null,
    redirect: 'manual',
    signal: new AbortController().signal,
  } as const;
  expect((await fetch('https://service.example/a', init)).status).toBe(200);
  await fetch('https://service.example/b', init);
  await expect(fetch('https://service.example/c', init)).rejects.toThrow('lost');
  expect(answers).toEqual([
    { route: 'exchange', status: 200, ms: 250, requestId: 'r-1' },
    { route: 'exchange', status: 503, ms: 1, requestId: undefined },
  ]);
});
