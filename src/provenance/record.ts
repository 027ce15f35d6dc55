// The signed record of a run, made from the sum of its events, with digests instead of texts.

import { createHash } from 'node:crypto';
import { readPause } from '../permission/pause.ts';
import { canonicalJson } from '../permission/text/json.ts';
import type { Conclusion, DecisionRecord } from '../transcript/events.ts';
import type { PauseRecord, RunRecord } from '../transcript/run-record.ts';
import type { Predicate } from './predicate.ts';
import { toldAnswers } from './predicate-words.ts';

/** in-toto, "DigestSet". */
export interface Sha256 {
  readonly sha256: string;
}

export function sha256(content: Uint8Array | string): Sha256 {
  return { sha256: createHash('sha256').update(content).digest('hex') };
}

/** Digests RFC 8785 JSON, or the text if it can't be judged (docs/policy.md, "A pause that can't be judged"). */
export function argumentsDigest(text: string): Sha256 {
  const pause = readPause(text);
  return sha256('error' in pause ? text : canonicalJson(pause.arguments));
}

type Decision = Predicate['decisions'][number];

/** Takes the first prompt that was sent. */
export function toPredicate(record: RunRecord, prompt: string | undefined): Predicate | { readonly error: string } {
  const { start, first_at, last_at, conclusion, error, pauses, usage, changes } = record;
  if (start === null || first_at === null || last_at === null) return { error: 'its run never began' };
  if (conclusion === null || !isOfRun(conclusion)) return { error: 'its run has no end' };
  if (start.service === undefined) {
    return { error: 'it does not name the service: an earlier version wrote it, or the library' };
  }
  const { head_commit, tool, policy } = start;
  return {
    service: start.service,
    intern: { id: start.intern_id, name: start.intern_name },
    approvalMode: start.approval_mode,
    startedOn: first_at,
    finishedOn: last_at,
    ...(prompt === undefined ? {} : { prompt: { digest: sha256(prompt) } }),
    ...(policy.path === null || policy.digest === null ? {} : { policy: toPolicy(policy.path, policy.digest, policy) }),
    decisions: pauses.flatMap(toDecisions),
    conclusion,
    ...(error === null ? {} : { errorCode: error.code }),
    ...(usage === null ? {} : { usage: toUsage(usage) }),
    ...(head_commit === undefined ? {} : { pullRequest: { headCommit: { digest: { gitCommit: head_commit } } } }),
    ...(changes === null ? {} : { changes: toChanges(changes) }),
    ...(tool === undefined ? {} : { tool: toTool(tool) }),
  };
}

function toChanges({ head, digest, counts }: RunRecord['changes'] & object): Predicate['changes'] & object {
  const taken = digest === null ? {} : { digest: { sha256: digest.replace(/^sha256:/, '') } };
  return { headCommit: { digest: { gitCommit: head } }, ...taken, ...counts };
}

function isOfRun(conclusion: Conclusion): conclusion is Exclude<Conclusion, 'skipped'> {
  return conclusion !== 'skipped';
}

type Start = NonNullable<RunRecord['start']>;

function toPolicy(path: string, digest: string, { commit, tests }: Start['policy']): Predicate['policy'] & object {
  return {
    path,
    ...(commit === null ? {} : { commit }),
    digest: { sha256: digest },
    ...(tests === undefined ? {} : { tests }),
  };
}

function toTool({ name, version, digest }: Start['tool'] & object): Predicate['tool'] & object {
  return { name, version, ...(digest === undefined ? {} : { digest: { sha256: digest } }) };
}

function toDecisions({ pause, decisions }: PauseRecord): readonly Decision[] {
  const digest = argumentsDigest(pause.arguments);
  return decisions.map(({ outcome, answer, rule, decided_by, person }) => ({
    arguments: { digest },
    outcome,
    ...toAnswer(answer),
    rule,
    ...(decided_by === undefined ? {} : { decidedBy: decided_by }),
    ...(person === undefined ? {} : { person }),
  }));
}

function toAnswer(answer: DecisionRecord['answer']): Pick<Decision, 'answer' | 'answerDigest'> {
  if (answer === null) return {};
  const told = toldAnswers.find((one) => one === answer);
  return told === undefined ? { answerDigest: sha256(answer) } : { answer: told };
}

/** Keeps only known fields: the service may report others, with any values. */
function toUsage(usage: RunRecord['usage'] & object): Predicate['usage'] & object {
  const names = ['prompt_tokens', 'completion_tokens', 'total_tokens', 'cost'] as const;
  return Object.fromEntries(names.flatMap((name) => (typeof usage[name] === 'number' ? [[name, usage[name]]] : [])));
}
