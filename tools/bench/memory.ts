// How much memory a long stream takes: the whole run loop with transcript and summary, in a process of its own per length.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { createClient } from '../../src/client/client.ts';
import { systemClock } from '../../src/clock.ts';
import type { ByteStream, Fetch } from '../../src/http/transport.ts';
import { createTranscriptFile } from '../../src/job/transcript-file.ts';
import { openWorkspace } from '../../src/job/workspace.ts';
import { silentLog } from '../../src/log.ts';
import { startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { rejectEverything } from '../../src/permission/policy.ts';
import { toSummary } from '../../src/report/summary.ts';
import { runPrompt } from '../../src/run/run.ts';
import { createRedactor, Secret } from '../../src/secret.ts';
import { createRecorder } from '../../src/transcript/recorder.ts';

const pieceBytes = 64 * 1024;

async function* chunks(megabytes: number): AsyncGenerator<Uint8Array> {
  const fixed = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'example/scripted' };
  const line = (rest: object): string => `data: ${JSON.stringify({ ...fixed, ...rest })}\n\n`;
  const text = line({
    choices: [{ index: 0, delta: { content: 'Some words of an intern. '.repeat(5) }, finish_reason: null }],
  });
  const piece = Buffer.from(text.repeat(Math.ceil(pieceBytes / text.length)));
  for (let sent = 0; sent < megabytes * 1024 * 1024; sent += piece.length) {
    yield piece;
    await setImmediate(); // as a network does: between two pieces the event loop turns
  }
  yield Buffer.from(line({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  yield Buffer.from(`${line({ choices: [], session_id: 's', usage: null })}data: [DONE]\n\n`);
}

/** Streams so many megabytes through a run, and prints the peak memory of this process in MiB. */
async function streamAndReport(megabytes: number): Promise<void> {
  const source = chunks(megabytes);
  const cancel = async (): Promise<void> => {};
  const body: ByteStream = {
    cancel,
    [Symbol.asyncIterator]: () => source,
    getReader: () => ({ read: () => source.next(), cancel }),
  };
  const headers = { get: (name: string) => (name === 'content-type' ? 'text/event-stream' : null) };
  const fetch: Fetch = () => Promise.resolve({ status: 200, headers, body });
  const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
  const readFile = (): Promise<Uint8Array> => Promise.reject(new Error('not used'));
  const transcript = createTranscriptFile('transcript.jsonl', {
    workspace: openWorkspace({ env: {}, cwd: folder, readFile, files: 'workspace' }),
    log: silentLog,
    maxBytes: Number.POSITIVE_INFINITY, // all of it is written, so that all of it is measured
  });
  const recorder = createRecorder({ clock: systemClock, redactor: createRedactor() });
  recorder.observe(transcript.write);
  const bearer = (): Promise<Secret> => Promise.resolve(new Secret('bench'));
  const { record, conclusion } = await runPrompt({
    client: createClient({ baseUrl: 'http://127.0.0.1', bearer, fetch }),
    internId: 'i',
    prompt: 'p',
    approvalMode: 'manual',
    startDecisions: async () => startDecisions(rejectEverything, unknownContext),
    maxPauses: 1,
    failOnReject: false,
    onPause: 'resolve',
    onTimeout: 'fail',
    waitForInternMs: 0,
    deadline: Number.POSITIVE_INFINITY,
    recorder,
    clock: systemClock,
    log: silentLog,
  });
  const summary = toSummary(record, 'full');
  transcript.close();
  rmSync(folder, { recursive: true });
  if (conclusion !== 'finished' || summary.length < 100) throw new Error(`The run was ${conclusion}.`);
  process.stdout.write(`${process.resourceUsage().maxRSS / 1024}\n`);
}

/** Peak memory in MiB after a stream of one megabyte, and after one of `megabytes`. */
export function benchMemory(megabytes: number): { readonly short: number; readonly long: number } {
  const measure = (length: number): number =>
    Number(execFileSync(process.execPath, [import.meta.filename, String(length)], { encoding: 'utf8' }));
  return { short: measure(1), long: measure(megabytes) };
}

if (import.meta.main) await streamAndReport(Number(process.argv[2] ?? 1));
