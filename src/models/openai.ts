// OpenAI: workload identity federation, as `openai` 7.57.0 makes its exchange (src/auth/workload-identity-auth.ts).
import { type ModelProvider, oauth } from './provider.ts';

/** Seconds that the SDK takes for a token whose answer does not tell. */
const assumedLifetime = 3_600;

/** OpenAI's API. */
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
};
