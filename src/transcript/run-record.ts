// Sums up the events of a run, live or from its transcript, and limits its texts. Outputs and summaries use it.
import type { FinishReason, Usage } from '../contract/chat.ts';
import { isObject, parseJson } from '../json.ts';
import { counted } from '../wording.ts';
import { type BoundedTextValue, createBoundedText } from './bounded-text.ts';
import type { Conclusion, DecisionRecord, EventOf, RecordedEvent } from './events.ts';
import type { TranscriptLine } from './lines.ts';

/** Has several decisions if the service refused an answer. */
export interface PauseRecord {
  readonly pause: EventOf<'pause'>;
  readonly decisions: readonly EventOf<'decision'>[];
}

/** The facts of a run that are known so far. */
export interface RunRecord {
  /** The times of the first and the last event that is neither text nor reasoning, in ISO 8601. */
  readonly first_at: string | null;
  readonly last_at: string | null;
  readonly start: EventOf<'start'> | null;
  /** The intern's words in all responses but those to a follow-up. */
  readonly text: BoundedTextValue;
  /** For each question, the index in the text at which the message before it ends and the next one begins. */
  readonly message_ends: readonly number[];
  /** The intern's words in response to a follow-up. */
  readonly follow_up_text: BoundedTextValue;
  readonly reasoning: BoundedTextValue;
  readonly pauses: readonly PauseRecord[];
  /** The finish reason of the last complete response; null if there was none. */
  readonly finish_reason: FinishReason | null;
  /** The session id that the service reported last. */
  readonly session_id: string | null;
  readonly model: string | null;
  /** The sum over all responses; null if none was reported. */
  readonly usage: Usage | null;
  /** The first hundred remarks that need attention, in order. */
  readonly remarks: readonly string[];
  /** Null if nobody looked for changed files. */
  readonly changes: EventOf<'changes'> | null;
  /** The totals of models that interns used through brokers. Absent if there was no broker. */
  readonly models?: readonly EventOf<'model_access'>[];
  readonly error: EventOf<'error'> | null;
  readonly conclusion: Conclusion | null;
}

const headLength = 512 * 1024;
const tailLength = 256 * 1024;
const maxRemarks = 100;

/** All decisions of a run in order, as the output `decisions` shows them. */
export function decisionsOf(record: RunRecord): readonly DecisionRecord[] {
  return record.pauses
    .flatMap(({ decisions }) => decisions)
    .map(({ tool_call_id, kind, operation, answer, rule, reason }) => {
      return { tool_call_id, kind, operation, answer, rule, reason };
    });
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
  changes: null,
  error: null,
  conclusion: null,
};

/** Keeps the first 512 Ki and the last 256 Ki characters of each text. */
export function buildRunRecord() {
  const reasoning = createBoundedText(headLength, tailLength);
  const text = createBoundedText(headLength, tailLength);
  const followUpText = createBoundedText(headLength, tailLength);
  let isFollowUp = false;
  const pauses: { readonly pause: EventOf<'pause'>; readonly decisions: EventOf<'decision'>[] }[] = [];
  const messageEnds: number[] = [];
  let textLength = 0;
  let facts = noFacts;
  return {
    observe(event: RecordedEvent): void {
      if (event.type === 'text') {
        (isFollowUp ? followUpText : text).push(event.text);
        if (!isFollowUp) textLength += event.text.length;
      }
      if (event.type === 'reasoning') reasoning.push(event.text);
      if (event.type === 'text' || event.type === 'reasoning') return;
      if (event.type === 'prompt') isFollowUp = event.follow_up === true;
      if (event.type === 'pause') {
        pauses.push({ pause: event, decisions: [] });
        messageEnds.push(textLength);
      }
      if (event.type === 'decision') {
        const decided = pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id);
        decided?.decisions.push(event);
        const flaw = findPairingFlaw(decided?.pause, event);
        if (flaw !== undefined)
          facts = { ...facts, ...deriveFacts({ type: 'remark', at: event.at, message: flaw }, facts) };
      }
      facts = { ...facts, first_at: facts.first_at ?? event.at, last_at: event.at, ...deriveFacts(event, facts) };
    },
    value: (): RunRecord => ({
      ...facts,
      text: text.value(),
      message_ends: messageEnds,
      follow_up_text: followUpText.value(),
      reasoning: reasoning.value(),
      pauses,
    }),
  };
}

function deriveFacts(event: RecordedEvent, factsSoFar: Facts): Partial<Facts> {
  switch (event.type) {
    case 'start':
      return { start: event };
    case 'usage':
      return { usage: addUsage(factsSoFar.usage, event.usage) };
    case 'finish': {
      const { finish_reason, session_id, model } = event;
      return { finish_reason, session_id: session_id ?? factsSoFar.session_id, model };
    }
    case 'remark':
      return factsSoFar.remarks.length < maxRemarks ? { remarks: [...factsSoFar.remarks, event.message] } : {};
    case 'changes':
      return { changes: event };
    case 'model_access':
      return { models: [...(factsSoFar.models ?? []), event] };
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
      return {}; // `observe` collects texts, pauses and decisions; requests have no place in the record
    default:
      event satisfies never;
      return {};
  }
}

function findPairingFlaw(pause: EventOf<'pause'> | undefined, { operation, rule }: EventOf<'decision'>) {
  const decided = JSON.stringify(operation ?? rule);
  if (pause === undefined) return `An answer, to ${decided}, fits no question and is not counted.`;
  const question = parseJson(pause.arguments);
  const asked = isObject(question) ? question['operation'] : undefined;
  if (typeof asked !== 'string' || operation === null || asked === operation) return undefined;
  return `The question was ${JSON.stringify(asked)}, but the answer was to ${decided}.`;
}

/** Adds up the numbers of the same name, nested ones too. A number that both lack stays absent. */
export function addUsage(sum: Usage | null, next: Usage | null): Usage | null {
  return next === null ? sum : addNumbers(sum ?? {}, next);
}

type Fields = Readonly<Record<string, unknown>>;

function addNumbers(sum: Fields, next: Fields): Record<string, unknown> {
  const add = (left: unknown, right: unknown): unknown => {
    // Count a negative number as 0: a negative cost would hide the cost of other responses.
    if (typeof right === 'number') return (typeof left === 'number' ? left : 0) + Math.max(0, right);
    return isObject(right) ? addNumbers(isObject(left) ? left : {}, right) : (left ?? right);
  };
  return Object.fromEntries(Object.keys({ ...sum, ...next }).map((name) => [name, add(sum[name], next[name])]));
}

/** Puts a blank line between the messages in the head of the text, so that a heading begins on a new line. */
export function separateMessages(record: RunRecord): RunRecord {
  const { head } = record.text;
  let separated = '';
  let start = 0;
  for (const end of record.message_ends) {
    if (end <= start || end >= head.length || head[end - 1] === '\n' || head[end] === '\n') continue;
    separated += `${head.slice(start, end)}\n\n`;
    start = end;
  }
  return { ...record, text: { ...record.text, head: separated + head.slice(start) }, message_ends: [] };
}

/** Adds a remark that counts the unreadable lines. Calls `observe` with each event and the number of its line. */
export function toPastRecord(
  lines: Iterable<TranscriptLine>,
  observe: (event: RecordedEvent, line: number) => void = () => {},
): RunRecord {
  const record = buildRunRecord();
  let unreadableLines = 0;
  for (const { number, event } of lines) {
    if (event === 'unreadable') unreadableLines += 1;
    else if (event !== 'unknown') {
      record.observe(event);
      observe(event, number);
    }
  }
  const value = record.value();
  if (unreadableLines === 0) return value;
  const remark = `${counted(unreadableLines, 'line')} of the transcript could not be read.`;
  return { ...value, remarks: [...value.remarks, remark] };
}

const pastVerbs = { allow: 'allowed', answer: 'answered', reject: 'rejected', stop: 'stopped', ask: 'asked' } as const;

export function toAnswerVerb({ outcome, answer }: Pick<EventOf<'decision'>, 'outcome' | 'answer'>): string {
  const isAlways = (outcome === 'allow' || outcome === 'reject') && answer === `${outcome}_always`;
  return isAlways ? `${pastVerbs[outcome]}, always` : pastVerbs[outcome];
}
