// A provider of models as the proxy sees it, and the memory that the bodies of its requests share.
import type { ModelAccess } from '../../models/access.ts';
import { type PathRule, readPathRule } from '../../models/path-rule.ts';
import type { ProxyError } from '../../models/provider.ts';
import { modelUsage, type UsageReader } from '../usage.ts';

export interface ModelUpstream {
  readonly account: { readonly name: string; readonly tells_cost: boolean };
  readonly rules: readonly PathRule[];
  readonly never: RegExp;
  readonly meantPath: (path: string) => string;
  readonly takesKeyHeader: boolean;
  readonly authorize: (bearer: string, raw: readonly string[]) => readonly string[];
  readonly keptHeaders: ReadonlySet<string>;
  readonly toError: (error: ProxyError) => unknown;
  /** Replace those of a proxy for interns, by error code. */
  readonly words: Readonly<Record<string, string>>;
  readonly isMetered: (method: string | undefined, path: string) => boolean;
  readonly usageReader: (request: Buffer, isStream: boolean) => UsageReader;
  readonly memory: Memory;
  readonly maxBodyBytes: number;
  readonly answerMs: number;
}

const mebibyte = 1024 * 1024;

const memoryBytes = 256 * mebibyte;

export function modelUpstream({ provider, apiKey, allowPaths }: ModelAccess): ModelUpstream {
  const { wire, name, title } = provider;
  const isIntern = name === 'interns';
  const maxBodyBytes = (isIntern ? 1 : 32) * mebibyte;
  const kind = apiKey === undefined ? 'token' : 'key';
  return {
    account: { name, tells_cost: provider.tellsCost },
    rules: [...wire.passes, ...allowPaths].flatMap((rule) => readPathRule(rule) ?? []),
    never: wire.never,
    meantPath: wire.meantPath,
    takesKeyHeader: wire.takesKeyHeader,
    authorize: (text, raw) => wire.authorize({ kind, text }, joinedValue(raw, wire.joinedHeader)),
    keptHeaders: new Set(wire.keptHeaders),
    toError: wire.toError,
    words: {
      requests_capped: 'The cap on requests is reached: "max_requests" of the model access.',
      tokens_capped: 'The cap on tokens is reached: "max_tokens" of the model access.',
      cost_capped: 'The cap on cost is reached: "max_cost" of the model access.',
      path_refused: `This method and path are not forwarded to ${title}. "allow_paths" of the model access adds some.`,
      body_too_large: `The body is larger than ${maxBodyBytes} bytes.`,
      service_unreachable: `${title} could not be reached: nothing was sent.`,
      service_silent: `${title} did not answer in time. The request may have arrived, so it is not repeated.`,
    },
    isMetered: (method, path) => method === 'POST' && wire.free?.test(path) !== true,
    usageReader: (request, isStream) => modelUsage(wire.usage, request, isStream),
    memory: createMemory(memoryBytes),
    maxBodyBytes,
    answerMs: isIntern ? 310_000 : 1_800_000,
  };
}

function joinedValue(raw: readonly string[], wanted: string | undefined): string | undefined {
  if (wanted === undefined) return undefined;
  const values = raw.filter((_, index) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === wanted);
  return values.length === 0 ? undefined : values.join(',');
}

export interface Reservation {
  /** Gives back what the body did not need. */
  shrink(bytes: number): void;
  release(): void;
}

export interface Memory {
  /** Undefined if too few bytes are free, or others are waiting. */
  take(bytes: number): Reservation | undefined;
  /** First come, first served; undefined if the wait ended first. */
  reserve(
    bytes: number,
    wait: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ): Promise<Reservation | undefined>;
}

export function createMemory(maxBytes: number): Memory {
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
    take(bytes) {
      const wanted = Math.min(bytes, maxBytes);
      if (waiting.length > 0 || wanted > free) return undefined;
      free -= wanted;
      return reservationOf(wanted);
    },
    reserve(bytes, { timeoutMs, signal }) {
      const wanted = Math.min(bytes, maxBytes);
      return new Promise((resolve) => {
        const end = (reservation: Reservation | undefined): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', giveUp);
          resolve(reservation);
        };
        const entry = { bytes: wanted, begin: () => end(reservationOf(wanted)) };
        const giveUp = (): void => {
          const index = waiting.indexOf(entry);
          if (index === -1) return;
          waiting.splice(index, 1);
          end(undefined);
          giveOut();
        };
        const timer = setTimeout(giveUp, timeoutMs);
        signal.addEventListener('abort', giveUp);
        waiting.push(entry);
        if (signal.aborted) giveUp();
        else giveOut();
      });
    },
  };
}
