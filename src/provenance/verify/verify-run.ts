// Verifies a signed run up to the first failure: who signed it, and its record against transcript and policy.
import { isUtf8 } from 'node:buffer';
import type { TrustMaterial } from '@sigstore/verify';
import { sha256 } from '../../crypto.ts';
import { canonicalJson, parseJson } from '../../json.ts';
import { askUndecided } from '../../permission/decide/ask-undecided.ts';
import { personRule } from '../../permission/decision.ts';
import { type Policy, rejectEverything } from '../../permission/policy.ts';
import { type Replayed, replay } from '../../permission/tools/replay.ts';
import { readTranscript, toPastRun } from '../../transcript/lines.ts';
import { readTranscriptRecord } from '../from-transcript.ts';
import { predicate, statement } from '../predicate.ts';
import { predicateType } from '../predicate-words.ts';
import { type Check, CheckFailure, type CheckName, checkNames } from './check.ts';
import { checkRepository, checkWorkflow, type SignerIdentity, signatureChecks, verifySignature } from './signature.ts';

export interface VerifyRunOptions {
  readonly transcript: Uint8Array;
  /** A Sigstore bundle, as JSON. */
  readonly bundle: string;
  readonly roots: readonly TrustMaterial[];
  /** A URL; undefined: any repository. */
  readonly repository: string | undefined;
  /** In the form that `checkWorkflow` takes; undefined: any workflow. */
  readonly workflow: string | undefined;
  /** Undefined: the policy is not checked. */
  readonly policy: { readonly bytes: Uint8Array; readonly read: () => Promise<Policy> } | undefined;
}

export const notProven: readonly string[] = [
  'Who signed is the job that ran the action. Whoever ran code in that job could have signed something else.',
  'The record holds what the job saw: nobody here can tell whether the intern asked for everything that it did.',
  'The record does not say that the answers were right, or that the work is good.',
];

const readable = 'a Sigstore bundle with one in-toto statement';

/** Returns a flaw of the run as a failed row; throws no error for it. */
export async function verifyRun(options: VerifyRunOptions) {
  const rows = new Map<CheckName, Check>();
  let signer: SignerIdentity | undefined;
  let claim: Claim | undefined;
  const say: Say = (state, name, found, remedy) => void rows.set(name, { name, state, found, remedy });
  try {
    const signed = verifySignature(options.bundle, options.roots);
    ({ signer } = signed);
    passSignature(signer, say);
    checkSigner(signer, options, say);
    claim = readClaim(signed.payload);
    say('ok', 'statement', describeClaim(claim));
    checkTranscript(options.transcript, claim);
    say('ok', 'transcript', 'is the file that was signed for');
    checkRecord(options.transcript, claim);
    say('ok', 'record', 'everything that was signed follows from the transcript');
    await checkPolicy(options, claim, say);
  } catch (error) {
    if (!(error instanceof CheckFailure)) throw error;
    // The bundle itself was readable if another check of the signature failed. The verifier does not say which passed.
    if (signatureChecks.includes(error.check) && error.check !== 'bundle') say('ok', 'bundle', readable);
    say('failed', error.check, error.message);
  }
  const notReached = (name: CheckName): Check => ({ name, state: 'skipped', found: 'not reached' });
  const checks = checkNames.map((name) => rows.get(name) ?? notReached(name));
  return { checks, signer, predicate: claim?.predicate };
}

type Say = (state: Check['state'], name: CheckName, found: string, remedy?: string) => void;

function passSignature({ subject, issuer }: SignerIdentity, say: Say): void {
  say('ok', 'bundle', readable);
  say('ok', 'time', 'signed by a log or a time stamp authority of the trusted root');
  say('ok', 'certificate', `of ${subject}, by an identity token of ${issuer}, valid at that time`);
  say('ok', 'log', 'what the trusted root asks of a log entry holds');
  say('ok', 'signature', 'is of the key of the certificate');
}

function checkSigner(signer: SignerIdentity, { repository, workflow }: VerifyRunOptions, say: Say): void {
  if (repository === undefined) {
    const found = `not checked: it was signed in ${signer.repository ?? 'an unknown repository'}`;
    const remedy = 'Anybody can sign in a repository of their own. Name yours: --repository OWNER/NAME';
    say('skipped', 'repository', found, remedy);
  } else {
    checkRepository(signer, repository);
    say('ok', 'repository', signer.repository ?? '');
  }
  if (workflow === undefined) {
    const found = `not checked: it was ${signer.workflow ?? 'an unknown workflow'}`;
    say('skipped', 'workflow', found, 'Name it: --workflow PATH@REF');
  } else {
    checkWorkflow(signer, workflow);
    say('ok', 'workflow', signer.workflow ?? '');
  }
}

function describeClaim({ predicate: { intern, service, conclusion, decisions }, unknown }: Claim): string {
  const count = decisions.length === 1 ? '1 decision' : `${decisions.length} decisions`;
  const rest =
    unknown.length === 0 ? '' : `; not checked, because this version does not know it: ${unknown.join(', ')}`;
  return `${intern.name} at ${service}: ${conclusion}, ${count}${rest}`;
}

async function checkPolicy({ transcript, policy }: VerifyRunOptions, claim: Claim, say: Say): Promise<void> {
  const signed = claim.predicate.policy;
  if (policy !== undefined) {
    checkPolicyFile(policy.bytes, claim);
    say('ok', 'policy', 'is the file that decided');
    say('ok', 'decisions', sameDecisions(checkDecisions(transcript, await policy.read())));
  } else if (signed === undefined) {
    say('ok', 'policy', 'there was none');
    say('ok', 'decisions', sameDecisions(checkDecisions(transcript)));
  } else {
    const place = signed.commit === undefined ? 'of the checkout' : `at commit ${signed.commit}`;
    say('skipped', 'policy', `not checked: it was "${signed.path}" ${place}`, 'Name the file: --policy FILE');
    say('skipped', 'decisions', 'not checked: only the policy can say them again');
  }
}

function sameDecisions(count: number): string {
  if (count === 0) return 'there were none';
  return count === 1 ? 'the policy says the same again' : `the policy says the same ${count} again`;
}

type Claim = ReturnType<typeof readClaim>;

/** @throws {CheckFailure} it is no statement about a run, or one of another version */
function readClaim(payload: Uint8Array) {
  const read = statement.safeParse(isUtf8(payload) ? parseJson(Buffer.from(payload).toString()) : undefined);
  if (!read.success) throw new CheckFailure('statement', 'what was signed is no in-toto statement of version 1');
  const { subject, predicateType: type, predicate: said } = read.data;
  if (type !== predicateType) {
    throw new CheckFailure('statement', `it is of type "${type}", and this version knows "${predicateType}"`);
  }
  const known = predicate.safeParse(said);
  if (!known.success) {
    const [issue] = known.error.issues;
    throw new CheckFailure('statement', `its predicate is wrong at "${issue?.path.join('.')}": ${issue?.message}`);
  }
  // A field that this version does not know would go unchecked.
  const unknown = Object.keys(Object(said)).filter((name) => !Object.hasOwn(predicate.shape, name));
  return { digests: subject.map(({ digest }) => digest), predicate: known.data, unknown };
}

/** @throws {CheckFailure} the signature is for another transcript */
function checkTranscript(transcript: Uint8Array, { digests }: Claim): void {
  const digest = sha256(transcript);
  if (digests.some(({ sha256: signed }) => signed === digest)) return;
  const signed = digests.flatMap((one) => one['sha256'] ?? []).join(', ');
  throw new CheckFailure('transcript', `its SHA-256 is ${digest}, and ${signed || 'none'} was signed for`);
}

/** Demands that every signed field follows from the transcript; an earlier version may have signed fewer. */
function checkRecord(transcript: Uint8Array, { predicate: said, digests }: Claim): void {
  const record = readTranscriptRecord(transcript);
  if ('error' in record) throw new CheckFailure('record', `the transcript can't be read: ${record.error}`);
  const told: Readonly<Record<string, unknown>> = record.predicate;
  const different = Object.entries(said).find(([name, value]) => !isSame(value, told[name]));
  if (different !== undefined) {
    const [name, value] = different;
    throw new CheckFailure('record', `"${name}" was signed as ${JSON.stringify(value)}; the transcript says otherwise`);
  }
  const head = record.predicate.pullRequest?.headCommit.digest.gitCommit;
  const other = digests.find(({ gitCommit }) => gitCommit !== undefined && gitCommit !== head);
  if (other !== undefined) {
    throw new CheckFailure('record', `commit ${other['gitCommit']} was signed for; the transcript says otherwise`);
  }
}

function isSame(one: unknown, other: unknown): boolean {
  const [text, otherText] = [one, other].map((value) => canonicalJson(JSON.parse(JSON.stringify(value ?? null))));
  return text === otherText;
}

/** @throws {CheckFailure} another file decided the run, or none did */
function checkPolicyFile(file: Uint8Array, { predicate: { policy } }: Claim): void {
  if (policy === undefined) throw new CheckFailure('policy', 'the run had no policy');
  const digest = sha256(file);
  if (digest === policy.digest.sha256) return;
  const place = policy.commit === undefined ? 'of the checkout' : `at commit ${policy.commit}`;
  const signed = `the run was decided by "${policy.path}" ${place}, SHA-256 ${policy.digest.sha256}`;
  throw new CheckFailure('policy', `its SHA-256 is ${digest}; ${signed}`);
}

/** Accepts any answer of a person if the policy asks one. @throws {CheckFailure} the first decision that differs */
export function checkDecisions(transcript: Uint8Array, policy: Policy = rejectEverything): number {
  const run = toPastRun(readTranscript(new TextDecoder().decode(transcript)));
  if ('error' in run) throw new CheckFailure('decisions', run.error);
  const hadPerson = run.pauses.some(({ decided }) => decided.rule === personRule);
  const decisions = replay(run, hadPerson ? askUndecided(policy) : policy);
  const different = decisions.find(({ changed, was, now }) => changed || was.rule !== now.rule);
  if (different === undefined) return decisions.length;
  throw new CheckFailure('decisions', describe(different));
}

function describe({ tool_call_id: id, operation, was, now }: Replayed): string {
  const what = operation === null ? id : `${id} ${JSON.stringify(operation)}`;
  return `${what} was answered ${was.answer ?? 'with a stop'} by ${was.rule}; the policy says ${now.answer ?? now.outcome} by ${now.rule}`;
}
