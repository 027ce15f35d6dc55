// GET /openapi.json: valid OpenAPI 3.1, and what the service really answers fits it, by validators that are not ours.
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Service } from '../../../src/service/index.ts';
import { answer, prompt, readChat } from '../support/chat.ts';
import { goodClaims, startIssuer } from '../support/issuer.ts';
import { configOf, internId, secrets, send, sendJson, start } from '../support/service.ts';

const responseObject = z.looseObject({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) });
const description = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), responseObject) }))),
  components: z.looseObject({ schemas: z.record(z.string(), z.looseObject({})) }),
});

async function describe(service: Service) {
  const response = await fetch(`${new URL(service.baseUrl).origin}/openapi.json`);
  expect(response.headers.get('content-type')).toBe('application/json');
  const document = description.parse(await response.json());
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', components: document.components });
  const compile = (schema: Record<string, unknown>) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')));
  return {
    document,
    expectFit(path: string, method: string, response_: Response, body: unknown): void {
      const schema = document.paths[path]?.[method]?.responses[response_.status]?.content['application/json']?.schema;
      expect(schema, `${method} ${path} describes ${response_.status}`).toBeDefined();
      const validate = compile(schema ?? {});
      expect(validate(body), JSON.stringify({ errors: validate.errors, body })).toBe(true);
    },
    expectChunk(chunk: unknown): void {
      const validate = compile({ $ref: '#/components/schemas/ChatChunk' });
      expect(validate(chunk), JSON.stringify(validate.errors)).toBe(true);
    },
  };
}

test('the document is valid OpenAPI 3.1', async () => {
  const service = await start({ config: configOf([]) });
  const { document } = await describe(service);
  const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' }, servers: [{ url: '/api/v1' }] });
});

test('what the service answers fits the document, each status of each route', async () => {
  const issuer = await startIssuer();
  const policies = [
    { id: 'p', issuer: 'test', subject: goodClaims.sub, audience: goodClaims.aud, acts_as: 'key_standard' },
  ];
  const steps = [{ shell: 'true' }, { usage: { total_tokens: 1, cost: 0.1 } }];
  const service = await start({ config: configOf(steps, { issuers: [{ id: 'test', issuer: issuer.url }], policies }) });
  const { expectFit } = await describe(service);
  const chatPath = `/interns/${internId}/chat/completions`;
  const chatBody = { messages: [{ role: 'user', content: 'hi' }], stream: true };
  const form = new URLSearchParams({
    federation_policy_id: 'p',
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: await issuer.sign(),
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  });
  const exchange = (bearer: string | null = null) =>
    send(service, '/oauth/token', { method: 'POST', body: form, bearer });
  const patch = (bearer: string) => sendJson(service, 'PATCH', '/keys/key_standard', {}, bearer);
  const routes: [string, string, 'list' | 'chat' | 'token' | 'keys', () => Promise<Response>, number[]][] = [
    ['/interns', 'get', 'list', () => send(service, '/interns'), [400, 401, 403, 404, 408, 500]],
    [
      '/interns/{internId}/chat/completions',
      'post',
      'chat',
      () => sendJson(service, 'POST', chatPath, chatBody),
      [400, 401, 403, 404, 408, 409, 410, 413, 429, 502, 503, 504],
    ],
    ['/oauth/token', 'post', 'token', exchange, [400, 401, 413, 429, 503]],
    ['/keys/{hash}', 'patch', 'keys', () => patch(secrets.management), [400, 401, 404, 429, 500]],
  ];
  for (const [path, method, route, ask, statuses] of routes) {
    for (const status of statuses) {
      service.fault({ route, fault: { status } });
      const response = await ask();
      expect(response.status).toBe(status);
      expectFit(path, method, response, await response.json());
    }
  }
  const real: [string, string, Promise<Response>][] = [
    ['/interns', 'get', send(service, '/interns')],
    ['/interns', 'get', send(service, '/interns?limit=0')],
    ['/interns', 'get', send(service, '/interns', { bearer: secrets.outside })],
    ['/interns', 'get', send(service, '/interns', { bearer: secrets.left })],
    ['/interns', 'get', send(service, '/interns', { bearer: null })],
    ['/interns/{internId}/chat/completions', 'post', sendJson(service, 'POST', chatPath, {})],
    ['/interns/{internId}/chat/completions', 'post', sendJson(service, 'POST', chatPath, {}, null)],
    [
      '/interns/{internId}/chat/completions',
      'post',
      sendJson(service, 'POST', '/interns/x/chat/completions', chatBody),
    ],
    ['/oauth/token', 'post', exchange()],
    ['/oauth/token', 'post', exchange('unknown')],
    ['/oauth/token', 'post', send(service, '/oauth/token', { method: 'POST', bearer: null })],
    ['/oauth/jwks', 'get', send(service, '/oauth/jwks', { bearer: null })],
    ['/keys/{hash}', 'patch', patch(secrets.management)],
    ['/keys/{hash}', 'patch', patch(secrets.standard)],
  ];
  for (const [path, method, answered] of real) expectFit(path, method, await answered, await (await answered).json());
});

test('every chunk of a stream fits the document', async () => {
  const service = await start({
    config: configOf([{ think: 'a' }, { say: 'b' }, { shell: 'true' }, { usage: { cost: 1 } }, { end: 'sever' }]),
  });
  const { expectChunk } = await describe(service);
  const paused = await readChat(await prompt(service, { mode: 'manual' }));
  const ended = await readChat(await answer(service, paused.question, 'allow_once'));
  for (const chunk of [...paused.chunks, ...ended.chunks]) expectChunk(chunk);
});
