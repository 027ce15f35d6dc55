// Reads an agent's updates during a turn: passes on its words and costs, and keeps its tool calls.
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
  readonly sendsInputByUpdate: boolean;
  /** Called with the cost of the session so far, in USD. */
  readonly onCost: (reportedCost: number) => void;
}

type WordsAudience = Pick<Audience, 'sendWords' | 'sendUsage'>;

export function createUpdateHandler(options: TurnUpdatesOptions, audience: WordsAudience, onUpdate: () => void) {
  const calls = createToolCalls(options);
  const counts = new Map<string, number>();
  const countUpdate = (kind: string): void => {
    onUpdate();
    const name = updateNames.get(kind) ?? 'other update';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  return {
    /** @returns a promise that must resolve before more is read */
    handle(kind: string, update: unknown): Promise<void> | undefined {
      countUpdate(kind);
      const words = toWords(kind, update);
      if (words !== undefined) return audience.sendWords(words);
      const call = toolCall.safeParse(update);
      if (call.success) calls.upsert(call.data, kind === 'tool_call' ? 'start' : 'update');
      const cost = kind === 'usage_update' ? readCost(update) : undefined;
      if (cost === undefined) return undefined;
      const added = cost - options.session.reportedCost;
      options.onCost(cost);
      if (added > 0) audience.sendUsage({ cost: added });
      return undefined;
    },
    countUpdate,
    resolveCall: calls.resolveRequest,
    isAtWork: calls.isAtWork,
    summarize(): string {
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

const merged: ReadonlySet<string> = new Set(['title', 'kind', 'status', 'name', 'locations', 'content', 'rawInput']);

/** Usually, the update with the arguments of a request comes within milliseconds. */
const inputWaitMs = 2000;

interface KnownCall {
  readonly fields: ToolCall;
  readonly inputs: readonly unknown[];
  readonly isAnnounced: boolean;
  /** Another call began with the same id before this one ended, so it is unknown which call a field belongs to. */
  readonly isShared: boolean;
}

function createToolCalls({ clock, sendsInputByUpdate }: TurnUpdatesOptions) {
  const calls = new Map<string, KnownCall>();
  const waiters = new Map<string, () => void>();
  let hasForgottenCalls = false;
  let hasForgottenOpenCall = false;
  const forgetOneCall = (): void => {
    // Keep a shared id even if one of its calls has ended: the other may still be open.
    const endedCall = [...calls].find(([, { fields, isShared }]) => hasEnded(fields.status) && !isShared);
    const [id = ''] = endedCall ?? [...calls.keys()];
    hasForgottenOpenCall ||= endedCall === undefined;
    calls.delete(id);
    hasForgottenCalls = true;
  };
  // If only updates have arguments, a restarted call begins with empty ones, so that its request waits for an update.
  const restartedCall = sendsInputByUpdate ? { rawInput: {} } : {};
  /** Merges an update into its call. Empty and missing fields erase nothing. */
  const upsert = ({ toolCallId, ...update }: ToolCall, source: 'start' | 'update' | 'request'): KnownCall => {
    const fields = Object.entries(update).filter(([name, value]) => merged.has(name) && !isEmpty(value));
    const earlier = calls.get(toolCallId);
    const isStart = source === 'start';
    // An agent may give a new call the id of one that has ended.
    const isActive = !isEmpty(update.status) && !hasEnded(update.status);
    const isRestart = hasEnded(earlier?.fields.status) && (source !== 'update' || isActive);
    const inputs = isRestart ? [] : (earlier?.inputs ?? []);
    const call: KnownCall = {
      fields: { ...(isRestart ? restartedCall : earlier?.fields), ...Object.fromEntries(fields), toolCallId },
      inputs: isEmpty(update.rawInput) ? inputs : [...inputs, update.rawInput],
      isAnnounced: isStart || (!isRestart && earlier?.isAnnounced === true),
      isShared: earlier?.isShared === true || (isStart && !isRestart && earlier?.isAnnounced === true),
    };
    calls.set(toolCallId, call);
    if (calls.size > 200) forgetOneCall();
    waiters.get(toolCallId)?.();
    return call;
  };
  return {
    upsert,
    /** Waits a moment for the update that has the arguments, if requests leave them out. */
    async resolveRequest(request: ToolCall): Promise<ToolCall> {
      const { toolCallId, rawInput } = request;
      const call = upsert(sendsInputByUpdate ? { ...request, rawInput: undefined } : request, 'request');
      // After an open call was forgotten, any id may be shared with it.
      if (call.isShared || hasForgottenOpenCall) return { ...request, isPartial: true };
      if (!sendsInputByUpdate) return call.fields;
      // If no arguments were announced before the request, the request is complete, unless the call was forgotten.
      if (call.fields.rawInput === undefined)
        return { ...call.fields, rawInput: rawInput ?? {}, isPartial: hasForgottenCalls };
      const getCall = (): KnownCall => calls.get(toolCallId) ?? call;
      const isWhole = (): boolean => isInputCertain(rawInput, getCall());
      if (!isWhole()) {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiters.set(toolCallId, () => isWhole() && resolve());
        const cancel = clock.setTimer(inputWaitMs, resolve);
        await promise;
        cancel();
        waiters.delete(toolCallId);
      }
      const { fields } = getCall();
      return isWhole() ? { ...fields, isPartial: false } : { ...fields, rawInput, isPartial: true };
    },
    isAtWork: () => [...calls.values()].some(({ fields }) => fields.status === 'in_progress'),
  };
}

/** Tells whether, of all inputs reported for a call, only the last contains the input of the request. */
function isInputCertain(requestedInput: unknown, { fields, inputs, isShared }: KnownCall): boolean {
  const last = fields.rawInput;
  const others = inputs.filter((input) => containsAll(input, requestedInput) && !isDeepStrictEqual(input, last));
  return !isShared && containsAll(last, requestedInput) && others.length === 0;
}

const hasEnded = (status: unknown): boolean => status === 'completed' || status === 'failed';

function containsAll(whole: unknown, part: unknown): boolean {
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

const updateNames: ReadonlyMap<string, string> = new Map([
  ['agent_message_chunk', 'message chunk'],
  ['agent_thought_chunk', 'thought chunk'],
  ['tool_call', 'tool call'],
  ['permission', 'permission request'],
  ['elicitation', 'question'],
]);

const completeReasons: ReadonlySet<string> = new Set(['end_turn', 'max_tokens', 'max_turn_requests', 'refusal']);

export function toTurnEnd({ stopReason }: PromptResult, wasRejected: boolean): TurnEnd {
  if (completeReasons.has(stopReason)) return 'complete';
  if (stopReason !== 'cancelled') {
    const message = `The agent ended its turn for a reason that the protocol does not define: "${stopReason.slice(0, 100)}".`;
    return { ending: 'turn_failed', message };
  }
  const why = wasRejected ? 'ended its turn because its request was rejected' : 'cancelled its turn';
  return { ending: 'run_ended', message: `The agent ${why}.` };
}

/** The tokens of a turn as Gemini CLI reports them. */
const quota = z.looseObject({
  quota: z.looseObject({ token_count: z.looseObject({ input_tokens: z.number(), output_tokens: z.number() }) }),
});

export function readTokens({ usage, _meta: meta }: PromptResult): Usage | undefined {
  const counts = usage ?? readQuota(meta);
  if (counts === undefined) return undefined;
  const cached = toCount(counts.cachedReadTokens);
  const tokens = {
    prompt_tokens: toCount(counts.inputTokens),
    completion_tokens: toCount(counts.outputTokens),
    total_tokens: toCount(counts.totalTokens),
    prompt_tokens_details: cached === undefined ? undefined : { cached_tokens: cached },
  };
  return Object.fromEntries(Object.entries(tokens).filter(([, value]) => value !== undefined));
}

function readQuota(meta: unknown): NonNullable<PromptResult['usage']> | undefined {
  const tally = quota.safeParse(meta).data?.quota.token_count;
  if (tally === undefined) return undefined;
  const { input_tokens: inputTokens, output_tokens: outputTokens } = tally;
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens };
}

const tokenCount = z.int().check(z.gte(0));

function toCount(value: unknown): number | undefined {
  return tokenCount.safeParse(value).data;
}

/** Returns USD, or undefined if the update reports no cost. */
export function readCost(update: unknown): number | undefined {
  return usageUpdate.safeParse(update).data?.cost.amount;
}
