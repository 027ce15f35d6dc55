// A registry of npm on loopback: verdaccio, installed from npm into a folder of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A running registry. */
export interface Registry {
  readonly url: string;
  /** What an `.npmrc` says to use it. */
  readonly npmrc: string;
  stop(): Promise<void>;
}

const manifest = {
  name: 'registry',
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  // A package of it asks for this one by a tag that not every mirror has.
  overrides: { 'node-fetch': '2.7.0' },
};

/** Installs the registry in a folder and starts it; what it does not have itself comes from the registry that npm uses here. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const npm = (...args: readonly string[]): string =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  npm('install', '--ignore-scripts', '--no-audit', '--no-fund');
  const port = await freePort();
  const config = {
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: npm('config', 'get', 'registry').trim() } },
    packages: {
      'intern-action': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    log: { type: 'stdout', format: 'json', level: 'error' },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const args = ['node_modules/.bin/verdaccio', '--config', 'config.json', '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  await untilReady(url, child);
  return {
    url,
    npmrc: `registry=${url}\n//127.0.0.1:${port}/:_authToken=made-up\naudit=false\nfund=false\n`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The registry ended with exit status ${child.exitCode}.`);
    const response = await fetch(`${url}-/ping`).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The registry does not answer at ${url}.`);
}
