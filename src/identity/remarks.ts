// The usual causes of a refused exchange, found in the claims of the subject token that was refused.
import type { JWTPayload } from 'jose';
import type { Secret } from '../secret.ts';
import { decodeUnverified } from './claims.ts';

/** What is known of a refused exchange besides the token. */
export interface RefusalCircumstances {
  /** The audience was not named by the user. */
  readonly isAudienceDefault: boolean;
  /** The `Date` of the service's answer, epoch milliseconds. */
  readonly serviceDateMs: number | undefined;
}

const noticeableSkewSeconds = 60;

/** Remarks on a refusal, one sentence each; they name causes that are usual, not the cause that it is. */
export function remarkOnRefusal(token: Secret, circumstances: RefusalCircumstances): readonly string[] {
  const claims = decodeUnverified(token);
  if (claims === undefined) return [];
  const remarks = [
    remarkOnSubject(claims),
    remarkOnPullRequest(claims),
    remarkOnEnvironment(claims),
    remarkOnReusableWorkflow(claims),
    remarkOnAudience(claims, circumstances.isAudienceDefault),
    remarkOnClock(claims, circumstances.serviceDateMs),
  ];
  return remarks.filter((remark) => remark !== undefined);
}

function remarkOnSubject({ sub }: JWTPayload): string | undefined {
  if (!/^repo:[^:/]*@\d+\/[^:/]*@\d+:/.test(textOf(sub))) return undefined;
  return 'The subject carries the numeric ids of owner and repository, as in all repositories created, renamed or transferred since 2026-07-15: the policy must have them too.';
}

function remarkOnPullRequest({ sub, event_name }: JWTPayload): string | undefined {
  if (event_name !== 'pull_request' || !textOf(sub).endsWith(':pull_request')) return undefined;
  return 'On pull requests the subject ends in ":pull_request" and names no branch: a policy for a branch does not match it.';
}

function remarkOnEnvironment({ environment }: JWTPayload): string | undefined {
  if (typeof environment !== 'string' || environment === '') return undefined;
  return `The job uses the environment "${environment}", which takes the place of the branch in the subject.`;
}

function remarkOnReusableWorkflow({ workflow_ref, job_workflow_ref }: JWTPayload): string | undefined {
  if (typeof workflow_ref !== 'string' || typeof job_workflow_ref !== 'string') return undefined;
  if (workflow_ref === job_workflow_ref) return undefined;
  return 'The job runs in a reusable workflow: "workflow_ref" is the caller, "job_workflow_ref" the workflow that has the job.';
}

function remarkOnAudience({ aud }: JWTPayload, isDefault: boolean): string | undefined {
  if (!isDefault) return undefined;
  return `The audience ${JSON.stringify(aud ?? null)} is the default, the origin of the base URL. If the policy wants another audience, set that one.`;
}

/** Says by how much a token is not valid yet, or no longer, by the clock of the service (RFC 7519, sections 4.1.4 to 4.1.6). */
function remarkOnClock({ iat, nbf, exp }: JWTPayload, serviceDateMs: number | undefined): string | undefined {
  if (serviceDateMs === undefined) return undefined;
  const seconds = serviceDateMs / 1000;
  const compare = 'Compare that clock with the clock of the identity provider.';
  const from = Math.max(...[nbf, iat].filter((claim) => typeof claim === 'number'));
  const early = Math.round(from - seconds);
  if (early > noticeableSkewSeconds) {
    return `By the clock of the service, the token is not valid for another ${early} s. ${compare}`;
  }
  const late = typeof exp === 'number' ? Math.round(seconds - exp) : -1;
  return late < 0 ? undefined : `By the clock of the service, the token expired ${late} s ago. ${compare}`;
}

/** A claim as text; whoever made the token may have put anything there. */
function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
