// Describes how a run ended: title, status, alerts and sign.
import type { ErrorCode, ToolkitError } from '../errors.ts';
import { oneLine } from '../log.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { PauseRecord, RunRecord } from '../transcript/run-record.ts';
import { counted, countInWords } from '../wording.ts';
import { isHookRun, maxName, toCost, toSpan } from './facts.ts';
import { alert, type Block, type Heading, heading, lines } from './render/blocks.ts';
import { keepFirst, shorten } from './render/cut.ts';

const reasons: Readonly<Partial<Record<ErrorCode, string>>> = {
  exchange_refused: 'the service refused the token exchange',
  exchange_unreachable: 'the service could not be reached',
  api_unreachable: 'the service could not be reached',
  api_refused: 'the service refused a request',
  stream_malformed: 'the service sent something that cannot be read',
  stream_severed: 'the connection broke',
  stream_idle: 'the service went silent',
  run_ended: 'the run was ended from outside',
  run_timeout: 'the run took too long for the service',
  answer_empty: 'it said nothing',
  answer_refused: 'the service refused the answer',
  too_many_pauses: 'it asked too often',
  timeout: 'the time was up',
  cancelled: 'the step was cancelled',
};

export function toInternName({ start }: Pick<RunRecord, 'start'>): string {
  return start === null ? 'The intern' : shorten(oneLine(start.intern_name), maxName);
}

/** Counts the rejected questions, except those that stayed unanswered in a cancelled run. */
export function countRejected({ pauses, error }: Pick<RunRecord, 'pauses' | 'error'>): number {
  return pauses.filter((pause) => pause.decisions.at(-1)?.outcome === 'reject' && !wasInterrupted(pause, error)).length;
}

/** Tells whether nobody answered the question, and the run was cancelled. */
export function wasInterrupted({ decisions }: Pick<PauseRecord, 'decisions'>, error: RunRecord['error']): boolean {
  return error?.code === 'cancelled' && decisions.at(-1)?.decided_by === 'nobody';
}

export function toEnding(record: RunRecord): string {
  const { conclusion, error, pauses, start } = record;
  const name = toInternName(record);
  if (isHookRun(record)) return `📋 ${name}: ${countCalls(pauses)}`;
  const rejected = countRejected(record);
  const finished = `finished${rejected === 0 ? '' : `, ${rejected} of ${counted(pauses.length, 'request')} rejected`}`;
  const reason = error === null ? undefined : describeReason(error.code, record);
  const reasonSuffix = reason === undefined ? '' : `: ${reason}`;
  const endings: Readonly<Record<Conclusion, string>> = {
    finished: `${name} ${finished}`,
    paused: `${name} is waiting for an answer`,
    rejected: `${name} ${error?.code === 'policy_rejected' ? finished : 'was stopped by the permission policy'}`,
    ended: `${name} did not finish${reasonSuffix}`,
    // Before a run begins, the intern's name is unknown, and a failure is not the intern's.
    failed: `${start === null ? 'The run' : name} failed${reasonSuffix}`,
    skipped: 'Skipped',
  };
  const outcome = conclusion ?? 'failed';
  return `${outcome === 'finished' && rejected > 0 ? '⚠️' : conclusions[outcome].sign} ${endings[outcome]}`;
}

function countCalls(pauses: RunRecord['pauses']): string {
  const outcomes = pauses.map(({ decisions }) => decisions.at(-1)?.outcome ?? 'none');
  return [`${counted(pauses.length, 'call')} judged`, ...countInWords(outcomes, callWords)].join(', ');
}

const callWords = { allow: 'allowed', ask: 'left open', reject: 'rejected', stop: 'stopped' } as const;

/** Says "run" instead of "step" for a run at a terminal. */
function describeReason(code: ErrorCode, { start }: RunRecord): string | undefined {
  return code === 'cancelled' && start?.at_terminal === true ? 'the run was cancelled' : reasons[code];
}

/** Tells how to show each conclusion, and whether a step succeeds with it. Totals list them in this order. */
export const conclusions = {
  finished: { sign: '✅', title: 'Finished', state: 'allowed', succeeds: true },
  paused: { sign: '⏸️', title: 'Waiting for an answer', state: 'waiting', succeeds: true },
  rejected: { sign: '⛔', title: 'Stopped by the policy', state: 'rejected', succeeds: false },
  ended: { sign: '❌', title: 'Did not finish', state: 'failed', succeeds: false },
  failed: { sign: '❌', title: 'Failed', state: 'failed', succeeds: false },
  skipped: { sign: '⏭️', title: 'Skipped', state: 'plain', succeeds: true },
} as const satisfies Readonly<Record<Conclusion, object>>;

export const maxMessage = 4_000;

const maxRemarks = 10;
const sessionCharacters = 12;

export function toStatus(record: RunRecord): Heading {
  const { start, session_id, first_at, last_at, usage } = record;
  const facts = lines(
    start !== null && !isHookRun(record) && [`${start.approval_mode} mode`],
    first_at !== null && last_at !== null && [toSpan(Date.parse(last_at) - Date.parse(first_at))],
    typeof usage?.cost === 'number' && [toCost(usage.cost)],
    session_id !== null && [`session ${shortenId(oneLine(session_id))}`],
  );
  return heading(toEnding(record), facts);
}

export function toAlerts({ error, remarks }: RunRecord): readonly Block[] {
  const rest = (more: number): string =>
    more === 1 ? 'One more warning is in the log.' : `${more} more warnings are in the log.`;
  const warnings = keepFirst(remarks, maxRemarks, rest).map((remark) => alert('WARNING', shorten(remark, maxMessage)));
  return error === null ? warnings : [toCaution(error), ...warnings];
}

export function toCaution({ message, code }: Pick<ToolkitError, 'message' | 'code'>): Block {
  return alert('CAUTION', `${shorten(message, maxMessage)} (${code})`);
}

function shortenId(id: string): string {
  const characters = Array.from(id);
  return characters.length <= sessionCharacters ? id : `${characters.slice(0, sessionCharacters).join('')}…`;
}
