// Turns the events of a run into rows on a time axis; each row has a start, a duration and an outcome.
import type { EventOf, RecordedEvent } from '../../transcript/events.ts';
import { conclusions } from '../ending.ts';
import type { Decision } from '../pauses.ts';

type RowState = 'plain' | 'allowed' | 'rejected' | 'asked' | 'waiting' | 'warned' | 'failed';

/** Events that belong together for a reader: all pieces of a text, or a question with its answer. */
export interface TimelineRow {
  /** The transcript line of the first event, counted from 1. The row's address on the page has this number. */
  readonly line: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly state: RowState;
  /** The time at which a wait for the intern began; null if there was no wait. */
  readonly waitedFrom: number | null;
  /** The main event of the row. For a text, one event with all pieces joined. */
  readonly event: Exclude<RecordedEvent, EventOf<'decision'>>;
  /** All decisions on the question. The last one counts. */
  readonly decisions: readonly Decision[];
  readonly usage: EventOf<'usage'> | undefined;
  /** Tells what a request was for; empty for other events. */
  readonly purpose: string;
}

type ClosedRow = Omit<TimelineRow, 'waitedFrom'>;

interface OpenRow {
  readonly line: number;
  readonly events: [RecordedEvent, ...RecordedEvent[]];
}

/** Groups events into rows (docs/report.md, "The transcript"). */
export function buildTimeline() {
  const rows: OpenRow[] = [];
  let last: OpenRow | undefined;
  const pauses = new Map<string, OpenRow>();
  return {
    observe(event: RecordedEvent, line: number): void {
      const row = event.type === 'decision' ? pauses.get(event.tool_call_id) : findContinued(last, event);
      if (row !== undefined) {
        row.events.push(event);
        return;
      }
      last = { line, events: [event] };
      rows.push(last);
      if (event.type === 'pause') pauses.set(event.tool_call_id, last);
    },
    value(): readonly TimelineRow[] {
      const end = Date.parse(rows.at(-1)?.events.at(-1)?.at ?? '');
      const seenRoutes = new Set<string>();
      let before: TimelineRow | undefined;
      return rows.map((row) => {
        const closed = closeRow(row, { seenRoutes, before, end });
        const waitedFrom =
          internEvents.has(closed.event.type) && before !== undefined && isResponseOpen(before) ? before.to : null;
        before = { ...closed, waitedFrom };
        return before;
      });
    },
  };
}

const internEvents: ReadonlySet<string> = new Set(['text', 'reasoning', 'pause', 'finish', 'usage', 'error']);

/** Tells whether the intern may still be at work after the row: a response has begun, and has not ended. */
function isResponseOpen({ event, state }: ClosedRow): boolean {
  if (event.type === 'request') return event.route === 'chat' && state !== 'failed';
  return event.type === 'text' || event.type === 'reasoning';
}

function findContinued(last: OpenRow | undefined, { type }: RecordedEvent): OpenRow | undefined {
  const lastType = last?.events.at(-1)?.type;
  // A question ends its response: add the finish and the usage that follow to its row.
  if (last?.events[0].type === 'pause' && (type === 'finish' || type === 'usage')) return last;
  if (type === 'text' || type === 'reasoning') return lastType === type ? last : undefined;
  // A finish and its usage share a row, in either order.
  if (type === 'usage') return lastType === 'finish' ? last : undefined;
  if (type === 'finish') return lastType === 'usage' && last?.events.length === 1 ? last : undefined;
  return undefined;
}

interface History {
  readonly seenRoutes: Set<string>;
  readonly before: ClosedRow | undefined;
  readonly end: number;
}

/** The earliest time of a `Date` (ECMAScript, "Time Values and Time Range"). */
const earliestTime = -8.64e15;

function closeRow({ line, events }: OpenRow, history: History): ClosedRow {
  const [first] = events;
  const at = Date.parse(first.at);
  const last = Date.parse(events.at(-1)?.at ?? '');
  // A forged transcript may claim that a request took forever.
  const from = first.type === 'request' ? Math.max(earliestTime, at - Math.max(0, first.ms)) : at;
  const decisions = events.filter((event) => event.type === 'decision');
  const isUnanswered = first.type === 'pause' && decisions.length === 0;
  const to = isUnanswered ? history.end : last;
  const event = mergeEvents(first, events);
  const usage = events.find((one) => one.type === 'usage');
  const purpose = event.type === 'request' ? trackPurpose(event, history) : '';
  return { line, from, to, state: toState(event, decisions.at(-1)), event, decisions, usage, purpose };
}

function mergeEvents(first: RecordedEvent, events: readonly RecordedEvent[]): TimelineRow['event'] {
  switch (first.type) {
    case 'text':
    case 'reasoning':
      return { ...first, text: events.map((event) => (event.type === first.type ? event.text : '')).join('') };
    case 'usage':
      return events.find((event) => event.type === 'finish') ?? first;
    case 'decision': // begins a row only if the transcript lost its question
      return { type: 'remark', at: first.at, message: `An answer without a question: ${first.rule}` };
    default:
      return first;
  }
}

const decisionStates: Readonly<Record<Decision['outcome'], RowState>> = {
  ask: 'waiting',
  allow: 'allowed',
  answer: 'allowed',
  reject: 'rejected',
  stop: 'rejected',
};

function toState(event: TimelineRow['event'], decision: Decision | undefined): RowState {
  switch (event.type) {
    case 'request':
      return event.status >= 400 ? 'failed' : 'plain';
    case 'pause': {
      const state = decision === undefined ? 'waiting' : decisionStates[decision.outcome];
      return state === 'allowed' && decision?.decided_by === 'person' ? 'asked' : state;
    }
    case 'finish':
      return event.finish_reason === 'error' ? 'failed' : 'plain';
    case 'changes':
      return event.counts.stop > 0 ? 'rejected' : 'plain';
    case 'model_access':
      return event.cap === null ? 'plain' : 'warned';
    case 'remark':
      return 'warned';
    case 'error':
      return 'failed';
    case 'end':
      return conclusions[event.conclusion].state;
    default:
      return 'plain';
  }
}

/** The purpose of requests to each route: until the first success, and after it. */
const purposes: ReadonlyMap<string, readonly [first: string, later?: string]> = new Map([
  ['identity', ['Identity token from the CI']],
  ['exchange', ['Exchange for an access token', 'Renewal of the access token']],
  ['list', ['List of interns']],
  ['chat', ['Prompt sent', 'Answer sent']],
]);

function trackPurpose({ route, status }: EventOf<'request'>, { seenRoutes, before }: History): string {
  const wasSeen = seenRoutes.has(route);
  if (status < 400) seenRoutes.add(route);
  const isRepeat = before?.event.type === 'request' && before.event.route === route && before.state === 'failed';
  if (isRepeat) return 'Sent again';
  const [first, later = first] = purposes.get(route) ?? ['Request'];
  return wasSeen ? later : first;
}

/** False for the end of the run, because it only repeats problems of earlier rows. */
export function isProblem({ state, event: { type } }: TimelineRow): boolean {
  if (type === 'end') return false;
  return ['rejected', 'failed', 'warned'].includes(state) || (type === 'pause' && state === 'waiting');
}

export function keepFirstAndLastRows(
  rows: readonly TimelineRow[],
  maxRows: number,
): readonly [head: readonly TimelineRow[], tail: readonly TimelineRow[]] {
  if (rows.length <= maxRows) return [rows, []];
  const headLength = Math.ceil((maxRows * 2) / 3);
  return [rows.slice(0, headLength), rows.slice(rows.length - maxRows + headLength)];
}
