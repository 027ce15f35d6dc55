// The log of a GitHub runner: makes each line safe, removes secrets, and writes annotations as workflow commands.
import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js';
import { type Log, oneLine, safeLines } from '../../log.ts';
import type { Annotation } from '../../report/findings-review.ts';
import type { Redactor } from '../../secret.ts';

/** GitHub keeps ten annotations of a kind per step (actions/runner, `ExecutionContext`, `_maxCountPerIssueType`). */
const maxAnnotations = 10;

interface RunnerLog extends Log {
  annotate(annotation: Annotation): void;
  close(): void;
}

/** Says in the tenth annotation of a kind how many more are in the log, so that none is lost silently. */
export function runnerLog(redactor: Redactor): RunnerLog {
  const one = (message: string): string => oneLine(redactor.redact(message));
  const last = { notice: [] as string[], warning: [] as string[], error: [] as string[] };
  const made = { notice: 0, warning: 0, error: 0 };
  const annotate = (kind: Annotation['kind'], message: string, properties: { readonly title?: string } = {}): void => {
    const line = one(message);
    if (made[kind] < maxAnnotations - 1) {
      made[kind] += 1;
      issueCommand(kind, { ...properties }, line);
    } else {
      const whole = properties.title === undefined ? line : `${properties.title}: ${line}`;
      last[kind].push(whole);
      print(`${kind}: ${whole}`);
    }
  };
  return {
    debug: (message) => issueCommand('debug', {}, one(message)),
    info(message) {
      for (const line of safeLines(redactor.redact(message))) print(line);
    },
    notice: (message) => annotate('notice', message),
    warning: (message) => annotate('warning', message),
    error: (message) => annotate('error', message),
    annotate: ({ kind, title, message, place }) => annotate(kind, message, { title: one(title), ...place }),
    group: (title) => issueCommand('group', {}, one(title)),
    endGroup: () => issueCommand('endgroup', {}, ''),
    mask(secret) {
      redactor.add(secret);
      if (secret.reveal() !== '') issueCommand('add-mask', {}, secret.reveal());
    },
    close() {
      for (const kind of ['notice', 'warning', 'error'] as const) {
        const [only, ...more] = last[kind];
        if (only === undefined) continue;
        issueCommand(kind, {}, more.length === 0 ? only : `${more.length + 1} more of this kind are in the log.`);
        last[kind] = [];
      }
    },
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
