// OpenCode as people run it, with our hook installed, on the fake model: what becomes of a command.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { type Hooked, type HookedFolder, type HookedPlaces, type HookedTurn, prepareHooked } from './hooked.ts';
import { inTurn, run } from './model/mind.ts';
import type { TestedAgent } from './tested-agents.ts';

/** Starts it in a checkout whose policy somebody trusted. */
export async function openOpencode(
  agent: TestedAgent,
  places: HookedPlaces,
  folder: HookedFolder = prepareHooked(agent, places),
): Promise<Hooked & { run(command: string): Promise<HookedTurn> }> {
  const words = ['serve', '--port', '0', '--hostname', '127.0.0.1'];
  const server = spawn(agent.command(places.installed)[0] ?? '', words, {
    cwd: folder.workFolder,
    env: { ...folder.env, OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_LSP_DOWNLOAD: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await addressIn(server.stdout);
  return {
    ...folder,
    touch: async (file) => turn(url, run(`touch ${file}`), () => folder.hasMade(file)),
    run: async (command) => turn(url, run(command), () => false),
    async read(file) {
      const content = 'what nobody may read unasked';
      writeFileSync(path.join(folder.workFolder, file), content);
      const ended = await turn(url, inTurn.read(path.join(folder.workFolder, file)), () => false);
      return { ...ended, ran: ended.said.includes(content) };
    },
    close() {
      server.kill('SIGKILL');
      folder.close();
    },
  };
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

async function turn(url: string, text: string, hasRun: () => boolean): Promise<HookedTurn> {
  const { id } = opened.parse(await call(url, 'POST', '/session', {}));
  const ended = call(url, 'POST', `/session/${id}/message`, { parts: [{ type: 'text', text }] });
  const isAsked = await Promise.race([ended.then(() => false), whenAsked(url, id)]);
  if (isAsked) await call(url, 'POST', `/session/${id}/abort`, {});
  await ended.catch(() => undefined);
  const said = JSON.stringify(await call(url, 'GET', `/session/${id}/message`));
  return { ran: hasRun(), asked: isAsked, said };
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
