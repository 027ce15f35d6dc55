// A job's way to the service: a client with the bearer of its credentials.
import { expect, test } from 'vitest';
import type { AnsweredRequest } from '../../src/http/answered-request.ts';
import { connect } from '../../src/job/connect.ts';
import { createRedactor } from '../../src/secret.ts';
import { internOf } from '../support/chat.ts';
import { settingsOf } from '../support/command-settings.ts';
import { identityIo } from '../support/identity.ts';
import { json } from '../support/responses.ts';

function ioOf() {
  const page = json(200, { data: [internOf({ id: 'a' })], has_more: false }, { 'X-Request-Id': 'r-1' });
  return {
    ...identityIo({ script: [page] }),
    cwd: '/work',
    readFile: () => Promise.reject(new Error('not read')),
    files: 'workspace' as const,
    redactor: createRedactor(),
    signal: new AbortController().signal,
  };
}

const service = settingsOf({ command: 'list' });
const settings = service.command === 'list' ? service : expect.unreachable();

test('the client sends the bearer of the credentials, and tells of its requests', async () => {
  const io = ioOf();
  const requests: AnsweredRequest[] = [];
  const { client } = await connect(io, settings, (request) => requests.push(request));
  expect(io.fetch.sent).toEqual([]);
  expect((await Array.fromAsync(client.listInterns())).map(({ id }) => id)).toEqual(['a']);
  expect(io.fetch.sent[0]?.headers.get('authorization')).toBe('Bearer made-up-management-key');
  expect(requests).toMatchObject([{ route: 'list', status: 200 }]);
});

test('where nobody wants to know, each request is a line of step debugging', async () => {
  const io = ioOf();
  await Array.fromAsync((await connect(io, settings)).client.listInterns());
  expect(io.log.at('debug')).toEqual([expect.stringMatching(/^list answered 200 after \d+ ms, request id r-1\.$/)]);
});
