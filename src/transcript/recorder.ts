// Gives each event its time and takes the secrets out of it, before anyone sees it.
import type { Clock } from '../clock.ts';
import type { Redactor } from '../secret.ts';
import type { RecordedEvent, RunEvent } from './events.ts';
import type { RunRecord } from './run-record.ts';
import { buildRunRecord } from './run-record.ts';

/** Takes the events of a run as they happen. */
export interface Recorder {
  record(event: RunEvent): void;
  /** What was recorded so far adds up to this. */
  soFar(): RunRecord;
}

/** What is taken out of events, and where they go. */
export interface RecorderOptions {
  readonly clock: Pick<Clock, 'now'>;
  readonly redactor: Redactor;
  readonly observers?: readonly ((event: RecordedEvent) => void)[];
}

/**
 * A recorder whose observers see every event without secrets. Text comes in pieces in which a secret may be cut
 * anywhere, so its end is held back until it is told apart from a secret, at the latest until another event comes.
 */
export function createRecorder({ clock, redactor, observers = [] }: RecorderOptions): Recorder {
  const pieces = { text: redactor.stream(), reasoning: redactor.stream() };
  const sum = buildRunRecord();

  const publish = (event: RunEvent): void => {
    const recorded = { ...event, at: new Date(clock.now()).toISOString() };
    sum.observe(recorded);
    for (const observe of observers) observe(recorded);
  };
  const publishText = (type: 'text' | 'reasoning', text: string): void => {
    if (text !== '') publish({ type, text });
  };
  const flush = (type: 'text' | 'reasoning'): void => publishText(type, pieces[type].end());

  return {
    record(event) {
      if (event.type === 'text' || event.type === 'reasoning') {
        flush(event.type === 'text' ? 'reasoning' : 'text');
        publishText(event.type, pieces[event.type].push(event.text));
        return;
      }
      flush('reasoning');
      flush('text');
      publish(redactStrings(event, redactor.redact));
    },
    soFar() {
      const { text, reasoning, ...facts } = sum.value();
      // Pieces that other events parted are one text here, and so may be the two halves of a secret.
      const { redact } = redactor;
      return { ...facts, text: redactStrings(text, redact), reasoning: redactStrings(reasoning, redact) };
    },
  };
}

/** A copy of `value` in which every string, at any depth, is redacted, the names of fields too. */
function redactStrings<T>(value: T, redact: (text: string) => string): T;
function redactStrings(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((one: unknown) => redactStrings(one, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [redact(key), redactStrings(one, redact)]));
}
