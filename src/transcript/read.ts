// A transcript file read back: what a run said of itself, line by line, as far as it can be read.
import * as z from 'zod/mini';
import { approvalModes, finishReasons, usage } from '../contract/chat.ts';
import { errorCodes } from '../errors.ts';
import type { RecordedEvent } from './events.ts';
import type { RunRecord } from './run-record.ts';
import { buildRunRecord } from './run-record.ts';

const at = z.string();
const text = z.nullable(z.string());
const known = z.union([z.boolean(), z.literal('unknown')]);

const context = z.object({
  event: z.string(),
  ref: z.string(),
  base_ref: z.string(),
  fork: known,
  draft: known,
  labels: z.union([z.array(z.string()), z.literal('unknown')]),
  actor: z.object({ permission: z.string(), association: z.string(), type: z.string(), login: z.string() }),
  environment: z.string(),
  repository: z.object({ visibility: z.string() }),
});

const traceEntry = z.object({
  id: z.string(),
  list: z.enum(['guards', 'rules', 'questions', 'default']),
  matched: z.boolean(),
  because: z.string(),
});

const verbs = ['allow', 'reject', 'stop', 'ask', 'allow-always', 'reject-always', 'answer'] as const;

/** The lines of a transcript (docs/report.md, "The transcript"). */
const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    at,
    intern_id: z.string(),
    intern_name: z.string(),
    approval_mode: z.enum(approvalModes),
    policy: z.object({ path: text, commit: text, digest: text }),
    context,
  }),
  z.object({
    type: z.literal('request'),
    at,
    route: z.string(),
    status: z.number(),
    ms: z.number(),
    request_id: z._default(text, null),
  }),
  z.object({ type: z.enum(['prompt', 'reasoning', 'text']), at, text: z.string() }),
  z.object({ type: z.literal('pause'), at, tool_call_id: z.string(), name: z.string(), arguments: z.string() }),
  z.object({
    type: z.literal('decision'),
    at,
    tool_call_id: z.string(),
    kind: text,
    operation: text,
    answer: text,
    rule: z.string(),
    reason: text,
    outcome: z.enum(['allow', 'answer', 'reject', 'stop', 'ask']),
    verb: z.exactOptional(z.enum(verbs)),
    decided_by: z.exactOptional(z.enum(['policy', 'person', 'nobody'])),
    trace: z.array(traceEntry),
    ladder: text,
    budgets: z.string(),
  }),
  z.object({ type: z.literal('error'), at, code: z.enum(errorCodes), message: z.string(), reason: text }),
  z.object({
    type: z.literal('finish'),
    at,
    finish_reason: z.enum(finishReasons),
    session_id: text,
    model: z.string(),
  }),
  z.object({ type: z.literal('usage'), at, usage }),
  z.object({ type: z.literal('remark'), at, message: z.string() }),
  z.object({
    type: z.literal('end'),
    at,
    conclusion: z.enum(['finished', 'paused', 'rejected', 'ended', 'failed', 'skipped']),
    error_code: z.nullable(z.enum(errorCodes)),
  }),
]);

const typed = z.looseObject({ type: z.string() });
const types: ReadonlySet<string> = new Set([
  'start',
  'request',
  'prompt',
  'reasoning',
  'text',
  'pause',
  'decision',
  'error',
  'finish',
  'usage',
  'remark',
  'end',
]);

/**
 * What a transcript adds up to. Types of a later version are ignored. A line that can't be read, as the last one of a
 * killed job, is left out, and the record remarks how many were.
 */
export function readTranscript(transcript: string): RunRecord {
  const record = buildRunRecord();
  let unread = 0;
  for (const line of transcript.split('\n')) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (read === 'unreadable') unread += 1;
    else if (read !== 'unknown') record.observe(read);
  }
  const value = record.value();
  if (unread === 0) return value;
  return { ...value, remarks: [...value.remarks, `${unread} lines of the transcript could not be read.`] };
}

function readLine(line: string): RecordedEvent | 'unknown' | 'unreadable' {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return 'unreadable';
  }
  const type = typed.safeParse(json).data?.type;
  if (type !== undefined && !types.has(type)) return 'unknown';
  return event.safeParse(json).data ?? 'unreadable';
}
