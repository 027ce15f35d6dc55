// What a client takes where its caller does not say.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import { Secret } from '../../src/secret.ts';
import { type Service, startService } from '../../src/service/index.ts';
import { keyRecord } from '../support/key-record.ts';
import { json, scriptedFetch } from '../support/responses.ts';

const workspace_id = '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb';
const config = {
  workspaces: [{ id: workspace_id }],
  keys: [{ hash: 'key_one', secret: 'made-up-one', name: 'one', workspace_id }],
  interns: [
    { id: 'intern-1', name: 'reviewer', workspace_id, runs: { playbook: { turns: [{ steps: [{ say: 'Hello.' }] }] } } },
  ],
};
let service: Service;

beforeAll(async () => {
  service = await startService({ config });
});
afterAll(() => service.stop());
// The global fetch ends a response that is silent for five minutes, and one whose headers take as long: less than ours.
beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    throw new Error('the global fetch was asked');
  });
  return () => vi.unstubAllGlobals();
});

test('no request goes through the global fetch, whose limits are shorter than those of a stream', async () => {
  const client = createClient({ baseUrl: service.baseUrl, bearer: () => Promise.resolve(new Secret('made-up-one')) });
  const interns = await Array.fromAsync(client.listInterns());
  expect(interns.map(({ name }) => name)).toEqual(['reviewer']);
  const events = await Array.fromAsync(
    client.prompt({ internId: 'intern-1', prompt: 'Say hello.', approvalMode: 'manual' }),
  );
  expect(events).toContainEqual(expect.objectContaining({ type: 'text', text: 'Hello.' }));
});

test('a client reads and updates keys', async () => {
  const fetch = scriptedFetch(...[1, 2].map(() => json(200, { data: keyRecord() })));
  const client = createClient({
    baseUrl: 'https://service.example/api/v1',
    fetch,
    bearer: async () => new Secret('m'),
  });
  expect(await client.readKey({ hash: 'f01d' })).toEqual(keyRecord());
  expect(await client.updateKey({ hash: 'f01d', update: { limit: 50 } })).toEqual(keyRecord());
  expect(fetch.sent.map(({ body }) => body)).toEqual(['{}', '{"limit":50}']);
});

test.each([
  ['', 'input_missing', '"baseUrl" is empty. Use the base URL'],
  ['service.example/api/v1', 'input_invalid', '"baseUrl" is "service.example/api/v1". Use the base URL'],
  ['localhost:8787/api/v1', 'input_invalid', '"baseUrl" is "localhost:8787/api/v1". Use the base URL'],
  ['https://', 'input_invalid', '"baseUrl" is "https://". Use the base URL'],
  ['http://service.example/api/v1', 'input_invalid', 'Only a service on this machine may have http.'],
])('a client of the base URL "%s" is refused at once, by its name', (baseUrl, code, message) => {
  const create = () => createClient({ baseUrl, bearer: () => Promise.resolve(new Secret('made-up-one')) });
  expect(create).toThrow(expect.objectContaining({ name: 'InputError', code, data: { source: 'baseUrl' } }));
  expect(create).toThrow(message);
});
