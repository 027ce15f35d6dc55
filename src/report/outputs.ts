// Defines the outputs of the action, and computes their values for a run.
import type { RunResult } from '../run/run.ts';
import type { BoundedTextValue } from '../transcript/bounded-text.ts';
import type { DecisionRecord } from '../transcript/events.ts';
import { decisionsOf } from '../transcript/run-record.ts';
import { cutToBytes, keepFitting, shorten } from './render/cut.ts';

/** Must match `action.yml` and the table in docs/action.md. */
export const outputMeanings = {
  conclusion:
    '`finished`, `paused`, `rejected` (the policy said stop), `ended` (service or intern ended the run), `failed`, `skipped`.',
  text: "The intern's text; cut to 256 KiB with a note; the transcript has the rest.",
  'finish-reason': '`stop`, `tool_calls` or `error`: how the last response ended.',
  'session-id': 'The session, as the service reported it.',
  'intern-id': 'The id of the intern.',
  usage: 'JSON, summed over the run, or `null`.',
  decisions:
    'JSON array of `{ "tool_call_id", "kind", "operation", "answer", "rule", "reason" }`, in order; `answer` is null for a stop.',
  pending: 'The question that was left open: JSON `{ "tool_call_id", "session_id", "name", "arguments", "deadline" }`.',
  'access-token': 'For `token`: the access token, masked before it is set. GitHub never passes it on as a job output.',
  'expires-at': 'For `token`: when the access token expires, ISO 8601.',
  interns: 'For `list`: JSON array of the newest 256 interns, newest first: as many as `strategy.matrix` takes.',
  'proxy-url': 'For `proxy`: its address, to use in place of `base-url`.',
  'proxy-key': 'For `proxy`: its key, masked before it is set. It works only for this proxy.',
  keys: 'For `update-key`: JSON array of the records of the keys that now are as requested.',
  'key-changes':
    'For `update-key`: JSON array of `{ "hash", "name", "source", "fields": { "limit": { "old", "new" } } }`: what changed or, with `plan`, what would.',
  verdict:
    'With `findings`: `pass`, `changes`, `unsure`; `none` if no findings were asked for or the run did not finish.',
  findings:
    'With `findings`: JSON array of `{ "path", "line", "end_line", "side", "severity", "title", "body", "suggestion" }`, the most severe first; as many as fit into 256 KiB.',
  'findings-file': 'With `findings`: path of the findings as JSON, bound to repository, pull request, commit and run.',
  'findings-digest': 'With `findings`: SHA-256 of that file. Pass it to the job that posts, as an output of this job.',
  changes:
    'With `changes`: JSON array of `{ "path", "status", "bytes", "added", "removed", "answer", "rule" }`; `answer` is `taken`, `left` or `stop`; as many as fit into 256 KiB.',
  'changes-file': 'With `changes`: path of the file of changes; not set when nothing is taken.',
  'changes-digest': 'With `changes`: SHA-256 of that file. Pass it to the job that posts, as an output of this job.',
  'commit-sha': 'For `post-changes`: the commit, where one was made.',
  'changes-url': 'For `post-changes`: URL of the commit, pull request or review.',
  'sarif-file': 'With `findings`: path of the findings as SARIF 2.1.0, for code scanning.',
  'review-url': 'With `findings: review`, and for `post-findings`: URL of the review.',
  'comment-url': 'URL of the comment, when one was written.',
  'transcript-file': 'Path of the transcript (JSON Lines); for `proxy`, of its account.',
  'report-file': 'Path of the report as a page: one HTML file that needs nothing else.',
  'predicate-file':
    'With `attest: file`: path of the record of the run, JSON. Input `predicate-path` of `actions/attest`.',
  'predicate-type': 'With `attest: file`: the type of that record, a URI.',
  'subject-digest': 'With `attest: file`: digest of the transcript, `sha256:` and 64 hexadecimal digits.',
  'error-code': 'The code of the error, if the step failed (`docs/troubleshooting.md` lists all).',
} as const;

/** An undefined output is not set. */
export type Outputs = Partial<Readonly<Record<keyof typeof outputMeanings, string | undefined>>>;

const maxBytes = 256 * 1024;
const maxOperation = 8_000;

export function toRunOutputs({ conclusion, error, pending, record }: RunResult, transcriptFile: string): Outputs {
  return {
    conclusion,
    text: toTextOutput(record.text),
    'finish-reason': record.finish_reason ?? undefined,
    'session-id': record.session_id ?? undefined,
    'intern-id': record.start?.intern_id,
    usage: JSON.stringify(record.usage),
    decisions: JSON.stringify(decisionsOf(record).map(shortenDecision)),
    pending: pending === null ? undefined : JSON.stringify(pending),
    'transcript-file': transcriptFile,
    'error-code': error?.code,
  };
}

/** Returns a JSON array with as many whole entries as fit. */
export function toOutputList(entries: readonly object[]): string {
  const texts = entries.values().map((entry) => JSON.stringify(entry));
  return `[${keepFitting(texts, maxBytes - '[]'.length).join(',')}]`;
}

/** A question can have a megabyte, so the output has only a part. The transcript has all of it. */
function shortenDecision(decision: DecisionRecord): DecisionRecord {
  const cut = (text: string | null): string | null => (text === null ? null : shorten(text, maxOperation));
  return { ...decision, operation: cut(decision.operation), reason: cut(decision.reason) };
}

function toTextOutput({ head, tail, omitted }: BoundedTextValue): string {
  const text = head + tail;
  if (omitted === 0 && Buffer.byteLength(text) <= maxBytes) return text;
  const note = '\n\n[Cut at 256 KiB. The whole text is in the transcript file.]';
  return cutToBytes(head, maxBytes - Buffer.byteLength(note)) + note;
}
