// Defines checks of a service against docs/service-api.md: their target, the requests they send, and what they throw.
import { parseJson, readWithin } from '../json.ts';
import { Secret } from '../secret.ts';

/** Thrown if the service does not do what a row of docs/service-api.md says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

/** Thrown if the target lacks what a check needs: a key, an intern, a question. */
export class NotCheckable extends Error {
  override readonly name = 'NotCheckable';
}

/** Passes unless `run` throws. A {@link NotCheckable} means that nothing was checked, any other error is a failure. */
export interface Check {
  readonly rowIds: readonly string[];
  run(target: Target): Promise<void>;
}

export function check(rowIds: readonly string[], run: Check['run']): Check {
  return { rowIds, run };
}

export function expectThat(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Mismatch(problem);
}

export function requireValue<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new NotCheckable(`needs ${what}`);
  return value;
}

export function asObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  expectThat(typeof value === 'object' && value !== null && !Array.isArray(value), `${what} is not an object`);
  return Object.fromEntries(Object.entries(value));
}

/** @throws {Mismatch} unless the reply has the status `expected`; @returns the `error` in its body */
export function expectError({ status, text, json }: Reply, expected: number): Readonly<Record<string, unknown>> {
  expectThat(status === expected, `the status is ${status}, not ${expected}: ${text.slice(0, 200)}`);
  return asObject(asObject(json, 'the body')['error'], 'error');
}

export function expectKeys(value: Readonly<Record<string, unknown>>, keys: readonly string[], what: string): void {
  const [present, expected] = [Object.keys(value), keys].map((names) => names.toSorted().join(', '));
  expectThat(present === expected, `${what} has ${present}, not ${expected}`);
}

/** The part of the global `fetch` that the checks need. */
type SendRequest = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body: string | null;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
  },
) => Promise<{
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: AsyncIterable<Uint8Array> | null;
}>;

export interface Target {
  /** Includes the version segment. */
  readonly baseUrl: string;
  readonly fetch: SendRequest;
  /** A standard key, or an access token. */
  readonly apiKey: Secret;
  readonly managementKey: Secret | undefined;
  /** The hash of a key. The checks read its record by an empty PATCH. */
  readonly keyHash: string | undefined;
  readonly federationPolicyId: string | undefined;
  readonly subjectToken: Secret | undefined;
  /** Name or id of the intern to talk to; undefined: the first running one. */
  readonly intern: string | undefined;
  /** A prompt that makes the intern use its shell, for which it has to ask in manual mode. */
  readonly askingPrompt: string;
  readonly newId: () => string;
}

export type Reply = Awaited<ReturnType<typeof send>>;

export type Form = Readonly<Record<string, string | Secret>>;

export const unknownKey = new Secret('unknown-key');

export interface Probe {
  readonly method?: string;
  /** Default: the API key of the target; null: no bearer. */
  readonly bearer?: Secret | null;
  readonly json?: unknown;
  readonly form?: Form;
  readonly text?: string;
}

/** Far more than any answer of the API has. Keeps an endless body from exhausting memory. */
const maxAnswerBytes = 16 * 1024 * 1024;

/** Longest wait for a whole answer: an intern may work for minutes before it asks. */
const answerTimeoutMs = 10 * 60_000;

export async function send(target: Target, path: string, probe: Probe = {}) {
  const { bearer = target.apiKey, method = 'GET', json, form, text } = probe;
  const reveal = (value: string | Secret): string => (value instanceof Secret ? value.reveal() : value);
  const fields = form && Object.entries(form).map(([name, value]): [string, string] => [name, reveal(value)]);
  const body = fields ? new URLSearchParams(fields).toString() : (text ?? JSON.stringify(json));
  const response = await target.fetch(`${target.baseUrl}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeoutMs),
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer.reveal()}` }),
      ...(body && { 'content-type': fields ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    body: body ?? null,
  });
  const bytes = await readWithin(maxAnswerBytes, response.body);
  if (bytes === undefined) throw new Error(`The answer has more than ${maxAnswerBytes} bytes`);
  const reply = new TextDecoder().decode(bytes);
  return { status: response.status, headers: response.headers, text: reply, json: parseJson(reply) };
}
