// Verifies a signed run, up to the first failure: its signer, and its record against transcript and policy.
import type { TrustMaterial } from '@sigstore/verify';
import type { Policy } from '../../permission/policy.ts';
import type { Predicate } from '../predicate.ts';
import { type Check, CheckFailure, type CheckName, checkNames } from './check.ts';
import { type Claim, checkDecisions, checkPolicyFile, checkRecord, checkTranscript, readClaim } from './content.ts';
import { signatureChecks, verifySignature } from './signature.ts';
import { checkRepository, checkWorkflow, type SignerIdentity } from './signer.ts';

export interface VerifyRunOptions {
  readonly transcript: Uint8Array;
  /** A Sigstore bundle, JSON. */
  readonly bundle: string;
  readonly roots: readonly TrustMaterial[];
  /** URL; undefined: any. */
  readonly repository: string | undefined;
  /** As `checkWorkflow` takes it; undefined: any. */
  readonly workflow: string | undefined;
  /** Undefined: not checked. */
  readonly policy: { readonly bytes: Uint8Array; readonly read: () => Promise<Policy> } | undefined;
}

export interface VerifiedRun {
  readonly checks: readonly Check[];
  /** Undefined if no signature was verified. */
  readonly signer: SignerIdentity | undefined;
  /** Undefined if it was not read. */
  readonly predicate: Predicate | undefined;
}

export const notProven: readonly string[] = [
  'Who signed is the job that ran the action. Whoever ran code in that job could have signed something else.',
  'The record holds what the job saw: nobody here can tell whether the intern asked for everything that it did.',
  'The record does not say that the answers were right, or that the work is good.',
];

const readable = 'a Sigstore bundle with one in-toto statement';

/** Tells a flaw of the run as a failed row, never as an error. */
export async function verifyRun(options: VerifyRunOptions): Promise<VerifiedRun> {
  const rows = new Map<CheckName, Check>();
  let signer: SignerIdentity | undefined;
  let claim: Claim | undefined;
  const told: Told = {
    pass: (name, found) => void rows.set(name, { name, state: 'ok', found }),
    leave: (name, found, remedy = {}) => void rows.set(name, { name, state: 'skipped', found, ...remedy }),
  };
  const { pass } = told;
  try {
    const signed = verifySignature(options.bundle, options.roots);
    ({ signer } = signed);
    passSignature(signer, pass);
    checkSigner(signer, options, told);
    claim = readClaim(signed.payload);
    pass('statement', describeClaim(claim));
    checkTranscript(options.transcript, claim);
    pass('transcript', 'is the file that was signed for');
    checkRecord(options.transcript, claim);
    pass('record', 'everything that was signed follows from the transcript');
    await checkPolicy(options, claim, told);
  } catch (error) {
    if (!(error instanceof CheckFailure)) throw error;
    // If another signature check failed, the bundle was readable; the verifier does not say which checks it passed.
    if (signatureChecks.includes(error.check) && error.check !== 'bundle') pass('bundle', readable);
    rows.set(error.check, { name: error.check, state: 'failed', found: error.message });
  }
  const notReached = (name: CheckName): Check => ({ name, state: 'skipped', found: 'not reached' });
  return { checks: checkNames.map((name) => rows.get(name) ?? notReached(name)), signer, predicate: claim?.predicate };
}

interface Told {
  readonly pass: (name: CheckName, found: string) => void;
  readonly leave: (name: CheckName, found: string, remedy?: Pick<Check, 'remedy'>) => void;
}

function passSignature({ subject, issuer }: SignerIdentity, pass: Told['pass']): void {
  pass('bundle', readable);
  pass('time', 'signed by a log or a time stamp authority of the trusted root');
  pass('certificate', `of ${subject}, by an identity token of ${issuer}, valid at that time`);
  pass('log', 'what the trusted root asks of a log entry holds');
  pass('signature', 'is of the key of the certificate');
}

function checkSigner(signer: SignerIdentity, { repository, workflow }: VerifyRunOptions, { pass, leave }: Told): void {
  if (repository === undefined) {
    const found = `not checked: it was signed in ${signer.repository ?? 'an unknown repository'}`;
    const remedy = 'Anybody can sign in a repository of their own. Name yours: --repository OWNER/NAME';
    leave('repository', found, { remedy });
  } else {
    checkRepository(signer, repository);
    pass('repository', signer.repository ?? '');
  }
  if (workflow === undefined) {
    const found = `not checked: it was ${signer.workflow ?? 'an unknown workflow'}`;
    leave('workflow', found, { remedy: 'Name it: --workflow PATH@REF' });
  } else {
    checkWorkflow(signer, workflow);
    pass('workflow', signer.workflow ?? '');
  }
}

function describeClaim({ predicate: { intern, service, conclusion, decisions }, unknown }: Claim): string {
  const count = decisions.length === 1 ? '1 decision' : `${decisions.length} decisions`;
  const rest =
    unknown.length === 0 ? '' : `; not checked, because this version does not know it: ${unknown.join(', ')}`;
  return `${intern.name} at ${service}: ${conclusion}, ${count}${rest}`;
}

async function checkPolicy(
  { transcript, policy }: VerifyRunOptions,
  claim: Claim,
  { pass, leave }: Told,
): Promise<void> {
  const signed = claim.predicate.policy;
  if (policy !== undefined) {
    checkPolicyFile(policy.bytes, claim);
    pass('policy', 'is the file that decided');
    pass('decisions', sameDecisions(checkDecisions(transcript, await policy.read())));
  } else if (signed === undefined) {
    pass('policy', 'there was none');
    pass('decisions', sameDecisions(checkDecisions(transcript)));
  } else {
    const place = signed.commit === undefined ? 'of the checkout' : `at commit ${signed.commit}`;
    leave('policy', `not checked: it was "${signed.path}" ${place}`, { remedy: 'Name the file: --policy FILE' });
    leave('decisions', 'not checked: only the policy can say them again');
  }
}

function sameDecisions(count: number): string {
  if (count === 0) return 'there were none';
  return count === 1 ? 'the policy says the same again' : `the policy says the same ${count} again`;
}
