// Builds the signed record of a run from its run record, with digests in place of texts.
import { sha256 } from '../crypto.ts';
import { canonicalJson } from '../json.ts';
import { readPause } from '../permission/pause.ts';
import type { EventOf } from '../transcript/events.ts';
import type { PauseRecord, RunRecord } from '../transcript/run-record.ts';
import type { Predicate, Sha256 } from './predicate.ts';
import { verbatimAnswers } from './predicate-words.ts';

export function toDigest(content: Uint8Array | string): Sha256 {
  return { sha256: sha256(content) };
}

/** Digests the RFC 8785 JSON, or the text if it can't be judged (docs/policy.md, "A pause that can't be judged"). */
export function digestArguments(text: string): Sha256 {
  const pause = readPause(text);
  return toDigest('error' in pause ? text : canonicalJson(pause.arguments));
}

/** `prompt`: the first prompt of the run. */
export function toPredicate(record: RunRecord, prompt: string | undefined): Predicate | { readonly error: string } {
  const { start, first_at, last_at, conclusion, error, pauses, usage, changes } = record;
  if (start === null || first_at === null || last_at === null) return { error: 'its run never began' };
  if (conclusion === null || conclusion === 'skipped') return { error: 'its run never ended' };
  if (start.service === undefined) {
    return { error: 'it does not name the service: it was written by an earlier version or by the library' };
  }
  const { head_commit, tool, policy } = start;
  return {
    service: start.service,
    intern: { id: start.intern_id, name: start.intern_name },
    approvalMode: start.approval_mode,
    startedOn: first_at,
    finishedOn: last_at,
    prompt: prompt === undefined ? undefined : { digest: toDigest(prompt) },
    policy: toPolicy(policy),
    decisions: pauses.flatMap(toDecisions),
    conclusion,
    errorCode: error?.code,
    usage: usage === null ? undefined : toUsage(usage),
    pullRequest: head_commit === undefined ? undefined : { headCommit: { digest: { gitCommit: head_commit } } },
    changes: changes === null ? undefined : toChanges(changes),
    tool: tool === undefined ? undefined : { ...tool, digest: toOptionalDigest(tool.digest) },
  };
}

/** Returns undefined for a missing digest, so that the field is left out. */
function toOptionalDigest(hexadecimal: string | null | undefined): Sha256 | undefined {
  return hexadecimal === null || hexadecimal === undefined ? undefined : { sha256: hexadecimal };
}

function toChanges({ head, digest, counts }: EventOf<'changes'>): Predicate['changes'] {
  return {
    headCommit: { digest: { gitCommit: head } },
    digest: toOptionalDigest(digest?.replace(/^sha256:/, '')),
    ...counts,
  };
}

function toPolicy({ path, digest, commit, tests }: EventOf<'start'>['policy']): Predicate['policy'] {
  if (path === null || digest === null) return undefined;
  return { path, commit: commit ?? undefined, digest: { sha256: digest }, tests };
}

function toDecisions({ pause, decisions }: PauseRecord): Predicate['decisions'] {
  const digest = digestArguments(pause.arguments);
  return decisions.map(({ outcome, answer, rule, decided_by, person }) => ({
    arguments: { digest },
    outcome,
    ...toAnswer(answer),
    rule,
    decidedBy: decided_by,
    person,
  }));
}

function toAnswer(answer: string | null): Pick<Predicate['decisions'][number], 'answer' | 'answerDigest'> {
  if (answer === null) return {};
  const verbatim = verbatimAnswers.find((one) => one === answer);
  return verbatim === undefined ? { answerDigest: toDigest(answer) } : { answer: verbatim };
}

/** Keeps only known fields with exact numbers: the service may report any others, and readers of JSON round large numbers. */
function toUsage(usage: RunRecord['usage'] & object): Predicate['usage'] & object {
  const names = ['prompt_tokens', 'completion_tokens', 'total_tokens', 'cost'] as const;
  const isExact = (value: unknown): boolean => typeof value === 'number' && value <= Number.MAX_SAFE_INTEGER;
  return Object.fromEntries(names.flatMap((name) => (isExact(usage[name]) ? [[name, usage[name]]] : [])));
}
