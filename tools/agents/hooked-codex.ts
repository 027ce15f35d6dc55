// Codex as people run it, with our hook installed, on the fake model: its app server, which every front end of it speaks to.
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Hooked, type HookedFolder, type HookedPlaces, type HookedTurn, prepareHooked } from './hooked.ts';
import { fieldOf, listOf, textOf } from './model/json.ts';
import { run } from './model/mind.ts';
import type { TestedAgent } from './tested-agents.ts';

/** Starts it in a checkout whose policy somebody trusted; the hook is trusted as "/hooks" does it, unless `untrusted` says otherwise. */
export async function openCodex(agent: TestedAgent, places: HookedPlaces): Promise<Hooked> {
  const folder = prepareHooked(agent, places);
  const settings = path.join(folder.home, '.codex/config.toml');
  mkdirSync(path.dirname(settings), { recursive: true });
  writeFileSync(settings, configOf(places.modelUrl));
  const program = path.join(places.installed, 'node_modules/.bin/codex');
  const open = (): Promise<Server> => startServer(program, folder);
  if (places.untrusted !== true) {
    const server = await open();
    for (const hook of await server.hooks()) {
      const [key, hash] = [fieldOf(hook, 'key'), fieldOf(hook, 'currentHash')];
      appendFileSync(settings, `[hooks.state.${JSON.stringify(key)}]\ntrusted_hash = ${JSON.stringify(hash)}\n`);
    }
    server.stop();
  }
  return {
    ...folder,
    async touch(file) {
      const server = await open();
      try {
        const { asked, said } = await server.turn(run(`touch ${file}`));
        return { ran: folder.hasMade(file), asked, said };
      } finally {
        server.stop();
      }
    },
  };
}

const configOf = (modelUrl: string): string => `model = "gpt-5.4"
model_provider = "fake"
[model_providers.fake]
name = "Fake"
base_url = "${modelUrl}/v1"
wire_api = "responses"
env_key = "FAKE_KEY"
`;

interface Server {
  /** The hooks that it found. */
  hooks(): Promise<readonly unknown[]>;
  /** Runs a prompt; whatever it asks is declined. */
  turn(prompt: string): Promise<Pick<HookedTurn, 'asked' | 'said'>>;
  stop(): void;
}

async function startServer(program: string, { workFolder, env }: HookedFolder): Promise<Server> {
  const child = spawn(program, ['app-server'], {
    cwd: workFolder,
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const { call, heard, ended } = speakTo(child);
  await call('initialize', { clientInfo: { name: 'test', version: '1' }, capabilities: { experimentalApi: true } });
  child.stdin.write(`${JSON.stringify({ method: 'initialized' })}\n`);
  return {
    async hooks() {
      const listed = fieldOf(await call('hooks/list', { cwds: [workFolder] }), 'data');
      return listOf(listed).flatMap((one) => listOf(fieldOf(one, 'hooks')));
    },
    async turn(prompt) {
      const started = await call('thread/start', {
        cwd: workFolder,
        approvalPolicy: 'untrusted',
        sandbox: 'read-only',
      });
      const threadId = fieldOf(fieldOf(started, 'thread'), 'id');
      await call('turn/start', { threadId, input: [{ type: 'text', text: prompt }] });
      await ended;
      return { asked: heard.some((line) => line.includes('/requestApproval"')), said: heard.join('\n') };
    },
    stop: () => child.kill('SIGKILL'),
  };
}

/** Speaks JSON-RPC with a child, line by line. */
function speakTo({ stdin, stdout }: ChildProcess) {
  const waiting = new Map<unknown, (result: unknown) => void>();
  const heard: string[] = [];
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  if (stdin === null || stdout === null) throw new Error('It has no pipes.');
  createInterface({ input: stdout }).on('line', (line) => {
    const message: unknown = JSON.parse(line);
    const [id, method] = [fieldOf(message, 'id'), textOf(fieldOf(message, 'method'))];
    if (method === '') return waiting.get(id)?.(fieldOf(message, 'result'));
    heard.push(line);
    if (method === 'turn/completed') end();
    if (id !== undefined) stdin.write(`${JSON.stringify({ id, result: { decision: 'decline' } })}\n`);
    return undefined;
  });
  const call = async (method: string, params: object): Promise<unknown> =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      stdin.write(`${JSON.stringify({ id, method, params })}\n`);
    });
  return { call, heard, ended };
}
