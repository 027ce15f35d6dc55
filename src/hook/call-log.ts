// Logs a hook's calls and decisions for "interns policy learn", in one transcript per session and policy. Not in a CI.
import { appendFileSync, existsSync, lstatSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keyVariables } from '../agents/acp-agents.ts';
import { type Environment, stateFolder } from '../environment.ts';
import { makeFolders, toFileName } from '../folders.ts';
import { hasCiVariable } from '../identity/ci-variables.ts';
import { isObject, parseJson } from '../json.ts';
import { unknownContext } from '../permission/context.ts';
import { type PermissionDecision, personRule } from '../permission/decision.ts';
import { createRedactor, Secret } from '../secret.ts';
import type { EventOf, RecordedEvent } from '../transcript/events.ts';
import type { Judgement } from './judge.ts';

export interface LoggedCall {
  readonly host: string;
  readonly session: string;
  readonly policy: { readonly digest: string; readonly source: string } | undefined;
  readonly pause: { readonly arguments: string };
  readonly judgement: Judgement;
  /** The decision of a policy entry; undefined if no entry decided, or its allow was used up. */
  readonly decision: PermissionDecision | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const maxBytes = 16 * 1024 * 1024;
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
const logFileName = /^hook-[a-z]+-.+-[0-9a-f]+\.jsonl$/;

export function logCall(call: LoggedCall, env: Environment): void {
  if (hasCiVariable(env)) return;
  try {
    const folder = path.join(stateFolder(env), 'transcripts');
    const { host, session, policy } = call;
    const file = path.join(folder, `hook-${host}-${toFileName(session)}-${policy?.digest.slice(0, 16) ?? '0'}.jsonl`);
    if (!existsSync(file)) beginTranscript(folder, file, call);
    const stats = lstatSync(file);
    const lines = toLines(toEvents(call), env);
    if (stats.isFile() && stats.size + lines.length <= maxBytes) appendFileSync(file, lines, { mode: 0o600 });
  } catch {
    // Go on without a log: it is only for learning, and no decision depends on it.
  }
}

function beginTranscript(folder: string, file: string, call: LoggedCall): void {
  makeFolders(folder, 0o700);
  for (const name of readdirSync(folder).filter((one) => logFileName.test(one))) {
    const oldFile = path.join(folder, name);
    const lastWriteMs = statSync(oldFile, { throwIfNoEntry: false })?.mtimeMs ?? call.now;
    if (call.now - lastWriteMs > maxAgeMs) rmSync(oldFile, { force: true });
  }
  try {
    writeFileSync(file, toLines([toStartEvent(call)], {}), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!existsSync(file)) throw error; // else another call of the session has just begun it
  }
}

function toStartEvent({ host, policy, now }: LoggedCall): EventOf<'start'> {
  return {
    type: 'start',
    at: new Date(now).toISOString(),
    intern_id: `hook:${host}`,
    intern_name: host,
    approval_mode: 'manual',
    policy: { path: policy?.source ?? null, commit: null, digest: policy?.digest ?? null },
    context: unknownContext,
    at_terminal: true,
  };
}

function toEvents({ pause, judgement, decision, now }: LoggedCall): readonly RecordedEvent[] {
  const at = new Date(now).toISOString();
  const id = `${now}-${process.pid}`;
  const { kind, operation } = decision ?? { kind: 'permission', operation: readOperation(pause.arguments) };
  const shared = { at, tool_call_id: id, kind, operation, trace: [], ladder: null, budgets: '' };
  return [
    { type: 'pause', at, tool_call_id: id, name: 'request_permission', arguments: pause.arguments },
    { type: 'decision', ...shared, ...toDecisionFields(judgement.verdict, decision), reason: judgement.reason },
  ];
}

type DecisionFields = Pick<EventOf<'decision'>, 'answer' | 'outcome' | 'rule' | 'decided_by' | 'verb'>;

function toDecisionFields(verdict: Judgement['verdict'], decision: PermissionDecision | undefined): DecisionFields {
  if (decision !== undefined && decision.outcome !== 'ask') {
    const { rule, verb, outcome, answer } = decision;
    return { rule, verb, outcome, answer, decided_by: 'policy' };
  }
  if (decision === undefined && verdict === 'reject') {
    return { rule: 'default', verb: 'reject', outcome: 'reject', answer: 'reject_once', decided_by: 'policy' };
  }
  // The host asks a person, or decides by its own rules, and does not tell us the answer.
  return { rule: decision?.rule ?? personRule, verb: 'ask', outcome: 'ask', answer: null };
}

function readOperation(text: string): string | null {
  const pause = parseJson(text);
  return isObject(pause) && typeof pause['operation'] === 'string' ? pause['operation'] : null;
}

const secretNames = /(?:TOKEN|SECRET|PASSWORD)$/i;
/** A shorter value occurs in too many texts to be redacted. */
const minSecretLength = 4;

function toLines(events: readonly RecordedEvent[], env: Environment): string {
  const redactor = createRedactor();
  for (const name of Object.keys(env).filter((one) => secretNames.test(one) || keyVariables.has(one))) {
    const value = env[name];
    if (value !== undefined && value.length >= minSecretLength) redactor.add(new Secret(value));
  }
  const redactText = (_name: string, value: unknown) => (typeof value === 'string' ? redactor.redact(value) : value);
  return events.map((event) => `${JSON.stringify(event, redactText)}\n`).join('');
}
