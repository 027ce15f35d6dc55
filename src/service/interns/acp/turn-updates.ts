// Reads what an agent tells of a turn: words go to the audience; tool calls, tokens and costs are kept.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Usage } from '../../../contract/chat.ts';
import type { Clock } from '../../time/clock.ts';
import type { Words } from '../intern.ts';
import type { AgentSession } from './agent-sessions.ts';
import type { Audience, TurnEnd } from './audience.ts';
import { chunk, type PromptResult, type ToolCall, toolCall, usageUpdate } from './wire.ts';

interface TurnUpdatesOptions {
  readonly session: AgentSession;
  readonly clock: Clock;
  /** Requests of the agent leave arguments out, which an update has. */
  readonly tellsInputByUpdate: boolean;
  /** Hears the cost of the session so far, in USD. */
  readonly onCost: (toldCost: number) => void;
}

export function readUpdates(options: TurnUpdatesOptions, audience: Pick<Audience, 'say' | 'pay'>, onTold: () => void) {
  const calls = createToolCalls(options);
  const account = createTurnAccount();
  /** Counts what was told, in an update or in another way. */
  const count = (kind: string): void => {
    onTold();
    account.count(kind);
  };
  return {
    /** @returns a promise when nothing more may be read before it resolves */
    read(kind: string, update: unknown): Promise<void> | undefined {
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
  if (type === undefined) return undefined;
  const content = chunk.safeParse(update).data?.content;
  if (content === undefined) return undefined;
  const text = content.type === 'text' ? (content.text ?? '') : `[${content.type}]`;
  return text === '' ? undefined : { type, text };
}

/** More of them in one turn are forgotten, the oldest first. */
const mostCalls = 200;

/** Fields of a call that are kept: not its output, which nobody asks for here. */
const kept: ReadonlySet<string> = new Set(['title', 'kind', 'status', 'name', 'locations', 'content', 'rawInput']);

/** An update with the arguments of a request comes within a few milliseconds of it. */
const inputWaitMs = 2000;

function createToolCalls({ clock, tellsInputByUpdate }: TurnUpdatesOptions) {
  const known = new Map<string, ToolCall>();
  const inputs = createInputs(clock);
  /** Adds to a call what is told: what is null, missing or empty erases nothing, in whatever order it comes. */
  const upsert = (update: ToolCall): ToolCall => {
    const fields = Object.entries(update).filter(([name, value]) => kept.has(name) && !isEmpty(value));
    const call: ToolCall = {
      ...known.get(update.toolCallId),
      ...Object.fromEntries(fields),
      toolCallId: update.toolCallId,
    };
    known.set(update.toolCallId, call);
    forgetOldest(known);
    return call;
  };
  return {
    upsert(update: ToolCall): void {
      if (tellsInputByUpdate) inputs.note(update);
      upsert(update);
    },
    /** Adds a request to its call; where requests leave arguments out, waits a moment for the update that has them. */
    async ofRequest(request: ToolCall): Promise<ToolCall> {
      if (!tellsInputByUpdate) return upsert(request);
      upsert(request);
      const rawInput = await inputs.of(request);
      const call = known.get(request.toolCallId) ?? request;
      return { ...call, rawInput: rawInput ?? request.rawInput, isPartial: rawInput === undefined };
    },
    isAtWork: () => [...known.values()].some(({ status }) => status === 'in_progress'),
  };
}

function forgetOldest(byCall: Map<string, unknown>): void {
  const [oldest] = byCall.keys();
  if (byCall.size > mostCalls && oldest !== undefined) byCall.delete(oldest);
}

/** Keeps the arguments of calls, as updates tell them. */
function createInputs(clock: Clock) {
  const told = new Map<string, unknown>();
  const waiting = new Map<string, () => void>();
  return {
    note({ toolCallId, rawInput }: ToolCall): void {
      if (isEmpty(rawInput)) return;
      told.set(toolCallId, rawInput);
      forgetOldest(told);
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

/** Words for one of each kind of update; more have an "s". */
const names: ReadonlyMap<string, string> = new Map([
  ['agent_message_chunk', 'message chunk'],
  ['agent_thought_chunk', 'thought chunk'],
  ['tool_call', 'tool call'],
  ['permission', 'permission request'],
  ['elicitation', 'question'],
]);

function createTurnAccount() {
  const counts = new Map<string, number>();
  return {
    count(what: string): void {
      const name = names.get(what) ?? 'other update';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** Sums up as in `12 message chunks, 2 tool calls`. */
    toText(): string {
      const parts = [...counts].map(([name, count]) => `${count} ${name}${count === 1 ? '' : 's'}`);
      return parts.length === 0 ? 'no updates' : parts.join(', ');
    },
  };
}

/** Stop reasons with which a turn is complete. */
const complete: ReadonlySet<string> = new Set(['end_turn', 'max_tokens', 'max_turn_requests', 'refusal']);

/**
 * Reads how a turn ended from the agent's answer to the prompt.
 *
 * @param wasRejected - whether the last answer to a permission was no
 */
export function toTurnEnd({ stopReason }: PromptResult, wasRejected: boolean): TurnEnd {
  if (complete.has(stopReason)) return 'complete';
  if (stopReason !== 'cancelled') {
    const message = `The agent ended its turn for a reason that the protocol does not have: "${stopReason.slice(0, 100)}".`;
    return { ending: 'turn_failed', message };
  }
  const why = wasRejected ? 'ended its turn because its request was rejected' : 'cancelled its turn';
  return { ending: 'run_ended', message: `The agent ${why}.` };
}

/** Gemini CLI tells the tokens of a turn here. */
const quota = z.looseObject({
  quota: z.looseObject({ token_count: z.looseObject({ input_tokens: z.number(), output_tokens: z.number() }) }),
});

/** Reads the tokens of a turn; undefined when the agent tells none. */
export function tokensOf({ usage, _meta: meta }: PromptResult): Usage | undefined {
  const told = usage ?? tallied(meta);
  if (told === undefined) return undefined;
  const { inputTokens, outputTokens, totalTokens, cachedReadTokens } = told;
  const known = {
    prompt_tokens: toCount(inputTokens),
    completion_tokens: toCount(outputTokens),
    total_tokens: toCount(totalTokens),
  };
  const cached = toCount(cachedReadTokens);
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(cached === undefined ? {} : { prompt_tokens_details: { cached_tokens: cached } }),
  };
}

function tallied(meta: unknown): NonNullable<PromptResult['usage']> | undefined {
  const tally = quota.safeParse(meta).data?.quota.token_count;
  if (tally === undefined) return undefined;
  const { input_tokens: inputTokens, output_tokens: outputTokens } = tally;
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}

const tokenCount = z.int().check(z.gte(0));

function toCount(value: unknown): number | undefined {
  return tokenCount.safeParse(value).data;
}

// Above it, what is told is no cost.
const mostUsd = 1_000_000;

/** Reads the cost of the session so far, in USD; undefined when the update does not tell. */
export function costOf(update: unknown): number | undefined {
  const cost = usageUpdate.safeParse(update).data?.cost;
  if (cost?.currency !== 'USD') return undefined;
  return cost.amount >= 0 && cost.amount <= mostUsd ? cost.amount : undefined;
}
