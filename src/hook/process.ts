// The process of a hook: reads standard input, ends within ten seconds with exit code 0 or 2 and no other.
import { setTimeout as sleep } from 'node:timers/promises';
import { type HookEnd, refusal } from './answer.ts';
import type { FindTrusted } from './policy-in-use.ts';
import { runHook, tooLate } from './run-hook.ts';
import { readHookSettings, stateFolderOf } from './settings.ts';

const deadlineMs = 10_000;
const maxBytes = 32 * 1024 * 1024;

/** What the process of a hook is given. */
export interface HookIo {
  readonly words: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly findTrusted: FindTrusted;
}

/** Judges the call on standard input. */
export async function judgeStdin({ words, env, cwd, stdin, findTrusted }: HookIo): Promise<HookEnd> {
  const timer = new AbortController();
  try {
    const settings = readHookSettings(words);
    const judged = readAll(stdin).then(async (payload) =>
      runHook({ ...settings, payload, env, cwd, findTrusted, stateFolder: stateFolderOf(env) }),
    );
    return await Promise.race([judged, sleep(deadlineMs, undefined, { signal: timer.signal }).then(tooLate)]);
  } catch (error) {
    return refusal(`refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    timer.abort();
  }
}

async function readAll(stdin: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of stdin) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) throw new Error(`the payload has more than ${maxBytes} bytes`);
  }
  return Buffer.concat(parts);
}
