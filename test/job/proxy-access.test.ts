// Before a proxy starts: its token, its intern, and what it says of another proxy in the environment.
import { expect, test } from 'vitest';
import { obtainProxyAccess } from '../../src/job/proxy/proxy-access.ts';
import { createRedactor } from '../../src/secret.ts';
import { internOf } from '../support/chat.ts';
import { type GivenInputs, settingsOf } from '../support/command-settings.ts';
import { identityIo, type Surroundings } from '../support/identity.ts';
import { jwtOf } from '../support/jwt.ts';
import { json } from '../support/responses.ts';
import { grantedToken } from '../support/token-response.ts';

const subjectToken = jwtOf({ iss: 'https://token.example', aud: 'https://service.example', exp: 4_000_000_000 });
const exchanged: GivenInputs = { 'api-key': '', 'federation-policy-id': 'p', 'subject-token': subjectToken.reveal() };

async function open(surroundings: Surroundings, given: GivenInputs = {}) {
  const io = {
    ...identityIo(surroundings),
    cwd: '/work',
    readFile: () => Promise.reject(new Error('not read')),
    files: 'workspace' as const,
    redactor: createRedactor(),
    signal: new AbortController().signal,
  };
  const settings = settingsOf({ command: 'proxy', ...exchanged, ...given });
  if (settings.command !== 'proxy') throw new Error('no proxy');
  return { io, access: await obtainProxyAccess(io, settings) };
}

const granted = () => json(200, grantedToken);
const page = () => json(200, { data: [internOf({ id: 'i-7', name: 'reviewer' })], has_more: false });

test('it has a token, and no intern that nobody named', async () => {
  const { io, access } = await open({ script: [granted()] });
  expect(access).toMatchObject({ usedFingerprints: [], internId: undefined });
  expect(io.fetch.sent).toHaveLength(1);
});

test('an intern is found by its name, with that token', async () => {
  const { io, access } = await open({ script: [granted(), page()] }, { intern: 'reviewer' });
  expect(access).toMatchObject({ usedFingerprints: [], internId: 'i-7' });
  expect(io.fetch.sent[1]?.headers.get('authorization')).toBe(`Bearer ${access.token.token.reveal()}`);
  expect(io.log.at('info')).toContain('Intern "reviewer" is i-7.');
});

test.each([
  ['HTTP_PROXY', { HTTP_PROXY: 'http://proxy.example' }],
  ['HTTP_PROXY', { http_proxy: 'http://proxy.example', NO_PROXY: 'localhost' }],
  ['ALL_PROXY', { ALL_PROXY: 'http://proxy.example' }],
  ['ALL_PROXY', { HTTP_PROXY: '', all_proxy: 'http://proxy.example' }],
  ['HTTP_PROXY', { http_proxy: '', HTTP_PROXY: 'http://proxy.example' }],
  ['HTTP_PROXY', { HTTP_PROXY: 'http://proxy.example', NO_PROXY: '127.0.0.11, x127.0.0.1, 127.0.0.1.example' }],
  [undefined, {}],
  [undefined, { NO_PROXY: 'localhost' }],
  [undefined, { HTTP_PROXY: 'http://proxy.example', NO_PROXY: 'localhost,  127.0.0.1' }],
  [undefined, { HTTP_PROXY: 'http://proxy.example', no_proxy: 'localhost 127.0.0.0/8' }],
  [undefined, { HTTP_PROXY: 'http://proxy.example', NO_PROXY: '127.0.0.1/8,*' }],
])('clients may reach it through another proxy, which is a warning: %s, with %j', async (named, env) => {
  const { io } = await open({ env, script: [granted()] });
  expect(io.log.at('warning')).toEqual(
    named === undefined ? [] : [expect.stringMatching(`^${named} is set, but NO_PROXY does not name 127\\.0\\.0\\.1`)],
  );
});
