// A client of the job: one request to a model through the broker, sent again where the broker says that it may be.
import http from 'node:http';
import { parseJson } from '../../../src/json.ts';
import type { ModelBroker } from '../../../src/models/broker-types.ts';
import type { Secret } from '../../../src/secret.ts';
import type { Random } from '../world/random.ts';
import type { Timeline } from '../world/timeline.ts';

/** What came of a request, or of one sending of it. */
export type Outcome =
  /** An answer with its status, whoever gave it. */
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  /** The broker's own error. */
  | { readonly kind: 'error'; readonly code: string; readonly isRepeatable: boolean }
  /** The answer broke off, or never came. */
  | { readonly kind: 'cut' }
  /** The client went on purpose. */
  | { readonly kind: 'left' };

export interface ClientOptions {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly broker: ModelBroker;
  readonly agent: http.Agent;
  readonly key: Secret;
}

/** As the SDKs have it: two more sendings, after half a second and twice that; ten minutes for an answer. */
const mostSendings = 3;
const waitMs = 500;
const patienceMs = 600_000;

/** What came of a request: of its last sending, which has a name of its own. */
export interface Asked {
  readonly id: string;
  readonly outcome: Outcome;
  readonly sendings: number;
}

/** Sends one request. */
export async function askModel(number: number, options: ClientOptions): Promise<Asked> {
  const { random, timeline } = options;
  const isStream = random.chance(0.5);
  const leavesAfterMs = random.chance(0.005) ? random.between(1, 3_000) : patienceMs;
  for (let sending = 1; ; sending += 1) {
    const id = `${number}.${sending}`;
    const outcome = await sendOnce(id, { isStream, leavesAfterMs }, options);
    if (outcome.kind !== 'error' || !outcome.isRepeatable || sending === mostSendings) {
      return { id, outcome, sendings: sending };
    }
    await new Promise<void>((resolve) => void timeline.plan('client', waitMs * 2 ** (sending - 1), resolve));
  }
}

interface Asking {
  readonly isStream: boolean;
  readonly leavesAfterMs: number;
}

function sendOnce(
  id: string,
  { isStream, leavesAfterMs }: Asking,
  { timeline, broker, agent, key }: ClientOptions,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${key.reveal()}`,
      'content-type': 'application/json',
      'x-client-request-id': id,
    };
    const request = http.request(`${broker.url}/chat/completions`, { method: 'POST', agent, headers });
    const over = (outcome: Outcome): void => {
      callOff();
      resolve(outcome);
    };
    const callOff = timeline.plan('client', leavesAfterMs, () => {
      over({ kind: leavesAfterMs === patienceMs ? 'cut' : 'left' });
      request.destroy();
    });
    request.on('error', () => over({ kind: 'cut' }));
    request.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('error', () => over({ kind: 'cut' }));
      answer.on('end', () => {
        const { 'intern-proxy': code, 'x-should-retry': repeat } = answer.headers;
        const own = typeof code === 'string';
        if (own) over({ kind: 'error', code, isRepeatable: repeat === 'true' });
        else over({ kind: 'answer', status: answer.statusCode ?? 0, text });
      });
    });
    request.end(JSON.stringify({ model: 'm', stream: isStream, messages: [{ role: 'user', content: id }] }));
  });
}

/** The name of the request that an answer of the model is to; undefined: it is of somebody else. */
export function nameInAnswer(text: string): string | undefined {
  const isStream = text.startsWith('data: ');
  if (isStream && !text.endsWith('data: [DONE]\n\n')) return undefined;
  const first: unknown = parseJson(isStream ? (text.split('\n')[0]?.slice('data: '.length) ?? '') : text);
  return typeof first === 'object' && first !== null && 'id' in first && typeof first.id === 'string'
    ? first.id
    : undefined;
}
