// Anthropic: workload identity federation as in `@anthropic-ai/sdk` 1.12.0 (lib/credentials/oidc-federation).
import { countOf, type ModelProvider, oauth } from './provider.ts';

/** The beta that every request with an exchanged token must name. */
const tokenBeta = 'oauth-2025-04-20';

/** Types of errors by status, where the first digit does not tell (Claude API documentation, "Errors"). */
const errorTypes: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  413: 'request_too_large',
  504: 'timeout_error',
};

export const anthropic: ModelProvider = {
  name: 'anthropic',
  title: 'Anthropic',
  ids: { required: ['federation_rule_id', 'organization_id', 'service_account_id'], optional: ['workspace_id'] },
  baseUrl: 'https://api.anthropic.com',
  audience: 'https://api.anthropic.com',
  tokenUrl: (baseUrl) => `${baseUrl}/v1/oauth/token`,
  buildTokenRequest: (ids, subjectToken) => ({
    headers: { 'Content-Type': 'application/json', 'anthropic-beta': `${tokenBeta},oidc-federation-2026-04-01` },
    body: JSON.stringify({ grant_type: oauth.jwtBearer, assertion: subjectToken, ...ids }),
  }),
  maxSubjectToken: 16 * 1024,
  lifetime({ told, subjectRest }) {
    if (told === undefined || subjectRest === undefined) return told;
    return Math.min(told, Math.max(60, 2 * subjectRest));
  },
  isSingleUse: true,
  requestIdHeader: 'request-id',
  causes({ status, ids, isSingleUse }) {
    if (status !== 401) return [];
    return [
      'Anthropic answers every refused assertion with the same 401: the reason stands only in the Console, on the page of workload identities, in the history of authentication. By likelihood:',
      'the federation rule does not match the token;',
      ...(ids['workspace_id'] === undefined
        ? ['the rule is scoped to several workspaces, and "workspace_id" is not given;']
        : []),
      // Used by another program or step, if this one sends each token once.
      `the "jti" of the token was used before${isSingleUse ? ', elsewhere' : ', and its issuer checks that'};`,
      'the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour.',
    ];
  },
  tellsCost: false,
  wire: {
    set: 'ANTHROPIC',
    passes: ['POST /v1/messages', 'POST /v1/messages/count_tokens', 'GET /v1/models', 'GET /v1/models/*'],
    never: /^\/v1(?:[^\w~/-][^/]*)?\/(?:organizations|oauth)(?![\w~-])/i,
    free: /\/count_tokens$/,
    // The AI SDK leaves the version out: it belongs to its base URL.
    meantPath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, '/v1'),
    takesKeyHeader: true,
    keptHeaders: ['anthropic-version', 'anthropic-dangerous-direct-browser-access'],
    authorize({ kind, text }, joined) {
      const betas = (joined ?? '')
        .split(',')
        .map((beta) => beta.trim())
        .filter((beta) => beta !== '');
      const all = kind === 'key' || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta];
      const header = all.length === 0 ? [] : ['anthropic-beta', all.join(',')];
      return [...(kind === 'key' ? ['X-Api-Key', text] : ['Authorization', `Bearer ${text}`]), ...header];
    },
    joinedHeader: 'anthropic-beta',
    toError: ({ status, message }) => ({
      type: 'error',
      error: { type: errorTypes[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error'), message },
      request_id: null,
    }),
    usage: {
      read: (usage) => ({
        input: ['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'].reduce(
          (sum, field) => sum + countOf(usage[field]),
          0,
        ),
        output: countOf(usage['output_tokens']),
        cost: 0,
      }),
      isSplit: true,
    },
  },
};
