// Chooses the headers of a request that the service gets, and the headers of an answer that the client gets.
import { refusalHeader } from './refusal.ts';

/** Names and values in turn, as in Node's `rawHeaders`. */
export type RawHeaders = readonly string[];

// Headers for one connection only (RFC 9110, section 7.6.1). Any that "Connection" names are dropped too.
const hopByHop = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings'];

/** Headers that can't make the service, or a gateway before it, use another account, path or method (as `X-Api-Key` could). */
const forwardedNames: ReadonlySet<string> = new Set([
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

const forwardedPrefixes = ['openai-beta', 'x-stainless-'] as const;

const droppedAnswerHeaders: ReadonlySet<string> = new Set([
  ...hopByHop,
  // A browser would remember these for the loopback address.
  'set-cookie',
  'set-cookie2',
  'alt-svc',
  'strict-transport-security',
  refusalHeader, // from the service, it would look like a refusal by the proxy
]);

export function keepRequestHeaders(raw: RawHeaders, extraNames?: ReadonlySet<string>): string[] {
  const hasPrefix = (name: string): boolean => forwardedPrefixes.some((prefix) => name.startsWith(prefix));
  return filterHeaders(raw, (name) => forwardedNames.has(name) || extraNames?.has(name) === true || hasPrefix(name));
}

export function keepAnswerHeaders(raw: RawHeaders): string[] {
  return filterHeaders(raw, (name) => !droppedAnswerHeaders.has(name) && !/^(?:proxy|access-control)-/.test(name));
}

/** `isKept` gets the name in lower case. */
export function filterHeaders(raw: RawHeaders, isKept: (name: string) => boolean): string[] {
  const connectionNames = readConnectionNames(raw);
  const headers: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    const lowerName = name.toLowerCase();
    if (isKept(lowerName) && !connectionNames.includes(lowerName)) headers.push(name, raw[index + 1] ?? '');
  }
  return headers;
}

function readConnectionNames(raw: RawHeaders): readonly string[] {
  const values = findHeaderValues(raw, 'connection');
  if (values.every((value) => value === 'keep-alive' || value === 'close')) return []; // nearly always
  const names = values.join(',').toLowerCase().split(',');
  return names.map((name) => name.trim());
}

/** Compares lengths first, because almost every other name differs in length. */
export function findHeaderValues(raw: RawHeaders, lowerCaseName: string): string[] {
  const values: string[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = raw[index] ?? '';
    if (name.length === lowerCaseName.length && name.toLowerCase() === lowerCaseName) values.push(raw[index + 1] ?? '');
  }
  return values;
}
