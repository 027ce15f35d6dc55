// OpenAI: workload identity federation, as `openai` 7.57.0 makes its exchange (src/auth/workload-identity-auth.ts).
import { countOf, type ModelProvider, oauth, type ProviderWire } from './provider.ts';

const types: Readonly<Record<number, string>> = { 401: 'authentication_error', 402: 'insufficient_quota' };

/** The interface of OpenAI's clients, also of a deployment of interns (OpenAI API reference; `openai` 7.57.0). */
export const openAiWire: ProviderWire = {
  set: 'OPENAI',
  passes: ['POST /chat/completions', 'POST /responses', 'POST /embeddings', 'GET /models', 'GET /models/*'],
  never: /^\/organization(?![\w~-])/i,
  free: undefined,
  meantPath: (path) => path,
  takesKeyHeader: false,
  keptHeaders: [],
  authorize: ({ text }) => ['Authorization', `Bearer ${text}`],
  joinedHeader: undefined,
  toError: ({ status, code, message }) => ({
    error: {
      message,
      type: types[status] ?? (status >= 500 ? 'server_error' : 'invalid_request_error'),
      param: null,
      code,
    },
  }),
  usage: {
    // Chat completions say "prompt" and "completion", responses say "input" and "output".
    read: (usage) => ({
      input: countOf(usage['prompt_tokens']) || countOf(usage['input_tokens']),
      output: countOf(usage['completion_tokens']) || countOf(usage['output_tokens']),
      cost: countOf(usage['cost']),
    }),
    isSplit: false,
  },
};

/** Seconds that the SDK assumes where the answer tells none. */
const assumedLifetime = 3_600;

export const openai: ModelProvider = {
  name: 'openai',
  title: 'OpenAI',
  ids: { required: ['identity_provider_id', 'service_account_id'], optional: ['client_id'] },
  baseUrl: 'https://api.openai.com/v1',
  audience: 'https://api.openai.com/v1',
  tokenUrl: () => 'https://auth.openai.com/oauth/token',
  buildTokenRequest: (ids, subjectToken) => ({
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: oauth.tokenExchange,
      subject_token: subjectToken,
      subject_token_type: oauth.jwt,
      ...ids,
    }),
  }),
  maxSubjectToken: 65_536,
  lifetime: ({ told = assumedLifetime, subjectRest = assumedLifetime }) => Math.min(told, subjectRest),
  isSingleUse: false,
  requestIdHeader: 'x-request-id',
  causes: () => [
    'The mapping of the service account has to match the issuer and the claims, letter by letter.',
    'The audience has to be the one that the identity provider is registered with.',
  ],
  tellsCost: false,
  wire: openAiWire,
};
