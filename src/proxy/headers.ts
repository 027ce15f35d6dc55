// The headers of requests and answers: those that pass, those that are dropped, and our own.
import { refusalHeader } from './refusal.ts';

/** Name, value, name, value, as in Node. */
export type RawHeaders = readonly string[];

// Headers for one connection only (RFC 9110, section 7.6.1). Those that "Connection" names are dropped too.
const hopByHop = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings'];

/** The only headers that pass: others name another account, path or method to an intermediary (`X-Api-Key`). */
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

const keptPrefixes = ['openai-beta', 'x-stainless-'] as const;

/** Dropped from an answer: a browser would keep them for this loopback address, or they would look like ours. */
const droppedOfAnswer: ReadonlySet<string> = new Set([
  ...hopByHop,
  'set-cookie',
  'set-cookie2',
  'alt-svc',
  'strict-transport-security',
  refusalHeader,
]);

export function keptOfRequest(raw: RawHeaders, more?: ReadonlySet<string>): string[] {
  const hasKeptPrefix = (name: string): boolean => keptPrefixes.some((prefix) => name.startsWith(prefix));
  return kept(raw, (name) => keptNames.has(name) || more?.has(name) === true || hasKeptPrefix(name));
}

export function keptOfAnswer(raw: RawHeaders): string[] {
  return kept(raw, (name) => !droppedOfAnswer.has(name) && !/^(?:proxy|access-control)-/.test(name));
}

function kept(raw: RawHeaders, isKept: (name: string) => boolean): string[] {
  const named = namedByConnection(raw);
  const passed: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const lower = name.toLowerCase();
    if (isKept(lower) && (named.length === 0 || !named.includes(lower))) passed.push(name, raw[index + 1] ?? '');
  }
  return passed;
}

function namedByConnection(raw: RawHeaders): readonly string[] {
  const values = valuesOf(raw, 'connection');
  if (values.every((value) => value === 'keep-alive' || value === 'close')) return []; // nearly always
  const names = values.join(',').toLowerCase().split(',');
  return names.map((name) => name.trim());
}

/** Compares lengths first, because almost every other name differs there. */
export function valuesOf(raw: RawHeaders, wanted: string): string[] {
  const values: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === wanted.length && name.toLowerCase() === wanted) values.push(raw[index + 1] ?? '');
  }
  return values;
}
