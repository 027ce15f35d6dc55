// A provider of models as the proxy sees it, and the memory that the bodies of all its requests share.
import type { ModelAccess } from '../../models/access.ts';
import { readPathRule } from '../../models/path-rule.ts';
import { type RawHeaders, valuesOf } from '../headers.ts';
import { modelUsage } from '../usage.ts';

export type ModelUpstream = Readonly<ReturnType<typeof modelUpstream>>;

const mebibyte = 1024 * 1024;

const memoryBytes = 256 * mebibyte;

export function modelUpstream({ provider, apiKey, allowPaths }: ModelAccess) {
  const { wire, name, title } = provider;
  const isIntern = name === 'interns';
  const maxBodyBytes = (isIntern ? 1 : 32) * mebibyte;
  const kind = apiKey === undefined ? 'token' : 'key';
  return {
    ...wire,
    account: { name, tells_cost: provider.tellsCost },
    rules: [...wire.passes, ...allowPaths].flatMap((rule) => readPathRule(rule) ?? []),
    authorize: (text: string, raw: RawHeaders) =>
      wire.authorize(kind, text, (header) => valuesOf(raw, header).join(',')),
    // Messages by error code, in place of those for interns.
    words: {
      requests_capped: 'The cap on requests is reached: "max_requests" of the model access.',
      tokens_capped: 'The cap on tokens is reached: "max_tokens" of the model access.',
      cost_capped: 'The cap on cost is reached: "max_cost" of the model access.',
      path_refused: `This method and path are not forwarded to ${title}. "allow_paths" of the model access adds some.`,
      body_too_large: `The body is larger than ${maxBodyBytes} bytes.`,
      service_unreachable: `${title} could not be reached: nothing was sent.`,
      service_silent: `${title} did not answer in time. The request may have arrived, so it is not repeated.`,
    },
    isMetered: (method: string | undefined, path: string) => method === 'POST' && wire.free?.test(path) !== true,
    usageReader: (request: Buffer, isStream: boolean) => modelUsage(wire.usage, request, isStream),
    memory: createMemory(memoryBytes),
    maxBodyBytes,
    answerMs: isIntern ? 310_000 : 1_800_000,
  };
}

export interface Reservation {
  /** Gives back what the body did not need. */
  shrink(bytes: number): void;
  release(): void;
}

export function createMemory(maxBytes: number) {
  let free = maxBytes;
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = [];
  const giveOut = (): void => {
    for (let [next] = waiting; next !== undefined && next.bytes <= free; [next] = waiting) {
      waiting.shift();
      free -= next.bytes;
      next.begin();
    }
  };
  const reservationOf = (bytes: number): Reservation => {
    let held = bytes;
    const keep = (rest: number): void => {
      free += held - rest;
      held = rest;
      giveOut();
    };
    return { shrink: (needed) => keep(Math.min(held, needed)), release: () => keep(0) };
  };
  return {
    /** Returns undefined if too few bytes are free, or others are waiting. */
    take(bytes: number): Reservation | undefined {
      const wanted = Math.min(bytes, maxBytes);
      if (waiting.length > 0 || wanted > free) return undefined;
      free -= wanted;
      return reservationOf(wanted);
    },
    /** Serves in order. Resolves to undefined if `signal` ends the wait. */
    reserve(bytes: number, signal: AbortSignal): Promise<Reservation | undefined> {
      const { promise, resolve } = Promise.withResolvers<Reservation | undefined>();
      const wanted = Math.min(bytes, maxBytes);
      const entry = { bytes: wanted, begin: () => resolve(reservationOf(wanted)) };
      const giveUp = (): void => {
        const index = waiting.indexOf(entry);
        if (index === -1) return;
        waiting.splice(index, 1);
        resolve(undefined);
        giveOut();
      };
      signal.addEventListener('abort', giveUp);
      waiting.push(entry);
      if (signal.aborted) giveUp();
      else giveOut();
      return promise;
    },
  };
}
