// The headers of requests and answers: which pass, which are dropped, which are ours.
import { refusalHeader } from './refusal.ts';

/** As Node gives and takes them: name, value, name, value. */
export type RawHeaders = readonly string[];

// Those of one connection (RFC 9110, section 7.6.1); what "Connection" names comes to them.
const hopByHop = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings'];

/**
 * Headers of a request that pass: what says how the body is written, who calls and which call it is. Everything else is dropped, for some of it
 * names another account, path or method to a program on the way (`X-Api-Key`, `X-Original-URL`, `X-HTTP-Method-Override`).
 */
const keptNames: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'content-encoding',
  'content-language',
  'content-type',
  'idempotency-key',
  'last-event-id',
  'traceparent',
  'tracestate',
  'user-agent',
  'x-client-request-id',
  'x-correlation-id',
  'x-request-id',
  'x-title',
]);

/** Versions and features of OpenAI's interface, and what its clients tell of themselves. */
const keptPrefixes = ['openai-beta', 'x-stainless-'] as const;

/** Dropped from an answer: a browser would remember them for this loopback address, or they would pass for ours. */
const droppedOfAnswer: ReadonlySet<string> = new Set([
  ...hopByHop,
  'set-cookie',
  'set-cookie2',
  'alt-svc',
  'strict-transport-security',
  refusalHeader,
]);

export function readHead(raw: RawHeaders) {
  return {
    authorizations: valuesOf(raw, 'authorization'),
    apiKeys: valuesOf(raw, 'x-api-key'),
    hosts: valuesOf(raw, 'host'),
    hasOrigin: valuesOf(raw, 'origin').length > 0,
    codings: valuesOf(raw, 'transfer-encoding'),
  };
}

const noNames: ReadonlySet<string> = new Set();

/** Keeps the headers of a request beside ours: host, bearer, length, encoding. */
export function keptOfRequest(raw: RawHeaders, more: ReadonlySet<string> = noNames): string[] {
  return kept(
    raw,
    (name) => !keptNames.has(name) && !more.has(name) && !keptPrefixes.some((prefix) => name.startsWith(prefix)),
  );
}

export function keptOfAnswer(raw: RawHeaders): string[] {
  return kept(
    raw,
    (name) => droppedOfAnswer.has(name) || name.startsWith('proxy-') || name.startsWith('access-control-'),
  );
}

function kept(raw: RawHeaders, isDropped: (name: string) => boolean): string[] {
  const named = namedByConnection(raw);
  const passed: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const lower = name.toLowerCase();
    if (!isDropped(lower) && (named.length === 0 || !named.includes(lower))) passed.push(name, raw[index + 1] ?? '');
  }
  return passed;
}

function namedByConnection(raw: RawHeaders): readonly string[] {
  const values = valuesOf(raw, 'connection');
  if (values.every((value) => value === 'keep-alive' || value === 'close')) return nothing; // nearly always
  return values.flatMap((value) =>
    value
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
}

const nothing: readonly string[] = [];

/** Compares the length first, which nearly every other name fails. */
function valuesOf(raw: RawHeaders, wanted: string): string[] {
  const values: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === wanted.length && name.toLowerCase() === wanted) values.push(raw[index + 1] ?? '');
  }
  return values;
}
