// Who may use the routes under `/_`: programs of this machine, the service's own page with the token, nobody else.
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createStarterToken, mayControl } from '../../../src/service/access/local-request.ts';

const token = createStarterToken();
const bearer = { authorization: `Bearer ${token.secret.reveal()}` };
const own = { origin: 'http://localhost:8787', 'sec-fetch-site': 'same-origin' };

function requestFrom(remoteAddress: string, headers: IncomingMessage['headers']): IncomingMessage {
  const request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress: string } } = {
    headers: { host: 'localhost:8787', ...headers },
    socket: { remoteAddress },
  };
  return request as IncomingMessage;
}

test.each([
  ['a program', '127.0.0.1', {}, true, false],
  ['a program over IPv6', '::1', { host: '[::1]:8787' }, true, false],
  ['a program with the token', '127.0.0.1', bearer, true, true],
  ['a program with another token', '127.0.0.1', { authorization: 'Bearer x' }, true, false],
  ['its own page with the token', '127.0.0.1', { ...own, ...bearer }, true, true],
  ['its own page without the token', '127.0.0.1', own, false, false],
  ['its own page that reads, without the token', '127.0.0.1', { 'sec-fetch-site': 'same-origin' }, false, false],
  ['another machine with the token', '192.0.2.7', bearer, false, false],
  ['another site with the token', '127.0.0.1', { 'sec-fetch-site': 'cross-site', ...bearer }, false, false],
  ['another origin with the token', '127.0.0.1', { origin: 'http://localhost:1', ...bearer }, false, false],
])('%s', (_, address, headers, isAllowed, isAllowedWhereNeeded) => {
  const request = requestFrom(address, headers);
  expect(mayControl(request, { token, isTokenNeeded: false })).toBe(isAllowed);
  expect(mayControl(request, { token, isTokenNeeded: true })).toBe(isAllowedWhereNeeded);
});

test('a token prints as nothing', () => {
  expect(`${JSON.stringify(token)} ${String(token.secret)}`).not.toContain(token.secret.reveal());
});
