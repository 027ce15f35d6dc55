// The jobs of an identity provider, and the subject tokens that they get: with the claims that GitHub's have.
import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import type { Clock } from '../time/clock.ts';

type Job = Readonly<Record<string, unknown>>;

/** For whom a token is, and by whom. */
interface TokenParties {
  /** Null: GitHub's default. */
  readonly audience: string | null;
  readonly issuer: string;
}

/** Issues subject tokens. */
interface SubjectTokens {
  /** The key that verifies them. */
  readonly publicJwk: JWK;
  issue(job: Job, parties: TokenParties): Promise<string>;
}

const algorithm = 'RS256';
const tokenLifetimeSeconds = 300;

/** Subject tokens with a key of their own. */
export async function createSubjectTokens(clock: Clock): Promise<SubjectTokens> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const kid = randomUUID();
  return {
    publicJwk: { ...(await exportJWK(publicKey)), alg: algorithm, use: 'sig', kid },
    issue(job, parties) {
      const claims = toClaims(job, { ...parties, nowSeconds: Math.floor(clock.now() / 1000) });
      return new SignJWT(claims).setProtectedHeader({ alg: algorithm, typ: 'JWT', kid }).sign(privateKey);
    },
  };
}

/** The discovery document of an issuer. */
export function discoveryOf(issuer: string): unknown {
  return {
    issuer,
    jwks_uri: `${issuer}/.well-known/jwks`,
    subject_types_supported: ['public', 'pairwise'],
    response_types_supported: ['id_token'],
    claims_supported: [
      'sub',
      'aud',
      'exp',
      'iat',
      'iss',
      'jti',
      'nbf',
      'ref',
      'repository',
      'actor',
      'workflow',
      'event_name',
    ],
    id_token_signing_alg_values_supported: [algorithm],
    scopes_supported: ['openid'],
  };
}

/** The claims that GitHub's tokens have, for this job (GitHub documentation, "OpenID Connect reference"). */
function toClaims(
  job: Job,
  { audience, nowSeconds, issuer }: TokenParties & { readonly nowSeconds: number },
): Record<string, unknown> {
  return {
    jti: randomUUID(),
    ...claimsOfRepository(job),
    sha: noCommit,
    run_id: '1',
    run_number: '1',
    run_attempt: '1',
    actor_id: '1',
    workflow: 'local',
    workflow_sha: noCommit,
    job_workflow_sha: noCommit,
    head_ref: '',
    base_ref: '',
    ref_protected: 'false',
    runner_environment: 'self-hosted',
    iss: issuer,
    iat: nowSeconds,
    nbf: nowSeconds,
    exp: nowSeconds + tokenLifetimeSeconds,
    ...job,
    ...(audience === null ? {} : { aud: audience }),
  };
}

const noCommit = '0'.repeat(40);

/** The claims that follow from the repository, the ref and the event of a job. */
function claimsOfRepository(job: Job): Record<string, unknown> {
  const text = (name: string, otherwise: string): string => (typeof job[name] === 'string' ? job[name] : otherwise);
  const repository = text('repository', 'local/demo');
  const ref = text('ref', 'refs/heads/main');
  const eventName = text('event_name', 'push');
  const owner = repository.split('/')[0] ?? repository;
  const environment = text('environment', '');
  const context =
    environment !== '' ? `environment:${environment}` : eventName === 'pull_request' ? 'pull_request' : `ref:${ref}`;
  const workflowRef = `${repository}/.github/workflows/local.yml@${ref}`;
  return {
    sub: `repo:${repository}:${context}`,
    aud: `https://github.com/${owner}`,
    ref,
    ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    repository,
    repository_owner: owner,
    repository_id: '1',
    repository_owner_id: '1',
    repository_visibility: 'private',
    actor: owner,
    event_name: eventName,
    workflow_ref: workflowRef,
    job_workflow_ref: workflowRef,
  };
}

type Claims = Readonly<Record<string, unknown>>;

/** Jobs and their claims. */
interface Jobs {
  /** A job with these claims, over the defaults. @returns its request token */
  add(claims: Claims): string;
  /** The claims of a job. */
  find(requestToken: string | undefined): Claims | undefined;
  /** Claims that jobs have from now on unless they bring others. */
  setDefaults(claims: Claims): void;
}

const maxJobs = 1000;

/** No jobs yet; of those to come the last 1,000 are known. */
export function createJobs(): Jobs {
  // Oldest first; keyed by request token.
  const jobs = new Map<string, Claims>();
  let defaults: Claims = {};
  return {
    add(claims) {
      const requestToken = randomBytes(32).toString('base64url');
      jobs.set(requestToken, { ...defaultsFor(claims, defaults), ...claims });
      const oldest = jobs.keys().next().value;
      if (jobs.size > maxJobs && oldest !== undefined) jobs.delete(oldest);
      return requestToken;
    },
    find: (requestToken) => (requestToken === undefined ? undefined : jobs.get(requestToken)),
    setDefaults(claims) {
      defaults = claims;
    },
  };
}

/** The claims that a subject is made of. */
const subjectParts = ['repository', 'ref', 'environment', 'event_name'];

/** Without the defaults that these claims contradict: a job of another repository is not the subject that the policy takes. */
function defaultsFor(
  claims: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const differs = (name: string): boolean => Object.hasOwn(claims, name) && claims[name] !== defaults[name];
  const isContradicted = (name: string): boolean =>
    (name === 'sub' && subjectParts.some(differs)) || (name === 'repository_owner' && differs('repository'));
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isContradicted(name)));
}
