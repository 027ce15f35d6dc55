// Describes a provider of models to the proxy, and rations the memory for the bodies of requests.
import { maxHeadersWaitMs } from '../../contract/limits.ts';
import type { ModelAccess } from '../../models/access.ts';
import { readPathRule } from '../../models/path-rule.ts';
import { findHeaderValues, type RawHeaders } from '../headers.ts';
import { createModelUsageReader } from '../usage.ts';

export type ModelUpstream = Readonly<ReturnType<typeof createModelUpstream>>;

const mebibyte = 1024 * 1024;

export function createModelUpstream({ provider, apiKey, allowPaths }: ModelAccess) {
  const { wire, name, title } = provider;
  const isInternService = name === 'interns';
  const maxBodyBytes = (isInternService ? 1 : 32) * mebibyte;
  const credentialKind = apiKey === undefined ? 'token' : 'key';
  return {
    ...wire,
    servedProvider: { name, tells_cost: provider.reportsCost },
    rules: [...wire.defaultRules, ...allowPaths].flatMap((rule) => readPathRule(rule) ?? []),
    authorize: (credential: string, clientHeaders: RawHeaders) =>
      wire.authorize(credentialKind, credential, (header) => findHeaderValues(clientHeaders, header).join(',')),
    // Each replaces the proxy's default message for an error code.
    messages: {
      requests_capped: 'The cap on requests is reached: "max_requests" of the model access.',
      tokens_capped: 'The cap on tokens is reached: "max_tokens" of the model access.',
      cost_capped: 'The cap on cost is reached: "max_cost" of the model access.',
      path_refused: `This method and path are not forwarded to ${title}. To allow more, use "allow_paths" of the model access.`,
      body_too_large: `The body is larger than ${maxBodyBytes} bytes.`,
      service_unreachable: `${title} could not be reached: nothing was sent.`,
      service_silent: `${title} did not answer in time. The request may have arrived, so it is not repeated.`,
    },
    isMetered: (method: string | undefined, path: string) => method === 'POST' && wire.unmetered?.test(path) !== true,
    createUsageReader: (request: Buffer, isStream: boolean) => createModelUsageReader(wire.usage, request, isStream),
    memory: createMemoryBudget(256 * mebibyte),
    maxBodyBytes,
    answerMs: isInternService ? maxHeadersWaitMs : 30 * 60_000,
  };
}

export interface Reservation {
  /** Keeps this number of bytes, and gives back the rest. */
  shrink(bytes: number): void;
  release(): void;
}

export function createMemoryBudget(maxBytes: number) {
  let freeBytes = maxBytes;
  const waiting: { readonly bytes: number; readonly grant: () => void }[] = [];
  const serveWaiting = (): void => {
    for (let next = waiting[0]; next !== undefined && next.bytes <= freeBytes; next = waiting[0]) {
      waiting.shift();
      freeBytes -= next.bytes;
      next.grant();
    }
  };
  const createReservation = (bytes: number): Reservation => {
    let heldBytes = bytes;
    const shrinkTo = (neededBytes: number): void => {
      freeBytes += heldBytes - neededBytes;
      heldBytes = neededBytes;
      serveWaiting();
    };
    return { shrink: (needed) => shrinkTo(Math.min(heldBytes, needed)), release: () => shrinkTo(0) };
  };
  return {
    /** Returns undefined if too few bytes are free, or others are waiting. */
    take(bytes: number): Reservation | undefined {
      const wanted = Math.min(bytes, maxBytes);
      if (waiting.length > 0 || wanted > freeBytes) return undefined;
      freeBytes -= wanted;
      return createReservation(wanted);
    },
    /** Waits in line for free bytes. Resolves to undefined if `signal` ends the wait. */
    reserve(bytes: number, signal: AbortSignal): Promise<Reservation | undefined> {
      const { promise, resolve } = Promise.withResolvers<Reservation | undefined>();
      const wanted = Math.min(bytes, maxBytes);
      const waiter = { bytes: wanted, grant: () => resolve(createReservation(wanted)) };
      const giveUp = (): void => {
        const index = waiting.indexOf(waiter);
        if (index === -1) return; // its bytes were granted already
        waiting.splice(index, 1);
        resolve(undefined);
        serveWaiting();
      };
      signal.addEventListener('abort', giveUp);
      waiting.push(waiter);
      if (signal.aborted) giveUp();
      else serveWaiting();
      return promise;
    },
  };
}
