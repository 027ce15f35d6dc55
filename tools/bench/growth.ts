// How the time for one item grows with the number of items: pauses of a run, interns of a list, keys of an update file.
import { createClient } from '../../src/client/client.ts';
import { systemClock } from '../../src/clock.ts';
import type { ByteStream, Fetch } from '../../src/http/transport.ts';
import { readKeyUpdateFile } from '../../src/inputs/key-update-file.ts';
import { sendKeyUpdates } from '../../src/keys/send-updates.ts';
import { silentLog } from '../../src/log.ts';
import { startDecisions, unknownContext } from '../../src/permission/decide.ts';
import { loadPolicy } from '../../src/permission/policy-file.ts';
import { createRecorder } from '../../src/run/recorder.ts';
import { runPrompt } from '../../src/run/run.ts';
import { createRedactor, Secret } from '../../src/secret.ts';
import { median } from './compare.ts';

/** Microseconds of CPU time for one item at each size, and the largest over the smallest. */
export interface Growth {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly microseconds: readonly number[];
  readonly ratio: number;
}

const bearer = (): Promise<Secret> => Promise.resolve(new Secret('bench'));

function toBody(text: string): ByteStream {
  const bytes = Buffer.from(text);
  async function* once(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  const source = once();
  const cancel = async (): Promise<void> => {};
  return { cancel, [Symbol.asyncIterator]: () => source, getReader: () => ({ read: () => source.next(), cancel }) };
}

function answerWith(
  respond: (url: string, body: string | null) => { readonly type: string; readonly text: string },
): Fetch {
  return (url, { body }) => {
    const { type, text } = respond(url, body);
    const headers = { get: (name: string) => (name === 'content-type' ? type : null) };
    return Promise.resolve({ status: 200, headers, body: toBody(text) });
  };
}

const chunk = (rest: object): string => {
  const fixed = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'example/scripted' };
  return `data: ${JSON.stringify({ ...fixed, ...rest })}\n\n`;
};
const choice = (delta: object, finish_reason: string | null): string =>
  chunk({ choices: [{ index: 0, delta, finish_reason }] });
const final = `${chunk({ choices: [], session_id: 's', usage: null })}data: [DONE]\n\n`;

async function runWithPauses(pauses: number): Promise<void> {
  let asked = 0;
  const fetch = answerWith(() => {
    asked += 1;
    if (asked > pauses) return { type: 'text/event-stream', text: choice({ content: 'Done.' }, 'stop') + final };
    const args = JSON.stringify({
      kind: 'permission',
      operation: `step ${asked}`,
      options: ['allow_once', 'reject_once'],
    });
    const call = {
      index: 0,
      id: `call_${asked}`,
      type: 'function',
      function: { name: 'service.provide_input', arguments: args },
    };
    return { type: 'text/event-stream', text: choice({ tool_calls: [call] }, null) + choice({}, 'tool_calls') + final };
  });
  const policy = await loadPolicy(
    `version: 1\nbudget: { answers: ${pauses}, allows: ${pauses} }\nrules:\n  - { id: all, match: { kind: permission, operation: { glob: "step *" } }, then: allow }\n`,
    'bench',
  );
  const result = await runPrompt({
    client: createClient({ baseUrl: 'http://127.0.0.1', bearer, fetch }),
    internId: 'i',
    prompt: 'p',
    approvalMode: 'manual',
    decisions: startDecisions(policy, unknownContext),
    maxPauses: pauses,
    failOnReject: false,
    onPause: 'resolve',
    onTimeout: 'fail',
    waitForInternMs: 0,
    deadline: Number.POSITIVE_INFINITY,
    recorder: createRecorder({ clock: systemClock, redactor: createRedactor() }),
    clock: systemClock,
    log: silentLog,
  });
  if (result.conclusion !== 'finished') throw new Error(`The run was ${result.conclusion}: ${result.error?.message}`);
}

async function listInterns(count: number): Promise<void> {
  const pageSize = 500;
  const page = (from: number): string => {
    const size = Math.min(pageSize, count - from);
    const data = Array.from({ length: size }, (_, index) => internOf(from + index));
    const more = from + size < count ? { has_more: true, next_cursor: String(from + size) } : { has_more: false };
    return JSON.stringify({ data, ...more });
  };
  const fetch = answerWith((url) => {
    const cursor = new URL(url).searchParams.get('starting_after');
    return { type: 'application/json', text: page(Number(cursor ?? 0)) };
  });
  const client = createClient({ baseUrl: 'http://127.0.0.1', bearer, fetch });
  let seen = 0;
  for await (const _ of client.listInterns({ pageSize })) seen += 1;
  if (seen !== count) throw new Error(`Saw ${seen} interns of ${count}.`);
}

function internOf(index: number): object {
  const absent = { description: null, instructions: null, model: null, last_failure_message: null, progress: null };
  const more = { hostname: null, workspace_id: 'w', vault_id: null, attached_vault_id: null };
  const times = { created_at: '2026-11-20T00:00:00Z', updated_at: '2026-11-20T00:00:00Z' };
  return { id: `intern_${index}`, name: `intern ${index}`, status: 'running', ...absent, ...more, ...times };
}

async function updateKeys(count: number): Promise<void> {
  const entries = Array.from(
    { length: count },
    (_, index) => `  - hash: key_${index}\n    limit: 50\n    limit_reset: daily\n`,
  );
  const planned = await readKeyUpdateFile(`keys:\n${entries.join('')}`, { source: 'bench', env: {} });
  const zero = { usage: 0, usage_daily: 0, usage_weekly: 0, usage_monthly: 0 };
  const byok = { byok_usage: 0, byok_usage_daily: 0, byok_usage_weekly: 0, byok_usage_monthly: 0 };
  const times = { created_at: '2026-11-20T00:00:00Z', updated_at: '2026-11-20T00:00:00Z', expires_at: null };
  const fetch = answerWith((url, body) => {
    const hash = decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
    const fixed = { hash, name: hash, label: hash, disabled: false, limit_remaining: 50, include_byok_in_limit: false };
    const record = { ...fixed, ...zero, ...byok, ...times, creator_user_id: null, workspace_id: 'w' };
    return { type: 'application/json', text: JSON.stringify({ data: { ...record, ...JSON.parse(body ?? '{}') } }) };
  });
  const client = createClient({ baseUrl: 'http://127.0.0.1', bearer, fetch });
  const effects = { client, clock: systemClock, log: silentLog, signal: new AbortController().signal };
  const results = await sendKeyUpdates(planned, { ...effects, isExchanged: false, deadline: Number.POSITIVE_INFINITY });
  if (results.some(({ outcome }) => outcome.state !== 'updated')) throw new Error('A key was not updated.');
}

async function grow(
  name: string,
  sizes: readonly number[],
  rounds: number,
  work: (size: number) => Promise<void>,
): Promise<Growth> {
  const largest = Math.max(...sizes);
  const samples = new Map<number, number[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const size of sizes) {
      // As many items at every size, so that each reading stands for as much work.
      const repeats = Math.max(1, Math.round(Math.min(largest, 10_000) / size));
      const before = process.cpuUsage();
      for (let repeat = 0; repeat < repeats; repeat += 1) await work(size);
      const { user, system } = process.cpuUsage(before);
      const each = (user + system) / (repeats * size);
      if (round > 0) samples.get(size)?.push(each);
    }
  }
  const microseconds = sizes.map((size) => median(samples.get(size) ?? []));
  return { name, sizes, microseconds, ratio: Math.max(...microseconds) / Math.min(...microseconds) };
}

/** The three growths. What is paid once a run, whatever its size, is part of the first figure of each. */
export async function benchGrowth(rounds: number): Promise<readonly Growth[]> {
  return [
    await grow('pauses in a run', [10, 100, 1_000], rounds, runWithPauses),
    await grow('interns in a list', [10, 1_000, 100_000], rounds, listInterns),
    await grow('keys in an update file', [10, 1_000, 10_000], rounds, updateKeys),
  ];
}
