// Output names and values, as listed in `action.yml`.
import type { ToolkitError } from '../errors.ts';
import type { RunResult } from '../run/run.ts';
import type { BoundedTextValue } from '../transcript/bounded-text.ts';
import type { Conclusion, DecisionRecord } from '../transcript/events.ts';
import { decisionsOf } from '../transcript/run-record.ts';
import { cutToBytes, shorten } from './render/cut.ts';

/** Defines every output. `action.yml`, the README's table and the code are held to this list. */
export const outputDefinitions = [
  {
    name: 'conclusion',
    description:
      '`finished`, `paused`, `rejected` (the policy said stop), `ended` (service or intern ended the run), `failed`, `skipped`.',
  },
  {
    name: 'text',
    description: "The intern's text; cut to 256 KiB with a note; the transcript has the rest.",
  },
  { name: 'finish-reason', description: '`stop`, `tool_calls` or `error`: how the last response ended.' },
  { name: 'session-id', description: 'The session, as the service reported it.' },
  { name: 'intern-id', description: 'The id of the intern.' },
  { name: 'usage', description: 'JSON, summed over the run, or `null`.' },
  {
    name: 'decisions',
    description:
      'JSON array of `{ "tool_call_id", "kind", "operation", "answer", "rule", "reason" }`, in order; `answer` is null for a stop.',
  },
  {
    name: 'pending',
    description:
      'The question that was left open: JSON `{ "tool_call_id", "session_id", "name", "arguments", "deadline" }`.',
  },
  {
    name: 'access-token',
    description: 'For `token`: the access token, masked before it is set. GitHub never passes it on as a job output.',
  },
  { name: 'expires-at', description: 'For `token`: when the access token expires, ISO 8601.' },
  {
    name: 'interns',
    description: 'For `list`: JSON array of the newest 256 interns, newest first: as many as `strategy.matrix` takes.',
  },
  { name: 'proxy-url', description: 'For `proxy`: its address, to use in place of `base-url`.' },
  {
    name: 'proxy-key',
    description: 'For `proxy`: its key, masked before it is set. It works only for this proxy.',
  },
  {
    name: 'keys',
    description: 'For `update-key`: JSON array of the records of the keys that now are as requested.',
  },
  {
    name: 'key-changes',
    description:
      'For `update-key`: JSON array of `{ "hash", "name", "source", "fields": { "limit": { "old", "new" } } }`: what changed or, with `plan`, what would.',
  },
  {
    name: 'verdict',
    description:
      'With `findings`: `pass`, `changes`, `unsure`; `none` if no findings were asked for or the run did not finish.',
  },
  {
    name: 'findings',
    description:
      'With `findings`: JSON array of `{ "path", "line", "end_line", "side", "severity", "title", "body", "suggestion" }`, the most severe first; as many as fit into 256 KiB.',
  },
  {
    name: 'findings-file',
    description: 'With `findings`: path of the findings as JSON, bound to repository, pull request, commit and run.',
  },
  {
    name: 'findings-digest',
    description: 'With `findings`: SHA-256 of that file. Hand it to the job that posts as an output of this job.',
  },
  {
    name: 'changes',
    description:
      'With `changes`: JSON array of `{ "path", "status", "bytes", "added", "removed", "answer", "rule" }`; `answer` is `taken`, `left` or `stop`; as many as fit into 256 KiB.',
  },
  {
    name: 'changes-file',
    description: 'With `changes`: path of the file of changes; not set when nothing is taken.',
  },
  {
    name: 'changes-digest',
    description: 'With `changes`: SHA-256 of that file. Hand it to the job that posts as an output of this job.',
  },
  { name: 'commit-sha', description: 'For `post-changes`: the commit, where one was made.' },
  { name: 'changes-url', description: 'For `post-changes`: URL of the commit, pull request or review.' },
  { name: 'sarif-file', description: 'With `findings`: path of the findings as SARIF 2.1.0, for code scanning.' },
  { name: 'review-url', description: 'With `findings: review`, and for `post-findings`: URL of the review.' },
  { name: 'comment-url', description: 'URL of the comment, when one was written.' },
  { name: 'transcript-file', description: 'Path of the transcript (JSON Lines); for `proxy` of its account.' },
  { name: 'report-file', description: 'Path of the report as a page: one HTML file that needs nothing else.' },
  {
    name: 'predicate-file',
    description:
      'With `attest: file`: path of the record of the run, JSON. Input `predicate-path` of `actions/attest`.',
  },
  { name: 'predicate-type', description: 'With `attest: file`: the type of that record, a URI.' },
  {
    name: 'subject-digest',
    description: 'With `attest: file`: digest of the transcript, `sha256:` and 64 hexadecimal digits.',
  },
  {
    name: 'error-code',
    description: 'The code of the error, if the step failed (`docs/troubleshooting.md` lists all).',
  },
] as const;

type OutputName = (typeof outputDefinitions)[number]['name'];

/** Outputs by name; one that does not apply is absent. */
export type Outputs = Partial<Readonly<Record<OutputName, string>>>;

const maxTextBytes = 256 * 1024;
const maxOperation = 8_000;

export function toRunOutputs({ conclusion, error, pending, record }: RunResult, transcriptFile: string): Outputs {
  return {
    conclusion,
    text: toTextOutput(record.text),
    ...(record.finish_reason === null ? {} : { 'finish-reason': record.finish_reason }),
    ...(record.session_id === null ? {} : { 'session-id': record.session_id }),
    ...(record.start === null ? {} : { 'intern-id': record.start.intern_id }),
    usage: JSON.stringify(record.usage),
    decisions: JSON.stringify(decisionsOf(record).map(shortened)),
    ...(pending === null ? {} : { pending: JSON.stringify(pending) }),
    'transcript-file': transcriptFile,
    ...toErrorOutput(error),
  };
}

const maxListBytes = 256 * 1024;

/** Writes entries as a JSON array: whole ones only, and as many as fit. */
export function toOutputList(entries: readonly object[]): string {
  const written: string[] = [];
  let bytes = 2; // the brackets
  for (const entry of entries) {
    const text = JSON.stringify(entry);
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > maxListBytes) break;
    written.push(text);
  }
  return `[${written.join(',')}]`;
}

export function toFailureOutputs(conclusion: Conclusion, error: ToolkitError): Outputs {
  return { conclusion, ...toErrorOutput(error) };
}

export function toErrorOutput(error: ToolkitError | null): Outputs {
  return error === null ? {} : { 'error-code': error.code };
}

/** A question may have a megabyte; the transcript has the whole. */
function shortened(decision: DecisionRecord): DecisionRecord {
  const { operation, reason } = decision;
  return {
    ...decision,
    operation: operation === null ? null : shorten(operation, maxOperation),
    reason: reason === null ? null : shorten(reason, maxOperation),
  };
}

function toTextOutput({ head, tail, omitted }: BoundedTextValue): string {
  const text = head + tail;
  if (omitted === 0 && Buffer.byteLength(text) <= maxTextBytes) return text;
  const note = '\n\n[Cut at 256 KiB. The whole text is in the transcript file.]';
  return cutToBytes(head, maxTextBytes - Buffer.byteLength(note)) + note;
}
