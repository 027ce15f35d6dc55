// The models of a deployment of interns, by the same token exchange as its interns.
import { openAiWire } from './openai.ts';
import { type ModelProvider, oauth } from './provider.ts';

/** A deployment of interns (docs/service-api.md, "POST /oauth/token"). */
export const interns: ModelProvider = {
  name: 'interns',
  title: 'the deployment of interns',
  ids: { required: ['federation_policy_id'], optional: [] },
  baseUrl: undefined,
  audience: undefined,
  tokenUrl: (baseUrl) => `${baseUrl}/oauth/token`,
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
  maxSubjectToken: 16_384,
  lifetime: ({ told }) => (told === undefined ? undefined : Math.min(told, 900)),
  isSingleUse: false,
  requestIdHeader: 'x-request-id',
  causes: () => ['The organization has to trust this issuer, and the policy has to match this subject and audience.'],
  tellsCost: true,
  wire: {
    ...openAiWire,
    // A server may ignore a segment's rest after a semicolon, a dot or a space.
    never: /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i,
    toError: ({ status, code, message, isRepeatable }) => ({
      error: { code: status, message, metadata: { reason: code, retryable: isRepeatable } },
    }),
  },
};
