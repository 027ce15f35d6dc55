// Describes the service in OpenAPI 3.1, from the schemas of the contract.
import * as z from 'zod/mini';
import { chatChunk } from '../../contract/chat.ts';
import { apiErrorBody, chatErrorBody, oauthErrorBody } from '../../contract/errors.ts';
import { interactionArguments } from '../../contract/interaction.ts';
import { internListPage, lifecycleStatuses } from '../../contract/interns.ts';
import { keyUpdateResponse, receivedKeyUpdate } from '../../contract/keys.ts';
import { listLimit } from '../../contract/limits.ts';
import { receivedChatRequest } from '../../contract/requests.ts';
import { receivedTokenExchangeForm, tokenExchangeResponse } from '../../contract/token.ts';

type JsonObject = Readonly<Record<string, unknown>>;

const components: Readonly<
  Record<string, { readonly schema: z.ZodMiniType; readonly io: 'input' | 'output'; readonly isClosed?: boolean }>
> = {
  InternListPage: { schema: internListPage, io: 'output', isClosed: true },
  ApiError: { schema: apiErrorBody, io: 'output', isClosed: true },
  ChatRequest: { schema: receivedChatRequest, io: 'input' },
  ChatChunk: { schema: chatChunk, io: 'output' },
  InteractionArguments: { schema: interactionArguments, io: 'output' },
  ChatError: { schema: chatErrorBody, io: 'output', isClosed: true },
  TokenExchangeForm: { schema: receivedTokenExchangeForm, io: 'input' },
  TokenExchangeResponse: { schema: tokenExchangeResponse, io: 'output' },
  OAuthError: { schema: oauthErrorBody, io: 'output', isClosed: true },
  KeyUpdate: { schema: receivedKeyUpdate, io: 'input' },
  KeyUpdateResponse: { schema: keyUpdateResponse, io: 'output', isClosed: true },
};

export function describeApi(basePath: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Intern Service API',
      version: '1.0.0',
      description: 'Interns, intern chat, workload token exchange, API key update.',
    },
    servers: [{ url: basePath }],
    security: [{ bearer: [] }],
    paths: {
      '/interns': { get: listOperation },
      '/interns/{internId}/chat/completions': { post: chatOperation },
      '/oauth/token': { post: exchangeOperation },
      '/oauth/jwks': { get: keySetOperation },
      '/keys/{hash}': { patch: keyUpdateOperation },
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(Object.entries(components).map(([name, component]) => [name, toSchema(component)])),
    },
  };
}

function toSchema({ schema, io, isClosed = false }: (typeof components)[string]): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return isClosed ? { ...rest, additionalProperties: false } : rest;
}

function toReference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

function toContent(schema: JsonObject, type = 'application/json'): JsonObject {
  return { content: { [type]: { schema } } };
}

function toResponse(description: string, name: string): JsonObject {
  return { description, ...toContent(toReference(name)) };
}

function toErrorResponses(name: string, descriptions: Readonly<Record<number, string>>): JsonObject {
  return Object.fromEntries(Object.entries(descriptions).map(([status, text]) => [status, toResponse(text, name)]));
}

function toParameter(where: 'query' | 'path', name: string, schema: JsonObject, extra: JsonObject = {}): JsonObject {
  return { name, in: where, required: where === 'path', schema, ...extra };
}

const listOperation: JsonObject = {
  operationId: 'listInterns',
  summary: 'Interns that the key may see, newest first',
  parameters: [
    toParameter('query', 'limit', { type: 'integer', minimum: listLimit.min, maximum: listLimit.max }),
    toParameter(
      'query',
      'status',
      { type: 'array', items: { enum: lifecycleStatuses } },
      { style: 'form', explode: false },
    ),
    toParameter('query', 'starting_after', { type: 'string' }),
    toParameter('query', 'workspace_id', { type: 'string', format: 'uuid' }),
  ],
  responses: {
    200: toResponse('A page of interns', 'InternListPage'),
    ...toErrorResponses('ApiError', {
      400: 'invalid_body: a filter or the cursor is invalid',
      401: 'Missing, unknown or management key',
      403: 'The creator of the key has left, or a regional hostname',
      404: 'Outside the interns programme',
      408: 'The route deadline was exceeded',
      500: 'internal_error',
    }),
  },
};

const chatOperation: JsonObject = {
  operationId: 'chat',
  summary: 'Starts a run, or answers the question of a paused one',
  parameters: [toParameter('path', 'internId', { type: 'string' })],
  requestBody: { required: true, ...toContent(toReference('ChatRequest')) },
  responses: {
    200: {
      description: 'Server-sent events: each `data:` line a ChatChunk, the last one `[DONE]`; comments keep it alive',
      ...toContent({ type: 'string' }, 'text/event-stream'),
    },
    ...toErrorResponses('ChatError', {
      400: 'bad_request',
      401: 'Missing or invalid key',
      402: 'The key has used up its limit',
      403: 'The creator of the key has left',
      404: 'interaction_unknown, not_found, or outside the programme',
      408: 'timeout: the request did not arrive in time',
      409: 'interaction_not_pending, intern_not_ready, or busy',
      410: 'attachment_failed',
      413: 'payload_too_large',
      429: 'rate_limited',
      502: 'intern_unreachable',
      503: 'busy',
      504: 'timeout',
    }),
  },
};

const exchangeOperation: JsonObject = {
  operationId: 'exchangeToken',
  summary: 'Exchanges a subject token for an access token (RFC 8693)',
  security: [{}, { bearer: [] }],
  requestBody: { required: true, ...toContent(toReference('TokenExchangeForm'), 'application/x-www-form-urlencoded') },
  responses: {
    200: toResponse('An access token', 'TokenExchangeResponse'),
    ...toErrorResponses('OAuthError', {
      400: 'invalid_request, unsupported_grant_type, invalid_scope, invalid_grant',
      401: 'invalid_client: the bearer is not an API key',
      413: 'invalid_request: the form is too long',
      429: 'invalid_request: too many exchanges',
      503: "temporarily_unavailable: the issuer's keys could not be fetched",
    }),
  },
};

const keySetOperation: JsonObject = {
  operationId: 'accessTokenKeys',
  summary: 'The keys that access tokens are verified with',
  security: [{}],
  responses: {
    200: {
      description: 'A JWK set',
      ...toContent({
        type: 'object',
        required: ['keys'],
        properties: { keys: { type: 'array', items: { type: 'object' } } },
      }),
    },
  },
};

const keyUpdateOperation: JsonObject = {
  operationId: 'updateKey',
  summary: 'Updates an API key, with a management key',
  parameters: [toParameter('path', 'hash', { type: 'string' })],
  requestBody: { required: true, ...toContent(toReference('KeyUpdate')) },
  responses: {
    200: toResponse('The updated key', 'KeyUpdateResponse'),
    ...toErrorResponses('ApiError', {
      400: 'The update is invalid',
      401: 'Anything but a management key',
      404: 'No such key',
      429: 'Too many updates',
      500: 'The update could not be completed',
    }),
  },
};
