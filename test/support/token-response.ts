// What a service answers when it takes a subject token.

/** The body of a successful exchange, as deployments send it (docs/service-api.md, "Token exchange response"). */
export const grantedToken = {
  access_token: 'access-token-1',
  expires_in: 300,
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  scope: 'inference',
  token_type: 'Bearer',
};
