// What grows in the growth benchmark: a run with its pauses, a list with its interns, a file of updates with its keys.

import { listAction } from '../../src/action/commands/without-run.ts';
import { type ActionIo, runnerIo } from '../../src/action/runner/io.ts';
import { createClient } from '../../src/client/client.ts';
import { systemClock } from '../../src/clock.ts';
import { fetchDirectly } from '../../src/http/fetch.ts';
import type { ByteStream, Fetch } from '../../src/http/transport.ts';
import { readKeyUpdateFile } from '../../src/inputs/keys/key-update-file.ts';
import { applyPlan, planKeys, toSteps } from '../../src/keys/plan.ts';
import { createKeyRequests } from '../../src/keys/requests.ts';
import { findBrokenLimits, noLimits } from '../../src/keys/safety.ts';
import { silentLog } from '../../src/log.ts';
import { startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { toKeysBlocks } from '../../src/report/keys-summary.ts';
import { toMarkdown } from '../../src/report/render/markdown.ts';
import { toSummary } from '../../src/report/summary.ts';
import { runPrompt } from '../../src/run/run.ts';
import { createRedactor, Secret } from '../../src/secret.ts';
import { createRecorder } from '../../src/transcript/recorder.ts';

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

/** A run that pauses so often, each pause decided by the policy, and its summary. */
export async function runWithPauses(pauses: number): Promise<void> {
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
    `version: 1\nbudget: { answers: ${pauses + 1}, allows: ${pauses + 1} }\nrules:\n  - { id: all, match: { kind: permission, operation: { glob: "step *" } }, then: allow }\n`,
    'bench',
  );
  const result = await runPrompt({
    client: createClient({ baseUrl: 'http://127.0.0.1', bearer, fetch }),
    internId: 'i',
    prompt: 'p',
    approvalMode: 'manual',
    startDecisions: async () => startDecisions(policy, unknownContext),
    maxPauses: pauses,
    failOnReject: false,
    onPause: 'resolve',
    onTimeout: 'fail',
    waitForInternMs: 0,
    deadline: Number.POSITIVE_INFINITY,
    recorder: createRecorder({ clock: systemClock, redactor: createRedactor() }),
    clock: systemClock,
    log: silentLog,
    signal: new AbortController().signal,
  });
  const summary = toSummary(result.record, 'full');
  if (result.conclusion !== 'finished' || summary.length < 100)
    throw new Error(`The run was ${result.conclusion}: ${result.error?.message}`);
}

const pageSize = 100;

/** The interns of pages by their length, made once: what the service does is not measured. */
const dataOf = new Map(
  [1, 10, pageSize].map((size) => [size, JSON.stringify(Array.from({ length: size }, (_, index) => toIntern(index)))]),
);

/** A page of a list of so many interns. */
function toPage(page: number, count: number): string {
  const left = count - page * pageSize;
  const data = dataOf.get(Math.min(left, pageSize));
  return `{"data":${data},${left > pageSize ? `"has_more":true,"next_cursor":"${page + 1}"` : '"has_more":false'}}`;
}

/** Reads all pages of a list, as the library gives them: one intern after the other. */
export async function readList(count: number): Promise<void> {
  const client = createClient({ baseUrl: 'http://127.0.0.1', bearer, fetch: fetchPages(count) });
  let seen = 0;
  for await (const _ of client.listInterns({ pageSize })) seen += 1;
  if (seen !== count) throw new Error(`Saw ${seen} interns of ${count}.`);
}

/** `command: list` as the action does it: reads and keeps all of a list, logs each intern, sets the output, writes the table. */
export async function listAsAction(count: number): Promise<void> {
  const runner = runnerIo(new AbortController().signal);
  const written = { lines: 0, units: 0 };
  const io: ActionIo = {
    ...runner,
    fetch: fetchPages(count),
    setOutputs({ interns = '' }) {
      written.units += runner.redactor.redact(interns).length;
    },
    async writeSummary(markdown) {
      written.units += runner.redactor.redact(markdown).length;
    },
  };
  const apiKey = new Secret('bench-secret');
  const service = { baseUrl: 'http://127.0.0.1', credentials: { by: 'api-key', apiKey } } as const;
  const print = process.stdout.write;
  process.stdout.write = (text) => {
    written.lines += String(text).startsWith('Intern "') ? 1 : 0;
    return true;
  };
  try {
    await listAction(io, { command: 'list', ...service, status: [], workspaceId: undefined, timeoutMs: 600_000 });
  } finally {
    process.stdout.write = print;
  }
  if (written.lines !== count || written.units === 0) throw new Error(`Saw ${written.lines} of ${count}.`);
}

function fetchPages(count: number): Fetch {
  return answerWith((url) => {
    const page = Number(new URL(url).searchParams.get('starting_after') ?? 0);
    return { type: 'application/json', text: toPage(page, count) };
  });
}

function toIntern(index: number): object {
  const absent = { description: null, instructions: null, model: null, last_failure_message: null, progress: null };
  const more = { hostname: null, workspace_id: 'w', vault_id: null, attached_vault_id: null };
  const times = { created_at: '2026-11-20T00:00:00Z', updated_at: '2026-11-20T00:00:00Z' };
  return { id: `intern_${index}`, name: `intern ${index}`, status: 'running', ...absent, ...more, ...times };
}

/** A file with so many updates, planned against a server, held to limits of safety, sent and summed up. */
export async function updateKeys(count: number, server: string): Promise<void> {
  const entry = (index: number): string =>
    `  - hash: key_${index}\n    limit: 50\n    limit_reset: daily\n    when: { usage: { of: daily, at_least: 0 } }\n`;
  const text = `keys:\n${Array.from({ length: count }, (_, index) => entry(index)).join('')}`;
  const { entries } = await readKeyUpdateFile(text, { source: 'bench', env: {}, mask() {} });
  const client = createClient({ baseUrl: server, bearer, fetch: fetchDirectly });
  const effects = { client, clock: systemClock, log: silentLog, signal: new AbortController().signal };
  const requests = createKeyRequests({ ...effects, isExchanged: false, deadline: Number.POSITIVE_INFINITY });
  const plan = await planKeys(entries, requests, systemClock.now());
  const limits = { ...noLimits, maxChanges: count, raiseAtMost: 2, totalAtMost: 50 * count };
  if (findBrokenLimits(toSteps(plan), limits).length > 0) throw new Error('A limit of safety is broken.');
  const results = await applyPlan(plan, requests);
  const summary = toMarkdown(
    toKeysBlocks({ mode: 'update', results, total: undefined, brokenLimits: [], isHeldBack: false }, systemClock.now()),
  );
  if (summary.length < 100 || results.some(({ outcome }) => outcome.state !== 'updated'))
    throw new Error('A key was not updated.');
}
