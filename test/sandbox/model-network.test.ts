// What an agent whose network leads to its models alone finds, tried by a program (docs/agents.md, "Models without a key").
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { readModelAccess } from '../../src/inputs/model-access.ts';
import { createRedactor } from '../../src/secret.ts';
import { createAgentModels } from '../../src/service/interns/acp/agent-models.ts';
import { forwarderText } from '../../src/service/interns/acp/forwarder-text.ts';
import type { Launch } from '../../src/service/interns/acp/launch.ts';
import { confine } from '../../src/service/interns/acp/sandbox.ts';
import { grantedToken, startAgentProvider } from '../support/agent-models.ts';

const attempt = z.object({ got: z.optional(z.unknown()), failed: z.optional(z.string()) });
const tried = [
  'models',
  'bySocket',
  'otherKey',
  'otherHost',
  'page',
  'account',
  'provider',
  'host',
  'abstract',
] as const;
const more = ['outside', 'name', 'written', 'socketFolder'] as const;
const loot = z.object({
  ...Object.fromEntries([...tried, ...more].map((name) => [name, attempt])),
  runFolder: z.array(z.string()),
  environments: z.string(),
  commands: z.array(z.string()),
  title: z.string(),
  processes: z.number(),
  environment: z.record(z.string(), z.string()),
});

const base = mkdtempSync(path.join(tmpdir(), 'model-network-'));
const workFolder = path.join(base, 'work');
const home = path.join(base, 'home');
const burglar = path.join(workFolder, 'model-burglar.mjs');
const abstract = `intern-test-${randomUUID()}`;
const listeners: Server[] = [];
let port = 0;

async function listenAt(place: number | string): Promise<number> {
  const server = createServer((socket) => socket.end());
  listeners.push(server);
  await new Promise<void>((resolve) => {
    if (typeof place === 'string') server.listen(place, resolve);
    else server.listen(place, '127.0.0.1', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

beforeAll(async () => {
  for (const folder of [workFolder, home]) mkdirSync(folder);
  writeFileSync(burglar, readFileSync(path.join(import.meta.dirname, 'support/model-burglar.mjs')));
  port = await listenAt(0);
  await listenAt(`\0${abstract}`);
  process.env['BURGLARS_AIM'] = 'a secret of the service';
});

afterAll(() => {
  for (const listener of listeners) listener.close();
  rmSync(base, { recursive: true, force: true });
});

/** A way to a made-up provider, and what starts a program that has it. */
async function openWay() {
  const provider = await startAgentProvider();
  const access = readModelAccess(JSON.stringify(provider.access), {});
  const settings = { agent: 'custom', network: 'model', model: undefined } as const;
  const models = createAgentModels({ settings, access, brokers: provider.brokers, redactor: createRedactor() });
  onTestFinished(() => models.close());
  await models.open();
  const { forwarding, folder } = models;
  const launch: Launch = models.withKeys(confine({ network: 'model', hidden: [folder], forwarding }));
  const start = (command: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    launch({
      command,
      env: { PATH: process.env['PATH'] ?? '', HOME: home, LANG: 'C.UTF-8', ...env },
      cwd: workFolder,
      writable: [workFolder, home],
    });
  return { provider, models, start, folder };
}

test('it reaches its models with its key, and nothing else: no other address, no other credential, no process of others', async () => {
  const { provider, start, folder } = await openWay();
  const aims = { port, abstract, folder, provider: Number(new URL(provider.url).port), otherKey: grantedToken };
  const agent = await start([process.execPath, burglar, JSON.stringify(aims)], { NODE_OPTIONS: '--title=marked' });
  const [out, err] = await Promise.all([text(agent.stdout), text(agent.stderr), agent.exit]);
  const found = loot.parse(JSON.parse(out || JSON.stringify(err)));
  expect(found).toMatchObject({
    models: { got: 200 },
    bySocket: { got: 200 },
    otherKey: { got: 401 },
    otherHost: { got: 403 },
    page: { got: 403 },
    account: { got: 403 },
    provider: { failed: 'ECONNREFUSED' },
    host: { failed: 'ECONNREFUSED' },
    abstract: { failed: 'ECONNREFUSED' },
    outside: { failed: 'ENETUNREACH' },
    name: { failed: expect.stringMatching(/^E(?:AI_AGAIN|NOTFOUND)$/) },
    written: { failed: expect.stringMatching(/^E(?:ROFS|ACCES)$/) },
    socketFolder: { got: [] },
    runFolder: ['forwarder.mjs', 'models.sock', 'node'],
  });
  // bubblewrap, the forwarder, and itself.
  expect(found.processes).toBe(3);
  expect(`${found.environments}${found.commands.join('\0')}`).not.toMatch(
    /a secret of the service|eyJ|ACTIONS_ID_TOKEN|subject_token/,
  );
  expect(found.environments.replaceAll(found.environment['OPENAI_API_KEY'] ?? '', '')).not.toContain(grantedToken);
  expect(Object.keys(found.environment).toSorted()).toEqual([
    'HOME',
    'INTERN_PROCESS',
    'LANG',
    'NODE_OPTIONS',
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'PATH',
    'PWD',
    'TMPDIR',
  ]);
  // What is meant for the agent does not act on the forwarder.
  expect(found.title).toBe('marked');
  expect(found.commands.filter((command) => command.startsWith('marked'))).toHaveLength(1);
  expect(provider.seen).toHaveLength(2);
  expect(provider.seen[0]?.authorization).toBe(`Bearer ${grantedToken}`);
});

test('the key is dead with the process, for whoever reaches the socket', async () => {
  const { models, start, folder } = await openWay();
  const agent = await start(['sh', '-c', 'echo "$OPENAI_API_KEY"']);
  const key = (await text(agent.stdout)).trim();
  await agent.exit;
  const { request } = await import('node:http');
  const status = await new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}`, host: '127.0.0.1:29170' };
    request({ socketPath: path.join(folder, 'models.sock'), path: '/models', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect([key.length, status]).toEqual([43, 401]);
  await models.close();
  expect(existsSync(folder)).toBe(false);
});

test('whoever is not the owner of the service does not reach the socket', async () => {
  const { folder } = await openWay();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  if (process.getuid?.() !== 0) return; // nobody else can be played
  const nobody = 65_534;
  const code = `require('node:net').connect(process.argv[1]).on('connect', () => process.exit(1)).on('error', ({ code }) => console.log(code))`;
  const child = spawn(process.execPath, ['-e', code, path.join(folder, 'models.sock')], {
    uid: nobody,
    gid: nobody,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  expect((await text(child.stdout)).trim()).toBe('EACCES');
});

test('an agent finds no key of another, though both run', async () => {
  const [one, other] = [await openWay(), await openWay()];
  const victim = await one.start(['sh', '-c', 'echo "$OPENAI_API_KEY"; exec sleep 1000']);
  const [line] = await once(victim.stdout, 'data');
  const thief = await other.start(['sh', '-c', 'cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline; ls /tmp']);
  const [found] = await Promise.all([text(thief.stdout), text(thief.stderr), thief.exit]);
  victim.signal('SIGKILL');
  expect(found).toContain('OPENAI_API_KEY=');
  expect(found).not.toContain(String(line).trim());
});

test('the agent has its streams, and its end is the end of the sandbox', async () => {
  const { start } = await openWay();
  const agent = await start(['sh', '-c', 'read line; echo "got $line"; echo problem >&2; exit 7']);
  agent.stdin.end('hello\n');
  const [out, err, how] = await Promise.all([text(agent.stdout), text(agent.stderr), agent.exit]);
  expect([out, err, how]).toEqual(['got hello\n', 'problem\n', 'exit status 7']);
});

test('whoever kills the forwarder ends the sandbox', async () => {
  const { start } = await openWay();
  const agent = await start(['sh', '-c', 'kill -9 $PPID; sleep 1000']);
  agent.stdout.resume();
  expect(await agent.exit).toMatch(/^exit status 137$|^signal SIGKILL$/);
});

test('no agent starts where the port of the forwarder is taken', async () => {
  const program = path.join(base, 'forwarder.mjs');
  const mark = path.join(base, 'started');
  writeFileSync(program, forwarderText);
  const words = [program, path.join(base, 'no.sock'), String(port), 'KEPT_', 'touch', mark];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const status = new Promise((resolve) => child.once('close', resolve));
  expect(await text(child.stderr)).toMatch(/^The connection to the models could not be opened: .*EADDRINUSE/);
  expect([await status, existsSync(mark)]).toEqual([70, false]);
});
