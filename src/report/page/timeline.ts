// Turns the events of a run into rows on a time axis, each with its start, duration and outcome.
import type { EventOf, RecordedEvent } from '../../transcript/events.ts';
import type { Decision } from '../pauses.ts';

type RowState = 'plain' | 'allowed' | 'rejected' | 'asked' | 'waiting' | 'warned' | 'failed';

type RowContent =
  | { readonly kind: 'start'; readonly start: EventOf<'start'> }
  | { readonly kind: 'request'; readonly request: EventOf<'request'>; readonly purpose: RequestPurpose }
  | { readonly kind: 'prompt'; readonly text: string }
  | { readonly kind: 'text' | 'reasoning'; readonly text: string }
  | ({ readonly kind: 'pause'; readonly pause: EventOf<'pause'>; readonly decisions: readonly Decision[] } & Used)
  | { readonly kind: 'changes'; readonly changes: EventOf<'changes'> }
  | { readonly kind: 'remark'; readonly message: string }
  | { readonly kind: 'models'; readonly use: EventOf<'model_access'> }
  | { readonly kind: 'error'; readonly error: EventOf<'error'> }
  | ({ readonly kind: 'finish'; readonly finish: EventOf<'finish'> | null } & Used)
  | { readonly kind: 'end'; readonly end: EventOf<'end'> };

/** Null if the service reported no cost. */
interface Used {
  readonly usage: EventOf<'usage'> | null;
}

export type RequestPurpose = 'identity' | 'exchange' | 'renewal' | 'list' | 'prompt' | 'answer' | 'repeat' | 'other';

/** A row is what a reader sees as one: the pieces of a text, or a question and its answer. */
export type TimelineRow = RowContent & {
  /** Of the transcript, from 1: its address on the page. */
  readonly line: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly state: RowState;
  /** Null if the job did not wait for the intern. */
  readonly waitedFrom: number | null;
};

type ClosedRow = RowContent & Omit<TimelineRow, 'waitedFrom' | keyof RowContent>;

interface OpenRow {
  readonly line: number;
  readonly first: RecordedEvent;
  readonly events: RecordedEvent[];
}

/** docs/report.md, "The transcript". */
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
      last = { line, first: event, events: [event] };
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

function isOfIntern({ kind }: RowContent): boolean {
  return ['text', 'reasoning', 'pause', 'finish', 'error'].includes(kind);
}

/** The intern may be at work after a row if its response has begun and not ended. */
function mayGoOn(row: ClosedRow): boolean {
  if (row.kind === 'request') return row.request.route === 'chat' && row.state !== 'failed';
  return row.kind === 'text' || row.kind === 'reasoning';
}

/** Undefined if the event begins a row. */
function rowThatGoesOn(last: OpenRow | undefined, { type }: RecordedEvent): OpenRow | undefined {
  const before = last?.events.at(-1)?.type;
  // A response that asks ends with its question; a row for that end would say nothing.
  if (last?.first.type === 'pause' && (type === 'finish' || type === 'usage')) return last;
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

/** The earliest time that can be written as a date (ECMAScript, "Time Values and Time Range"). */
const firstTime = -8.64e15;

function closeRow({ line, first, events }: OpenRow, past: Past): ClosedRow {
  const at = Date.parse(first.at);
  const last = Date.parse(events.at(-1)?.at ?? '');
  const to = Number.isNaN(last) ? at : last;
  // A foreign transcript may claim that a request took for ever.
  const from = first.type === 'request' ? Math.max(firstTime, at - Math.max(0, first.ms)) : at;
  const place = { line, from, to };
  switch (first.type) {
    case 'text':
    case 'reasoning': {
      const text = events.map((event) => (event.type === first.type ? event.text : '')).join('');
      return { ...place, state: 'plain', kind: first.type, text };
    }
    case 'request': {
      const purpose = purposeOf(first, past);
      const isFailed = first.status >= 400;
      if (!isFailed) past.seen.add(first.route);
      return { ...place, state: isFailed ? 'failed' : 'plain', kind: 'request', request: first, purpose };
    }
    case 'pause': {
      const decisions = events.filter((event) => event.type === 'decision');
      const usage = events.find((event) => event.type === 'usage') ?? null;
      const answered = decisions.length === 0 ? past.end : to;
      const state = stateOf(decisions.at(-1));
      return { ...place, to: answered, state, kind: 'pause', pause: first, decisions, usage };
    }
    case 'finish':
    case 'usage': {
      const finish = events.find((event) => event.type === 'finish') ?? null;
      const usage = events.find((event) => event.type === 'usage') ?? null;
      const state = finish?.finish_reason === 'error' ? 'failed' : 'plain';
      return { ...place, state, kind: 'finish', finish, usage };
    }
    case 'start':
      return { ...place, state: 'plain', kind: 'start', start: first };
    case 'prompt':
      return { ...place, state: 'plain', kind: 'prompt', text: first.text };
    case 'remark':
      return { ...place, state: 'warned', kind: 'remark', message: first.message };
    case 'changes': {
      const state = first.counts.stop > 0 ? 'rejected' : 'plain';
      return { ...place, state, kind: 'changes', changes: first };
    }
    case 'model_access':
      return { ...place, state: first.cap === null ? 'plain' : 'warned', kind: 'models', use: first };
    case 'error':
      return { ...place, state: 'failed', kind: 'error', error: first };
    case 'end':
      return { ...place, state: endStates[first.conclusion], kind: 'end', end: first };
    case 'decision': // one without its question, in a transcript that lost a line
      return { ...place, state: 'warned', kind: 'remark', message: `An answer to no question: ${first.rule}` };
    default:
      return first satisfies never;
  }
}

const endStates: Readonly<Record<EventOf<'end'>['conclusion'], RowState>> = {
  finished: 'allowed',
  skipped: 'plain',
  paused: 'waiting',
  rejected: 'rejected',
  ended: 'failed',
  failed: 'failed',
};

const decisionStates: Readonly<Record<Decision['outcome'], RowState>> = {
  ask: 'waiting',
  allow: 'allowed',
  answer: 'allowed',
  reject: 'rejected',
  stop: 'rejected',
};

function stateOf(decision: Decision | undefined): RowState {
  const state = decision === undefined ? 'waiting' : decisionStates[decision.outcome];
  return state === 'allowed' && decision?.decided_by === 'person' ? 'asked' : state;
}

function purposeOf({ route }: EventOf<'request'>, { seen, before }: Past): RequestPurpose {
  const isRepeat = before?.kind === 'request' && before.request.route === route && before.state === 'failed';
  if (isRepeat) return 'repeat';
  switch (route) {
    case 'identity':
    case 'list':
      return route;
    case 'exchange':
      return seen.has(route) ? 'renewal' : 'exchange';
    case 'chat':
      return seen.has(route) ? 'answer' : 'prompt';
    default:
      return 'other';
  }
}

/** The end only repeats the rows before it. */
export function isProblem({ state, kind }: TimelineRow): boolean {
  if (kind === 'end') return false;
  return ['rejected', 'failed', 'warned'].includes(state) || (kind === 'pause' && state === 'waiting');
}

export function toEnds(
  rows: readonly TimelineRow[],
  most: number,
): readonly [head: readonly TimelineRow[], tail: readonly TimelineRow[]] {
  if (rows.length <= most) return [rows, []];
  const head = Math.ceil((most * 2) / 3);
  return [rows.slice(0, head), rows.slice(rows.length - most + head)];
}
