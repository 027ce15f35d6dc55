// Everything that `interns identity` says, in text and as JSON, with clock and network in the test's hand.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identity } from '../../../src/cli/commands/access.ts';
import { RunError } from '../../../src/errors.ts';
import { jwtOf } from '../../support/jwt.ts';
import { json } from '../../support/responses.ts';
import { type HandWorld, handJob, invocationIn } from '../support/hand-job.ts';
import { colourScreen, expectShown, noScreen, visible } from '../support/shown.ts';
import { watchIo } from '../support/watched-io.ts';

const cwd = mkdtempSync(join(tmpdir(), 'identity-golden-'));
const subject = jwtOf({
  iss: 'https://issuer.example',
  sub: 'repo:a/b',
  aud: 'x',
  ref: 'two\nlines',
  exp: Date.UTC(2027, 0, 1) / 1000,
}).reveal();
writeFileSync(join(cwd, 'token'), `${subject}\n`);
const github = {
  ACTIONS_ID_TOKEN_REQUEST_URL: 'https://issuer.example/token?a=b',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'made-up-request',
};

const worlds: Readonly<Record<string, HandWorld>> = {
  'a token in the environment': { inputs: { audience: 'x' }, env: { INTERNS_ID_TOKEN: subject } },
  'the audience of a base URL': {
    inputs: { 'base-url': 'https://service.example/api/v1' },
    env: github,
    answer: () => json(200, { value: jwtOf({ iss: 'i', sub: 's', aud: 'https://service.example' }).reveal() }),
  },
  'two sources are ready': { env: { ...github, INTERNS_ID_TOKEN: subject } },
  'no audience': { env: { INTERNS_ID_TOKEN: subject } },
  'no identity': { inputs: { audience: 'x' } },
  'a job without the permission': { inputs: { audience: 'x' }, env: { GITHUB_ACTIONS: 'true' } },
  'a provider that refuses': {
    inputs: { audience: 'x' },
    env: github,
    answer: () => json(403, { message: 'No.' }),
  },
  'a given token': { inputs: { 'subject-token': subject, audience: 'x' } },
  'a token in a file': { inputs: { 'subject-token-file': 'token', audience: 'x' } },
  'a file that is not there': { inputs: { 'subject-token-file': 'nowhere', audience: 'x' } },
  'no JWT': { inputs: { 'subject-token': 'made-up-and-no-jwt', audience: 'x' } },
};

async function look(world: HandWorld, screen = noScreen) {
  const { io, written } = watchIo({ screen });
  const whole = { cwd, ...world };
  const job = handJob(whole);
  const exitCode = await identity.run(invocationIn(whole, io, job));
  return { exitCode, job, written, stdout: written.stdout };
}

test.each(Object.entries(worlds))('%s', async (name, world) => {
  const { exitCode, stdout, written } = await look(world);
  const data = await look({ ...world, flags: ['json'] });
  expect(data.exitCode).toBe(exitCode);
  expect(written.stderr).toBe('');
  expect(stdout + data.stdout).not.toMatch(/eyJ|made-up/);
  await expectShown(
    `identity/${name.replaceAll(' ', '-')}`,
    `${stdout}\nexit code ${exitCode}\n\n${data.stdout}`.replaceAll(cwd, 'CWD'),
  );
});

test('with colours', async () => {
  const shown = [];
  for (const name of ['a token in the environment', 'a job without the permission', 'no JWT']) {
    shown.push(visible((await look(worlds[name] ?? {}, colourScreen)).stdout));
  }
  await expectShown('identity/with-colours', shown.join('\n'));
});

test('where there is no terminal at all, it is as in a file', async () => {
  const { io, written } = watchIo({ isBare: true });
  await identity.run(invocationIn({ env: { INTERNS_ID_TOKEN: subject } }, io));
  expect(written.stdout).toBe((await look({ env: { INTERNS_ID_TOKEN: subject } })).stdout);
});

test('the token that was asked for is hidden from then on', async () => {
  const { job } = await look({ inputs: { audience: 'x' }, env: { INTERNS_ID_TOKEN: subject } });
  expect(job.redactor.redact(`It is ${subject}.`)).toBe('It is ***.');
});

test('an interruption ends it', async () => {
  const cancelled = new AbortController();
  const reason = new RunError('cancelled', 'Interrupted (SIGINT).');
  const answer = (): never => {
    cancelled.abort(reason);
    throw new TypeError('fetch failed');
  };
  const looked = look({ inputs: { audience: 'x' }, env: github, answer, signal: cancelled.signal });
  await expect(looked).rejects.toBe(reason);
});
