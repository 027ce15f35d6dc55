// The connection to an agent: a JSON message per line, requests in both directions. Only this file uses the SDK.
import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import { type AnyMessage, type ClientContext, client, methods, RequestError } from '@agentclientprotocol/sdk';
import type * as z from 'zod/mini';
import { type ElicitationRequest, elicitationRequest, type PermissionRequest, permissionRequest } from './wire.ts';

export interface AgentCallbacks {
  /** Takes an update of a session. @returns a promise that must resolve before more is read */
  update(params: unknown): Promise<void> | undefined;
  /** `signal` aborts when the agent withdraws its request. */
  permission(request: PermissionRequest, signal: AbortSignal): Promise<string | undefined>;
  elicitation(request: ElicitationRequest, signal: AbortSignal): Promise<ElicitationOutcome>;
  /** Takes a line of output that is no message: a banner, broken JSON. */
  noise(line: string): void;
}

export type ElicitationOutcome =
  | { readonly action: 'accept'; readonly content: Readonly<Record<string, unknown>> }
  | { readonly action: 'decline' | 'cancel' };

export interface AgentConnection {
  /** @throws {AgentError} the agent's error, or an invalid answer @throws {AgentGone} */
  request<Schema extends z.ZodMiniType>(method: string, params: object, schema: Schema): Promise<z.infer<Schema>>;
  notify(method: string, params: object): void;
  readonly closed: Promise<void>;
  /** Tells why the agent's output was dropped; undefined if it was not. */
  fault(): string | undefined;
}

export class AgentError extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.name = 'AgentError';
    this.code = code;
  }
}

/** The connection is closed; the end of the process tells why. */
export class AgentGone extends Error {
  constructor(cause: unknown) {
    super('The connection to the agent is closed.', { cause });
    this.name = 'AgentGone';
  }
}

export const authenticationNeeded = -32_000;
const invalidAnswer = -32_603;

export function connectAgent(
  { stdin, stdout }: { readonly stdin: Writable; readonly stdout: Readable },
  callbacks: AgentCallbacks,
): AgentConnection {
  let fault: string | undefined;
  const awaited = new Set<unknown>();
  const incoming = async function* (): AsyncGenerator<AnyMessage> {
    try {
      for await (const line of readLines(stdout)) {
        if (line.trim() === '') continue;
        const message = parse(line);
        if (message === undefined) {
          callbacks.noise(line);
          continue;
        }
        const taken = take(message, awaited, callbacks);
        if (taken === true) continue;
        if (taken !== undefined) await taken;
        else if (isMessage(message)) {
          yield message;
          // Wait for the SDK, which dispatches by promises: a later message must not overtake this one.
          await nextTick();
        }
      }
    } catch (error: unknown) {
      fault = error instanceof Error ? error.message : String(error);
    }
  };
  const connection = createClient(callbacks).connect({
    readable: ReadableStream.from(incoming()),
    writable: new WritableStream({
      write(message: AnyMessage) {
        if ('method' in message && 'id' in message) awaited.add(message.id);
        return new Promise((resolve) => void stdin.write(`${JSON.stringify(message)}\n`, () => resolve()));
      },
    }),
  });
  return {
    request: (method, params, schema) => request(connection.agent, method, params, schema),
    notify: (method, params) => void connection.agent.notify(method, params).catch(() => {}),
    closed: connection.closed,
    fault: () => fault,
  };
}

function createClient({ permission, elicitation }: AgentCallbacks) {
  const { session, elicitation: question } = methods.client;
  // Never throw here: agents take an error in place of an answer for anything.
  return client({ name: 'intern-action' })
    .onRequest(
      session.requestPermission,
      (params: unknown) => permissionRequest.safeParse(params),
      async ({ params, signal }) => {
        const optionId = params.success ? await permission(params.data, signal).catch(() => undefined) : undefined;
        return { outcome: optionId === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId } };
      },
    )
    .onRequest(
      question.create,
      (params: unknown) => elicitationRequest.safeParse(params),
      async ({ params, signal }) =>
        params.success ? elicitation(params.data, signal).catch(() => declined) : declined,
    );
}

const declined: ElicitationOutcome = { action: 'decline' };

/** Takes updates directly: the SDK dispatches by promises, so that the answer to a prompt would overtake them. */
function take(
  message: Readonly<Record<string, unknown>>,
  awaited: Set<unknown>,
  { update, noise }: AgentCallbacks,
): Promise<void> | true | undefined {
  const { id, method } = message;
  if (method === methods.client.session.update && id === undefined) return update(message['params']) ?? true;
  if (method === undefined && !awaited.delete(id)) {
    noise(`An answer to no request: ${String(id)}`);
    return true;
  }
  return undefined;
}

function isMessage(message: Readonly<Record<string, unknown>>): message is AnyMessage {
  return typeof message['method'] === 'string' || 'id' in message;
}

async function request<Schema extends z.ZodMiniType>(
  agent: ClientContext,
  method: string,
  params: object,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const answer: unknown = await agent.request(method, params).catch((error: unknown) => {
    throw error instanceof RequestError ? new AgentError(describe(error), error.code) : new AgentGone(error);
  });
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  throw new AgentError(`It answered "${method}" with something that the protocol does not have.`, invalidAnswer);
}

function describe({ message, data }: RequestError): string {
  const details: unknown = typeof data === 'object' && data !== null && 'details' in data ? data.details : data;
  return typeof details === 'string' && details !== '' && !message.includes(details)
    ? `${message}: ${details}`
    : message;
}

const longestMessageBytes = 32 * 1024 * 1024;

async function* readLines(stdout: Readable): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      const line = chunk.subarray(from, end);
      bytes += line.length;
      if (bytes <= longestMessageBytes) yield (parts.length === 0 ? line : Buffer.concat([...parts, line])).toString();
      else throw tooLong();
      parts = [];
      bytes = 0;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    bytes += rest.length;
    if (bytes > longestMessageBytes) throw tooLong();
    if (rest.length > 0) parts.push(rest);
  }
}

function tooLong(): Error {
  return new Error(`It wrote a message of more than ${longestMessageBytes / 1024 / 1024} MiB.`);
}

/** Reads a JSON-RPC message (https://www.jsonrpc.org/specification); undefined for everything else. */
function parse(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    const isOurs = typeof value === 'object' && value !== null && 'jsonrpc' in value && value.jsonrpc === '2.0';
    return isOurs ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
