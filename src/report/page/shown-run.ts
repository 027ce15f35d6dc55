// A run as the page shows it: its totals, its rows, and where its time went.
import type { RecordedEvent } from '../../transcript/events.ts';
import type { TranscriptLine } from '../../transcript/lines.ts';
import { type RunRecord, toPastRecord } from '../../transcript/run-record.ts';
import { buildTimeline } from './timeline.ts';

export type ShownRun = Readonly<ReturnType<typeof toShownRun>>;

/** Leaves out an event without a readable time. `known` is the record, if it was built while the events came. */
export function toShownRun(lines: Iterable<TranscriptLine>, known?: RunRecord) {
  const time = keepTime();
  const timeline = buildTimeline();
  /** Counts a text from its first to its last piece: reading the time of each piece costs a fifth of the page. */
  let piece: RecordedEvent | undefined;
  const observe = (event: RecordedEvent, line: number): void => {
    const isPiece = event.type === 'text' || event.type === 'reasoning';
    if (isPiece && piece?.type === event.type) {
      piece = event;
      timeline.observe(event, line);
      return;
    }
    const at = Date.parse(event.at);
    if (Number.isNaN(at)) return;
    if (piece !== undefined) time.observe(piece, Date.parse(piece.at));
    piece = isPiece ? event : undefined;
    time.observe(event, at);
    timeline.observe(event, line);
  };
  const record = known ?? toPastRecord(lines, observe);
  if (known !== undefined) for (const { number, event } of lines) if (typeof event !== 'string') observe(event, number);
  if (piece !== undefined) time.observe(piece, Date.parse(piece.at));
  return { record, rows: timeline.value(), spent: time.value() };
}

/** In milliseconds; the parts add up to the whole time of the run. */
export interface SpentTime {
  /** From the beginning of a response to its end or its next question. */
  readonly intern: number;
  /** From a question to a person's answer or the deadline; not counted if a program answered at once. */
  readonly people: number;
  /** From a request to the headers of its answer. */
  readonly network: number;
  /** The rest: for the policy, files and the comment. */
  readonly step: number;
}

/** No person answers faster: a grant or a program answered, or there was nobody to ask. */
const leastAnswer = 1000;

function keepTime() {
  const spent = { intern: 0, people: 0, network: 0, step: 0 };
  let last: number | undefined;
  let pausedAt: number | undefined;
  let isAnswering = false;
  return {
    observe(event: RecordedEvent, at: number): void {
      if (Number.isNaN(at)) return;
      const since = Math.max(0, at - (last ?? at));
      if (event.type === 'request') {
        const sent = last === undefined ? event.ms : Math.min(since, event.ms);
        spent.network += sent;
        spent[pausedAt === undefined ? (isAnswering ? 'intern' : 'step') : 'people'] += since - Math.min(since, sent);
        if (event.route === 'chat') isAnswering = event.status < 400;
      } else if (event.type === 'decision') {
        const isOfPeople = event.decided_by === 'person' || event.decided_by === 'nobody';
        const isPersons = isOfPeople && at - (pausedAt ?? at) >= leastAnswer;
        spent[isPersons ? 'people' : 'step'] += since;
        pausedAt = undefined;
      } else if (event.type === 'error' && pausedAt !== undefined) {
        spent.people += since;
        pausedAt = undefined;
      } else {
        spent[isAnswering ? 'intern' : 'step'] += since;
      }
      if (event.type === 'pause') pausedAt = at;
      if (event.type === 'pause' || event.type === 'finish' || event.type === 'error') isAnswering = false;
      last = Math.max(last ?? at, at);
    },
    value: (): SpentTime => ({ ...spent }),
  };
}
