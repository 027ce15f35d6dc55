// Prepares a run for the page: its record, its timeline rows, and where its time went.
import type { RecordedEvent } from '../../transcript/events.ts';
import type { TranscriptLine } from '../../transcript/lines.ts';
import { type RunRecord, toPastRecord } from '../../transcript/run-record.ts';
import { buildTimeline } from './timeline.ts';

export type ShownRun = Readonly<ReturnType<typeof toShownRun>>;

/** Observes each event once: while the record is built or, if the caller has it already, in a loop of its own. */
export function toShownRun(lines: Iterable<TranscriptLine>, built?: RunRecord) {
  const time = trackTime();
  const timeline = buildTimeline();
  /** The latest piece of a text. Parsing only the times of its first and last piece makes the page a fifth faster. */
  let piece: RecordedEvent | undefined;
  const observe = (event: RecordedEvent, line: number): void => {
    const isPiece = event.type === 'text' || event.type === 'reasoning';
    if (isPiece && piece?.type === event.type) {
      piece = event;
      timeline.observe(event, line);
      return;
    }
    const at = Date.parse(event.at);
    if (piece !== undefined) time.observe(piece, Date.parse(piece.at));
    piece = isPiece ? event : undefined;
    time.observe(event, at);
    timeline.observe(event, line);
  };
  const record = built ?? toPastRecord(lines, observe);
  if (built !== undefined) for (const { number, event } of lines) if (typeof event !== 'string') observe(event, number);
  if (piece !== undefined) time.observe(piece, Date.parse(piece.at));
  return { record, rows: timeline.value(), spentTime: time.value() };
}

/** In milliseconds. The four parts add up to the duration of the run. */
export interface SpentTime {
  /** From the beginning of each response to its end or its question. */
  readonly intern: number;
  /** From a question to a person's answer or the deadline, unless a program answered at once. */
  readonly people: number;
  /** From each request to the headers of its answer. */
  readonly network: number;
  /** The rest: time for the policy, files and the comment. */
  readonly step: number;
}

/** No person answers faster than this. A faster answer came from a grant or a program, or there was nobody to ask. */
const minAnswerMs = 1000;

function trackTime() {
  const totals = { intern: 0, people: 0, network: 0, step: 0 };
  let lastTime: number | undefined;
  let pausedAt: number | undefined;
  let isAnswering = false;
  return {
    observe(event: RecordedEvent, at: number): void {
      const passed = Math.max(0, at - (lastTime ?? at));
      const runningPart = isAnswering ? 'intern' : 'step';
      if (event.type === 'request') {
        const networkMs = lastTime === undefined ? event.ms : Math.min(passed, event.ms);
        totals.network += networkMs;
        const partBeforeRequest = pausedAt === undefined ? runningPart : 'people';
        totals[partBeforeRequest] += passed - Math.min(passed, networkMs);
        if (event.route === 'chat') isAnswering = event.status < 400;
      } else if (event.type === 'decision') {
        const isForPeople = event.decided_by === 'person' || event.decided_by === 'nobody';
        const isByPerson = isForPeople && at - (pausedAt ?? at) >= minAnswerMs;
        totals[isByPerson ? 'people' : 'step'] += passed;
        pausedAt = undefined;
      } else if (event.type === 'error' && pausedAt !== undefined) {
        totals.people += passed;
        pausedAt = undefined;
      } else {
        totals[runningPart] += passed;
      }
      if (event.type === 'pause') pausedAt = at;
      if (event.type === 'pause' || event.type === 'finish' || event.type === 'error') isAnswering = false;
      lastTime = Math.max(lastTime ?? at, at);
    },
    value: (): SpentTime => ({ ...totals }),
  };
}
