// Connects to an agent: one JSON message per line, requests in both directions. No other file uses the SDK.
import type { Readable, Writable } from 'node:stream';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type AnyMessage, client, methods, RequestError } from '@agentclientprotocol/sdk';
import type * as z from 'zod/mini';
import { isObject, parseJson } from '../../../json.ts';
import { type ElicitationRequest, elicitationRequest, type PermissionRequest, permissionRequest } from './wire.ts';

export interface AgentCallbacks {
  /** Handles an update of a session. @returns a promise that must resolve before more is read */
  onUpdate(params: unknown): Promise<void> | undefined;
  /** `signal` aborts when the agent withdraws its request. */
  onPermission(request: PermissionRequest, signal: AbortSignal): Promise<string | undefined>;
  onElicitation(request: ElicitationRequest, signal: AbortSignal): Promise<ElicitationOutcome>;
  onNoise(line: string): void;
}

export type ElicitationOutcome =
  | { readonly action: 'accept'; readonly content: Readonly<Record<string, unknown>> }
  | { readonly action: 'decline' | 'cancel' };

export type AgentConnection = ReturnType<typeof connectAgent>;

export class AgentError extends Error {
  override readonly name = 'AgentError';
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

/** Thrown if the connection is closed; the exit of the process says why. */
export class AgentGone extends Error {
  override readonly name = 'AgentGone';
}

export const authRequired = -32_000;
const invalidAnswer = -32_603;

export function connectAgent({ stdin, stdout }: { stdin: Writable; stdout: Readable }, callbacks: AgentCallbacks) {
  let fault: string | undefined;
  const openRequests = new Set<unknown>();
  const readMessages = async function* (): AsyncGenerator<AnyMessage> {
    try {
      for await (const line of readLines(stdout)) {
        if (line.trim() === '') continue;
        const message: unknown = parseJson(line);
        if (!isObject(message) || message['jsonrpc'] !== '2.0') callbacks.onNoise(line);
        else if (isUpdate(message)) {
          // Handle updates here: the SDK dispatches by promises, so the answer to a prompt would overtake them.
          const backpressure = callbacks.onUpdate(message['params']);
          if (backpressure !== undefined) await backpressure;
        } else if (message['method'] === undefined && !openRequests.delete(message['id'])) {
          // Report this answer here, because the SDK would print it.
          callbacks.onNoise(`An answer to an unknown request: ${String(message['id'])}`);
        } else if (isMessage(message)) {
          yield message;
          // Wait for the SDK, which dispatches by promises, so that no later message overtakes this one.
          await yieldToEventLoop();
        }
      }
    } catch (error: unknown) {
      fault = error instanceof Error ? error.message : String(error);
    }
  };
  const connection = createClient(callbacks).connect({
    readable: ReadableStream.from(readMessages()),
    writable: new WritableStream({
      write(message: AnyMessage) {
        if ('method' in message && 'id' in message) openRequests.add(message.id);
        return new Promise((resolve) => void stdin.write(`${JSON.stringify(message)}\n`, () => resolve()));
      },
    }),
  });
  return {
    /** @throws {AgentError} the agent's error, or an invalid answer @throws {AgentGone} */
    async request<Schema extends z.ZodMiniType>(method: string, params: object, schema: Schema) {
      const answer: unknown = await connection.agent.request(method, params).catch((cause: unknown) => {
        if (cause instanceof RequestError) throw new AgentError(describeRequestError(cause), cause.code);
        throw new AgentGone('The connection to the agent is closed.', { cause });
      });
      const parsed = schema.safeParse(answer);
      if (parsed.success) return parsed.data;
      throw new AgentError(`It answered "${method}" with something that the protocol does not allow.`, invalidAnswer);
    },
    notify: (method: string, params: object) => void connection.agent.notify(method, params).catch(() => {}),
    closed: connection.closed,
    /** Returns why the agent's output was dropped, or undefined if it was not. */
    getFault: () => fault,
  };
}

function createClient({ onPermission, onElicitation }: AgentCallbacks) {
  const { session, elicitation } = methods.client;
  // Never throw here, because it is unknown how an agent handles an error in place of an answer.
  return client({ name: 'intern-action' })
    .onRequest(
      session.requestPermission,
      (params: unknown) => permissionRequest.safeParse(params),
      async ({ params, signal }) => {
        const optionId = params.success ? await onPermission(params.data, signal).catch(() => undefined) : undefined;
        return { outcome: optionId === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId } };
      },
    )
    .onRequest(
      elicitation.create,
      (params: unknown) => elicitationRequest.safeParse(params),
      async ({ params, signal }) =>
        params.success ? onElicitation(params.data, signal).catch(() => declined) : declined,
    );
}

const declined: ElicitationOutcome = { action: 'decline' };

type JsonObject = Readonly<Record<string, unknown>>;

const isUpdate = ({ id, method }: JsonObject): boolean => method === methods.client.session.update && id === undefined;

function isMessage(message: JsonObject): message is AnyMessage {
  return typeof message['method'] === 'string' || 'id' in message;
}

function describeRequestError({ message, data }: RequestError): string {
  const details: unknown = typeof data === 'object' && data !== null && 'details' in data ? data.details : data;
  const addsDetails = typeof details === 'string' && details !== '' && !message.includes(details);
  return addsDetails ? `${message}: ${details}` : message;
}

const longestMessageBytes = 32 * 1024 * 1024;

async function* readLines(stdout: Readable): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let bytes = 0;
  const append = (part: Buffer): void => {
    bytes += part.length;
    if (bytes > longestMessageBytes) {
      throw new Error(`It wrote a message of more than ${longestMessageBytes / 1024 / 1024} MiB.`);
    }
    parts.push(part);
  };
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      append(chunk.subarray(start, end));
      yield Buffer.concat(parts).toString();
      parts = [];
      bytes = 0;
      start = end + 1;
    }
    append(chunk.subarray(start));
  }
}
