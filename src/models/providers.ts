// Defines the providers of models, as data.
import { forbiddenForInterns } from './path-rule.ts';
import { type ModelProvider, type ProviderName, type ProviderWire, toCount } from './provider.ts';

/** Parameters of OAuth token requests (RFC 8693 section 2.1; RFC 7523 section 2.1). */
const oauth = {
  tokenExchange: 'urn:ietf:params:oauth:grant-type:token-exchange',
  jwtBearer: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
  jwt: 'urn:ietf:params:oauth:token-type:jwt',
  accessToken: 'urn:ietf:params:oauth:token-type:access_token',
} as const;

const openAiErrors: Readonly<Record<number, string>> = { 401: 'authentication_error', 402: 'insufficient_quota' };

/** The API of OpenAI, which a deployment of interns offers too (OpenAI API reference; `openai` 7.57.0). */
const openAiWire: ProviderWire = {
  variablePrefix: 'OPENAI',
  defaultRules: ['POST /chat/completions', 'POST /responses', 'POST /embeddings', 'GET /models', 'GET /models/*'],
  forbidden: /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/organization(?![\w~-])/i, // the path has the version if the base URL lacks it
  completePath: (path) => path,
  authorize: (_kind, text) => ['Authorization', `Bearer ${text}`],
  toError: ({ status, code, message }) => ({
    error: {
      message,
      type: openAiErrors[status] ?? (status >= 500 ? 'server_error' : 'invalid_request_error'),
      param: null,
      code,
    },
  }),
  usage: {
    // Chat completions name their tokens "prompt" and "completion"; responses name them "input" and "output".
    // An embedding may report only a total.
    read(usage) {
      const output = toCount(usage['completion_tokens']) || toCount(usage['output_tokens']);
      const input = toCount(usage['prompt_tokens']) || toCount(usage['input_tokens']);
      return {
        input: input || Math.max(0, toCount(usage['total_tokens']) - output),
        output,
        cost: toCount(usage['cost']),
      };
    },
    isSplit: false,
  },
};

/** The lifetime that the SDK assumes for a token whose end is not known. */
const defaultSeconds = 3_600;

/** Makes the same exchange as `openai` 7.57.0 (src/auth/workload-identity-auth.ts). */
const openai: ModelProvider = {
  name: 'openai',
  title: 'OpenAI',
  ids: { required: ['identity_provider_id', 'service_account_id'], optional: ['client_id'] },
  baseUrl: 'https://api.openai.com/v1',
  audience: 'https://api.openai.com/v1',
  buildTokenUrl: () => 'https://auth.openai.com/oauth/token',
  buildTokenRequest: (ids, subjectToken) => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: oauth.tokenExchange,
      subject_token: subjectToken,
      subject_token_type: oauth.jwt,
      ...ids,
    }),
  }),
  maxTokenCharacters: 65_536,
  computeLifetime: (stated = defaultSeconds, subjectLeft = defaultSeconds) => Math.min(stated, subjectLeft),
  isSingleUse: false,
  requestIdHeader: 'x-request-id',
  explain: () => [
    'The mapping of the service account has to match the issuer and the claims exactly.',
    'The audience has to be the one that the identity provider is registered with.',
  ],
  reportsCost: false,
  wire: openAiWire,
};

/** A deployment of interns (docs/service-api.md, "POST /oauth/token"). */
const interns: ModelProvider = {
  name: 'interns',
  title: 'the deployment of interns',
  ids: { required: ['federation_policy_id'], optional: [] },
  buildTokenUrl: (baseUrl) => `${baseUrl}/oauth/token`,
  buildTokenRequest: (ids, subjectToken) => ({
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      ...ids,
      grant_type: oauth.tokenExchange,
      subject_token: subjectToken,
      subject_token_type: oauth.jwt,
      requested_token_type: oauth.accessToken,
      scope: 'inference',
    }).toString(),
  }),
  maxTokenCharacters: 16_384,
  computeLifetime: (statedSeconds) => (statedSeconds === undefined ? undefined : Math.min(statedSeconds, 900)),
  isSingleUse: false,
  requestIdHeader: 'x-request-id',
  explain: () => ['The organization has to trust this issuer, and the policy has to match this subject and audience.'],
  reportsCost: true,
  wire: {
    ...openAiWire,
    forbidden: forbiddenForInterns,
    toError: ({ status, code, message, isRepeatable }) => ({
      error: { code: status, message, metadata: { reason: code, retryable: isRepeatable } },
    }),
  },
};

/** The beta that every request with an exchanged token has to name. */
const tokenBeta = 'oauth-2025-04-20';

/** Types of errors by status. For any other status, the first digit decides (Claude API documentation, "Errors"). */
const anthropicErrors: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  413: 'request_too_large',
  504: 'timeout_error',
};

/** Makes the same exchange as `@anthropic-ai/sdk` 1.12.0 (lib/credentials/oidc-federation). */
const anthropic: ModelProvider = {
  name: 'anthropic',
  title: 'Anthropic',
  ids: { required: ['federation_rule_id', 'organization_id', 'service_account_id'], optional: ['workspace_id'] },
  baseUrl: 'https://api.anthropic.com',
  audience: 'https://api.anthropic.com',
  buildTokenUrl: (baseUrl) => `${baseUrl}/v1/oauth/token`,
  buildTokenRequest: (ids, subjectToken) => ({
    headers: { 'Content-Type': 'application/json', 'anthropic-beta': `${tokenBeta},oidc-federation-2026-04-01` },
    body: JSON.stringify({ grant_type: oauth.jwtBearer, assertion: subjectToken, ...ids }),
  }),
  maxTokenCharacters: 16 * 1024,
  computeLifetime(statedSeconds, subjectSecondsLeft) {
    if (statedSeconds === undefined || subjectSecondsLeft === undefined) return statedSeconds;
    return Math.min(statedSeconds, Math.max(60, 2 * subjectSecondsLeft));
  },
  isSingleUse: true,
  requestIdHeader: 'request-id',
  explain(status, ids, isSingleUse) {
    if (status !== 401) return [];
    return [
      'Anthropic answers every refused assertion with the same 401: only the Console shows the reason, on the page of workload identities, in the authentication history. The most likely reasons first:',
      'the federation rule does not match the token;',
      ...(ids['workspace_id'] === undefined
        ? ['the rule is scoped to several workspaces, and "workspace_id" is not given;']
        : []),
      // If we send each token only once, it was another program or step that used it.
      `the "jti" of the token was used before${isSingleUse ? ', elsewhere' : ', and its issuer checks that'};`,
      'the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour.',
    ];
  },
  reportsCost: false,
  wire: {
    variablePrefix: 'ANTHROPIC',
    defaultRules: ['POST /v1/messages', 'POST /v1/messages/count_tokens', 'GET /v1/models', 'GET /v1/models/*'],
    forbidden: /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/(?:organizations|oauth)(?![\w~-])/i, // the path lacks the version if the base URL has it
    unmetered: /\/count_tokens$/,
    // The AI SDK leaves "/v1" out of the path, because its base URL has it.
    completePath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, '/v1'),
    takesKeyHeader: true,
    forwardedHeaders: new Set(['anthropic-version', 'anthropic-dangerous-direct-browser-access']),
    authorize(kind, text, readHeader) {
      const betas = readHeader('anthropic-beta')
        .split(',')
        .map((beta) => beta.trim())
        .filter((beta) => beta !== '');
      const allBetas = kind === 'key' || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta];
      const header = allBetas.length === 0 ? [] : ['anthropic-beta', allBetas.join(',')];
      return [...(kind === 'key' ? ['X-Api-Key', text] : ['Authorization', `Bearer ${text}`]), ...header];
    },
    toError: ({ status, message }) => ({
      type: 'error',
      error: { type: anthropicErrors[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error'), message },
      request_id: null,
    }),
    usage: {
      read: (usage) => ({
        input: ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'].reduce(
          (sum, field) => sum + toCount(usage[field]),
          0,
        ),
        output: toCount(usage['output_tokens']),
        cost: 0,
      }),
      isSplit: true,
    },
  },
};

export const providers: Readonly<Record<ProviderName, ModelProvider>> = { interns, openai, anthropic };
