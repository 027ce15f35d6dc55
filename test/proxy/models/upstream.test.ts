// Requests to a provider of models: which pass, with which headers and keys, and how large.
import { describe, expect, test } from 'vitest';
import { readModelAccess } from '../../../src/inputs/model-access.ts';
import { anthropic, chatAnswer, ids, messageAnswer, messages, serve } from '../../support/model-provider.ts';
import { ask } from '../../support/proxy.ts';

describe('what passes', () => {
  test.each([
    ['openai', 'POST', '/chat/completions', 200],
    ['openai', 'POST', '/embeddings', 200],
    ['openai', 'GET', '/models/m', 200],
    ['openai', 'GET', '/files', 403],
    ['openai', 'GET', '/allowed/1', 200],
    ['openai', 'GET', '/organization/admin_api_keys', 403],
    ['openai', 'GET', '/Organization/usage', 403],
    ['openai', 'GET', '/v1/organization/users', 403],
    ['openai', 'GET', '/v1%20/organization/users', 403],
    ['openai', 'GET', '/v1/organizer', 200],
    ['openai', 'POST', '/interns/i/chat/completions', 403],
    ['anthropic', 'POST', '/v1/messages', 200],
    ['anthropic', 'POST', '/messages', 200],
    ['anthropic', 'GET', '/models', 200],
    ['anthropic', 'GET', '/v1/organizations/me', 403],
    ['anthropic', 'POST', '/v1/oauth/token', 403],
    ['anthropic', 'POST', '/v1;a/oauth/token', 403],
    ['anthropic', 'POST', '/messages/batches', 403],
    ['anthropic', 'GET', '/oauth/token', 403],
    ['anthropic', 'GET', '/organizations/me', 403],
    ['interns', 'GET', '/keys/1', 403],
    ['interns', 'POST', '/oauth/token', 403],
    ['interns', 'POST', '/v1/oauth/token', 403],
    ['interns', 'PATCH', '/v1/keys/1', 403],
    ['interns', 'POST', '/responses', 200],
  ] as const)('%s: %s %s is %i', async (name, method, path, status) => {
    const text =
      name === 'openai'
        ? 'allow_paths: ["GET /allowed/**", "* /org**", "* /v1*/**"]'
        : 'allow_paths: ["* /v1*/o**", "* /o**", "* /k**", "* /v1*/k**"]';
    const { proxy, seen } = await serve(name, [{ body: '{}' }], { text });
    const answer = await ask(proxy.port, {
      method,
      path,
      headers: proxy.headers,
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    expect(answer.status).toBe(status);
    const meant = name === 'anthropic' ? path.replace(/^\/(?=messages|models)/, '/v1/') : path;
    expect(seen.map(({ url }) => url)).toEqual(status === 200 ? [meant] : []);
  });

  test.each([
    ['openai', 'GET /organization/users', 'is never forwarded'],
    ['anthropic', 'POST /v1/oauth/token', 'is never forwarded'],
    ['openai', 'files', 'has an invalid rule'],
  ] as const)('%s: a rule "%s" is a mistake', (name, rule, words) => {
    expect(() => readModelAccess(`provider: ${name}\n${ids[name]}\nallow_paths: ["${rule}"]`, {})).toThrow(words);
  });

  test('headers that name another account are dropped', async () => {
    const { proxy, seen } = await serve('openai', [{ body: '{}' }]);
    const headers = {
      ...proxy.headers,
      'openai-organization': 'org-x',
      'openai-project': 'p',
      'anthropic-workspace-id': 'w',
      'x-api-key': 'k',
    };
    await ask(proxy.port, { method: 'POST', path: '/chat/completions', headers, body: '{}' });
    expect(
      Object.keys(seen[0]?.headers ?? {}).filter((name) => /organization|project|workspace|api-key/.test(name)),
    ).toEqual([]);
  });

  test('a key may come as bearer or as X-Api-Key to Anthropic, and not both', async () => {
    const { proxy } = await serve('anthropic', [messageAnswer]);
    const send = async (headers: Readonly<Record<string, string>>) =>
      (await ask(proxy.port, { method: 'POST', path: '/v1/messages', headers, body: '{}' })).status;
    expect(await send({ authorization: `Bearer ${proxy.key}` })).toBe(200);
    expect(await send({ 'x-api-key': proxy.key })).toBe(200);
    expect(await send({ 'x-api-key': proxy.key, ...proxy.headers })).toBe(400);
    const other = await serve('openai', [chatAnswer]);
    const refused = await ask(other.proxy.port, { path: '/models', headers: { 'x-api-key': other.proxy.key } });
    expect(refused.status).toBe(401);
  });

  test('a key of the provider is sent as it takes one', async () => {
    const { proxy, seen } = await serve('anthropic', [messageAnswer], { text: 'api_key: sk-ant-1' });
    await anthropic(proxy).messages.create({ model: 'm', max_tokens: 9, messages });
    expect(seen[0]?.headers).toMatchObject({ 'x-api-key': 'token-1' });
    expect(seen[0]?.headers['authorization']).toBeUndefined();
    expect(seen[0]?.headers['anthropic-beta']).toBeUndefined();
  });

  test('a redirect and a token in a document do not reach the client', async () => {
    const { proxy } = await serve('openai', [
      { status: 307, headers: { location: 'https://evil.example/token-1' }, body: '' },
      { headers: { 'set-cookie': 'a=b', 'x-echo': 'token-1' }, body: '{"echo":"token-1"}' },
    ]);
    const request = { method: 'POST', path: '/chat/completions', headers: proxy.headers, body: '{}' };
    const redirected = await ask(proxy.port, request);
    expect([redirected.status, redirected.headers['location']]).toEqual([502, undefined]);
    const echoed = await ask(proxy.port, request);
    expect(JSON.stringify(echoed)).not.toContain('token-1');
    expect(echoed.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['openai', 'Authorization'],
    ['anthropic', 'Authorization'],
    ['anthropic', 'X-Api-Key'],
  ] as const)('a rebound host and a page are refused before %s, also with the key as %s', async (name, header) => {
    const { proxy, seen } = await serve(name, [chatAnswer]);
    const key = { [header]: header === 'Authorization' ? `Bearer ${proxy.key}` : proxy.key };
    const path = name === 'openai' ? '/chat/completions' : '/v1/messages';
    for (const [headers, code] of [
      [{ host: `attacker.example:${proxy.port}` }, 'host_refused'],
      [{ host: 'api.openai.com' }, 'host_refused'],
      [{ origin: 'https://attacker.example' }, 'origin_refused'],
    ] as const) {
      const answer = await ask(proxy.port, { method: 'POST', path, headers: { ...key, ...headers }, body: '{}' });
      expect([answer.status, answer.headers['intern-proxy']]).toEqual([403, code]);
    }
    expect(seen).toEqual([]);
  });

  test.each(['openai', 'anthropic', 'interns'] as const)(
    'a token in an error text of %s does not reach the client, nor the account',
    async (name) => {
      const body = '{"error":{"message":"The token token-1 is not for this model."}}';
      const { proxy } = await serve(name, [
        { status: 403, headers: { 'x-denied': 'Bearer token-1' }, body },
        { status: 500, type: 'text/html', body: '<pre>Authorization: Bearer token-1</pre>' },
      ]);
      const path = name === 'anthropic' ? '/v1/messages' : '/chat/completions';
      const request = { method: 'POST', path, headers: proxy.headers, body: '{}' };
      const answers = [await ask(proxy.port, request), await ask(proxy.port, request)];
      expect(answers.map(({ status }) => status)).toEqual([403, 500]);
      expect(JSON.stringify(answers)).toContain('The token ******* is not');
      await expect.poll(() => proxy.totals.requests).toBe(2);
      expect(JSON.stringify([answers, proxy.lines])).not.toContain('token-1');
    },
  );

  test('a body of 32 MiB passes as it came, and one byte more is 413', async () => {
    const { proxy, seen } = await serve('openai', [chatAnswer]);
    const send = (size: number) =>
      ask(proxy.port, {
        method: 'POST',
        path: '/chat/completions',
        headers: proxy.headers,
        body: Buffer.alloc(size, 'a'),
      });
    expect((await send(32 * 1024 * 1024)).status).toBe(200);
    expect(seen[0]?.body).toHaveLength(32 * 1024 * 1024);
    expect((await send(32 * 1024 * 1024 + 1)).status).toBe(413);
  });
});
