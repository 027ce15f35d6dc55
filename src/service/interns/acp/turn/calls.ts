// Keeps what an agent reports about its tool calls, and completes its permission requests with it.
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../../time/clock.ts';
import type { ToolCall } from '../wire.ts';

type ReportSource = 'announcement' | 'update' | 'request';

interface KnownCall {
  readonly fields: ToolCall;
  /** Every raw input that was reported, the latest last. */
  readonly inputs: readonly unknown[];
  readonly isAnnounced: boolean;
  /** Another call was announced with this id before the call ended, so it is unknown which of them a field belongs to. */
  readonly isShared: boolean;
}

const maxCalls = 200;

/** The longest wait for the update with a request's arguments, which usually comes within milliseconds. */
const inputWaitMs = 2000;

/** `sendsInputByUpdate`: requests may lack arguments, which an update of the call has. */
export function createTurnCalls({ clock, sendsInputByUpdate }: { clock: Clock; sendsInputByUpdate: boolean }) {
  const calls = new Map<string, KnownCall>();
  const waiters = new Map<string, () => void>();
  let hasForgottenCall = false;
  /** If true, any id may be that of a forgotten call, which may still report. */
  let hasForgottenOpenCall = false;
  const forgetOneCall = (): void => {
    // Keep a shared id even if one of its calls has ended: the other may still be open.
    const ended = [...calls.values()].find(({ fields, isShared }) => hasEnded(fields.status) && !isShared);
    const [oldest] = calls.values();
    calls.delete((ended ?? oldest)?.fields.toolCallId ?? '');
    hasForgottenCall = true;
    hasForgottenOpenCall ||= ended === undefined;
  };
  const record = (report: ToolCall, source: ReportSource): KnownCall => {
    const { toolCallId } = report;
    const earlier = calls.get(toolCallId);
    let known = earlier ?? { fields: { toolCallId }, inputs: [], isAnnounced: false, isShared: false };
    if (earlier !== undefined && isIdReused(earlier, report, source)) {
      // If requests lack arguments, start with empty ones: then the request waits for an update.
      const fields = sendsInputByUpdate ? { toolCallId, rawInput: {} } : { toolCallId };
      known = { fields, inputs: [], isAnnounced: false, isShared: earlier.isShared };
    }
    const call = mergeReport(known, report, source);
    calls.set(toolCallId, call);
    if (calls.size > maxCalls) forgetOneCall();
    waiters.get(toolCallId)?.();
    return call;
  };
  const waitUntil = async (isDone: () => boolean, toolCallId: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiters.set(toolCallId, () => isDone() && resolve());
    const cancel = clock.setTimer(inputWaitMs, resolve);
    await promise;
    cancel();
    waiters.delete(toolCallId);
  };
  return {
    record,
    /** Adds what is known of its call to a request. If requests lack arguments, waits for an update with them. */
    async resolveRequest(request: ToolCall): Promise<ToolCall> {
      const { toolCallId, rawInput } = request;
      const call = record(sendsInputByUpdate ? { ...request, rawInput: undefined } : request, 'request');
      if (call.isShared || hasForgottenOpenCall) return { ...request, isPartial: true };
      if (!sendsInputByUpdate) return call.fields;
      // If no update had arguments so far, the request has them all. But such an update may have been forgotten.
      if (call.fields.rawInput === undefined)
        return { ...call.fields, rawInput: rawInput ?? {}, isPartial: hasForgottenCall };
      const getCall = (): KnownCall => calls.get(toolCallId) ?? call;
      const isCertain = (): boolean => isInputCertain(rawInput, getCall());
      if (!isCertain()) await waitUntil(isCertain, toolCallId);
      const { fields } = getCall();
      return isCertain() ? { ...fields, isPartial: false } : { ...fields, rawInput, isPartial: true };
    },
    isAnyInProgress: () => [...calls.values()].some(({ fields }) => fields.status === 'in_progress'),
  };
}

/** Tells whether a report begins a new call with the id of one that has ended. A late update of that one does not. */
function isIdReused(earlier: KnownCall, { status }: ToolCall, source: ReportSource): boolean {
  if (!hasEnded(earlier.fields.status)) return false;
  if (source !== 'update') return true;
  return !isEmpty(status) && !hasEnded(status);
}

const mergedFields = new Set(['title', 'kind', 'status', 'name', 'locations', 'content', 'rawInput']);

/** Empty and missing fields of a report erase nothing. */
function mergeReport(known: KnownCall, report: ToolCall, source: ReportSource): KnownCall {
  const isAnnouncement = source === 'announcement';
  const fields = Object.entries(report).filter(([name, value]) => mergedFields.has(name) && !isEmpty(value));
  return {
    fields: { ...known.fields, ...Object.fromEntries(fields) },
    inputs: isEmpty(report.rawInput) ? known.inputs : [...known.inputs, report.rawInput],
    isAnnounced: known.isAnnounced || isAnnouncement,
    isShared: known.isShared || (known.isAnnounced && isAnnouncement),
  };
}

/**
 * Tells whether the last input is certainly that of the request. If a request has `{command}`, one of the inputs
 * `{command}` and `{command, workdir}` may belong to another call with the same id.
 */
function isInputCertain(requested: unknown, { fields, inputs, isShared }: KnownCall): boolean {
  const last = fields.rawInput;
  if (isShared || !containsAll(last, requested)) return false;
  return inputs.every((input) => isDeepStrictEqual(input, last) || !containsAll(input, requested));
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
