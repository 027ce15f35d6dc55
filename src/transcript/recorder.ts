// Records the events of a run: adds the time, redacts secrets, passes each event on, and formats it as a line.
import type { Clock } from '../clock.ts';
import type { AnsweredRequest } from '../http/answered-request.ts';
import type { Redactor } from '../secret.ts';
import type { RecordedEvent, RequestEvent, RunEvent } from './events.ts';
import { buildRunRecord, type RunRecord } from './run-record.ts';

export interface Recorder {
  record(event: RunEvent): void;
  /** Passes all later events to the observer. First passes it the remarks that came before any other event. */
  observe(observer: (event: RecordedEvent) => void): void;
  soFar(): RunRecord;
}

/** Holds back text that may begin a secret, until more text shows whether it does, or another event comes. */
export function createRecorder({ clock, redactor }: { clock: Pick<Clock, 'now'>; redactor: Redactor }): Recorder {
  const redactedStreams = { text: redactor.stream(), reasoning: redactor.stream() };
  const runRecord = buildRunRecord();
  const observers: ((event: RecordedEvent) => void)[] = [];
  const earlyRemarks: RecordedEvent[] = [];
  let hasBegun = false;

  const publish = (event: RunEvent): void => {
    const recorded = { ...event, at: new Date(clock.now()).toISOString() };
    hasBegun ||= event.type !== 'remark';
    if (!hasBegun) earlyRemarks.push(recorded);
    runRecord.observe(recorded);
    for (const observe of observers) observe(recorded);
  };
  const publishText = (type: 'text' | 'reasoning', text: string): void => {
    if (text !== '') publish({ type, text });
  };
  const flush = (type: 'text' | 'reasoning'): void => publishText(type, redactedStreams[type].end());

  return {
    record(event) {
      if (event.type === 'text' || event.type === 'reasoning') {
        flush(event.type === 'text' ? 'reasoning' : 'text');
        publishText(event.type, redactedStreams[event.type].push(event.text));
        return;
      }
      flush('reasoning');
      flush('text');
      // Keep the type, a word of ours, even if it contains a short secret by chance.
      publish(Object.assign(redactStrings(event, redactor.redact, event.type === 'usage'), { type: event.type }));
    },
    observe(observer) {
      for (const event of earlyRemarks) observer(event);
      observers.push(observer);
    },
    soFar() {
      const { text, follow_up_text, reasoning, ...facts } = runRecord.value();
      // Redact again: joining pieces may have completed a secret that an event between them had split.
      return { ...facts, ...redactStrings({ text, follow_up_text, reasoning }, redactor.redact) };
    },
  };
}

/** With `redactsNames`, redacts the names of fields too: in `usage`, the service chooses them. */
function redactStrings<T>(value: T, redact: (text: string) => string, redactsNames?: boolean): T;
function redactStrings(value: unknown, redact: (text: string) => string, redactsNames = false): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((element: unknown) => redactStrings(element, redact, redactsNames));
  if (typeof value !== 'object' || value === null) return value;
  const fields: [string, unknown][] = [];
  let isSame = true;
  for (const [name, content] of Object.entries(value)) {
    const field: [string, unknown] = [redactsNames ? redact(name) : name, redactStrings(content, redact, redactsNames)];
    isSame &&= field[0] === name && field[1] === content;
    fields.push(field);
  }
  // Most events have no secret, and building a new object for them would take long.
  return isSame ? value : Object.fromEntries(fields);
}

export function toRequestEvent({ route, status, ms, requestId }: AnsweredRequest): RequestEvent {
  return { type: 'request', route, status, ms, request_id: requestId ?? null };
}

export function toTranscriptLine({ type, at, ...fields }: RecordedEvent): string {
  return `${JSON.stringify({ type, at, ...fields })}\n`;
}
