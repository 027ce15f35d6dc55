// `--agent`: a real agent as the intern of `interns serve` and `interns exec`, without a configuration.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { runCliInTest } from '../support/cli.ts';

// Its code is loaded anew, as a process does.
beforeEach(() => vi.resetModules());

const scripted = path.join(import.meta.dirname, '../../service/interns/acp/support/scripted-agent.mjs');
const listed = z.object({ data: z.array(z.object({ name: z.string(), status: z.string(), description: z.string() })) });

/** Lists the interns into a file, as the command of `interns exec`. */
const list = `fetch(process.env.INTERNS_BASE_URL + '/interns', { headers: { authorization: 'Bearer a-made-up-key' } })
  .then((response) => response.text()).then((text) => require('node:fs').writeFileSync('interns.json', text))`;

test('the command of exec finds the agent ready, in the current folder and with what it is given', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'exec-'));
  const log = path.join(cwd, 'agent.log');
  const agent = `'${process.execPath}' '${scripted}' '${JSON.stringify({ log })}'`;
  const env = {
    INTERNS_SERVICE_KEY: 'a-made-up-key',
    GIVEN: 'yes',
    GITHUB_TOKEN: 'a secret',
    OPENAI_API_KEY: 'another',
  };
  const flags = ['--agent', agent, '--agent-asks', '--agent-env', 'GIVEN'];
  const result = await runCliInTest(['exec', ...flags, '--', process.execPath, '-e', list], { cwd, env });
  expect(result.exitCode, result.stderr).toBe(0);
  expect(result.stderr).toBe(`info: The agent (custom) works in ${cwd}, and is given GIVEN.\n`);
  const { data } = listed.parse(JSON.parse(readFileSync(path.join(cwd, 'interns.json'), 'utf8')));
  expect(data).toMatchObject([
    { name: 'intern', status: 'running', description: expect.stringContaining('No sandbox') },
  ]);
  const [first = ''] = readFileSync(log, 'utf8').split('\n');
  const told: unknown = JSON.parse(first);
  expect(told).toMatchObject({ env: { GIVEN: 'yes', HOME: expect.not.stringContaining(cwd) } });
  expect(first).not.toMatch(/a secret|another|made-up-key|ACTIONS_/);
});

test('an agent that does not start fails, and the command says so', async () => {
  const line = ['exec', '--agent', 'no-such-agent --acp', '--', process.execPath, '-e', ''];
  const { exitCode, stderr } = await runCliInTest(line);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('error: Intern "intern" failed: "no-such-agent" was not found.');
});

test.each<[string, readonly string[], string]>([
  ['a quote that is left open', ['--agent', "opencode 'acp"], '--agent is "opencode \'acp". Close the quote.'],
  ['no word', ['--agent', ' '], '--agent is " ". Name a program, for example "opencode acp".'],
  ['an empty program', ['--agent', "'' acp"], 'Name a program'],
  [
    'a configuration beside it',
    ['--agent', 'opencode acp', '--config', 'x.yml'],
    'Give --agent or --config, not both.',
  ],
  [
    'a variable that is not set',
    ['--agent', 'opencode acp', '--agent-env', 'NONE'],
    '--agent-env is "NONE". Name a variable that is set.',
  ],
  ['--agent-env alone', ['--agent-env', 'PATH'], '--agent-env needs --agent.'],
  ['--agent-asks alone', ['--agent-asks'], '--agent-asks needs --agent.'],
  ['--any-model alone', ['--any-model'], '--any-model needs --agent.'],
])('%s is bad usage', async (_what, flags, message) => {
  for (const line of [
    ['serve', ...flags],
    ['exec', ...flags, '--', 'true'],
  ]) {
    const { exitCode, stdout, stderr } = await runCliInTest(line);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(message);
  }
});

test('to vouch for an agent that is known is refused', async () => {
  const { exitCode, stderr } = await runCliInTest(['serve', '--port', '0', '--agent', 'opencode acp', '--agent-asks']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain('the profiles of the others say what they do');
});

test('serve names what the agent is given, and ends with the agent', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'serve-'));
  writeFileSync(path.join(cwd, 'opencode'), '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
  const interrupt = Promise.withResolvers<void>();
  const result = await runCliInTest(['serve', '--port', '0', '--agent', `'${path.join(cwd, 'opencode')}' acp`], {
    cwd,
    env: { OPENAI_API_KEY: 'a key', ANTHROPIC_API_KEY: 'a key' },
    interrupt: interrupt.promise,
    hear: () => interrupt.resolve(),
  });
  expect(result.exitCode).toBe(0);
  expect(result.stderr).toContain('The agent (opencode) works in');
  expect(result.stderr).toContain('is given ANTHROPIC_API_KEY, OPENAI_API_KEY.');
});

test.each(['opencode', 'codex', 'gemini', 'claude'])(
  '%s without a key does not start, unless any model will do',
  async (agent) => {
    const cwd = mkdtempSync(path.join(tmpdir(), 'serve-'));
    const started = path.join(cwd, 'started');
    const programs = mkdtempSync(path.join(tmpdir(), 'programs-'));
    for (const name of ['opencode', 'codex-acp', 'gemini', 'claude-agent-acp'])
      writeFileSync(path.join(programs, name), `#!/bin/sh\ntouch '${started}'\nexit 1\n`, { mode: 0o755 });
    const env = { PATH: `${programs}:${process.env['PATH'] ?? ''}` };
    const line = ['exec', '--agent', agent, '--', 'true'];
    const refused = await runCliInTest(line, { cwd, env });
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr.replaceAll(/\s+/g, ' ')).toContain(
      'might send code to a host that nobody chose. Add a key (--agent-env NAME)',
    );
    expect(existsSync(started)).toBe(false);
    const gateway = ['--agent-env', 'COMPANY_BASE_URL'];
    for (const [flags, more] of [
      [['--any-model'], {}],
      [gateway, { COMPANY_BASE_URL: 'https://models.example' }],
    ] as const) {
      const words = [...line.slice(0, 3), ...flags, ...line.slice(3)];
      const { stderr } = await runCliInTest(words, { cwd, env: { ...env, ...more } });
      expect(stderr).not.toContain('nobody chose');
      expect(existsSync(started)).toBe(true);
      rmSync(started);
    }
  },
);
