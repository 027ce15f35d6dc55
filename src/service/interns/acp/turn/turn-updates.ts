// Takes an agent's updates of its turn: words go to the audience, tool calls and costs are kept.
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../time/clock.ts';
import type { Words } from '../../intern.ts';
import type { AgentSession } from '../agent-session.ts';
import { chunk, type ToolCall, toolCall } from '../protocol/wire.ts';
import type { Audience } from './audience.ts';
import { costOf } from './prompt-result.ts';

/** Whose updates they are. */
interface TurnUpdatesOptions {
  readonly session: AgentSession;
  readonly clock: Clock;
  /** Requests of the agent leave arguments out, which an update tells. */
  readonly tellsInputByUpdate: boolean;
  /** The session has cost this much, in USD. */
  readonly onCost: (toldCost: number) => void;
}

interface TurnUpdates {
  /** @returns a promise when nothing more may be read before it resolves */
  read(kind: string, update: unknown): Promise<void> | undefined;
  /** Counts what was told in another way than by an update. */
  count(kind: string): void;
  /** Everything that was told of the call of a request, with what the request tells. */
  callOf(update: ToolCall): Promise<ToolCall>;
  /** True while a tool is at work. */
  isAtWork(): boolean;
  /** One line of what was told. */
  toAccount(): string;
}

/** Nothing was told yet. */
export function readUpdates(
  options: TurnUpdatesOptions,
  audience: Pick<Audience, 'say' | 'pay'>,
  onTold: () => void,
): TurnUpdates {
  const calls = createToolCalls(options);
  const account = createTurnAccount();
  const count = (kind: string): void => {
    onTold();
    account.count(kind);
  };
  return {
    read(kind, update) {
      count(kind);
      const words = toWords(kind, update);
      if (words !== undefined) return audience.say(words);
      const call = toolCall.safeParse(update);
      if (call.success) calls.upsert(call.data);
      const cost = kind === 'usage_update' ? costOf(update) : undefined;
      if (cost !== undefined) pay(cost, options, audience);
      return undefined;
    },
    count,
    callOf: calls.ofRequest,
    isAtWork: calls.isAtWork,
    toAccount: account.toText,
  };
}

/** Pays what the session has cost since it was last told. */
function pay(toldCost: number, { session, onCost }: TurnUpdatesOptions, audience: Pick<Audience, 'pay'>): void {
  const added = toldCost - session.toldCost;
  onCost(toldCost);
  if (added > 0) audience.pay({ cost: added });
}

/** Reads the words of an update; undefined for one that says nothing, or nothing that can be shown. */
function toWords(kind: string, update: unknown): Words | undefined {
  const type = kind === 'agent_message_chunk' ? 'text' : kind === 'agent_thought_chunk' ? 'reasoning' : undefined;
  const read = type === undefined ? undefined : chunk.safeParse(update);
  if (type === undefined || read?.success !== true) return undefined;
  const { content } = read.data;
  const text = content.type === 'text' ? (content.text ?? '') : `[${content.type}]`;
  return text === '' ? undefined : { type, text };
}

/** The tool calls of a turn, by their ids. */
interface ToolCalls {
  /**
   * A call with everything that was told of it: what is null, missing or empty erases nothing, in whatever order it comes.
   */
  upsert(update: ToolCall): ToolCall;
  /** The call of a request; where requests leave arguments out, waits a moment for the update that has them. */
  ofRequest(request: ToolCall): Promise<ToolCall>;
  /** True while one is in progress. */
  isAtWork(): boolean;
}

/** More of them in one turn are forgotten, the oldest first. */
const mostCalls = 200;

/** Fields of a call that are kept: not its output, which nobody asks for here. */
const kept: ReadonlySet<string> = new Set(['title', 'kind', 'status', 'name', 'locations', 'content', 'rawInput']);

/** An update with the arguments of a request comes within a few milliseconds of it. */
const inputWaitMs = 2000;

/** No tool calls yet. */
function createToolCalls({ clock, tellsInputByUpdate }: TurnUpdatesOptions): ToolCalls {
  const known = new Map<string, ToolCall>();
  const inputs = createInputs(clock);
  const upsert: ToolCalls['upsert'] = (update) => {
    const fields = Object.entries(update).filter(([name, value]) => kept.has(name) && !isEmpty(value));
    const call: ToolCall = {
      ...known.get(update.toolCallId),
      ...Object.fromEntries(fields),
      toolCallId: update.toolCallId,
    };
    known.set(update.toolCallId, call);
    const oldest = known.keys().next().value;
    if (known.size > mostCalls && oldest !== undefined) known.delete(oldest);
    return call;
  };
  return {
    upsert(update) {
      if (tellsInputByUpdate) inputs.note(update);
      return upsert(update);
    },
    async ofRequest(request) {
      if (!tellsInputByUpdate) return upsert(request);
      upsert(request);
      const rawInput = await inputs.of(request);
      const call = known.get(request.toolCallId) ?? request;
      return { ...call, rawInput: rawInput ?? request.rawInput, isPartial: rawInput === undefined };
    },
    isAtWork: () => [...known.values()].some(({ status }) => status === 'in_progress'),
  };
}

/** The arguments of calls, as updates tell them. */
function createInputs(clock: Clock) {
  const told = new Map<string, unknown>();
  const waiting = new Map<string, () => void>();
  return {
    note({ toolCallId, rawInput }: ToolCall): void {
      if (isEmpty(rawInput)) return;
      told.set(toolCallId, rawInput);
      const oldest = told.keys().next().value;
      if (told.size > mostCalls && oldest !== undefined) told.delete(oldest);
      waiting.get(toolCallId)?.();
    },
    /** @returns the arguments that have everything which the request tells; undefined where none came in time */
    async of({ toolCallId, rawInput }: ToolCall): Promise<unknown> {
      // An agent begins to tell of a call before it asks: where it has not, the request is all that there is.
      if (!told.has(toolCallId)) return rawInput ?? {};
      const isWhole = (): boolean => holdsAll(told.get(toolCallId), rawInput);
      if (!isWhole()) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.set(toolCallId, () => isWhole() && resolve());
        const cancel = clock.setTimer(inputWaitMs, resolve);
        await promise;
        cancel();
        waiting.delete(toolCallId);
      }
      return isWhole() ? told.get(toolCallId) : undefined;
    },
  };
}

/** Tells whether an object has each field of another, with the same value. */
function holdsAll(whole: unknown, part: unknown): boolean {
  if (typeof whole !== 'object' || whole === null) return false;
  if (isEmpty(part)) return true;
  if (typeof part !== 'object' || part === null) return false;
  const fields = new Map(Object.entries(whole));
  return Object.entries(part).every(([name, value]) => isDeepStrictEqual(fields.get(name), value));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Counts. */
interface TurnAccount {
  count(what: string): void;
  /** As `12 message chunks, 2 tool calls`. */
  toText(): string;
}

const names: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['agent_message_chunk', ['message chunk', 'message chunks']],
  ['agent_thought_chunk', ['thought chunk', 'thought chunks']],
  ['tool_call', ['tool call', 'tool calls']],
  ['permission', ['permission request', 'permission requests']],
  ['elicitation', ['question', 'questions']],
]);

/** Nothing was counted yet. */
function createTurnAccount(): TurnAccount {
  const counts = new Map<string, number>();
  return {
    count(what) {
      const name = names.has(what) ? what : 'other';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    toText() {
      const parts = [...counts].map(([name, count]) => {
        const [one, many] = names.get(name) ?? ['other update', 'other updates'];
        return `${count} ${count === 1 ? one : many}`;
      });
      return parts.length === 0 ? 'no updates' : parts.join(', ');
    },
  };
}
