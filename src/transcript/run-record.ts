// What the events of a run add up to, in bounded memory: the source of outputs and summary, live or from a transcript.
import type { FinishReason, Usage } from '../contract/chat.ts';
import type { BoundedTextValue } from './bounded-text.ts';
import { createBoundedText } from './bounded-text.ts';
import type { Conclusion, DecisionRecord, RecordedEvent } from './events.ts';
import { addUsage } from './usage.ts';

type EventOf<Type extends RecordedEvent['type']> = Extract<RecordedEvent, { readonly type: Type }>;

/** A pause and what was decided; more than one decision when the service refused an answer. */
export interface PauseRecord {
  readonly pause: EventOf<'pause'>;
  readonly decisions: readonly EventOf<'decision'>[];
}

/** What is known of a run by now. */
export interface RunRecord {
  /** ISO 8601 times of the first and the last event. */
  readonly first_at: string | null;
  readonly last_at: string | null;
  readonly start: EventOf<'start'> | null;
  /** What the intern said, over all responses but those to a follow-up. */
  readonly text: BoundedTextValue;
  /** Characters of the text that had come at each question: what follows on them is another message. */
  readonly message_ends: readonly number[];
  /** What it said to a follow-up. */
  readonly follow_up_text: BoundedTextValue;
  readonly reasoning: BoundedTextValue;
  readonly pauses: readonly PauseRecord[];
  /** How the last response ended; null when none came to its end. */
  readonly finish_reason: FinishReason | null;
  /** The session as the service reported it last. */
  readonly session_id: string | null;
  readonly model: string | null;
  /** Summed over all responses; null when none was reported. */
  readonly usage: Usage | null;
  /** What needed attention, in order; the first hundred. */
  readonly remarks: readonly string[];
  readonly error: EventOf<'error'> | null;
  readonly conclusion: Conclusion | null;
}

/** Adds up events. */
export interface RunRecordBuilder {
  observe(event: RecordedEvent): void;
  value(): RunRecord;
}

const keptHead = 512 * 1024;
const keptTail = 256 * 1024;
const maxRemarks = 100;

/** All decisions of a run in order, as the output `decisions` shows them. */
export function decisionsOf(record: RunRecord): readonly DecisionRecord[] {
  return record.pauses.flatMap(({ decisions }) =>
    decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
      tool_call_id,
      kind,
      operation,
      answer,
      rule,
      reason,
    })),
  );
}

type Facts = Omit<RunRecord, 'text' | 'message_ends' | 'follow_up_text' | 'reasoning' | 'pauses'>;

const noFacts: Facts = {
  first_at: null,
  last_at: null,
  start: null,
  finish_reason: null,
  session_id: null,
  model: null,
  usage: null,
  remarks: [],
  error: null,
  conclusion: null,
};

/** A record of no event yet. Of text it keeps the first 512 Ki and the last 256 Ki characters. */
export function buildRunRecord(): RunRecordBuilder {
  const reasoning = createBoundedText(keptHead, keptTail);
  const text = createBoundedText(keptHead, keptTail);
  const followUpText = createBoundedText(keptHead, keptTail);
  let isFollowUp = false;
  const pauses: { readonly pause: EventOf<'pause'>; readonly decisions: EventOf<'decision'>[] }[] = [];
  const messageEnds: number[] = [];
  let said = 0; // characters of the text
  let facts = noFacts;
  return {
    observe(event) {
      if (event.type === 'text') {
        (isFollowUp ? followUpText : text).push(event.text);
        if (!isFollowUp) said += event.text.length;
      }
      if (event.type === 'reasoning') reasoning.push(event.text);
      if (event.type === 'text' || event.type === 'reasoning') return;
      if (event.type === 'prompt') isFollowUp = event.follow_up === true;
      if (event.type === 'pause') {
        pauses.push({ pause: event, decisions: [] });
        messageEnds.push(said);
      }
      if (event.type === 'decision') pauses.at(-1)?.decisions.push(event);
      facts = { ...facts, first_at: facts.first_at ?? event.at, last_at: event.at, ...factsOf(event, facts) };
    },
    value: () => ({
      ...facts,
      text: text.value(),
      message_ends: messageEnds,
      follow_up_text: followUpText.value(),
      reasoning: reasoning.value(),
      pauses,
    }),
  };
}

/** What one event tells. */
function factsOf(event: RecordedEvent, known: Facts): Partial<Facts> {
  switch (event.type) {
    case 'start':
      return { start: event };
    case 'usage':
      return { usage: addUsage(known.usage, event.usage) };
    case 'finish': {
      const { finish_reason, session_id, model } = event;
      return { finish_reason, session_id: session_id ?? known.session_id, model };
    }
    case 'remark':
      return known.remarks.length < maxRemarks ? { remarks: [...known.remarks, event.message] } : {};
    case 'error':
      return { error: event };
    case 'end':
      return { conclusion: event.conclusion };
    case 'request':
    case 'prompt':
    case 'pause':
    case 'decision':
    case 'text':
    case 'reasoning':
      return {}; // nothing, or counted by the observer
    default:
      event satisfies never;
      return {};
  }
}
