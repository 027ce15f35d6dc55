// A console for the tests in Chromium: a service, `interns serve` in a process of its own or in this one, and a client of its API.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createConsole } from '../../src/console/console.ts';
import { type Service, startService, type WrittenConfig } from '../../src/service/index.ts';
import type { LoadConsole } from '../../src/service/listen/console.ts';
import { runCli } from '../service/support/process.ts';

/** A console, and the API of its service. */
export interface ServedConsole {
  /** With the token. */
  readonly address: string;
  readonly baseUrl: string;
}

/** The secret of the only standard key. */
export const keySecret = 'made-up-console-key';

/** A configuration: a key with a limit and one intern that follows this playbook. */
export function consoleConfig(playbook: readonly unknown[], more: Partial<WrittenConfig> = {}): WrittenConfig {
  const written: unknown = {
    workspaces: [{ id: 'w' }],
    keys: [{ hash: 'key_reviews', secret: keySecret, workspace_id: 'w', limit: 0.05, limit_reset: 'daily' }],
    interns: [{ id: 'reviewer-id', name: 'reviewer', workspace_id: 'w', runs: { playbook } }],
    ...more,
  };
  return written as WrittenConfig;
}

/** `interns serve` with a configuration and a policy, in a folder and a process of its own. */
export async function serveConsole(config: WrittenConfig, policy: string): Promise<ServedConsole> {
  const folder = mkdtempSync(join(tmpdir(), 'console-'));
  writeFileSync(join(folder, 'service.yml'), JSON.stringify(config));
  writeFileSync(join(folder, 'policy.yml'), policy);
  const args = ['serve', '--config', 'service.yml', '--port', '0', '--policy', 'policy.yml'];
  const { child, ready } = runCli(args, {}, { cwd: folder });
  const address = new Promise<string>((resolve) => {
    let said = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const [found] = /http:\S+\/_console\?token=\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { baseUrl: (await ready)['base_url'] ?? '', address: await address };
}

/** The same in this process, without a policy unless one is tried. */
export async function startConsole(config: WrittenConfig): Promise<ServedConsole & { readonly service: Service }> {
  const load: LoadConsole = async () => (view) => createConsole(view, undefined);
  const service = await startService({ config, console: load, env: { PATH: process.env['PATH'] } });
  onTestFinished(() => service.stop());
  return { service, baseUrl: service.baseUrl, address: service.console ?? '' };
}

/** Sends a prompt as a client of the API does, and reads the response to its end. */
export async function prompt({ baseUrl }: ServedConsole, content: string, session = 'mine'): Promise<string> {
  const response = await fetch(`${baseUrl}/interns/reviewer-id/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keySecret}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      stream: true,
      approval_mode: 'manual',
      session_id: session,
      messages: [{ role: 'user', content }],
    }),
  });
  return response.text();
}
