// Verifies a signed run up to the first failure: the signer, then its record against the transcript and the policy.
import { isUtf8 } from 'node:buffer';
import type { TrustMaterial } from '@sigstore/verify';
import { sha256 } from '../../crypto.ts';
import { canonicalJson, parseJson } from '../../json.ts';
import { askUndecided } from '../../permission/decide/ask-undecided.ts';
import { personRule } from '../../permission/decision.ts';
import { findStructuralFlaw } from '../../permission/pause.ts';
import { type Policy, rejectEverything } from '../../permission/policy.ts';
import { type PastPause, type Replayed, replay } from '../../permission/tools/replay.ts';
import { readTranscript, toPastRun } from '../../transcript/lines.ts';
import { readTranscriptRecord } from '../from-transcript.ts';
import { predicate, statement } from '../predicate.ts';
import { predicateType } from '../predicate-words.ts';
import { type Check, CheckFailure, type CheckName, checkNames } from './check.ts';
import { signatureChecks, verifySignature } from './signature.ts';
import { checkRepository, checkWorkflow, type SignerIdentity } from './signer.ts';

export interface VerifyRunOptions {
  readonly transcript: Uint8Array;
  /** A Sigstore bundle, as JSON. */
  readonly bundle: string;
  readonly roots: readonly TrustMaterial[];
  /** A URL; undefined: any repository. */
  readonly repository: string | undefined;
  /** In the form that `checkWorkflow` takes; undefined: any workflow. */
  readonly workflow: string | undefined;
  /** Undefined: only a run that had no policy is decided again. */
  readonly policy: { readonly bytes: Uint8Array; readonly read: () => Promise<Policy> } | undefined;
}

export const unprovenClaims: readonly string[] = [
  'The signer is the job that ran the action. Whoever ran code in that job could have signed something else.',
  'The record holds what the job saw: it does not show whether the intern asked before everything that it did.',
  'The record does not say that the answers were right, or that the work is good.',
];

const readableBundle = 'a Sigstore bundle with one in-toto statement';

/** Returns a flaw of the run as a failed check. Throws only other errors, such as those of reading the policy. */
export async function verifyRun(options: VerifyRunOptions) {
  const reached = new Map<CheckName, Check>();
  let signer: SignerIdentity | undefined;
  let claim: Claim | undefined;
  const report: Report = (state, name, found, remedy) => void reached.set(name, { name, state, found, remedy });
  try {
    const signed = verifySignature(options.bundle, options.roots);
    ({ signer } = signed);
    reportSignature(signer, report);
    checkSigner(signer, options, report);
    claim = readClaim(signed.payload);
    report('ok', 'statement', describeClaim(claim));
    checkTranscript(options.transcript, claim);
    report('ok', 'transcript', 'is the file that was signed');
    checkRecord(options.transcript, claim);
    const signedFields = claim.unknown.length === 0 ? 'everything that was signed' : 'everything else that was signed';
    report('ok', 'record', `${signedFields} follows from the transcript`);
    await checkPolicy(options, claim, report);
  } catch (error) {
    if (!(error instanceof CheckFailure)) throw error;
    // Report that the bundle was readable if another check of the signature failed: the error names only that check.
    if (signatureChecks.includes(error.check) && error.check !== 'bundle') report('ok', 'bundle', readableBundle);
    report('failed', error.check, error.message);
  }
  const toSkipped = (name: CheckName): Check => ({ name, state: 'skipped', found: 'not reached' });
  const checks = checkNames.map((name) => reached.get(name) ?? toSkipped(name));
  return { checks, signer, predicate: claim?.predicate };
}

type Report = (state: Check['state'], name: CheckName, found: string, remedy?: string) => void;

function reportSignature({ subject, issuer }: SignerIdentity, report: Report): void {
  report('ok', 'bundle', readableBundle);
  report('ok', 'time', 'signed by a log or a time stamp authority of the trusted root');
  report('ok', 'certificate', `of ${subject}, by an identity token of ${issuer}, valid at that time`);
  report('ok', 'log', 'the log entry is as the trusted root requires');
  report('ok', 'signature', 'was made with the key of the certificate');
}

function checkSigner(signer: SignerIdentity, { repository, workflow }: VerifyRunOptions, report: Report): void {
  if (repository === undefined) {
    const found = `not checked: it was signed in ${signer.repository ?? 'an unknown repository'}`;
    const remedy = 'Anybody can sign in a repository of their own. Name yours: --repository OWNER/NAME';
    report('skipped', 'repository', found, remedy);
  } else {
    checkRepository(signer, repository);
    report('ok', 'repository', signer.repository ?? '');
  }
  if (workflow === undefined) {
    const found = `not checked: it was signed by ${signer.workflow ?? 'an unknown workflow'}`;
    report('skipped', 'workflow', found, 'Name it: --workflow PATH@REF');
  } else {
    checkWorkflow(signer, workflow);
    report('ok', 'workflow', signer.workflow ?? '');
  }
}

function describeClaim({ predicate: { intern, service, conclusion, decisions }, unknown }: Claim): string {
  const count = decisions.length === 1 ? '1 decision' : `${decisions.length} decisions`;
  const note =
    unknown.length === 0 ? '' : `; not checked, because this version does not know it: ${unknown.join(', ')}`;
  return `${intern.name} at ${service}: ${conclusion}, ${count}${note}`;
}

async function checkPolicy({ transcript, policy }: VerifyRunOptions, claim: Claim, report: Report): Promise<void> {
  const signedPolicy = claim.predicate.policy;
  if (policy !== undefined) {
    checkPolicyFile(policy.bytes, claim);
    report('ok', 'policy', 'is the file that decided');
    report('ok', 'decisions', describeSameDecisions(checkDecisions(transcript, await policy.read())));
  } else if (signedPolicy === undefined) {
    report('ok', 'policy', 'there was none');
    report('ok', 'decisions', describeSameDecisions(checkDecisions(transcript)));
  } else {
    const place = signedPolicy.commit === undefined ? 'in the checkout' : `at commit ${signedPolicy.commit}`;
    report('skipped', 'policy', `not checked: it was "${signedPolicy.path}" ${place}`, 'Name the file: --policy FILE');
    report('skipped', 'decisions', 'not checked: that needs the policy');
  }
}

function describeSameDecisions({ count, fromPeople }: ReturnType<typeof checkDecisions>): string {
  if (count === 0) return 'there were none';
  const same = count === 1 ? 'the policy decides the same again' : `the policy decides the same ${count} again`;
  return fromPeople === 0 ? same : `${same}; that a person answered ${fromPeople} of them is only the job's word`;
}

type Claim = ReturnType<typeof readClaim>;

function readClaim(payload: Uint8Array) {
  const text = isUtf8(payload) ? Buffer.from(payload).toString() : '';
  const parsed = statement.safeParse(parseJson(text));
  if (!parsed.success) throw new CheckFailure('statement', 'what was signed is not an in-toto statement of version 1');
  const flaw = findStructuralFlaw(text, 32);
  if (flaw !== undefined) throw new CheckFailure('statement', `two readers may read it differently: ${flaw}`);
  const { subject, predicateType: type, predicate: signedPredicate } = parsed.data;
  if (type !== predicateType) {
    throw new CheckFailure('statement', `it is of type "${type}", but this version knows only "${predicateType}"`);
  }
  const parsedPredicate = predicate.safeParse(signedPredicate);
  if (!parsedPredicate.success) {
    const [issue] = parsedPredicate.error.issues;
    throw new CheckFailure('statement', `its predicate is wrong at "${issue?.path.join('.')}": ${issue?.message}`);
  }
  // Fields that this version does not know are reported, because nothing checks them.
  const { data } = parsedPredicate;
  return { digests: subject.map(({ digest }) => digest), predicate: data, unknown: listUnknown(signedPredicate, data) };
}

function listUnknown(signed: unknown, parsed: unknown, parentPath: readonly string[] = []): readonly string[] {
  if (typeof signed !== 'object' || signed === null) return [];
  const known: Readonly<Record<string, unknown>> = Object(parsed);
  return Object.entries(signed).flatMap(([name, value]) => {
    const path = [...parentPath, name];
    return Object.hasOwn(known, name) ? listUnknown(value, known[name], path) : [path.join('.')];
  });
}

function checkTranscript(transcript: Uint8Array, { digests }: Claim): void {
  const digest = sha256(transcript);
  const fileDigests = digests.filter((one) => Object.keys(one).join() !== 'gitCommit'); // `checkRecord` checks commits
  const isTranscript = (one: Claim['digests'][number]): boolean => isSameJson(one, { sha256: digest });
  if (fileDigests.length > 0 && fileDigests.every(isTranscript)) return;
  const signed = fileDigests.map((one) => one['sha256'] ?? JSON.stringify(one)).join(', ');
  throw new CheckFailure('transcript', `its SHA-256 is ${digest}, but what was signed has ${signed || 'none'}`);
}

/** Demands that each known field that was signed follows from the transcript, and that a policy was not left out. */
function checkRecord(transcript: Uint8Array, { predicate: signedPredicate, digests }: Claim): void {
  const record = readTranscriptRecord(transcript);
  if ('error' in record) throw new CheckFailure('record', `the transcript can't be read: ${record.error}`);
  const derivedPredicate: Readonly<Record<string, unknown>> = record.predicate;
  const claims = Object.entries({ policy: undefined, ...signedPredicate });
  const different = claims.find(([name, value]) => !isSameJson(value, derivedPredicate[name]));
  if (different !== undefined) {
    const [name, value] = different;
    throw new CheckFailure('record', `"${name}" was signed as ${JSON.stringify(value)}; the transcript says otherwise`);
  }
  const head = record.predicate.pullRequest?.headCommit.digest.gitCommit;
  const other = digests.find(({ gitCommit }) => gitCommit !== undefined && gitCommit !== head);
  if (other !== undefined) {
    throw new CheckFailure('record', `commit ${other['gitCommit']} was signed; the transcript says otherwise`);
  }
}

/** Compares what JSON keeps of the values: it drops fields that are undefined. */
function isSameJson(one: unknown, other: unknown): boolean {
  const [text, otherText] = [one, other].map((value) => canonicalJson(JSON.parse(JSON.stringify(value ?? null))));
  return text === otherText;
}

function checkPolicyFile(file: Uint8Array, { predicate: { policy } }: Claim): void {
  if (policy === undefined) throw new CheckFailure('policy', 'the run had no policy');
  const digest = sha256(file);
  if (digest === policy.digest.sha256) return;
  const place = policy.commit === undefined ? 'in the checkout' : `at commit ${policy.commit}`;
  const signed = `the run was decided by "${policy.path}" ${place}, SHA-256 ${policy.digest.sha256}`;
  throw new CheckFailure('policy', `its SHA-256 is ${digest}; ${signed}`);
}

/** Accepts any answer of a person where the policy asks one. @throws {CheckFailure} the first different decision */
export function checkDecisions(transcript: Uint8Array, policy: Policy = rejectEverything) {
  const run = toPastRun(readTranscript(new TextDecoder().decode(transcript)));
  if ('error' in run) throw new CheckFailure('decisions', run.error);
  const hadPerson = run.pauses.some(({ decided }) => decided.rule === personRule);
  const decisions = replay(run, hadPerson ? askUndecided(policy) : policy);
  const isSame = ({ changed, was, now }: Replayed, index: number): boolean =>
    !changed && was.rule === now.rule && run.pauses[index]?.how.outcome === now.outcome;
  const different = decisions.find((one, index) => !isSame(one, index));
  if (different !== undefined) throw new CheckFailure('decisions', describeDifference(different));
  for (const [index, { asksNow }] of decisions.entries()) checkDecider(run.pauses[index], asksNow);
  return { count: decisions.length, fromPeople: run.pauses.filter(({ how: { by } }) => by === 'person').length };
}

/** @throws {CheckFailure} a person is said to have decided what the policy decides, or the other way round */
function checkDecider(pause: PastPause | undefined, asksNow: boolean): void {
  const { by, person } = pause?.how ?? {};
  if (by !== undefined && (by === 'policy') === asksNow) {
    const said = `the transcript says that ${pause?.request.toolCallId} was decided by "${by}"`;
    throw new CheckFailure('decisions', `${said}; the policy ${asksNow ? 'asks a person' : 'decides it by itself'}`);
  }
  if (person !== undefined && by !== 'person') {
    throw new CheckFailure('decisions', `"${person}" is named as the person who decided, but none did`);
  }
}

function describeDifference({ tool_call_id: id, operation, was, now }: Replayed): string {
  const what = operation === null ? id : `${id} ${JSON.stringify(operation)}`;
  return `${what} was answered ${was.answer ?? 'with a stop'} by ${was.rule}; the policy says ${now.answer ?? now.outcome} by ${now.rule}, with the outcome "${now.outcome}"`;
}
