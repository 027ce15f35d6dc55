// What holds for every response that the service streams (docs/service-api.md, "Stream rules").
import { keepaliveIntervalMs } from '../../../src/contract/limits.ts';
import type { WrittenStream } from '../history.ts';
import type { Simulated } from '../simulation.ts';
import type { Invariant } from './invariant.ts';

/** Promises of the service about its streams. */
export const streamInvariants: readonly Invariant[] = [
  { name: 'a response has one finish chunk, the final chunk and [DONE], in this order', check: eachStream(checkOrder) },
  { name: 'a stream is never silent for longer than a keepalive', check: eachStream(checkSilence) },
  { name: 'every request is answered', check: checkAnswered },
];

function eachStream(check: (stream: WrittenStream, nowMs: number) => string | undefined): Invariant['check'] {
  return ({ history, endedAtMs }) =>
    history.streams.flatMap((stream) => {
      const problem = check(stream, endedAtMs);
      return problem === undefined ? [] : [`response #${stream.requestId} ${problem}`];
    });
}

/** What one response says, read without the client's own reader. */
export interface StreamWords {
  /** One letter a chunk: role, words, asked, finish, last; done. */
  readonly kinds: string;
  readonly text: string;
  readonly asked: { readonly id: string; readonly arguments: string } | undefined;
  readonly finish: string | undefined;
}

interface LooseChunk {
  readonly choices: readonly {
    readonly delta: {
      readonly role?: string;
      readonly content?: string;
      readonly tool_calls?: readonly { readonly id: string; readonly function: { readonly arguments: string } }[];
    };
    readonly finish_reason: string | null;
  }[];
}

const known = new WeakMap<WrittenStream, StreamWords>();

/** Reads a response, once: nothing is added to it when a simulation is over. */
export function wordsOf(stream: WrittenStream): StreamWords {
  const words = known.get(stream) ?? readStream(stream.text);
  known.set(stream, words);
  return words;
}

function readStream(text: string): StreamWords {
  let kinds = '';
  let said = '';
  let asked: StreamWords['asked'];
  let finish: string | undefined;
  for (const event of text.split('\n\n')) {
    if (!event.startsWith('data: ')) continue;
    if (event === 'data: [DONE]') {
      kinds += 'd';
      continue;
    }
    const chunk: LooseChunk = JSON.parse(event.slice(6));
    const [choice] = chunk.choices;
    const call = choice?.delta.tool_calls?.[0];
    if (call !== undefined) asked = { id: call.id, arguments: call.function.arguments };
    finish = choice?.finish_reason ?? finish;
    said += choice?.delta.content ?? '';
    kinds += kindOf(choice);
  }
  return { kinds, text: said, asked, finish };
}

function kindOf(choice: LooseChunk['choices'][number] | undefined): string {
  if (choice === undefined) return 'l';
  if (choice.finish_reason !== null) return 'f';
  if (choice.delta.tool_calls !== undefined) return 'a';
  return choice.delta.role === undefined ? 'w' : 'r';
}

function checkOrder(stream: WrittenStream): string | undefined {
  const { isEnded } = stream;
  const { kinds, finish } = wordsOf(stream);
  const form = isEnded ? (finish === 'tool_calls' ? /^rw*afld$/ : /^rw*fld$/) : /^(?:rw*)?$/;
  return form.test(kinds) ? undefined : `has its chunks in the order "${kinds}"`;
}

function checkSilence({ writtenAtMs, isEnded, brokenAtMs }: WrittenStream, nowMs: number): string | undefined {
  const times = isEnded ? writtenAtMs : [...writtenAtMs, brokenAtMs ?? nowMs];
  const longest = Math.max(0, ...times.slice(1).map((atMs, index) => atMs - (times[index] ?? atMs)));
  return longest <= keepaliveIntervalMs ? undefined : `was silent for ${longest} ms`;
}

function checkAnswered({ history }: Simulated): readonly string[] {
  const answered = new Set(history.verdicts.map(({ requestId }) => requestId));
  return history.requests
    .filter(({ id, route, arrivedAtMs }) => arrivedAtMs !== undefined && route !== 'identity' && !answered.has(id))
    .filter(({ failure }) => failure === undefined && history.deaths.length === 0)
    .map(({ id }) => `request #${id} arrived, and nothing was decided about it`);
}
