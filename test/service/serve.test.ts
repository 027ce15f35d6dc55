// `interns serve` and `interns exec`, each in a process of its own.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createClock } from '../../src/service/index.ts';
import { readObject } from './support/chat.ts';
import { built, runCli, source } from './support/process.ts';
import { start } from './support/service.ts';

test('serve prints one JSON line, serves, and exits 0 at SIGTERM', async () => {
  const { child, ready, ended } = runCli(['serve', '--port', '0', '--identity-provider']);
  const line = await ready;
  const origin = line['base_url']?.replace('/api/v1', '');
  expect(line).toEqual({
    ready: true,
    base_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/),
    identity_provider: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    federation_policy_id: 'local',
    audience: origin,
    intern: 'intern',
  });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  const { code, stdout, stderr } = await ended;
  expect({ code, lines: stdout.split('\n').length }).toEqual({ code: 0, lines: 2 });
  expect(stderr).toContain(`The Intern Service is at ${line['base_url']} and has one intern: "intern".`);
  expect(stderr).toContain('  interns chat intern "Where are you?"\n');
});

test('serve ends open streams with run_ended at SIGTERM', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const config = path.join(folder, 'service.yml');
  await writeFile(path.join(folder, 'p.yml'), 'turns: [{ steps: [{ say: a }, { shell: sleep 1000 }] }]');
  await writeFile(
    config,
    'keys: [{ hash: k, secret: made-up, workspace_id: w }]\ninterns: [{ id: i, name: i, workspace_id: w, runs: { playbook: p.yml } }]\n',
  );
  const { child, ready, ended } = runCli(['serve', '--port', '0', '--config', config]);
  const { base_url } = await ready;
  const body = JSON.stringify({ messages: [{ role: 'user', content: 'go' }], stream: true });
  const headers = { authorization: 'Bearer made-up', 'content-type': 'application/json' };
  const response = await fetch(`${base_url}/interns/i/chat/completions`, { method: 'POST', body, headers });
  const reading = response.text();
  child.kill('SIGTERM');
  expect(await reading).toContain('"reason":"run_ended"');
  expect((await ended).code).toBe(0);
});

test('serve exits although a client holds its connection open', async () => {
  const { child, ready, ended } = runCli(['serve', '--port', '0']);
  const { base_url = '' } = await ready;
  const agent = new http.Agent({ keepAlive: true });
  await new Promise((resolve) =>
    http.get(`${base_url}/interns`, { agent }, (response) => response.resume().on('end', resolve)),
  );
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  agent.destroy();
});

test('serve loads nothing of its console before that is opened', async () => {
  const loaded = path.join(await mkdtemp(path.join(tmpdir(), 'serve-')), 'loaded');
  const recorder = path.join(import.meta.dirname, '../support/record-loads.mjs');
  const env = { NODE_OPTIONS: `--import=${recorder}`, LOADED_FILES: loaded };
  const { child, ready } = runCli(['serve', '--port', '0'], env, { entry: source });
  const said = new Promise<string>((resolve) => {
    child.stderr?.on('data', (bytes: Buffer) => {
      const [address] = /http:\S+_console\S+/.exec(bytes.toString()) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  await fetch(`${(await ready)['base_url']}/interns`);
  const loadedOf = (folder: RegExp) =>
    readFileSync(loaded, 'utf8')
      .split('\n')
      .filter((file) => folder.test(file));
  // The starting file of a policy says where policies lie; it is no part of the console.
  const console = /\/src\/(?:console|permission(?!\/tools\/starter\.ts)|report)\//;
  expect(loadedOf(/\/src\/service\//).length).toBeGreaterThan(20);
  expect(loadedOf(console)).toEqual([]);
  expect((await fetch(await said)).status).toBe(200);
  expect(loadedOf(console).length).toBeGreaterThan(20);
});

test.each([
  [['--port', 'x'], '--port is "x"'],
  [['--port', '65536'], '--port is "65536"'],
  [['--identity-provider-port', '1'], '--identity-provider-port needs --identity-provider'],
  [['--prot', '1'], '--prot'],
  [['--identity-provider=yes'], '--identity-provider'],
  [['something'], 'something'],
])('serve %j is bad usage', async (args, message) => {
  const { code, stdout, stderr } = await runCli(['serve', ...args]).ended;
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});

test('serve refuses a bad configuration with file, line and key', async () => {
  const config = path.join(await mkdtemp(path.join(tmpdir(), 'serve-')), 'service.yml');
  await writeFile(config, 'keys:\n  - hash: 7\n');
  const { code, stdout, stderr } = await runCli(['serve', '--config', config]).ended;
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`${config}:2: key "keys[0].hash" must be of type string`);
});

test('serve says when it can not listen', async () => {
  const server = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, stderr } = await runCli(['serve', '--port', String(port)]).ended;
  server.close();
  expect(code).toBe(1);
  expect(stderr).toContain('EADDRINUSE');
});

test('serve warns when it is bound to more than loopback', async () => {
  const { child, ready, ended } = runCli(['serve', '--port', '0', '--host', '0.0.0.0']);
  await ready;
  child.kill('SIGTERM');
  expect((await ended).stderr).toContain('0.0.0.0');
});

test('a second service on the same data folder is refused', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await runCli(['serve', '--port', '0', '--data', data]).ready;
  const { code, stderr } = await runCli(['serve', '--port', '0', '--data', data]).ended;
  expect(code).toBe(2);
  expect(stderr).toContain(`data folder "${data}"`);
});

const script = `
  const { INTERNS_BASE_URL: base, INTERNS_FEDERATION_POLICY_ID: policy, INTERNS_AUDIENCE: audience } = process.env;
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = process.env;
  const { value } = await (await fetch(url + '&audience=' + audience, { headers: { authorization: 'Bearer ' + token } })).json();
  const body = new URLSearchParams({
    federation_policy_id: policy, subject_token: value,
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  });
  const { access_token } = await (await fetch(base + '/oauth/token', { method: 'POST', body })).json();
  const { data } = await (await fetch(base + '/interns', { headers: { authorization: 'Bearer ' + access_token } })).json();
  console.log(JSON.stringify({ names: data.map((intern) => intern.name), intern: process.env.INTERNS_INTERN ?? null }));
  process.exitCode = 7;
`;

test('exec runs a command in the environment of a job, and exits as it did', async () => {
  const { code, stdout, stderr } = await runCli(['exec', '--', process.execPath, '--input-type=module', '-e', script])
    .ended;
  expect({ code, stderr }).toEqual({ code: 7, stderr: '' });
  expect(JSON.parse(stdout)).toEqual({ names: ['intern'], intern: 'intern' });
});

test('exec with a configuration sets up the job that its policy takes', async () => {
  const config = path.join(await mkdtemp(path.join(tmpdir(), 'exec-')), 'service.yml');
  const policy =
    '{ id: fp_mine, issuer: identity-provider, subject: "repo:acme/app:pull_request", audience: "https://a.example", claims: { repository_owner: acme }, acts_as: k }';
  await writeFile(
    config,
    `policies: [${policy}]\nkeys: [{ hash: k, secret: made-up, workspace_id: w }]\ninterns: [{ id: i, name: only, workspace_id: w }]\n`,
  );
  const { code, stdout } = await runCli([
    'exec',
    '--config',
    config,
    '--',
    process.execPath,
    '--input-type=module',
    '-e',
    script,
  ]).ended;
  expect(code).toBe(7);
  expect(JSON.parse(stdout)).toEqual({ names: ['only'], intern: 'only' });
});

test.each([
  [['exec'], 2],
  [['exec', 'ls'], 2],
  [['exec', '--'], 2],
  [['exec', '--nope', '--', 'true'], 2],
  [['exec', '--', 'no-such-command-anywhere'], 127],
  [['exec', '--', 'sh', '-c', 'kill -TERM $$'], 143],
  [['exec', '--', 'true'], 0],
])('%j exits with %i', async (args, code) => {
  expect((await runCli(args).ended).code).toBe(code);
});

test('exec passes SIGTERM on to its command', async () => {
  const { child, ended } = runCli([
    'exec',
    '--',
    'sh',
    '-c',
    'trap "exit 9" TERM; echo "{}"; while :; do sleep 0.01; done',
  ]);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  child.kill('SIGTERM');
  expect((await ended).code).toBe(9);
});

test('a job of the identity provider has what GitHub gives one', async () => {
  const { ready } = runCli(['serve', '--port', '0', '--identity-provider']);
  const { identity_provider = '' } = await ready;
  const job = await readObject(await fetch(`${identity_provider}/jobs`, { method: 'POST', body: '{}' }));
  expect(Object.keys(job).toSorted()).toEqual(['request_token', 'request_url']);
  expect(String(job['request_url'])).toContain('?');
});

test('what a service says of an identity can be pasted into a shell, and the intern answers', async () => {
  const lines: string[] = [];
  await start({ identityProvider: true, clock: createClock(), announce: (line) => lines.push(line) });
  const pasted = `interns() { "${process.execPath}" "${built}" "$@"; }\n${lines.slice(2, 4).join('\n')}`;
  const env = { PATH: process.env['PATH'], NO_COLOR: '1' };
  const { stdout } = await promisify(execFile)('bash', ['-eo', 'pipefail', '-c', pasted], { env });
  expect(stdout).toContain('You said: Where are you?');
});
