// What peers' actions are called with for the work that they share with us, and what their services answer; from their sources.
import { generateKeyPairSync } from 'node:crypto';

/** How a peer is set up for its exchange, and what its service answers. */
export interface Peer {
  /** Its inputs; `origin` is where its service listens, without a path. */
  readonly inputs: (origin: URL) => Readonly<Record<string, string>>;
  /** Inputs of ours beside it; default: `command: token`. */
  readonly ours?: Readonly<Record<string, string>>;
  /** Environment that says where its service is, when no input does. */
  readonly env?: (origin: URL) => Readonly<Record<string, string>>;
  /** What its service answers at each path it asks for: an object is JSON, a string XML. This token has to come out. */
  readonly answers: (token: string, origin: URL) => Readonly<Record<string, object | string>>;
}

/** The key of an app, as GitHub hands them out. */
function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
}

// One answer for the two calls that the action makes: each reads the result of its own name.
const answerOfSts = (token: string): string => `<Response xmlns="https://sts.amazonaws.com/doc/2011-06-15/">
<AssumeRoleWithWebIdentityResult>
<AssumedRoleUser><Arn>arn:aws:sts::123456789012:assumed-role/bench/s</Arn><AssumedRoleId>A:s</AssumedRoleId></AssumedRoleUser>
<Credentials><AccessKeyId>made-up-key-id</AccessKeyId><SecretAccessKey>made-up-secret</SecretAccessKey>
<SessionToken>${token}</SessionToken><Expiration>2099-01-01T00:00:00Z</Expiration></Credentials>
</AssumeRoleWithWebIdentityResult>
<GetCallerIdentityResult><Arn>arn:aws:sts::123456789012:assumed-role/bench/s</Arn><UserId>A:s</UserId>
<Account>123456789012</Account></GetCallerIdentityResult></Response>`;

/** The peers whose calls are known, by the name in their action.yml. */
export const peers: Readonly<Record<string, Peer>> = {
  'Octo STS': {
    inputs: ({ host }) => ({ domain: host, scope: 'local/demo', identity: 'bench' }),
    answers: (token) => ({ '/sts/exchange': { token } }),
  },
  'crates-io-auth-action': {
    inputs: ({ origin }) => ({ url: origin }),
    answers: (token) => ({ '/api/v1/trusted_publishing/tokens': { token } }),
  },
  'Authenticate to Google Cloud': {
    inputs: () => ({
      workload_identity_provider: 'projects/1/locations/global/workloadIdentityPools/bench/providers/bench',
      project_id: 'bench',
    }),
    env: ({ origin }) => ({ GHA_ENDPOINT_OVERRIDE_sts: `${origin}/v1` }),
    answers: (token) => ({ '/v1/token': { access_token: token } }),
  },
  '"Configure AWS Credentials" Action for GitHub Actions': {
    inputs: () => ({ 'aws-region': 'us-east-1', 'role-to-assume': 'arn:aws:iam::123456789012:role/bench' }),
    env: ({ origin }) => ({ AWS_ENDPOINT_URL_STS: origin }),
    answers: (token) => ({ '/': answerOfSts(token) }),
  },
  'HashiCorp Vault': {
    inputs: ({ origin }) => ({ url: origin, method: 'jwt', role: 'bench', outputToken: 'true' }),
    answers: (token) => ({ '/v1/auth/jwt/login': { auth: { client_token: token, policies: [], metadata: {} } } }),
  },
  'Configure RubyGems Credentials': {
    inputs: ({ origin }) => ({ 'gem-server': origin }),
    answers: (token) => ({
      '/api/v1/oidc/trusted_publisher/exchange_token': {
        rubygems_api_key: token,
        name: 'bench',
        scopes: ['push_rubygem'],
        expires_at: '2099-01-01T00:00:00Z',
      },
    }),
  },
  'Login to Octopus Deploy': {
    inputs: ({ origin }) => ({ server: origin, service_account_id: 'bench' }),
    answers: (token, { origin }) => ({
      '/.well-known/openid-configuration': { issuer: origin, token_endpoint: `${origin}/token/v1` },
      '/token/v1': { access_token: token },
    }),
  },
  'Pulumi Auth Action': {
    inputs: ({ origin }) => ({
      organization: 'bench',
      'requested-token-type': 'urn:pulumi:token-type:access_token:organization',
      'cloud-url': origin,
    }),
    answers: (token) => ({ '/api/oauth/token': { access_token: token } }),
  },
  'Fetch Infisical Secrets': {
    inputs: ({ origin }) => ({
      method: 'oidc',
      'identity-id': 'bench',
      'project-slug': 'bench',
      'env-slug': 'bench',
      domain: origin,
    }),
    answers: (token) => ({
      '/api/v1/auth/oidc-auth/login': { accessToken: 'made-up-login' },
      '/api/v3/secrets/raw': { secrets: [{ secretKey: 'TOKEN', secretValue: token }] },
    }),
  },
  'Create GitHub App Token': {
    inputs: ({ origin }) => ({ 'app-id': '1', 'private-key': makePrivateKey(), 'github-api-url': origin }),
    answers: (token) => ({
      '/repos/local/demo/installation': { id: 1, app_slug: 'bench' },
      '/app/installations/1/access_tokens': { token, expires_at: '2099-01-01T00:00:00Z', permissions: {} },
    }),
  },
  'AI Inference': {
    inputs: ({ origin }) => ({ prompt: 'Hello.', endpoint: `${origin}/inference`, model: 'bench', token: 'made-up' }),
    ours: { intern: 'bench', prompt: 'Hello.' },
    answers: (text) => ({
      '/inference/chat/completions': { choices: [{ index: 0, message: { role: 'assistant', content: text } }] },
    }),
  },
};
