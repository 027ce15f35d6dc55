// The process of a hook: reads standard input, ends within ten seconds with exit code 0 or 2 and no other.
import { read } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type HookEnd, refusal } from './answer.ts';
import { runHook, tooLate } from './run-hook.ts';
import { readHookSettings } from './settings.ts';

const deadlineMs = 10_000;
const maxBytes = 32 * 1024 * 1024;

/** Effects and arguments of a hook's process. */
export interface HookIo {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/** Judges the call on standard input. */
export async function judgeStdin({ words, env, cwd }: HookIo): Promise<HookEnd> {
  const timer = new AbortController();
  try {
    const settings = readHookSettings(words);
    const judged = readAll().then(async (payload) =>
      runHook({ ...settings, keepsLog: settings.transcript !== 'none', payload, env, cwd }),
    );
    return await Promise.race([judged, sleep(deadlineMs, undefined, { signal: timer.signal }).then(tooLate)]);
  } catch (error) {
    return refusal(`refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    timer.abort();
  }
}

const readPart = promisify(read);

/** Reads standard input by its number: its stream takes longer to load than the decision. */
async function readAll(): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let length = 0; ; ) {
    const { bytesRead, buffer } = await readPart(0, { buffer: Buffer.alloc(65_536) });
    if (bytesRead === 0) return Buffer.concat(parts);
    parts.push(buffer.subarray(0, bytesRead));
    length += bytesRead;
    if (length > maxBytes) throw new Error(`the payload has more than ${maxBytes} bytes`);
  }
}
