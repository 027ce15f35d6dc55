// Asks Codex whether it trusts our hook: Codex skips an untrusted hook silently.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { isObject, parseJson } from '../../json.ts';
import type { CliIo } from '../command.ts';
import type { Check } from './check.ts';

const waitMs = 20_000;

/** Starts the app server of Codex, which only reads settings. */
export async function codexTrust(command: string, io: Pick<CliIo, 'env' | 'cwd'>): Promise<Check> {
  const listed = await listHooks(io);
  if (typeof listed === 'string') {
    const found = `${listed}, so nobody knows here whether it trusts the hook: "/hooks" in Codex tells`;
    return { name: 'trust', state: 'warning', found };
  }
  const ours = listed.filter((hook) => hook['command'] === command);
  const idle = ours.filter(({ enabled, trustStatus }) => enabled !== true || !trusting.has(trustStatus));
  if (ours.length > 0 && idle.length === 0) {
    return { name: 'trust', state: 'ok', found: 'Codex trusts the hook' };
  }
  if (ours.length === 0) {
    const found = 'Codex does not find the hook in this folder: "features.hooks" may be off';
    return { name: 'trust', state: 'failed', found };
  }
  const found = `Codex skips the hook in silence: it is ${idle.map(stateOf).join(', ')}`;
  return { name: 'trust', state: 'failed', found, remedy: 'Trust it in "/hooks" of Codex.' };
}

const trusting: ReadonlySet<unknown> = new Set(['trusted', 'managed']);

function stateOf({ eventName, enabled, trustStatus }: Readonly<Record<string, unknown>>): string {
  return `${enabled === true ? String(trustStatus) : 'disabled'} at ${String(eventName)}`;
}

/** A string says why the hooks are unknown. */
async function listHooks({
  env,
  cwd,
}: Pick<CliIo, 'env' | 'cwd'>): Promise<string | readonly Readonly<Record<string, unknown>>[]> {
  const clientInfo = { name: 'interns', version: '1' };
  const asked = [
    { id: 1, method: 'initialize', params: { clientInfo, capabilities: { experimentalApi: true } } },
    { method: 'initialized' },
    { id: 2, method: 'hooks/list', params: { cwds: [cwd] } },
  ];
  const child = spawn('codex', ['app-server'], { env, cwd, stdio: ['pipe', 'pipe', 'ignore'], timeout: waitMs });
  try {
    return await new Promise((resolve) => {
      child.on('error', () => resolve('"codex" is not on PATH'));
      child.on('close', () => resolve('"codex app-server" does not tell its hooks'));
      child.stdin.on('error', () => {});
      child.stdin.write(asked.map((message) => `${JSON.stringify(message)}\n`).join(''));
      createInterface({ input: child.stdout }).on('line', (line) => {
        const answer = parseJson(line);
        if (!isObject(answer) || answer['id'] !== 2 || !isObject(answer['result'])) return;
        const folders = listIn(answer['result'], 'data');
        resolve(folders.flatMap((folder) => listIn(folder, 'hooks')));
      });
    });
  } finally {
    child.kill('SIGKILL');
  }
}

function listIn(object: Readonly<Record<string, unknown>>, name: string): readonly Readonly<Record<string, unknown>>[] {
  const list: unknown = object[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}
