// Reads what an agent tells during a turn: passes words to the audience, and keeps tool calls, tokens and costs.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Usage } from '../../../contract/chat.ts';
import type { Clock } from '../../time/clock.ts';
import type { Words } from '../intern.ts';
import type { AgentSession } from './agent-sessions.ts';
import type { Audience, TurnEnd } from './audience.ts';
import { chunk, type PromptResult, type ToolCall, toolCall, usageUpdate } from './wire.ts';

export interface TurnUpdatesOptions {
  readonly session: AgentSession;
  readonly clock: Clock;
  readonly tellsInputByUpdate: boolean;
  /** Called with the cost of the session so far, in USD. */
  readonly onCost: (toldCost: number) => void;
}

export function readUpdates(options: TurnUpdatesOptions, audience: Pick<Audience, 'say' | 'pay'>, onTold: () => void) {
  const calls = createToolCalls(options);
  const counts = new Map<string, number>();
  const count = (kind: string): void => {
    onTold();
    const name = names.get(kind) ?? 'other update';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  return {
    /** @returns a promise that must resolve before more is read */
    read(kind: string, update: unknown): Promise<void> | undefined {
      count(kind);
      const words = toWords(kind, update);
      if (words !== undefined) return audience.say(words);
      const call = toolCall.safeParse(update);
      if (call.success) calls.upsert(call.data, kind === 'tool_call');
      const cost = kind === 'usage_update' ? costOf(update) : undefined;
      if (cost === undefined) return undefined;
      const added = cost - options.session.toldCost;
      options.onCost(cost);
      if (added > 0) audience.pay({ cost: added });
      return undefined;
    },
    count,
    callOf: calls.ofRequest,
    isAtWork: calls.isAtWork,
    toAccount(): string {
      const parts = [...counts].map(([name, times]) => `${times} ${name}${times === 1 ? '' : 's'}`);
      return parts.join(', ') || 'no updates';
    },
  };
}

function toWords(kind: string, update: unknown): Words | undefined {
  if (kind !== 'agent_message_chunk' && kind !== 'agent_thought_chunk') return undefined;
  const type = kind === 'agent_message_chunk' ? 'text' : 'reasoning';
  const content = chunk.safeParse(update).data?.content;
  if (content === undefined) return undefined;
  const text = content.type === 'text' ? (content.text ?? '') : `[${content.type}]`;
  return text === '' ? undefined : { type, text };
}

const mostCalls = 200;

const kept: ReadonlySet<string> = new Set(['title', 'kind', 'status', 'name', 'locations', 'content', 'rawInput']);

/** Usually, the update with the arguments of a request comes within milliseconds. */
const inputWaitMs = 2000;

function createToolCalls({ clock, tellsInputByUpdate }: TurnUpdatesOptions) {
  const known = new Map<string, ToolCall>();
  const waiting = new Map<string, () => void>();
  let hasForgotten = false;
  // Has arguments, if only an update tells them, so that the request of such a call waits for that update.
  const restarted = tellsInputByUpdate ? { rawInput: {} } : {};
  /** Merges an update into its call. Empty and missing fields erase nothing, so the order does not matter. */
  const upsert = ({ toolCallId, ...update }: ToolCall, isStart: boolean): ToolCall => {
    const fields = Object.entries(update).filter(([name, value]) => kept.has(name) && !isEmpty(value));
    const earlier = known.get(toolCallId);
    // Agents may use the id of a call that has ended for another call.
    const isRestart = hasEnded(earlier?.status) && (isStart || !(isEmpty(update.status) || hasEnded(update.status)));
    const call: ToolCall = { ...(isRestart ? restarted : earlier), ...Object.fromEntries(fields), toolCallId };
    known.set(toolCallId, call);
    const [oldest = ''] = known.keys();
    if (known.size > mostCalls) hasForgotten = known.delete(oldest);
    waiting.get(toolCallId)?.();
    return call;
  };
  return {
    upsert,
    /** Waits a moment for the update that has the arguments, if requests leave them out. */
    async ofRequest(request: ToolCall): Promise<ToolCall> {
      if (!tellsInputByUpdate) return upsert(request, true);
      const { toolCallId, rawInput } = request;
      const call = upsert({ ...request, rawInput: undefined }, true);
      // An agent announces a call before it asks; without that, the request is all there is, unless it was forgotten.
      if (call.rawInput === undefined) return { ...call, rawInput: rawInput ?? {}, isPartial: hasForgotten };
      const told = (): unknown => known.get(toolCallId)?.rawInput;
      const isWhole = (): boolean => holdsAll(told(), rawInput);
      if (!isWhole()) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.set(toolCallId, () => isWhole() && resolve());
        const cancel = clock.setTimer(inputWaitMs, resolve);
        await promise;
        cancel();
        waiting.delete(toolCallId);
      }
      return { ...(known.get(toolCallId) ?? call), rawInput: isWhole() ? told() : rawInput, isPartial: !isWhole() };
    },
    isAtWork: () => [...known.values()].some(({ status }) => status === 'in_progress'),
  };
}

const hasEnded = (status: unknown): boolean => status === 'completed' || status === 'failed';

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

const names: ReadonlyMap<string, string> = new Map([
  ['agent_message_chunk', 'message chunk'],
  ['agent_thought_chunk', 'thought chunk'],
  ['tool_call', 'tool call'],
  ['permission', 'permission request'],
  ['elicitation', 'question'],
]);

const complete: ReadonlySet<string> = new Set(['end_turn', 'max_tokens', 'max_turn_requests', 'refusal']);

export function toTurnEnd({ stopReason }: PromptResult, wasRejected: boolean): TurnEnd {
  if (complete.has(stopReason)) return 'complete';
  if (stopReason !== 'cancelled') {
    const message = `The agent ended its turn for a reason that the protocol does not have: "${stopReason.slice(0, 100)}".`;
    return { ending: 'turn_failed', message };
  }
  const why = wasRejected ? 'ended its turn because its request was rejected' : 'cancelled its turn';
  return { ending: 'run_ended', message: `The agent ${why}.` };
}

/** Where Gemini CLI tells the tokens of a turn. */
const quota = z.looseObject({
  quota: z.looseObject({ token_count: z.looseObject({ input_tokens: z.number(), output_tokens: z.number() }) }),
});

export function tokensOf({ usage, _meta: meta }: PromptResult): Usage | undefined {
  const told = usage ?? tallied(meta);
  if (told === undefined) return undefined;
  const cached = toCount(told.cachedReadTokens);
  const known = {
    prompt_tokens: toCount(told.inputTokens),
    completion_tokens: toCount(told.outputTokens),
    total_tokens: toCount(told.totalTokens),
    prompt_tokens_details: cached === undefined ? undefined : { cached_tokens: cached },
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
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

/** Returns USD, or undefined if the update tells no cost. */
export function costOf(update: unknown): number | undefined {
  return usageUpdate.safeParse(update).data?.cost.amount;
}
