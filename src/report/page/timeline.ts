// Turns the events of a run into rows on a time axis; each row has a start, a duration and an outcome.
import type { EventOf, RecordedEvent } from '../../transcript/events.ts';
import { conclusions } from '../ending.ts';
import type { Decision } from '../pauses.ts';

type RowState = 'plain' | 'allowed' | 'rejected' | 'asked' | 'waiting' | 'warned' | 'failed';

/** What a reader takes for one thing: all pieces of a text, or a question with its answer. */
export interface TimelineRow {
  /** The first line of the row in the transcript, from 1; it is the row's address on the page. */
  readonly line: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly state: RowState;
  /** When the wait for the intern began; null if the job did not wait for it. */
  readonly waitedFrom: number | null;
  /** The event that the row is about; of a text, with all pieces. */
  readonly event: Exclude<RecordedEvent, EventOf<'decision'>>;
  /** The decisions on a question. */
  readonly decisions: readonly Decision[];
  /** The usage of a response; undefined if the service reported no cost. */
  readonly usage: EventOf<'usage'> | undefined;
  /** What a request was for. */
  readonly purpose: string;
}

type ClosedRow = Omit<TimelineRow, 'waitedFrom'>;

interface OpenRow {
  readonly line: number;
  readonly events: [RecordedEvent, ...RecordedEvent[]];
}

/** Follows docs/report.md, "The transcript". */
export function buildTimeline() {
  const open: OpenRow[] = [];
  let last: OpenRow | undefined;
  let openPause: OpenRow | undefined;
  return {
    observe(event: RecordedEvent, line: number): void {
      const row = event.type === 'decision' ? openPause : rowThatGoesOn(last, event);
      if (row !== undefined) {
        row.events.push(event);
        return;
      }
      last = { line, events: [event] };
      open.push(last);
      if (event.type === 'pause') openPause = last;
    },
    value(): readonly TimelineRow[] {
      const end = Date.parse(open.at(-1)?.events.at(-1)?.at ?? '');
      const seen = new Set<string>();
      let before: TimelineRow | undefined;
      return open.map((row) => {
        const closed = closeRow(row, { seen, before, end });
        const waitedFrom = isOfIntern(closed) && before !== undefined && mayGoOn(before) ? before.to : null;
        before = { ...closed, waitedFrom };
        return before;
      });
    },
  };
}

function isOfIntern({ event: { type } }: ClosedRow): boolean {
  return ['text', 'reasoning', 'pause', 'finish', 'usage', 'error'].includes(type);
}

/** Tells whether the intern may be at work after the row: its response has begun, and has not ended. */
function mayGoOn({ event, state }: ClosedRow): boolean {
  if (event.type === 'request') return event.route === 'chat' && state !== 'failed';
  return event.type === 'text' || event.type === 'reasoning';
}

/** Returns the row that the event continues, or undefined if it begins one. */
function rowThatGoesOn(last: OpenRow | undefined, { type }: RecordedEvent): OpenRow | undefined {
  const before = last?.events.at(-1)?.type;
  // A response that asks ends with its question: a row for that end would say nothing more.
  if (last?.events[0].type === 'pause' && (type === 'finish' || type === 'usage')) return last;
  if (type === 'text' || type === 'reasoning') return before === type ? last : undefined;
  if (type === 'usage') return before === 'finish' ? last : undefined;
  if (type === 'finish') return before === 'usage' && last?.events.length === 1 ? last : undefined;
  return undefined;
}

interface Past {
  readonly seen: Set<string>;
  readonly before: ClosedRow | undefined;
  readonly end: number;
}

/** The earliest time that a date can express (ECMAScript, "Time Values and Time Range"). */
const firstTime = -8.64e15;

function closeRow({ line, events }: OpenRow, past: Past): ClosedRow {
  const [first] = events;
  const at = Date.parse(first.at);
  const last = Date.parse(events.at(-1)?.at ?? '');
  // A foreign transcript may say that a request took for ever.
  const from = first.type === 'request' ? Math.max(firstTime, at - Math.max(0, first.ms)) : at;
  const decisions = events.filter((event) => event.type === 'decision');
  const isUnanswered = first.type === 'pause' && decisions.length === 0;
  const to = isUnanswered ? past.end : Number.isNaN(last) ? at : last;
  const event = eventOf(first, events);
  const usage = events.find((one) => one.type === 'usage');
  const purpose = event.type === 'request' ? purposeOf(event, past) : '';
  return { line, from, to, state: stateOf(event, decisions.at(-1)), event, decisions, usage, purpose };
}

function eventOf(first: RecordedEvent, events: readonly RecordedEvent[]): TimelineRow['event'] {
  switch (first.type) {
    case 'text':
    case 'reasoning':
      return { ...first, text: events.map((event) => (event.type === first.type ? event.text : '')).join('') };
    case 'usage':
      return events.find((event) => event.type === 'finish') ?? first;
    case 'decision': // has no question before it only if the transcript lost a line
      return { type: 'remark', at: first.at, message: `An answer to no question: ${first.rule}` };
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

function stateOf(event: TimelineRow['event'], decision: Decision | undefined): RowState {
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

/** What requests of a route are for: until one succeeds, and after that. */
const purposes: ReadonlyMap<string, readonly [first: string, later?: string]> = new Map([
  ['identity', ['Identity token from the CI']],
  ['exchange', ['Exchange for an access token', 'Renewal of the access token']],
  ['list', ['List of interns']],
  ['chat', ['Prompt sent', 'Answer sent']],
]);

function purposeOf({ route, status }: EventOf<'request'>, { seen, before }: Past): string {
  const wasSeen = seen.has(route);
  if (status < 400) seen.add(route);
  const isRepeat = before?.event.type === 'request' && before.event.route === route && before.state === 'failed';
  if (isRepeat) return 'Sent again';
  const [first, later = first] = purposes.get(route) ?? ['Request'];
  return wasSeen ? later : first;
}

/** False for the end of the run, which only repeats the rows before it. */
export function isProblem({ state, event: { type } }: TimelineRow): boolean {
  if (type === 'end') return false;
  return ['rejected', 'failed', 'warned'].includes(state) || (type === 'pause' && state === 'waiting');
}

export function toEnds(
  rows: readonly TimelineRow[],
  most: number,
): readonly [head: readonly TimelineRow[], tail: readonly TimelineRow[]] {
  if (rows.length <= most) return [rows, []];
  const head = Math.ceil((most * 2) / 3);
  return [rows.slice(0, head), rows.slice(rows.length - most + head)];
}
