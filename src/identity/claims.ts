// Reads the claims of a subject token. Nobody has verified them: they may refuse a token early, never grant anything.
import { decodeJwt, type JWTPayload } from 'jose';
import { type ErrorData, IdentityError, orUndefined } from '../errors.ts';
import type { Secret } from '../secret.ts';
import { input, type Wording, worded } from '../wording.ts';
import type { SubjectTokenSource } from './source.ts';

export const policyClaims = [
  'iss',
  'sub',
  'aud',
  'repository',
  'repository_id',
  'repository_owner',
  'ref',
  'environment',
  'event_name',
  'workflow_ref',
  'job_workflow_ref',
] as const;

export function decodeClaims(token: Secret): JWTPayload | undefined {
  return orUndefined(() => decodeJwt(token.reveal())); // undefined for a text that is no JWT: the exchange reports it
}

/** Reads `iat` and `exp`, unverified, in epoch seconds. */
export function readTokenTimes(token: Secret) {
  const { iat, exp } = decodeClaims(token) ?? {};
  return { iat: typeof iat === 'number' ? iat : undefined, exp: typeof exp === 'number' ? exp : undefined };
}

/** Anthropic refuses a subject token that lives longer, unless the maximum of its registered issuer was raised. */
const usualMaxSeconds = 3_600;

/** Returns the lifetime in seconds if some issuers refuse it. Undefined if it is short enough or unknown. */
export function findLongLifetime(token: Secret): number | undefined {
  const { iat, exp } = readTokenTimes(token);
  if (iat === undefined || exp === undefined || exp - iat <= usualMaxSeconds) return undefined;
  return Math.round(exp - iat);
}

export const longLifeRemark = `An issuer at Anthropic refuses tokens that live longer than ${usualMaxSeconds} s, unless its maximum was raised.`;

export function readUnverifiedClaims(token: Secret): NonNullable<ErrorData['unverifiedClaims']> {
  const claims = decodeClaims(token);
  if (claims === undefined) return [];
  return policyClaims.map((name) => ({ name, value: name in claims ? formatClaim(claims[name]) : undefined }));
}

export function formatClaim(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const leewayMs = 60_000;

/** Accepts a token that can't be decoded: the exchange reports it. @throws {IdentityError} `identity_malformed` */
export function checkSubjectToken(
  token: Secret,
  { name: source, takesAudience }: Pick<SubjectTokenSource, 'name' | 'takesAudience'>,
  /** If `audience` is undefined, any audience is accepted. */
  { audience, nowMs }: { readonly audience: string | undefined; readonly nowMs: number },
): void {
  const claims = decodeClaims(token);
  if (claims === undefined) return;
  const refuse: (what: string, remedy: string | Wording) => never = (what, remedy) => {
    const message = worded`The subject token from ${source} ${what}. ${remedy}`;
    throw new IdentityError('identity_malformed', message, { source });
  };
  const { iss, aud, exp, iat } = claims;
  if (typeof iss !== 'string' || iss === '') refuse('has no issuer (iss)', 'Check that it is an identity token.');
  const audiences = [aud ?? []].flat();
  if (audience !== undefined && !audiences.includes(audience)) {
    const names = audiences.map((one) => `"${one}"`).join(', ');
    const shown = audiences.length === 0 ? 'no audience' : `the audience ${names}`;
    const remedy = worded`Set ${input('audience')} to the one that the federation policy wants.`;
    refuse(`has ${shown}, not "${audience}"`, remedy);
  }
  if (typeof exp !== 'number') refuse('has no expiry (exp)', 'The exchange takes only tokens that expire.');
  if (exp * 1000 + leewayMs >= nowMs) return;
  const ageSeconds = typeof iat === 'number' ? Math.round(nowMs / 1000 - iat) : undefined;
  // A token that was issued for this request looks expired only if the clock is wrong.
  if (takesAudience && ageSeconds !== undefined) {
    refuse(
      `was issued just now, but ${ageSeconds} s ago by the clock of this machine`,
      `That clock is ${ageSeconds} s ahead. Set it, or synchronize it (NTP).`,
    );
  }
  const clockRemark =
    ageSeconds === undefined ? '' : ` If it was issued just now, the clock of this machine is ${ageSeconds} s ahead.`;
  const remedy = `Get a new one shortly before the step, or use a source that renews it.${clockRemark}`;
  refuse(`expired ${Math.round(nowMs / 1000 - exp)} s ago`, remedy);
}

export function isInReusableWorkflow(claims: Readonly<Record<string, unknown>>): boolean {
  const { workflow_ref: caller, job_workflow_ref: job } = claims;
  return typeof caller === 'string' && typeof job === 'string' && caller !== job;
}

export const reuseRemark =
  'The job runs in a reusable workflow: "workflow_ref" is the caller, "job_workflow_ref" is the workflow that contains the job.';

/** Lists the usual causes of a refusal. The claims are unverified, so they may hold any text. */
export function listRefusalRemarks(
  token: Secret,
  context: { readonly isAudienceDefault: boolean; readonly serviceDateMs: number | undefined },
): readonly string[] {
  const claims = decodeClaims(token);
  if (claims === undefined) return [];
  const { environment, event_name, aud } = claims;
  const subject = typeof claims.sub === 'string' ? claims.sub : '';
  const remarks = [
    /^repo:[^:/]*@\d+\/[^:/]*@\d+:/.test(subject) &&
      'The subject carries the numeric ids of owner and repository, as in all repositories created, renamed or transferred since 2026-07-15: the policy must have them too.',
    event_name === 'pull_request' &&
      subject.endsWith(':pull_request') &&
      'On pull requests the subject ends in ":pull_request" and names no branch: a policy for a branch does not match it.',
    typeof environment === 'string' &&
      environment !== '' &&
      `The job uses the environment "${environment}", which takes the place of the branch in the subject.`,
    isInReusableWorkflow(claims) && reuseRemark,
    context.isAudienceDefault &&
      `The audience ${JSON.stringify(aud ?? null)} is the default, the origin of the base URL. If the policy wants another audience, set that one.`,
    findClockRemark(claims, context.serviceDateMs),
  ];
  return remarks.filter((remark) => typeof remark === 'string');
}

const noticeableSkewSeconds = 60;

/** Compares the times of a token with the clock of the service (RFC 7519, sections 4.1.4 to 4.1.6). */
function findClockRemark({ iat, nbf, exp }: JWTPayload, serviceDateMs: number | undefined): string | undefined {
  if (serviceDateMs === undefined) return undefined;
  const seconds = serviceDateMs / 1000;
  const advice = 'Compare that clock with the clock of the identity provider.';
  const validFrom = Math.max(...[nbf, iat].filter((claim) => typeof claim === 'number')); // without both: -Infinity
  const earlySeconds = Math.round(validFrom - seconds);
  if (earlySeconds > noticeableSkewSeconds) {
    return `By the clock of the service, the token becomes valid only in ${earlySeconds} s. ${advice}`;
  }
  const lateSeconds = typeof exp === 'number' ? Math.round(seconds - exp) : -1;
  return lateSeconds < 0 ? undefined : `By the clock of the service, the token expired ${lateSeconds} s ago. ${advice}`;
}
