// `interns serve` in the process of a test: the ready line, the interrupt, the flags, and what it says when it can't start.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { serve as serveCommand } from '../../../src/cli/commands/service.ts';
import { createServiceLog } from '../../../src/cli/work/service.ts';
import { readPort } from '../../../src/inputs/values.ts';
import { Secret } from '../../../src/secret.ts';
import type { CliResult, CliWorld } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';
import { invocationIn } from '../support/hand-job.ts';
import { watchIo } from '../support/watched-io.ts';

// Its code is loaded anew, as a process does.
beforeEach(() => vi.resetModules());

interface Served {
  readonly ready: Readonly<Record<string, unknown>>;
  readonly healthz: number;
  readonly result: CliResult;
}

/** Starts the service, looks at it while it runs, and interrupts it. */
async function serve(args: readonly string[], world: CliWorld = {}): Promise<Served> {
  const interrupt = Promise.withResolvers<void>();
  const line = Promise.withResolvers<string>();
  const ended = runCliInTest(['serve', ...args], { ...world, interrupt: interrupt.promise, hear: line.resolve });
  const ready = await Promise.race([line.promise, ended]);
  if (typeof ready !== 'string') throw new Error(`It ended before it was ready: ${ready.stderr}`);
  const told: Readonly<Record<string, unknown>> = JSON.parse(ready);
  const { origin } = new URL(String(told['base_url']));
  const { status } = await fetch(`${origin}/healthz`);
  interrupt.resolve();
  const result = await ended;
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
  return { ready: told, healthz: status, result };
}

test('prints one ready line, serves, and ends with 0 at the interrupt', async () => {
  const { ready, healthz, result } = await serve(['--port', '0']);
  expect(ready).toEqual({
    ready: true,
    base_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
    intern: 'intern',
  });
  expect(healthz).toBe(200);
  expect(result).toMatchObject({ exitCode: 0, stdout: `${JSON.stringify(ready)}\n` });
  expect(result.stderr).toContain(`The Intern Service is at ${String(ready['base_url'])}`);
});

test('--identity-provider starts one too, on its port', async () => {
  const { ready } = await serve(['--port', '0', '--identity-provider']);
  expect(ready).toMatchObject({ identity_provider: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  const port = new URL(String(ready['identity_provider'])).port;
  const again = await serve(['--port', '0', '--identity-provider', '--identity-provider-port', port]);
  expect(again.ready['identity_provider']).toBe(ready['identity_provider']);
});

test('the address of the console stands beside it; --no-console leaves it out', async () => {
  const { ready, result } = await serve(['--port', '0']);
  const { origin } = new URL(String(ready['base_url']));
  expect(result.stderr).toMatch(new RegExp(`^ {2}${origin}/_console\\?token=[\\w-]{43}$`, 'm'));
  const without = await serve(['--port', '0', '--no-console']);
  expect(without.result.stderr).not.toContain('_console');
});

describe('the console', () => {
  const policy = 'version: 1\nrules: [{ id: all, match: { tool: shell }, then: allow }]\n';

  /** What it says of the policy, of a service that is started in a folder with these files. */
  async function pageIn(files: Readonly<Record<string, string>>, flags: Readonly<Record<string, string>> = {}) {
    const cwd = mkdtempSync(join(tmpdir(), 'serve-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), text);
    }
    const interrupt = Promise.withResolvers<'SIGINT'>();
    const { io, written } = watchIo();
    const own = { ...io, cwd, waitForInterrupt: () => interrupt.promise };
    const values: Readonly<Record<string, string>> = { port: '0', ...flags };
    const ended = serveCommand.run({ ...invocationIn({}, own), value: (flag) => values[flag] });
    await vi.waitFor(() => expect(written.stdout).not.toBe(''), { timeout: 60_000 });
    const page = await (await fetch(/\S+_console\S+/.exec(written.stderr)?.[0] ?? '')).text();
    interrupt.resolve('SIGINT');
    expect(await ended).toBe(0);
    const shown = page.replaceAll(cwd, 'CWD');
    return shown.slice(shown.indexOf('id="policy-form"')).slice(0, 500);
  }

  test('holds questions against the policy that is where policies are', async () => {
    const page = await pageIn({ '.github/intern-policy.yml': policy });
    expect(page).toContain('checked against <code>CWD/.github/intern-policy.yml</code>: 1 rule, default reject.');
  });

  test('says nothing of a policy where there is none, unless one was named', async () => {
    expect(await pageIn({})).not.toContain('checked against');
    const page = await pageIn({}, { policy: 'mine.yml' });
    expect(page).toContain('checked against <code>CWD/mine.yml</code>.');
    expect(page).toContain('it does not exist, ENOENT');
  });

  test('holds them against the one that was named', async () => {
    const page = await pageIn({ 'mine.yml': policy }, { policy: 'mine.yml' });
    expect(page).toContain('checked against <code>CWD/mine.yml</code>: 1 rule');
  });
});

test('--host is where it listens; more than loopback is warned of', async () => {
  const { result } = await serve(['--port', '0', '--host', '0.0.0.0']);
  expect(result.stderr).toMatch(/^warning: .*0\.0\.0\.0.*\n/);
});

test('--config and --data are taken from the folder that it runs in', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'serve-'));
  writeFileSync(
    join(cwd, 'service.yml'),
    'keys: [{ hash: k, secret: made-up, workspace_id: w }]\ninterns: [{ id: i, name: only, workspace_id: w }]\n',
  );
  const { ready } = await serve(['--port', '0', '--config', 'service.yml', '--data', 'kept'], { cwd });
  expect(ready).toHaveProperty('intern');
  expect(readdirSync(join(cwd, 'kept')).length).toBeGreaterThan(0);
});

test('a configuration that is wrong is exit code 2, and says where', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'serve-'));
  writeFileSync(join(cwd, 'service.yml'), 'keys:\n  - hash: 7\n    secrt: x\ninterns:\n  - id: i\n');
  const { exitCode, stdout, stderr } = await runCliInTest(['serve', '--config', 'service.yml'], { cwd });
  const file = join(cwd, 'service.yml');
  expect(stderr.split('\n')).toEqual([
    `${file}:2: key "keys[0].hash" must be of type string.`,
    `${file}:3: key "keys[0].secrt" is not known here.`,
    `${file}:5: key "interns[0].name" is missing.`,
    '',
  ]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
});

test('a port that is taken is exit code 1', async () => {
  const taken = http.createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const { exitCode, stdout, stderr } = await runCliInTest(['serve', '--port', port]);
  taken.close();
  expect(stderr).toMatch(
    new RegExp(
      `^interns serve: Port ${port} is in use\\. Stop the program that uses it, or use a free port: --port 0\\. \\(EADDRINUSE\\)\n$`,
    ),
  );
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
});

test('one port for both is said to be that', async () => {
  const probe = http.createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  await new Promise((resolve) => probe.close(resolve));
  const ports = ['--port', port, '--identity-provider-port', port];
  const { exitCode, stderr } = await runCliInTest(['serve', '--identity-provider', ...ports]);
  expect(stderr).toBe(`interns serve: --port and --identity-provider-port are both ${port}. Give each its own.\n`);
  expect(exitCode).toBe(1);
});

describe('bad usage', () => {
  const hint = '"interns serve --help" shows all arguments and options. (input_invalid)';
  const badPort = (flag: string, text: string): string =>
    `interns serve: ${flag} is "${text}". Use a port from 0 to 65535. (input_invalid)`;

  test.each([
    [['--port', 'x'], badPort('--port', 'x')],
    [['--port', '65536'], badPort('--port', '65536')],
    [['--port', '100000'], badPort('--port', '100000')],
    [['--port', '000080'], badPort('--port', '000080')],
    [['--port', '80a'], badPort('--port', '80a')],
    [['--port', 'a80'], badPort('--port', 'a80')],
    [['--port', ''], badPort('--port', '')],
    [['--port', '0', '--port', 'x'], badPort('--port', 'x')],
    [['--identity-provider', '--identity-provider-port', '65536'], badPort('--identity-provider-port', '65536')],
    [
      ['--identity-provider-port', '1'],
      'interns serve: --identity-provider-port needs --identity-provider. (input_conflict)',
    ],
    [
      ['--no-console', '--policy', 'policy.yml'],
      'interns serve: --policy is for the console, which --no-console turns off. Leave one out. (input_conflict)',
    ],
    [['--port'], `interns serve: Option "--port <number>" needs a value. ${hint}`],
    [['--prot', '1'], `interns serve: Unknown option "--prot". Did you mean --port? ${hint}`],
    [
      ['--identity-provider=yes'],
      `interns serve: Unknown option "--identity-provider=yes". --identity-provider takes no value. ${hint}`,
    ],
    [['something'], `interns serve: Too many arguments. Expected 0 arguments but got 1: something. ${hint}`],
  ])('%j', async (args, message) => {
    const { exitCode, stdout, stderr } = await runCliInTest(['serve', ...args]);
    expect(stderr).toBe(`${message}\n`);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  test('65535 is a port', () => {
    expect(readPort('port', '65535')).toBe(65_535);
    expect(() => readPort('port', '65536')).toThrow('65536');
  });
});

test('the log is one line each, with its level; steps and masks are not shown', () => {
  let written = '';
  const log = createServiceLog({
    env: {},
    cwd: '/',
    stdout: () => {},
    stderr: (text) => {
      written += text;
    },
    waitForInterrupt: () => new Promise(() => {}),
  });
  log.debug('a');
  log.mask(new Secret('b'));
  log.info('c\nd');
  log.notice('e');
  log.warning('f');
  log.error('g');
  expect(written).toBe('info: c d\nnotice: e\nwarning: f\nerror: g\n');
});
