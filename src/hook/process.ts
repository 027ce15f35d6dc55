// Judges the tool call on standard input within ten seconds, and ends the process even during a pending read.
import { read } from 'node:fs';
import { type HookEnd, toRefusal } from './answer.ts';
import { maxBytes } from './payload.ts';
import { type HookOptions, runHook } from './run-hook.ts';
import { readHookSettings } from './settings.ts';

const deadlineMs = 10_000;

export async function judgeStdin(words: readonly string[], rest: Pick<HookOptions, 'env' | 'cwd'>): Promise<HookEnd> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const settings = readHookSettings(words);
    const judgement = readAll().then(async (payload) => runHook({ ...settings, ...rest, payload }));
    const timeout = new Promise<HookEnd>((resolve) => {
      const end = { ...toRefusal('refused, because it was not judged within 10 seconds'), isLate: true } as const;
      timer = setTimeout(() => resolve(end), deadlineMs);
    });
    return await Promise.race([judgement, timeout]);
  } catch (error) {
    return toRefusal(`refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads file descriptor 0, because loading `process.stdin` takes longer than the decision. */
async function readAll(): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let length = 0; ; ) {
    const part = await readPart(Buffer.allocUnsafe(65_536));
    if (part.length === 0) return Buffer.concat(parts);
    parts.push(part);
    length += part.length;
    if (length > maxBytes) throw new Error(`the payload has more than ${maxBytes} bytes`);
  }
}

async function readPart(buffer: Buffer): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    read(0, buffer, 0, buffer.length, null, (error, bytesRead) => {
      if (error === null) resolve(buffer.subarray(0, bytesRead));
      // Another process that shares this input may have made it non-blocking.
      else if (error.code === 'EAGAIN') setTimeout(() => resolve(readPart(buffer)), 10);
      else reject(error);
    });
  });
}

/** Ends at once, although a read is pending: with code 2, or by SIGKILL, which the installed command turns into 2. */
export function forceExit(): void {
  try {
    process.execve?.('/bin/sh', ['sh', '-c', 'exit 2'], {});
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
