// Durability: a service that is killed at any moment has lost nothing that it had answered.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { keyUpdateResponse } from '../../../src/contract/keys.ts';
import { seed } from '../../support/seed.ts';
import { readObject } from '../support/chat.ts';
import { goodClaims, startIssuer } from '../support/issuer.ts';
import { createRandom } from '../support/random.ts';
import { until } from '../support/service.ts';

const kills = 100;
const workers = 4;
const script = path.join(import.meta.dirname, '../../../dist/cli/index.js');

/** What clients sent, and what they know to be done because it was answered. */
interface Ledger {
  readonly updates: { sent: number; answered: number }[];
  turnsSent: number;
  turnsAnswered: number;
  /** Questions whose `[DONE]` was read and that nobody answered yet. */
  readonly questions: { readonly session: string; readonly toolCallId: string }[];
  /** Turns of each session that were answered. */
  readonly sessions: Map<string, number>;
  resumed: number;
}

const readyLine = z.object({ base_url: z.string() });

interface Running {
  readonly child: ChildProcess;
  readonly baseUrl: string;
}

async function startProcess(config: string, data: string): Promise<Running> {
  const args = ['serve', '--config', config, '--data', data, '--port', '0'];
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, baseUrl: readyLine.parse(JSON.parse(line)).base_url };
  }
  throw new Error('The service did not start.');
}

function post(baseUrl: string, where: string, body: unknown, method = 'POST', bearer = 'standard'): Promise<Response> {
  const headers = { authorization: `Bearer made-up-${bearer}`, 'content-type': 'application/json' };
  return fetch(`${baseUrl}${where}`, { method, headers, body: JSON.stringify(body) });
}

function chat(baseUrl: string, session: string, message: unknown, mode = 'self-drive'): Promise<Response> {
  return post(baseUrl, '/interns/i/chat/completions', {
    messages: [message],
    stream: true,
    session_id: session,
    approval_mode: mode,
  });
}

/** Updates one key again and again, each time with the next number in two fields. */
async function updateForEver({ baseUrl }: Running, ledger: Ledger, worker: number): Promise<void> {
  const entry = ledger.updates[worker];
  if (entry === undefined) return;
  for (;;) {
    entry.sent += 1;
    const response = await post(
      baseUrl,
      `/keys/updated_${worker}`,
      { name: `n${entry.sent}`, limit: entry.sent },
      'PATCH',
      'management',
    );
    await response.json();
    entry.answered = entry.sent;
  }
}

/** Takes turns that cost one dollar each. */
async function promptForEver({ baseUrl }: Running, ledger: Ledger, session: string): Promise<void> {
  for (;;) {
    ledger.turnsSent += 1;
    const text = await (await chat(baseUrl, session, { role: 'user', content: 'spend' })).text();
    if (!text.endsWith('data: [DONE]\n\n')) return;
    expect(text).toContain(`"content":"turn `);
    ledger.turnsAnswered += 1;
    ledger.sessions.set(session, Number(/turn (\d+)/.exec(text)?.[1]));
  }
}

/** Starts runs that pause. */
async function pauseForEver({ baseUrl }: Running, ledger: Ledger, random: () => number): Promise<void> {
  for (;;) {
    const session = `paused-${random()}`;
    const text = await (await chat(baseUrl, session, { role: 'user', content: 'ask' }, 'manual')).text();
    const toolCallId = /"id":"(call_[\w-]+)"/.exec(text)?.[1];
    if (text.endsWith('data: [DONE]\n\n') && toolCallId !== undefined) ledger.questions.push({ session, toolCallId });
  }
}

function answersOf({ updates, turnsAnswered, questions }: Ledger): number {
  return updates.reduce((sum, { answered }) => sum + answered, turnsAnswered + questions.length);
}

/** Everything that was answered must be there. */
async function check({ baseUrl }: Running, ledger: Ledger, accessToken: string): Promise<void> {
  for (const [worker, { sent, answered }] of ledger.updates.entries()) {
    const { data } = keyUpdateResponse.parse(
      await (await post(baseUrl, `/keys/updated_${worker}`, {}, 'PATCH', 'management')).json(),
    );
    const stored = Number(data.name.replace(/\D/g, ''));
    expect(stored).toBeGreaterThanOrEqual(answered);
    expect(stored).toBeLessThanOrEqual(sent);
    // Two fields of one update are never torn apart.
    if (stored > 0) expect(data.limit).toBe(stored);
  }
  const { data } = keyUpdateResponse.parse(
    await (await post(baseUrl, '/keys/standard', {}, 'PATCH', 'management')).json(),
  );
  expect(data.usage).toBeGreaterThanOrEqual(ledger.turnsAnswered);
  expect(data.usage).toBeLessThanOrEqual(ledger.turnsSent);
  for (const [session, turns] of ledger.sessions) {
    const text = await (await chat(baseUrl, session, { role: 'user', content: 'count' })).text();
    const counted = Number(/turn (\d+)/.exec(text)?.[1]);
    expect(counted).toBeGreaterThan(turns);
    ledger.sessions.set(session, counted);
  }
  for (const { session, toolCallId } of ledger.questions.splice(0)) {
    const response = await chat(baseUrl, session, { role: 'tool', tool_call_id: toolCallId, content: 'allow_once' });
    expect(await response.text()).toContain('"content":"allowed"');
    ledger.resumed += 1;
  }
  const listed = await fetch(`${baseUrl}/interns`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(listed.status, 'an access token issued before the first kill').toBe(200);
}

async function exchange(baseUrl: string, subjectToken: string): Promise<string> {
  const body = new URLSearchParams({
    federation_policy_id: 'p',
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: subjectToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  });
  return String((await readObject(await fetch(`${baseUrl}/oauth/token`, { method: 'POST', body })))['access_token']);
}

test(`kill -9, ${kills} times under concurrent updates, prompts and pauses, loses nothing that was answered`, {
  timeout: 600_000,
}, async () => {
  const random = createRandom(seed);
  const issuer = await startIssuer();
  const folder = await mkdtemp(path.join(tmpdir(), 'durable-'));
  const config = path.join(folder, 'service.json');
  const keys = ['standard', 'management', ...Array.from({ length: workers }, (_, worker) => `updated_${worker}`)];
  const turns = [
    { when: 'spend', steps: [{ say: 'turn {{turn}}' }, { usage: { cost: 1 } }] },
    { when: 'count', steps: [{ say: 'turn {{turn}}' }] },
    { when: 'ask', steps: [{ permission: { operation: 'deploy' }, allowed: [{ say: 'allowed' }] }] },
  ];
  await writeFile(path.join(folder, 'playbook.yml'), JSON.stringify({ turns }));
  await writeFile(
    config,
    JSON.stringify({
      issuers: [{ id: 'test', issuer: issuer.url }],
      policies: [{ id: 'p', issuer: 'test', subject: goodClaims.sub, audience: goodClaims.aud, acts_as: 'standard' }],
      keys: keys.map((hash) => ({
        hash,
        name: 'n0',
        secret: `made-up-${hash}`,
        workspace_id: 'w',
        type: hash === 'management' ? 'management' : 'standard',
      })),
      interns: [{ id: 'i', name: 'i', workspace_id: 'w', runs: { playbook: 'playbook.yml' } }],
      limits: { turns_per_minute: 1_000_000, paused_runs: 1_000_000 },
    }),
  );
  const ledger: Ledger = {
    updates: Array.from({ length: workers }, () => ({ sent: 0, answered: 0 })),
    turnsSent: 0,
    turnsAnswered: 0,
    questions: [],
    sessions: new Map(),
    resumed: 0,
  };
  let accessToken = '';
  for (let round = 0; round <= kills; round++) {
    const running = await startProcess(config, path.join(folder, 'data'));
    if (round === 0) {
      const nowSeconds = Math.floor(Date.now() / 1000);
      const lifetime = { iat: nowSeconds - 10, nbf: nowSeconds - 10, exp: nowSeconds + 3600 };
      accessToken = await exchange(running.baseUrl, await issuer.sign(lifetime));
    }
    await check(running, ledger, accessToken);
    const clients = [
      ...Array.from({ length: workers }, (_, worker) => updateForEver(running, ledger, worker)),
      ...Array.from({ length: workers }, (_, worker) => promptForEver(running, ledger, `spends-${worker}`)),
      pauseForEver(running, ledger, random),
    ];
    const finished = Promise.allSettled(clients);
    // At any moment of the work, and never before any of it: so many answers, and then somewhere between two of them.
    const enough = answersOf(ledger) + Math.floor(random() * 60);
    await until(() => answersOf(ledger) >= enough);
    await new Promise((resolve) => setTimeout(resolve, random() * 3));
    running.child.kill('SIGKILL');
    await finished;
  }
  // The test would prove nothing if the kills had come before any work.
  const updates = ledger.updates.reduce((sum, { answered }) => sum + answered, 0);
  console.info(
    `durability: ${updates} updates, ${ledger.turnsAnswered} turns answered, ${ledger.resumed} questions answered after a kill`,
  );
  expect(updates).toBeGreaterThan(kills);
  expect(ledger.turnsAnswered).toBeGreaterThan(kills);
  expect(ledger.resumed).toBeGreaterThan(kills / 4);
});
