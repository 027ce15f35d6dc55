// The cost of a long stream: our client beside "split lines, decode, JSON.parse" on the same bytes, cut at the same places.
import { createClient } from '../../src/client/client.ts';
import type { ByteStream, Fetch } from '../../src/http/transport.ts';
import { Secret } from '../../src/secret.ts';
import { compare, type Ratio } from './compare.ts';

const chunkCount = 200_000;
const chunkBytes = 265;
const longestPiece = 4096;

/** Numbers from 0 up to 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function chunk(delta: object, finish_reason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason }];
  const fixed = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_700_000_000,
    model: 'example/scripted',
  };
  return `data: ${JSON.stringify({ ...fixed, choices })}\n\n`;
}

/** The whole stream as bytes, with text that is not all ASCII. */
function makeStream(chunks: number): Uint8Array {
  const word = 'Grüße und Wörter ';
  const bare = Buffer.byteLength(chunk({ content: '' }, null));
  const text = word.repeat(Math.ceil(chunkBytes / word.length));
  let content = text.slice(0, chunkBytes - bare);
  while (Buffer.byteLength(content) > chunkBytes - bare) content = content.slice(0, -1);
  const one = chunk({ content }, null);
  const fixed = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'example/scripted' };
  const final = `data: ${JSON.stringify({ ...fixed, choices: [], session_id: 's', usage: null })}\n\n`;
  return Buffer.from(`${one.repeat(chunks)}${chunk({}, 'stop')}${final}data: [DONE]\n\n`);
}

function cut(bytes: Uint8Array): readonly Uint8Array[] {
  const random = seeded(20261120);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + Math.floor(random() * longestPiece);
    pieces.push(bytes.subarray(at, end));
    at = end;
  }
  return pieces;
}

async function* emit(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield piece;
}

function toByteStream(pieces: readonly Uint8Array[]): ByteStream {
  const source = emit(pieces);
  const cancel = async (): Promise<void> => {};
  return { cancel, [Symbol.asyncIterator]: () => source, getReader: () => ({ read: () => source.next(), cancel }) };
}

/** The floor: what no client can do without. */
async function readFloor(pieces: readonly Uint8Array[]): Promise<number> {
  const decoder = new TextDecoder();
  let rest = '';
  let characters = 0;
  for await (const piece of emit(pieces)) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue;
      for (const choice of JSON.parse(line.slice(6)).choices) characters += choice.delta.content?.length ?? 0;
    }
  }
  return characters;
}

async function readOurs(pieces: readonly Uint8Array[]): Promise<number> {
  const headers = { get: (name: string) => (name === 'content-type' ? 'text/event-stream' : null) };
  const fetch: Fetch = () => Promise.resolve({ status: 200, headers, body: toByteStream(pieces) });
  const bearer = (): Promise<Secret> => Promise.resolve(new Secret('bench'));
  const client = createClient({ baseUrl: 'http://127.0.0.1', bearer, fetch });
  let characters = 0;
  for await (const event of client.prompt({ internId: 'i', prompt: 'p', approvalMode: 'manual' })) {
    if (event.type === 'text') characters += event.text.length;
  }
  return characters;
}

/** CPU time of our client over the floor's; both must have read the same text. */
export async function benchStream(rounds: number): Promise<Ratio> {
  const pieces = cut(makeStream(chunkCount));
  const expected = await readFloor(pieces);
  const read = async (reader: typeof readOurs): Promise<void> => {
    const characters = await reader(pieces);
    if (characters !== expected) throw new Error(`Read ${characters} characters of ${expected}.`);
  };
  return compare({
    name: `stream of ${chunkCount.toLocaleString('en')} chunks of ${chunkBytes} bytes, CPU time`,
    unit: 'ms',
    rounds,
    ours: () => timed(() => read(readOurs)),
    floor: () => timed(() => read(readFloor)),
  });
}

/** CPU time of some work in this process, which other processes of the machine do not change as they change its duration. */
async function timed(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
