// `interns doctor`: each check passes where all is well, and says what to fix where something is not.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Service } from '../../../src/service/index.ts';
import { createClock, startService } from '../../../src/service/index.ts';
import { startLoopback } from '../../support/loopback.ts';
import type { CliResult } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';

let service: Service;
const cwd = mkdtempSync(join(tmpdir(), 'doctor-'));

beforeAll(async () => {
  service = await startService({ identityProvider: true });
});
afterAll(() => service.stop());

function doctor(args: readonly string[], more: Readonly<Record<string, string | undefined>> = {}): Promise<CliResult> {
  const job = service.addJob();
  const env = {
    INTERNS_BASE_URL: service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: 'local',
    ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token,
    ...more,
  };
  return runCliInTest(['doctor', ...args], { env, cwd });
}

/** The state of each check by its name. */
async function states(result: Promise<CliResult>): Promise<Record<string, string>> {
  const { checks } = JSON.parse((await result).stdout);
  return Object.fromEntries(checks.map(({ name, state }: { name: string; state: string }) => [name, state]));
}

test('where all is well, every check passes', async () => {
  writeFileSync(
    join(cwd, 'policy.yml'),
    `version: 1
rules:
  - { id: tests, when: { fork: false }, match: { tool: shell, command: { shell: { only: [npm test] } } }, then: allow, limit: 1 }
tests:
  - name: tests may run
    context: { fork: false }
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: tests }
`,
  );
  const { exitCode, stdout } = await doctor(['intern', '--policy', 'policy.yml']);
  expect(stdout.split('\n').filter((line) => !line.startsWith('✓'))).toEqual(['']);
  expect(stdout).toMatch(/^✓ exchange +policy "local" grants a token for (?:300|29\d) s$/m);
  expect(stdout).toMatch(/^✓ intern +"intern" \(.*\) runs/m);
  expect(exitCode).toBe(0);
});

describe('where something is wrong, it says what:', () => {
  test('no settings', async () => {
    const { exitCode, stdout } = await doctor([], { INTERNS_BASE_URL: undefined });
    expect(stdout).toMatch(/^✗ base-url +INTERNS_BASE_URL \(--base-url\) is not set\./m);
    expect(stdout).toMatch(/^ +\$ export INTERNS_BASE_URL=https:\/\/service\.example\/api\/v1$/m);
    expect(stdout).toMatch(/^✓ credentials /m);
    expect(stdout).toMatch(/^✓ identity +github-actions/m);
    expect(stdout).toMatch(/^- exchange +needs service$/m);
    expect(exitCode).toBe(1);
  });

  test('a service that is not there', async () => {
    const gone = await startLoopback(() => {});
    await gone[Symbol.asyncDispose]();
    const { stdout } = await doctor([], { INTERNS_BASE_URL: gone.url });
    expect(stdout).toMatch(/^✗ service +.*ECONNREFUSED/m);
    expect(stdout).toMatch(/→ Nothing listens on port \d+ of this machine\. Start the local service there, or correct/);
    expect(stdout).toMatch(/^ +\$ interns serve --port \d+ --identity-provider$/m);
    expect(stdout).toMatch(/^✓ identity /m);
    expect(stdout).toMatch(/^- exchange +needs service$/m);
  });

  test('something else at the base URL', async () => {
    await using page = await startLoopback((_, response) => response.end('<html>'));
    expect(await states(doctor(['--json'], { INTERNS_BASE_URL: page.url }))).toMatchObject({ service: 'warning' });
  });

  test('a clock that is wrong', async () => {
    const ahead = { date: new Date(Date.now() + 600_000).toUTCString() };
    await using other = await startLoopback((_, response) => response.writeHead(401, ahead).end());
    const { stdout } = await doctor([], { INTERNS_BASE_URL: other.url });
    expect(stdout).toMatch(/^! clock +this machine is (?:599|600|601) s behind the service$/m);
  });

  test('no identity', async () => {
    const { stdout } = await doctor([], { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, GITHUB_ACTIONS: 'true' });
    expect(stdout).toMatch(/^✗ identity +.*permissions: id-token: write/m);
    expect(stdout).toMatch(/^- exchange +needs identity$/m);
  });

  test('a base URL without its version segment: what was meant, at the service and at the exchange', async () => {
    const { exitCode, stdout } = await doctor([], { INTERNS_BASE_URL: new URL(service.baseUrl).origin });
    const says = `did you mean ${service.baseUrl}?`;
    expect(stdout).toMatch(new RegExp(`^! service .*answered 404.*\n.*${says.replace('?', '\\?')}$`, 'm'));
    expect(stdout).toMatch(
      new RegExp(`^✗ exchange +There is no token exchange at .*${says.replace('?', '\\?')}$`, 'm'),
    );
    expect(stdout).toContain(`$ export INTERNS_BASE_URL='${service.baseUrl}'`);
    expect(exitCode).toBe(1);
  });

  test('a key and a base URL without its version segment: what was meant, at the list too', async () => {
    const { stdout } = await doctor([], {
      INTERNS_BASE_URL: new URL(service.baseUrl).origin,
      INTERNS_FEDERATION_POLICY_ID: undefined,
      INTERNS_API_KEY: 'made-up',
    });
    expect(stdout).toMatch(new RegExp(`^✗ interns .*\n +→ .*did you mean ${service.baseUrl}\\?$`, 'm'));
  });

  test('a laptop with a federation policy and no identity: the two ways in, not a list of every CI', async () => {
    const { stdout } = await doctor([], {
      ACTIONS_ID_TOKEN_REQUEST_URL: undefined,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined,
    });
    expect(stdout).toMatch(/^✗ identity +No CI identity found on this machine, and a federation policy needs one\.$/m);
    expect(stdout).toMatch(/→ Set INTERNS_API_KEY \(--api-key\) in place of .*INTERNS_SUBJECT_TOKEN_FILE/);
    expect(stdout).toContain('$ interns identity');
    expect(stdout).not.toContain('circleci');
  });

  test('nothing but a base URL: the service is looked at all the same, and the identity says which way in there is', async () => {
    const { stdout } = await doctor([], {
      INTERNS_FEDERATION_POLICY_ID: undefined,
      ACTIONS_ID_TOKEN_REQUEST_URL: undefined,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined,
    });
    expect(stdout).toMatch(/^✗ credentials +Neither INTERNS_FEDERATION_POLICY_ID \(--federation-policy-id\) nor/m);
    expect(stdout).toMatch(/^✓ service /m);
    expect(stdout).toMatch(/^- identity +none on this machine, so use INTERNS_API_KEY \(--api-key\)$/m);
  });

  test('a setting that is none does not keep it from looking at the rest', async () => {
    const { stdout } = await doctor(['--timeout', 'soon']);
    expect(stdout).toMatch(/^✗ timeout +--timeout is "soon"/m);
    expect(stdout).toMatch(/^✓ exchange /m);
    expect(stdout).toMatch(/^- interns +needs timeout$/m);
  });

  test('a policy that does not take this identity', async () => {
    const { stdout } = await doctor([], { INTERNS_FEDERATION_POLICY_ID: 'other' });
    expect(stdout).toMatch(/^✓ identity/m);
    expect(stdout).toMatch(/^✗ exchange +Token exchange refused/m);
    expect(stdout).toContain('→ ');
    expect(stdout).not.toMatch(/eyJ/);
  });

  test('an intern that is not there', async () => {
    const { exitCode, stdout } = await doctor(['nobody']);
    expect(stdout).toMatch(/^✗ intern +No intern has the name or id "nobody"/m);
    expect(exitCode).toBe(1);
  });

  test('a policy file with a mistake, and one that is missing', async () => {
    writeFileSync(join(cwd, 'wrong.yml'), 'version: 2\n');
    expect((await doctor(['--policy', 'wrong.yml'])).stdout).toMatch(
      /✗ policy +.*wrong\.yml:1[\s\S]*\n +\$ interns policy check wrong\.yml$/m,
    );
    expect((await doctor(['--policy', 'none.yml'])).stdout).toMatch(/^✗ policy +none\.yml does not exist/m);
    expect((await doctor([])).stdout).toMatch(/^! policy +\.github\/intern-policy\.yml does not exist/m);
  });
});

test('a policy that is not trusted on this machine, or counts elsewhere, is no policy in use', async () => {
  const checkout = mkdtempSync(join(tmpdir(), 'doctor-'));
  for (const folder of ['.git', '.github', 'sub']) mkdirSync(join(checkout, folder));
  writeFileSync(join(checkout, '.github/intern-policy.yml'), 'version: 1\n');
  const look = async (folder: string) => (await runCliInTest(['doctor'], { cwd: folder })).stdout;
  expect(await look(checkout)).toMatch(
    /^! policy +\.github\/intern-policy\.yml: .*\n +→ Policy: .* is not trusted on this machine .* "interns policy trust"/m,
  );
  expect(await look(join(checkout, 'sub'))).toMatch(
    /^! policy +\.\.\/\.github\/intern-policy\.yml: .*\n +→ Policy: that of the repository, .* only for an intern that works in/m,
  );
});

test('an API key needs no identity and no exchange', async () => {
  await using own = await startService({ clock: createClock({}), config: { workspaces: [], keys: [] } });
  const env = { INTERNS_BASE_URL: own.baseUrl, INTERNS_FEDERATION_POLICY_ID: undefined, INTERNS_API_KEY: 'made-up' };
  expect(await states(doctor(['--json'], env))).toMatchObject({
    identity: 'skipped',
    exchange: 'skipped',
    interns: 'failed',
  });
});

// Its code is loaded anew, as a process does.
beforeEach(() => vi.resetModules());

const scripted = path.join(import.meta.dirname, '../../service/interns/acp/support/scripted-agent.mjs');
const agent = `'${process.execPath}' '${scripted}'`;

test('an agent that is not there is failed, with the command that installs it', async () => {
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', 'opencode'], { env: { PATH: '/nowhere' } });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('✗ agent     "opencode" is in no folder of PATH outside the work folder.');
  expect(stdout).toContain('$ npm install --global opencode-ai');
  expect(stdout).toContain('- asking    needs agent');
});

test('an agent that only a folder of PATH in the work folder has is not there', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'doctor-agent-'));
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/opencode'), `#!/bin/sh\nexec ${agent} >&2\n`, { mode: 0o755 });
  const env = { PATH: `${folder}/bin:./bin:${process.env['PATH']}` };
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', 'opencode'], { cwd: folder, env });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('✗ agent     "opencode" is in no folder of PATH outside the work folder.');
  expect((await runCliInTest(['doctor', '--agent', './bin/opencode'], { cwd: folder, env })).stdout).toContain(
    '✓ agent',
  );
});

test('an agent that speaks and asks is well; what is not known of it is said', async () => {
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', agent, '--agent-asks']);
  expect(exitCode, stdout).toBe(0);
  expect(stdout).toContain('✓ protocol  version 1 of the Agent Client Protocol');
  expect(stdout).toContain('✓ asking    it asks here, in manual mode');
});

test('an agent that nobody vouches for would be refused', async () => {
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', agent]);
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/✗ asking {4}.*the agent is unknown/);
});

test('a program that is no agent is failed', async () => {
  const { exitCode, stdout } = await runCliInTest(['doctor', '--agent', 'cat', '--json']);
  expect(exitCode).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    checks: [
      { name: 'agent', state: 'ok' },
      { name: 'protocol', state: 'failed' },
      { name: 'asking', state: 'skipped' },
      { name: 'model' },
    ],
  });
});
