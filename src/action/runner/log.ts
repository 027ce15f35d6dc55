// Writes to the log of a GitHub runner: makes each line safe, removes secrets, and writes annotations as commands.
import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js';
import { type Log, oneLine, safeLines } from '../../log.ts';
import type { Annotation } from '../../report/findings-review.ts';
import type { Redactor } from '../../secret.ts';

/** GitHub keeps ten annotations of each kind per step (actions/runner, `ExecutionContext`, `_maxCountPerIssueType`). */
const maxAnnotations = 10;

/** Says in the tenth annotation of each kind how many more are in the log, so that none is lost silently. */
export function runnerLog(redactor: Redactor): Log & { annotate(annotation: Annotation): void; close(): void } {
  const toSafeLine = (message: string): string => oneLine(redactor.redact(message));
  const heldBack = { notice: [] as string[], warning: [] as string[], error: [] as string[] };
  const issuedCount = { notice: 0, warning: 0, error: 0 };
  const annotate = (kind: Annotation['kind'], message: string, properties: { readonly title?: string } = {}): void => {
    const line = toSafeLine(message);
    if (issuedCount[kind] < maxAnnotations - 1) {
      issuedCount[kind] += 1;
      issueCommand(kind, { ...properties }, line);
    } else {
      const titledLine = properties.title === undefined ? line : `${properties.title}: ${line}`;
      heldBack[kind].push(titledLine);
      print(`${kind}: ${titledLine}`);
    }
  };
  return {
    debug: (message) => issueCommand('debug', {}, toSafeLine(message)),
    info(message) {
      for (const line of safeLines(redactor.redact(message))) print(line);
    },
    notice: (message) => annotate('notice', message),
    warning: (message) => annotate('warning', message),
    error: (message) => annotate('error', message),
    annotate: ({ kind, title, message, place }) => annotate(kind, message, { title: toSafeLine(title), ...place }),
    group: (title) => issueCommand('group', {}, toSafeLine(title)),
    endGroup: () => issueCommand('endgroup', {}, ''),
    mask(secret) {
      redactor.add(secret);
      if (secret.reveal() !== '') issueCommand('add-mask', {}, secret.reveal());
    },
    close() {
      for (const kind of ['notice', 'warning', 'error'] as const) {
        const [first, ...others] = heldBack[kind];
        if (first === undefined) continue;
        issueCommand(kind, {}, others.length === 0 ? first : `${others.length + 1} more of this kind are in the log.`);
        heldBack[kind] = [];
      }
    },
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
