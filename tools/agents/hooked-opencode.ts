// OpenCode as people run it, with our hook installed, on the fake model: what becomes of a command.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { hooks } from '../../src/agents/hooks.ts';
import { besideEntry, entryCommand, settingsFile, installed as withEntry } from '../../src/hook/install.ts';
import { keepTrustedCopy } from '../../src/trust/copy.ts';
import { run } from './model/mind.ts';
import type { TestedAgent } from './tested-agents.ts';

/** What came of a turn in which the model runs a command. */
export interface HookedTurn {
  /** It made its file. */
  readonly ran: boolean;
  /** The agent asks the person in front of it. */
  readonly asked: boolean;
  /** All that the session holds in the end. */
  readonly said: string;
}

/** A running OpenCode. */
export interface Hooked {
  readonly workFolder: string;
  /** Replaces the program that the entry runs; undefined: there is none. */
  setProgram(script: string | undefined): void;
  /** Runs `touch` with a name, in a session of its own. */
  touch(file: string): Promise<HookedTurn>;
  close(): void;
}

const built = path.join(import.meta.dirname, '../../dist/cli/hook.js');

/** The program as it is built. */
export const ownProgram = `import ${JSON.stringify(built)};`;

const policy = `version: 1
rules:
  - id: allowed
    match: { kind: permission, tool: shell, command: touch allowed }
    then: allow
  - id: rejected
    match: { kind: permission, tool: shell, command: touch rejected }
    then: reject
  - id: policy-file
    match: { kind: permission, tool: shell, command: touch .github/intern-policy.yml }
    then: allow
`;

/** Starts it in a checkout whose policy somebody trusted. */
export async function openHooked(
  agent: TestedAgent,
  { installed, modelUrl, plugin }: { readonly installed: string; readonly modelUrl: string; readonly plugin?: string },
): Promise<Hooked> {
  const base = mkdtempSync(path.join(tmpdir(), 'hooked-'));
  const workFolder = path.join(base, 'work');
  const program = path.join(base, 'hook.js');
  mkdirSync(path.join(workFolder, '.git'), { recursive: true });
  mkdirSync(path.join(workFolder, '.github'));
  writeFileSync(program, ownProgram);
  writeFileSync(path.join(base, 'package.json'), '{"type":"module"}');
  const env = {
    PATH: process.env['PATH'],
    HOME: path.join(base, 'home'),
    XDG_STATE_HOME: path.join(base, 'state'),
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
    ...agent.env({ modelUrl, installed }),
  };
  keepTrustedCopy({ checkout: workFolder, file: 'policy.yml', text: policy, now: Date.now() }, env);
  install(env, program, plugin);
  const words = ['serve', '--port', '0', '--hostname', '127.0.0.1'];
  const server = spawn(agent.command(installed)[0] ?? '', words, {
    cwd: workFolder,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await addressIn(server.stdout);
  return {
    workFolder,
    setProgram(script) {
      if (script === undefined) rmSync(program);
      else writeFileSync(program, script);
    },
    touch: async (file) => turn(url, file, workFolder),
    close() {
      server.kill('SIGKILL');
      rmSync(base, { recursive: true, force: true });
    },
  };
}

function install(env: { readonly HOME: string }, program: string, plugin: string | undefined): void {
  const profile = hooks.opencode;
  const settings = { host: 'opencode', policy: undefined, rejectsUndecided: false, transcript: undefined } as const;
  const command = entryCommand(settings, { node: process.execPath, program });
  const file = settingsFile(profile, { env: {}, home: env.HOME });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, plugin ?? withEntry(profile, file, command).after ?? '');
  const beside = besideEntry(profile, path.join(env.HOME, profile.install.home), true);
  if (beside?.after !== undefined) writeFileSync(beside.file, beside.after);
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const part of output) {
    text += String(part);
    const [url] = /http:\/\/\S+/.exec(text) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`OpenCode does not listen: ${text}`);
}

const opened = z.object({ id: z.string() });
const asked = z.array(z.object({ sessionID: z.string() }));

async function turn(url: string, file: string, workFolder: string): Promise<HookedTurn> {
  const { id } = opened.parse(await call(url, 'POST', '/session', {}));
  const text = run(`touch ${file}`);
  const ended = call(url, 'POST', `/session/${id}/message`, { parts: [{ type: 'text', text }] });
  const isAsked = await Promise.race([ended.then(() => false), whenAsked(url, id)]);
  if (isAsked) await call(url, 'POST', `/session/${id}/abort`, {});
  await ended.catch(() => undefined);
  const said = JSON.stringify(await call(url, 'GET', `/session/${id}/message`));
  return { ran: existsSync(path.join(workFolder, file)), asked: isAsked, said };
}

/** Waits until a session asks for a permission, that nobody answers within a second. */
async function whenAsked(url: string, session: string): Promise<boolean> {
  const end = Date.now() + 90_000;
  for (let times = 0; Date.now() < end; ) {
    const open = asked.parse(await call(url, 'GET', '/permission'));
    times = open.some(({ sessionID }) => sessionID === session) ? times + 1 : 0;
    if (times > 4) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

async function call(url: string, method: string, route: string, body?: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url + route, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return response.json();
}
