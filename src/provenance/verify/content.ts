// Compares the signed record with the files at hand: the transcript, the policy, and the decisions.
import { isUtf8 } from 'node:buffer';
import { parseJson } from '../../json.ts';
import { askUndecided } from '../../permission/decide/ask-undecided.ts';
import { personRule } from '../../permission/decision.ts';
import { type Policy, rejectEverything } from '../../permission/policy.ts';
import { canonicalJson, type Json } from '../../permission/text/json.ts';
import { type Replayed, replay } from '../../permission/tools/replay.ts';
import { readTranscript } from '../../transcript/lines.ts';
import { toPastRun } from '../../transcript/past-decisions.ts';
import { readTranscriptRecord, type TranscriptRecord } from '../from-transcript.ts';
import { type Predicate, predicate } from '../predicate.ts';
import { predicateType } from '../predicate-words.ts';
import { sha256 } from '../record.ts';
import { statement } from '../statement.ts';
import { CheckFailure } from './check.ts';

export interface Claim {
  readonly digests: readonly Readonly<Record<string, string>>[];
  readonly predicate: Predicate;
  /** Fields that this version does not know, and so does not check. */
  readonly unknown: readonly string[];
}

/** @throws {CheckFailure} not a statement about a run, or of another version */
export function readClaim(payload: Uint8Array): Claim {
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
  const unknown = Object.keys(Object(said)).filter((name) => !Object.hasOwn(predicate.shape, name));
  return { digests: subject.map(({ digest }) => digest), predicate: known.data, unknown };
}

/** @throws {CheckFailure} another transcript was signed for */
export function checkTranscript(transcript: Uint8Array, { digests }: Claim): void {
  const digest = sha256(transcript).sha256;
  if (digests.some(({ sha256: signed }) => signed === digest)) return;
  const signed = digests.flatMap((one) => one['sha256'] ?? []).join(', ');
  throw new CheckFailure('transcript', `its SHA-256 is ${digest}, and ${signed || 'none'} was signed for`);
}

/** Requires every signed field to follow from the transcript, but no field that an earlier version did not write. */
export function checkRecord(transcript: Uint8Array, { predicate: said, digests }: Claim): TranscriptRecord {
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
  if (other === undefined) return record;
  throw new CheckFailure('record', `commit ${other['gitCommit']} was signed for; the transcript says otherwise`);
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(asJson(one)) === canonicalJson(asJson(other));
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null));
}

/** @throws {CheckFailure} the run was decided by another file, or by none */
export function checkPolicyFile(file: Uint8Array, { predicate: { policy } }: Claim): void {
  if (policy === undefined) throw new CheckFailure('policy', 'the run had no policy');
  const digest = sha256(file).sha256;
  if (digest === policy.digest.sha256) return;
  const place = policy.commit === undefined ? 'of the checkout' : `at commit ${policy.commit}`;
  const signed = `the run was decided by "${policy.path}" ${place}, SHA-256 ${policy.digest.sha256}`;
  throw new CheckFailure('policy', `its SHA-256 is ${digest}; ${signed}`);
}

/** Lets a person's answer stand if the policy asks one. @throws {CheckFailure} the first decision that would differ */
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
