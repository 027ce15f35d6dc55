// Bad input: thousands of spoiled requests, and the special ones; an error shape for each, never a 500, never a crash.

import http from 'node:http';
import net from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiErrorBody, chatErrorBody, oauthErrorBody } from '../../src/contract/errors.ts';
import { type Service, startService } from '../../src/service/index.ts';
import { runs, seed } from '../support/seed.ts';
import { configOf, internId, secrets, standingClock } from './support/service.ts';

const runsPerRoute = runs(2500);

let service: Service;
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
beforeAll(async () => {
  // Some requests stay valid, so nothing that valid requests run into may be refused.
  const limits = { turns_per_minute: 1_000_000, paused_runs: 1_000_000 };
  service = await startService({
    config: configOf([{ say: 'hi' }, { shell: 'true' }], { limits }),
    clock: standingClock(),
    env: {},
  });
});
afterAll(async () => {
  agent.destroy();
  await service.stop();
});

interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

interface RawResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

function sendRaw({ method, path, headers, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port, pathname } = new URL(service.baseUrl);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        hostname,
        port,
        agent,
        path: `${pathname}${path}`,
        method,
        headers: { ...headers, 'content-length': body.length },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (bytes: Buffer) => pieces.push(bytes));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            body: Buffer.concat(pieces).toString(),
          }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** A valid value, or the value with something inside it replaced, dropped, repeated or wrapped. */
function spoiled(valid: fc.JsonValue): fc.Arbitrary<unknown> {
  const junk: fc.Arbitrary<unknown> = fc.oneof(
    fc.anything({ maxDepth: 2, withNullPrototype: true }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom<unknown>(null, '', 0, -1, 1e308, true, [], {}, 'x'.repeat(257), '\u0000', '__proto__', {
      __proto__: { stream: true },
    }),
  );
  const spoil = (value: unknown): fc.Arbitrary<unknown> => {
    if (Array.isArray(value) && value.length > 0) {
      return fc.oneof(
        junk,
        fc.constant([...value, ...value]),
        fc.nat(value.length - 1).chain((index) => spoil(value[index]).map((inner) => value.with(index, inner))),
      );
    }
    if (typeof value !== 'object' || value === null) return junk;
    const entries = Object.entries(value);
    return fc.oneof(
      { weight: 1, arbitrary: junk },
      {
        weight: 2,
        arbitrary: fc.nat(entries.length - 1).map((index) => Object.fromEntries(entries.toSpliced(index, 1))),
      },
      {
        weight: 4,
        arbitrary: fc
          .nat(entries.length - 1)
          .chain((index) =>
            spoil(entries[index]?.[1]).map((inner) =>
              Object.fromEntries(entries.with(index, [entries[index]?.[0] ?? '', inner])),
            ),
          ),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(fc.string(), junk).map(([name, inner]) => Object.fromEntries([...entries, [name, inner]])),
      },
    );
  };
  return spoil(valid);
}

/** The text with some of its bytes changed, or cut. */
function damaged(text: string): fc.Arbitrary<Buffer> {
  const bytes = Buffer.from(text);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(bytes) },
    { weight: 1, arbitrary: fc.nat(bytes.length).map((length) => bytes.subarray(0, length)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.nat(Math.max(0, bytes.length - 1)), fc.nat(255)).map(([index, byte]) => {
        const changed = Buffer.from(bytes);
        changed[index] = byte;
        return changed;
      }),
    },
  );
}

const toText = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    // A bigint or a circle has no JSON; its text is bad input of another kind.
    return String(value);
  }
};

const segment = fc.oneof(
  fc.constantFrom(
    internId,
    'key_other',
    '..',
    '.',
    '%2e%2e',
    '%',
    '%00',
    '%ff',
    '%2f',
    'a%2fb',
    ';',
    '*',
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 20 }).map(encodeURIComponent),
);
const bearer = fc.constantFrom(...Object.values(secrets), '', 'x', 'a.b.c');
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ),
  },
);

const message = { role: 'user', content: 'hi' };
const tool = { role: 'tool', tool_call_id: 'call_1', content: 'allow_once' };
const echo = {
  role: 'assistant',
  content: null,
  tool_calls: [
    { index: 0, id: 'call_1', type: 'function', function: { name: 'service.provide_input', arguments: '{}' } },
  ],
};
const chatBodies: fc.JsonValue[] = [
  { messages: [message], stream: true, approval_mode: 'manual', model: 'm', session_id: 's' },
  { messages: [echo, tool], stream: true, session_id: 's' },
  { messages: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }], stream: true },
];

/** Sends what fast-check makes up, and checks the shape of what comes back. */
async function holds(
  requests: fc.Arbitrary<RawRequest>,
  check: (response: RawResponse, request: RawRequest) => void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const response = await sendRaw(request);
      expect(response.status).toBeLessThan(500);
      check(response, request);
    }),
    { numRuns: runsPerRoute, seed },
  );
}

const isJson = ({ type, body }: RawResponse): unknown => {
  expect(type).toBe('application/json');
  return JSON.parse(body);
};

test(`${runsPerRoute} spoiled chat requests`, { timeout: 120_000 }, async () => {
  const requests = fc
    .record({
      body: fc
        .constantFrom(...chatBodies)
        .chain(spoiled)
        .map(toText)
        .chain(damaged),
      id: fc.oneof(fc.constant(internId), segment),
      bearer: fc.oneof(
        { weight: 6, arbitrary: fc.constant<string>(secrets.standard) },
        { weight: 1, arbitrary: bearer },
      ),
      type: contentType,
    })
    .map(({ body, id, bearer: token, type }) => ({
      method: 'POST',
      path: `/interns/${id}/chat/completions`,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    }));
  await holds(requests, (response) => {
    if (response.status === 200) return expect(response.body.endsWith('data: [DONE]\n\n')).toBe(true);
    const { error } = chatErrorBody.parse(isJson(response));
    expect([400, 401, 403, 404, 409, 410]).toContain(response.status);
    expect(error.code === response.status || (response.status === 404 && !('metadata' in error))).toBe(true);
    return undefined;
  });
});

test(`${runsPerRoute} spoiled key updates`, { timeout: 120_000 }, async () => {
  const valid: fc.JsonValue = {
    disabled: false,
    include_byok_in_limit: true,
    limit: 7,
    limit_reset: 'weekly',
    name: 'x',
  };
  const requests = fc
    .record({
      body: spoiled(valid).map(toText).chain(damaged),
      hash: fc.oneof(fc.constant('key_second'), segment),
      bearer: fc.oneof(
        { weight: 6, arbitrary: fc.constant<string>(secrets.management) },
        { weight: 1, arbitrary: bearer },
      ),
      type: contentType,
    })
    .map(({ body, hash, bearer: token, type }) => ({
      method: 'PATCH',
      path: `/keys/${hash}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    }));
  await holds(requests, (response) => {
    if (response.status === 200) return isJson(response);
    expect([400, 401, 404]).toContain(response.status);
    const body = isJson(response);
    expect(Object.keys(apiErrorBody.parse(body).error).toSorted()).toEqual(['code', 'message']);
    return undefined;
  });
});

test(`${runsPerRoute} spoiled token exchanges`, { timeout: 120_000 }, async () => {
  const fields = {
    federation_policy_id: 'p',
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJ4In0.c2ln',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    scope: 'inference',
  };
  const toForm = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return String(typeof value === 'symbol' ? 'symbol' : value);
    return Object.entries(value)
      .map(
        ([name, item]) =>
          `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(toText(item).replace(/^"|"$/g, '').toWellFormed())}`,
      )
      .join('&');
  };
  const requests = fc
    .record({
      body: spoiled(fields).map(toForm).chain(damaged),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/x-www-form-urlencoded') },
        { weight: 1, arbitrary: contentType },
      ),
    })
    .map(({ body, type }) => ({ method: 'POST', path: '/oauth/token', headers: { 'content-type': type }, body }));
  await holds(requests, (response) => {
    expect(response.status).toBe(400);
    const body = oauthErrorBody.parse(isJson(response));
    expect(['invalid_request', 'invalid_grant', 'invalid_scope', 'unsupported_grant_type']).toContain(body.error);
    expect(body.error_description).toBeTypeOf('string');
  });
});

test(`${runsPerRoute} spoiled lists, paths and methods`, { timeout: 120_000 }, async () => {
  const parameter = fc.oneof(
    fc.constantFrom(
      'limit=5',
      'status=running',
      'limit=0',
      'status=',
      'starting_after=x',
      'limit=5&limit=5',
      '&&',
      '=',
      'limit',
    ),
    fc
      .tuple(fc.constantFrom('limit', 'status', 'starting_after', 'workspace_id', 'x'), fc.string({ maxLength: 30 }))
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    fc.webQueryParameters(),
  );
  const path = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.array(parameter, { maxLength: 3 }).map((parameters) => `/interns?${parameters.join('&')}`),
    },
    { weight: 1, arbitrary: fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`) },
  );
  const requests = fc
    .record({
      path,
      method: fc.oneof(
        { weight: 4, arbitrary: fc.constant('GET') },
        { weight: 1, arbitrary: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
      ),
      bearer: fc.oneof(
        { weight: 6, arbitrary: fc.constant<string>(secrets.standard) },
        { weight: 1, arbitrary: bearer },
      ),
    })
    .map(({ path: to, method, bearer: token }) => ({
      method,
      path: to,
      headers: { authorization: `Bearer ${token}` },
      body: Buffer.alloc(0),
    }));
  await holds(requests, (response, { path: to }) => {
    const body = isJson(response);
    if (response.status === 200) return;
    if (to.startsWith('/interns?'))
      expect(Object.keys(apiErrorBody.parse(body).error).toSorted()).toEqual(['code', 'message']);
    expect([400, 401, 403, 404, 405]).toContain(response.status);
  });
});

test('deep nesting is bad input and nothing else', async () => {
  for (const depth of [1000, 500_000]) {
    for (const body of [
      '['.repeat(depth),
      '{"messages":'.repeat(depth / 20),
      `{"x":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    ]) {
      const response = await sendRaw({
        method: 'POST',
        path: `/interns/${internId}/chat/completions`,
        headers: { authorization: `Bearer ${secrets.standard}`, 'content-type': 'application/json' },
        body: Buffer.from(body),
      });
      expect([400, 413]).toContain(response.status);
    }
  }
});

test('broken HTTP is answered in JSON, and the service goes on', async () => {
  const { hostname, port } = new URL(service.baseUrl);
  for (const bytes of [
    'nonsense\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
    '\u0000\u0001\u0002',
  ]) {
    const answered = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname);
      let text = '';
      socket.on('data', (data: Buffer) => {
        text += data.toString();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
      socket.end(bytes);
    });
    expect(answered).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  expect(
    (
      await sendRaw({
        method: 'GET',
        path: '/interns',
        headers: { authorization: `Bearer ${secrets.standard}` },
        body: Buffer.alloc(0),
      })
    ).status,
  ).toBe(200);
});

test('a body without end is refused, and holds no more memory than the limit', { timeout: 60_000 }, async () => {
  const { hostname, port, pathname } = new URL(service.baseUrl);
  const before = process.memoryUsage().rss;
  const answered = new Promise<number>((resolve, reject) => {
    const request = http.request({
      hostname,
      port,
      method: 'POST',
      path: `${pathname}/interns/${internId}/chat/completions`,
      headers: { authorization: `Bearer ${secrets.standard}`, 'content-type': 'application/json' },
    });
    const piece = Buffer.alloc(65_536, ' ');
    const write = (): void => {
      while (request.write(piece));
    };
    request.on('drain', write);
    request.on('response', (response) => {
      request.off('drain', write);
      resolve(response.statusCode ?? 0);
      response.resume();
      request.destroy();
    });
    request.on('error', reject);
    write();
  });
  expect(await answered).toBe(413);
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
});
