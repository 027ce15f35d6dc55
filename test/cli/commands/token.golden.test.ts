// `interns token` with clock, network and surroundings in the test's hand.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CliIo } from '../../../src/cli/command.ts';
import { token as command } from '../../../src/cli/commands/access.ts';
import { jwtOf } from '../../support/jwt.ts';
import { json } from '../../support/responses.ts';
import { grantedToken } from '../../support/token-response.ts';
import { type HandWorld, handJob, invocationIn } from '../support/hand-job.ts';
import { watchIo } from '../support/watched-io.ts';

const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const subject = jwtOf({ iss: 'https://issuer.example', sub: 's', aud: 'x', exp: now / 1000 + 600 }).reveal();
const inputs = {
  'base-url': 'https://service.example/api/v1',
  'federation-policy-id': 'local',
  'subject-token': subject,
} as const;
const granted = { ...grantedToken, access_token: 'made-up-access', scope: 'gateway:inference' };

async function token(world: HandWorld & { readonly waitForInterrupt?: CliIo['waitForInterrupt'] } = {}) {
  const { env = {} } = world;
  const watched = watchIo({ env: { PATH: process.env['PATH'] ?? '', ...env } });
  const io = {
    ...watched.io,
    cwd: world.cwd ?? process.cwd(),
    waitForInterrupt: world.waitForInterrupt ?? watched.io.waitForInterrupt,
  };
  const job = handJob({ answer: () => json(200, granted), ...world });
  const given = { ...world, inputs: { ...inputs, ...world.inputs } };
  return { exitCode: await command.run(invocationIn(given, io, job)), ...watched.written };
}

test.each<[string, HandWorld, string, string]>([
  ['alone', {}, 'made-up-access\n', ''],
  ['as JSON', { flags: ['json'] }, '{"access_token":"made-up-access","expires_at":"2026-01-02T03:09:05.000Z"}\n', ''],
  ['in a GitHub job', { env: { GITHUB_ACTIONS: 'true' } }, 'made-up-access\n', '::add-mask::made-up-access\n'],
  ['elsewhere', { env: { GITHUB_ACTIONS: 'false' } }, 'made-up-access\n', ''],
])('a token %s', async (_, world, stdout, stderr) => {
  const result = await token(world);
  expect(result).toMatchObject({ exitCode: 0, stdout, stderr });
});

test('a token is dated from its request, however long the answer took', async () => {
  const watched = watchIo();
  const job = handJob({
    answer: () => {
      job.clock.advance(7_000);
      return json(200, granted);
    },
  });
  await command.run(invocationIn({ inputs, flags: ['json'] }, watched.io, job));
  expect(JSON.parse(watched.written.stdout)).toMatchObject({ expires_at: '2026-01-02T03:09:05.000Z' });
});

/** What a command that was run found in its environment. */
async function seenBy(world: HandWorld, script: string) {
  const cwd = mkdtempSync(join(tmpdir(), 'token-golden-'));
  const write = `require("fs").writeFileSync("seen", JSON.stringify(process.env)); ${script}`;
  const result = await token({ cwd, flags: ['exec'], commandLine: [process.execPath, '-e', write], ...world });
  return { ...result, seen: JSON.parse(readFileSync(join(cwd, 'seen'), 'utf8')) };
}

test.each<[HandWorld, string]>([
  [{}, 'OPENAI_API_KEY'],
  [{ inputs: { 'export-env': 'MY_TOKEN' } }, 'MY_TOKEN'],
])('a command finds the token in its environment', async (world, name) => {
  const { seen, exitCode, shown } = await seenBy({ ...world, env: { OTHER: 'kept' } }, 'process.exit(3)');
  expect(Object.entries(seen).filter(([, value]) => value === 'made-up-access')).toEqual([[name, 'made-up-access']]);
  expect(seen.OTHER).toBe('kept');
  expect(exitCode).toBe(3);
  expect(shown).toBe('');
});

test('a command that a signal ends has the exit code of a shell', async () => {
  expect((await seenBy({}, 'process.kill(process.pid, "SIGTERM")')).exitCode).toBe(143);
});

test('an interruption is passed on to the command', async () => {
  const commandLine = [process.execPath, '-e', 'setInterval(() => {}, 1000)'];
  const { exitCode } = await token({
    flags: ['exec'],
    commandLine,
    waitForInterrupt: () => Promise.resolve('SIGTERM' as const),
  });
  expect(exitCode).toBe(143);
});

test('a command that is not there is said to be none', async () => {
  const { exitCode, stderr } = await token({ flags: ['exec'], commandLine: ['no-such-program'] });
  expect(stderr).toBe('interns token: "no-such-program" is not found. Check its spelling, or give its path.\n');
  expect(exitCode).toBe(127);
});

test.each<[HandWorld, string]>([
  [{ flags: ['exec'] }, 'input_missing'],
  [{ commandLine: ['true'] }, 'input_invalid'],
])('%j asks for nothing', async (world, code) => {
  const answer = (): never => {
    throw new Error('A request was sent.');
  };
  await expect(token({ ...world, answer })).rejects.toMatchObject({ code, data: { source: 'exec' } });
});
