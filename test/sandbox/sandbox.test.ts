// What an agent in a sandbox can't do, tried by a program (docs/agents.md, "Sandbox").
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Confinement, confine } from '../../src/service/interns/acp/sandbox.ts';

const attempt = z.object({ got: z.optional(z.unknown()), failed: z.optional(z.string()) });
const loot = z.object({
  read: z.record(z.string(), attempt),
  write: z.record(z.string(), attempt),
  environments: z.string(),
  processes: z.number(),
  network: attempt,
  killed: attempt,
  sudo: attempt,
  mounted: attempt,
  separated: attempt,
  environment: z.array(z.string()),
});

const base = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
const workFolder = path.join(base, 'work');
const data = path.join(base, 'data');
const home = path.join(data, 'interns/1/home');
const burglar = path.join(workFolder, 'burglar.mjs');
const sshKey = path.join(homedir(), '.ssh', `test-key-${process.pid}`);
let listener: Server;
let port = 0;

beforeAll(async () => {
  for (const folder of [workFolder, home, path.dirname(sshKey), path.join(base, 'runner/_temp')])
    mkdirSync(folder, { recursive: true });
  writeFileSync(sshKey, 'a private key');
  writeFileSync(path.join(data, 'state.db'), "the service's data");
  writeFileSync(path.join(base, 'runner/_temp/event.json'), "the runner's file");
  writeFileSync(path.join(workFolder, 'README.md'), 'to be read');
  writeFileSync(burglar, readFileSync(path.join(import.meta.dirname, 'support/burglar.mjs')));
  listener = createServer((socket) => socket.end());
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  process.env['BURGLARS_AIM'] = 'a secret of the service';
});

afterAll(() => {
  listener.close();
  rmSync(sshKey, { force: true });
  rmSync(base, { recursive: true, force: true });
});

/** Sends the burglar in, and reads what it brings back. */
async function burgle(
  aims: { readonly read?: readonly string[]; readonly write?: readonly string[] },
  confinement: Partial<Confinement> = {},
): Promise<z.infer<typeof loot>> {
  const words = JSON.stringify({ read: [], write: [], port, pid: process.pid, ...aims });
  const launch = confine({ network: 'host', hidden: [data], ...confinement });
  const agent = await launch({
    command: [process.execPath, burglar, words],
    env: { PATH: process.env['PATH'] ?? '', HOME: home, LANG: 'C.UTF-8' },
    cwd: workFolder,
    writable: [workFolder, home],
  });
  const [out, err] = await Promise.all([text(agent.stdout), text(agent.stderr), agent.exit]);
  if (out === '') throw new Error(err);
  return loot.parse(JSON.parse(out));
}

test("it reads its own folders, and not $HOME/.ssh, the service's data or the runner's files", async () => {
  const own = path.join(workFolder, 'README.md');
  const others = [sshKey, path.join(data, 'state.db'), path.join(base, 'runner/_temp/event.json'), '/etc/shadow'];
  const { read } = await burgle({ read: [own, ...others] });
  expect(read[own]).toEqual({ got: 'to be read' });
  for (const file of others) expect(read[file]).toEqual({ failed: 'ENOENT' });
});

test('it writes in its work folder and its home, and nowhere else', async () => {
  const own = [path.join(workFolder, 'out.txt'), path.join(home, 'out.txt')];
  const others = [
    path.join(data, 'state.db'),
    '/usr/bin/ls',
    '/etc/hosts',
    process.execPath,
    path.join(base, 'new.txt'),
  ];
  const { write } = await burgle({ write: [...own, ...others] });
  for (const file of own) expect(write[file]).toEqual({ got: 'written' });
  for (const file of own) expect(existsSync(file)).toBe(true);
  // A file may seem to be written where nothing is kept; outside nothing has changed.
  expect(readFileSync(path.join(data, 'state.db'), 'utf8')).toBe("the service's data");
  expect(existsSync(path.join(base, 'new.txt'))).toBe(false);
  for (const file of ['/usr/bin/ls', '/etc/hosts', process.execPath])
    expect(write[file]?.failed).toMatch(/EROFS|EACCES|ETXTBSY/);
});

test("it can't write to .git of its work folder", async () => {
  const git = path.join(workFolder, '.git');
  execFileSync('git', ['init', '--quiet', workFolder]);
  const aims = {
    read: [path.join(git, 'HEAD')],
    write: [path.join(git, 'config'), path.join(git, 'hooks/post-checkout')],
  };
  const { read, write } = await burgle(aims, { fixed: [git] });
  expect(read[path.join(git, 'HEAD')]?.got).toContain('ref: ');
  for (const attempted of Object.values(write)) expect(attempted.failed).toBe('EROFS');
  rmSync(git, { recursive: true });
});

test.each([
  ['home', home],
  ['work folder', workFolder],
])('a link that it left as .git of its %s shows it nothing', async (_name, folder) => {
  const git = path.join(folder, '.git');
  const secret = path.join(base, 'runner/_temp/event.json');
  symlinkSync(path.relative(folder, path.join(base, 'runner')), git);
  const { read } = await burgle({ read: [secret, path.join(git, '_temp/event.json')] }, { fixed: [git] });
  for (const attempted of Object.values(read)) expect(attempted).toEqual({ failed: 'ENOENT' });
  rmSync(git);
});

test('a program that npm installed under a folder of PATH starts: there it is a relative link', async () => {
  const prefix = path.join(base, 'prefix');
  mkdirSync(path.join(prefix, 'bin'), { recursive: true });
  mkdirSync(path.join(prefix, 'lib/node_modules/agent'), { recursive: true });
  const script = '#!/bin/sh\necho started\n';
  writeFileSync(path.join(prefix, 'lib/node_modules/agent/agent.sh'), script, { mode: 0o755 });
  symlinkSync('../lib/node_modules/agent/agent.sh', path.join(prefix, 'bin/agent'));
  const env = { PATH: `${path.join(prefix, 'bin')}:/usr/bin:/bin`, HOME: home };
  const order = { command: ['agent'], env, cwd: workFolder, writable: [home, workFolder] };
  const started = await confine({ network: 'none', hidden: [] })(order);
  expect(await text(started.stdout)).toBe('started\n');
});

test("it sees no other process, and no other process's environment", async () => {
  const { environments, processes, killed, environment } = await burgle({});
  expect(environments).toContain('PATH=');
  expect(environments).not.toContain('a secret of the service');
  expect(processes).toBeLessThan(4);
  expect(killed).toEqual({ failed: 'ESRCH' });
  expect(environment).toEqual(['HOME', 'INTERN_PROCESS', 'LANG', 'PATH', 'PWD', 'TMPDIR']);
});

test('it has the network of the host, or none', async () => {
  await expect(burgle({})).resolves.toMatchObject({ network: { got: 'connected' } });
  const { network } = await burgle({}, { network: 'none' });
  expect(network).toEqual({ failed: 'ECONNREFUSED' });
});

test('it becomes nobody else, and lifts no wall', async () => {
  const { sudo, mounted, separated } = await burgle({});
  expect(sudo.failed).toBeDefined();
  expect(mounted.failed).toBeDefined();
  // In namespaces of its own it could lift them.
  expect(separated.failed).toBeDefined();
});

test("the service's data stays hidden in a work folder that holds it", async () => {
  const kept = path.join(workFolder, 'data');
  mkdirSync(kept);
  writeFileSync(path.join(kept, 'state.db'), "the service's data");
  const { read } = await burgle({ read: [path.join(kept, 'state.db')] }, { hidden: [data, kept] });
  expect(read[path.join(kept, 'state.db')]).toEqual({ failed: 'ENOENT' });
});

test('a link in the work folder leads nowhere', async () => {
  const link = path.join(workFolder, 'link');
  symlinkSync(sshKey, link);
  const { read } = await burgle({ read: [link] });
  expect(read[link]).toEqual({ failed: 'ENOENT' });
});

test('with its group everything in it ends, what left the group as well', async () => {
  const launch = confine({ network: 'host', hidden: [] });
  const mark = path.join(home, 'alive');
  const agent = await launch({
    command: ['sh', '-c', `setsid sh -c 'while :; do date +%s%N > ${mark}; sleep 0.05; done' & echo ready; wait`],
    env: { PATH: process.env['PATH'] ?? '', HOME: home },
    cwd: workFolder,
    writable: [workFolder, home],
  });
  await new Promise((resolve) => agent.stdout.once('data', resolve));
  agent.signal('SIGKILL');
  await agent.exit;
  // Its output is held open by everything that has it, so its end is the end of all.
  expect(agent.stdout.readableEnded || agent.stdout.destroyed).toBe(true);
});

test('what the kernel tells of the whole machine is not written, by root either', async () => {
  const files = ['/proc/sys/kernel/core_pattern', '/proc/sysrq-trigger', '/proc/sys/vm/drop_caches'];
  const before = readFileSync('/proc/sys/kernel/core_pattern', 'utf8');
  const { write } = await burgle({ write: files });
  for (const file of files) expect(write[file]?.failed, file).toMatch(/EROFS|EACCES|EPERM|ENOENT/);
  expect(readFileSync('/proc/sys/kernel/core_pattern', 'utf8')).toBe(before);
});

test('no descriptor that the service has inherited leads out', async () => {
  const script = `import { confine } from ${JSON.stringify(path.join(import.meta.dirname, '../../src/service/interns/acp/sandbox.ts'))};
const launch = confine({ network: 'none', hidden: [] });
const agent = await launch({ command: ['sh', '-c', 'cat /proc/self/fd/27/hostname; ls -l /proc/self/fd'], env: { PATH: process.env.PATH }, cwd: ${JSON.stringify(workFolder)}, writable: [${JSON.stringify(workFolder)}] });
agent.stdout.pipe(process.stdout);
await agent.ended;`;
  const file = path.join(base, 'started.mjs');
  writeFileSync(file, script);
  const out = execFileSync('bash', ['-c', `exec 27</etc; exec "$0" "$1"`, process.execPath, file], {
    encoding: 'utf8',
  });
  expect(out).toContain(' 27 -> /dev/null');
  expect(out).not.toMatch(/27 -> \/etc/);
});
