// Anthropic: workload identity federation, as `@anthropic-ai/sdk` 1.12.0 makes its exchange (lib/credentials/oidc-federation).
import { type ModelProvider, oauth } from './provider.ts';

/** The beta that every request with a token of this exchange names. */
export const tokenBeta = 'oauth-2025-04-20';

/** Anthropic's API. */
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
      ...(isSingleUse ? [] : ['the "jti" of the token was used before, and its issuer checks that;']),
      'the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour.',
    ];
  },
  tellsCost: false,
};
