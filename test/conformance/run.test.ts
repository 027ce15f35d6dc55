// `interns conformance`: the local service passes, a service that is a little off does not, and secrets stay out.
import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { rows } from '../../src/conformance/rows.ts';
import { checks, type RowResult, runConformance } from '../../src/conformance/run.ts';
import type { Service } from '../../src/service/index.ts';
import { runCli } from '../service/support/process.ts';
import { secrets } from '../service/support/service.ts';
import { startTarget } from '../service/support/target.ts';

/** The service, and what the command line needs to know of it. */
async function startWithEnv(): Promise<{ readonly service: Service; readonly env: Record<string, string> }> {
  const { service, subjectToken } = await startTarget();
  const env = {
    INTERNS_API_KEY: secrets.standard,
    INTERNS_MANAGEMENT_KEY: secrets.management,
    INTERNS_SUBJECT_TOKEN: subjectToken,
  };
  return { service, env };
}

const idsOf = (results: readonly RowResult[], wanted: RowResult['result']): string[] =>
  results.filter(({ result }) => result === wanted).map(({ id }) => id);

test('the local service fails no row, and most can be checked', async () => {
  const { target } = await startTarget();
  const results = await runConformance(target);
  expect(results.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(idsOf(results, 'passed').length).toBeGreaterThan(110);
  expect(results.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('every check names rows that exist', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect(checks.flatMap((check) => check.rowIds).filter((id) => !known.has(id))).toEqual([]);
});

test('without keys and tokens their rows are not checkable, and say what they need', async () => {
  const { target } = await startTarget();
  const results = await runConformance({
    ...target,
    managementKey: undefined,
    subjectToken: undefined,
    intern: 'nobody',
  });
  expect(idsOf(results, 'failed')).toEqual([]);
  const detail = (id: string) => results.find((row) => row.id === id)?.detail;
  expect(detail('key.usage')).toContain('INTERNS_MANAGEMENT_KEY');
  expect(detail('token.expires_in')).toContain('subject token');
  expect(detail('run.pause')).toContain('"nobody"');
  expect(detail('run.severed')).toContain('from outside');
});

test('without a federation policy, whether an issuer is trusted is not checkable', async () => {
  const { target } = await startTarget();
  const results = await runConformance({ ...target, federationPolicyId: undefined });
  expect(results.find(({ id }) => id === 'exchange.trust')?.detail).toContain('a federation policy');
});

/** The service with one thing about its answers changed. */
async function startChanged(service: Service, change: (text: string) => string): Promise<string> {
  const { port, pathname } = new URL(service.baseUrl);
  const proxy = http.createServer((request, response) => {
    const forwarded = http.request(
      { port, host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers },
      (answered) => {
        let text = '';
        answered.setEncoding('utf8');
        answered.on('data', (piece: string) => {
          text += piece;
        });
        answered.on('end', () => {
          const { 'content-length': _length, ...headers } = answered.headers;
          response.writeHead(answered.statusCode ?? 500, headers);
          response.end(change(text));
        });
      },
    );
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  const address = proxy.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}${pathname}`;
}

test.each([
  ['no final chunk', (text: string) => text.replace(/data: [^\n]*"choices":\[\][^\n]*\n\n/, ''), 'stream.2'],
  ['no [DONE]', (text: string) => text.replace('data: [DONE]\n\n', ''), 'run.finish'],
  ['usage after tool_calls', (text: string) => text.replaceAll('"usage":null', '"usage":{}'), 'run.pause'],
  [
    'two finish chunks',
    (text: string) => text.replace(/(data: [^\n]*"finish_reason":"stop"[^\n]*\n\n)/, '$1$1'),
    'stream.1',
  ],
  [
    'an unknown property on the page',
    (text: string) => text.replace('{"data":[', '{"total":1,"data":['),
    'page.closed',
  ],
  ['no vault_id', (text: string) => text.replaceAll('"vault_id":null,', ''), 'intern.all-fields'],
  ['a numeric id', (text: string) => text.replaceAll(/"id":"a11e[^"]*"/g, '"id":7'), 'intern.id'],
  ['a wrong reason', (text: string) => text.replaceAll('interaction_unknown', 'unknown_interaction'), 'chat.404'],
  ['metadata on a 401', (text: string) => text.replace('"code":401,', '"code":401,"metadata":{},'), 'chat-error.bare'],
  [
    'a lower-case token type',
    (text: string) => text.replace('"token_type":"Bearer"', '"token_type":"bearer"'),
    'token.token_type',
  ],
  ['a long lifetime', (text: string) => text.replace('"expires_in":300', '"expires_in":901'), 'token.expires_in'],
  [
    'another OAuth error',
    (text: string) => text.replaceAll('invalid_grant', 'access_denied'),
    'exchange.invalid_grant',
  ],
  ['usage as text', (text: string) => text.replace(/"usage_daily":[\d.]+/, '"usage_daily":"1"'), 'key.usage'],
])('a service with %s fails its row', async (_what, change, row) => {
  const { service, target } = await startTarget();
  const results = await runConformance({ ...target, baseUrl: await startChanged(service, change) });
  expect(results.find(({ id }) => id === row)).toMatchObject({ result: 'failed', detail: expect.any(String) });
});

test('the command prints a table, or JSON, and exits with 0 when no row failed', async () => {
  const { service, env } = await startWithEnv();
  const args = [
    'conformance',
    '--base-url',
    service.baseUrl,
    '--key-hash',
    'key_standard',
    '--federation-policy-id',
    'p',
    '--asking-prompt',
    'go',
  ];
  const { code, stdout, stderr } = await runCli(args, env).ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^passed +intern\.id /);
  expect(stdout).toMatch(/\d+ passed, 0 failed, \d+ not checkable\n$/);
  const asJson = await runCli([...args, '--json'], env).ended;
  expect(JSON.parse(asJson.stdout)).toMatchObject({
    base_url: service.baseUrl,
    rows: expect.arrayContaining([expect.objectContaining({ id: 'run.pause', result: 'passed' })]),
  });
});

test('the command exits with 1 when a row failed, and shows no secret', async () => {
  const { service, env } = await startWithEnv();
  const leaking = await startChanged(service, (text) =>
    text.replace('"has_more":false', `"has_more":false,"${secrets.standard}":1`),
  );
  const { code, stdout } = await runCli(['conformance', '--base-url', leaking], env).ended;
  expect(code).toBe(1);
  expect(stdout).toMatch(/failed +page\.closed .*\*\*\*/);
  expect(stdout).not.toContain(secrets.standard);
});

test.each([
  [[], { INTERNS_API_KEY: 'x' }, '--base-url'],
  [['--base-url', 'ftp://x'], { INTERNS_API_KEY: 'x' }, '--base-url'],
  [['--base-url', 'http://127.0.0.1:1/v1'], {}, 'INTERNS_API_KEY'],
  [['--nope'], { INTERNS_API_KEY: 'x' }, '--nope'],
])('%j is bad usage', async (args, env, message) => {
  const { code, stdout, stderr } = await runCli(['conformance', ...args], env).ended;
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});
