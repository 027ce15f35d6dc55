// Everything that `interns doctor` says: each check in each of its states, with clock and network in the test's hand.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doctor } from '../../../src/cli/commands/access.ts';
import { RunError } from '../../../src/errors.ts';
import { internOf } from '../../support/chat.ts';
import { jwtOf } from '../../support/jwt.ts';
import { connectFailure, json, type SentRequest } from '../../support/responses.ts';
import { grantedToken } from '../../support/token-response.ts';
import { type HandWorld, handJob, invocationIn } from '../support/hand-job.ts';
import { colourScreen, expectShown, noScreen, visible } from '../support/shown.ts';
import { watchIo } from '../support/watched-io.ts';

const cwd = mkdtempSync(join(tmpdir(), 'doctor-golden-'));
const now = Date.UTC(2026, 0, 2, 3, 4, 5);
const base = 'https://service.example/api/v1';
const key = { 'base-url': base, 'api-key': 'made-up-key' } as const;
const subject = jwtOf({ iss: 'https://issuer.example', sub: 'repo:a/b', aud: 'x', exp: now / 1000 + 300 }).reveal();
const exchange = { 'base-url': base, 'federation-policy-id': 'local', 'subject-token': subject } as const;
const granted = { ...grantedToken, access_token: 'made-up-access', scope: 'gateway:inference' };

const rules = `rules:
  - { id: tests, when: { fork: false }, match: { tool: shell, command: { shell: { only: [npm test] } } }, then: allow, limit: 1 }
`;
const passing = `tests:
  - name: tests may run
    context: { fork: false }
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: tests }
`;
const files = {
  'good.yml': `version: 1\n${rules}${passing}`,
  'failing.yml': `version: 1\n${rules}${passing.replace('allow_once, rule: tests', 'reject_once, rule: default')}`,
  'warned.yml': 'version: 1\nrules:\n  - { id: all, match: { tool: shell }, then: allow }\n',
  'untested.yml': `version: 1\n${rules}`,
  'wrong.yml': 'version: 2\n',
  'empty.yml': 'version: 1\n',
  "the team's.yml": 'version: 2\n',
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);

interface Answers {
  readonly reach?: () => Response;
  readonly token?: () => Response;
  readonly list?: () => Response;
}

/** A service that answers so; what is not said is well. */
function service({ reach, token, list }: Answers = {}) {
  const date = { date: new Date(now).toUTCString() };
  return (request: SentRequest): Response => {
    if (request.url.endsWith('/oauth/token')) return token?.() ?? json(200, granted);
    if (request.headers.has('authorization')) return list?.() ?? json(200, { data: [internOf()], has_more: false });
    return reach?.() ?? new Response(null, { status: 401, headers: date });
  };
}

const throwing = (error: unknown) => (): never => {
  throw error;
};
/** The list once, and then a failure. */
function onceThen(error: unknown): () => Response {
  const answers = [json(200, { data: [internOf()], has_more: false })];
  return () => answers.pop() ?? throwing(error)();
}

const dated = (ms: number, status = 401) => ({
  answer: service({
    reach: () => new Response('x', { status, headers: { date: new Date(now + ms).toUTCString() } }),
  }),
});
const notFound = {
  reach: () => new Response(null, { status: 404 }),
  list: () => json(404, {}),
  token: () => json(404, {}),
};
const interns = (count: number) =>
  service({
    list: () =>
      json(200, { data: Array.from({ length: count }, () => internOf({ model: 'm/large' })), has_more: false }),
  });
const policy = (name: string): HandWorld => ({ inputs: { ...key, policy: name } });

const worlds: Readonly<Record<string, HandWorld>> = {
  'all is well': { inputs: { ...exchange, policy: 'good.yml' }, words: ['reviewer'] },
  'no settings': { inputs: {} },
  'half of the settings': { inputs: { 'base-url': base } },
  'a timeout that is none': { inputs: { ...key, timeout: 'soon' } },
  'a workspace that is none': { inputs: { ...key, 'workspace-id': 'one' } },
  'a base URL that is none': { inputs: { ...key, 'base-url': 'service' } },
  'two subject tokens': { inputs: { ...exchange, 'subject-token-file': 'token' } },
  'a job of a CI with no credentials': { inputs: { 'base-url': base }, env: { CI: 'true', INTERNS_ID_TOKEN: subject } },
  'a key': { inputs: key },
  'a key, and the intern by its flag': { inputs: { ...key, intern: 'reviewer' } },
  'a subject token in a file': { inputs: { ...exchange, 'subject-token': '', 'subject-token-file': 'token' } },
  'a subject token of the CI': {
    inputs: { ...exchange, 'subject-token': '', audience: 'x' },
    env: { INTERNS_ID_TOKEN: subject },
  },
  'no subject token': { inputs: { ...exchange, 'subject-token': '' } },
  'a subject token in a file that is not there': {
    inputs: { ...exchange, 'subject-token': '', 'subject-token-file': 'nowhere' },
  },
  'the exchange has a problem': {
    inputs: exchange,
    answer: service({ token: () => new Response(null, { status: 503 }) }),
  },
  'nothing is at the base URL': { inputs: exchange, answer: service(notFound) },
  'nothing is at a base URL without its version segment': {
    inputs: { ...exchange, 'base-url': "https://service.example/it's" },
    answer: service(notFound),
  },
  'a key, and nothing is at the base URL': { inputs: key, answer: service(notFound) },
  'a key, and nothing is at a base URL without its version segment': {
    inputs: { ...key, 'base-url': 'https://service.example' },
    answer: service(notFound),
  },
  'the exchange answers outside the API': { inputs: exchange, answer: service({ token: () => json(200, {}) }) },
  'the exchange is refused, with two remarks': {
    inputs: {
      ...exchange,
      'subject-token': jwtOf({
        iss: 'https://issuer.example',
        sub: 'a',
        aud: 'x',
        environment: 'production',
        exp: now / 1000 + 300,
      }).reveal(),
    },
    answer: service({ token: () => json(401, {}, { date: new Date(now).toUTCString() }) }),
  },
  'the exchange is refused, with a remark': {
    inputs: exchange,
    answer: service({
      token: () => json(401, { error: 'invalid_grant' }, { date: new Date(now + 900_000).toUTCString() }),
    }),
  },
  'the exchange is refused, and nobody knows why': {
    inputs: { ...exchange, audience: 'x' },
    answer: service({ token: () => json(401, { error: 'invalid_grant', error_description: 'No.' }) }),
  },
  'the list is refused': {
    inputs: key,
    answer: service({ list: () => json(401, { error: { code: 401, message: 'No.' } }) }),
  },
  'no interns': { inputs: key, answer: interns(0) },
  'several interns': { inputs: key, answer: interns(3), words: ['intern-1'] },
  'an intern with a model of its own': { inputs: key, answer: interns(1), words: ['reviewer'] },
  'an intern that is not there': { inputs: key, words: ['nobody'] },
  'a service that is not there': { inputs: key, answer: service({ reach: throwing(connectFailure()) }) },
  'a service that hides the route': { inputs: key, ...dated(0, 404) },
  'a service that needs no key': { inputs: key, ...dated(0, 200) },
  'a service that answers something else': { inputs: key, ...dated(0, 499) },
  'a service with a problem': { inputs: key, ...dated(0, 500) },
  'a service with a proxy that waits': { inputs: key, ...dated(0, 504) },
  'no Date': { inputs: key, answer: service({ reach: () => new Response(null, { status: 401 }) }) },
  'a clock within the limit': { inputs: key, ...dated(-29_000) },
  'a clock ahead': { inputs: key, ...dated(-30_000) },
  'a clock behind': { inputs: key, ...dated(600_000) },
  'a policy whose tests fail': policy('failing.yml'),
  'a policy with warnings': policy('warned.yml'),
  'a policy with one warning': policy('untested.yml'),
  'a policy with a mistake': policy('wrong.yml'),
  'a policy without rules': policy('empty.yml'),
  'a policy in a file that a shell would not take as it is': policy("the team's.yml"),
  'a policy that is not there': policy('none.yml'),
};
writeFileSync(join(cwd, 'token'), subject);

async function look(world: HandWorld, screen = noScreen) {
  const { io, written } = watchIo({ screen });
  const whole = { cwd, answer: service(), ...world };
  const job = handJob(whole);
  const exitCode = await doctor.run(invocationIn(whole, io, job));
  return { exitCode, job, stdout: written.stdout, stderr: written.stderr };
}

test.each(Object.entries(worlds))('%s', async (name, world) => {
  const { exitCode, stdout, stderr } = await look(world);
  const data = await look({ ...world, flags: ['json'] });
  expect(stderr).toBe('');
  expect(data.exitCode).toBe(exitCode);
  expect(stdout).not.toContain('made-up');
  expect(stdout).not.toContain(subject);
  const file = `doctor/${name.replaceAll(/\W+/g, '-')}`;
  await expectShown(file, `${stdout}\nexit code ${exitCode}\n\n${data.stdout}`.replaceAll(cwd, 'CWD'));
});

test('with colours', async () => {
  const shown = [];
  for (const name of ['all is well', 'no settings', 'a clock ahead']) {
    shown.push(visible((await look(worlds[name] ?? {}, colourScreen)).stdout));
  }
  await expectShown('doctor/with-colours', shown.join('\n'));
});

test('where there is no terminal at all, it says the same', async () => {
  const world = { cwd, answer: service(), inputs: key };
  const { io, written } = watchIo({ isBare: true });
  await doctor.run(invocationIn(world, io));
  expect(written.stdout).toBe((await look(world)).stdout);
});

test('the first request asks for JSON, and has no key', async () => {
  const { job } = await look({ inputs: key });
  expect(job.sent[0]).toMatchObject({ method: 'GET', url: `${base}/interns` });
  expect(job.sent[0]?.headers.get('accept')).toBe('application/json');
  expect(job.sent[0]?.headers.get('authorization')).toBeNull();
});

test('the list is asked for the workspace alone that was named', async () => {
  const workspace = '6f1a0a52-5b0e-4a7e-9a0c-0f4f3e1f9a11';
  const { job } = await look({ inputs: { ...key, 'workspace-id': workspace } });
  expect(new URL(job.sent[1]?.url ?? '').searchParams.get('workspace_id')).toBe(workspace);
});

test.each([
  ['at the service', { inputs: key }, service({ reach: throwing(new TypeError('fetch failed')) })],
  ['at the list', { inputs: key }, service({ list: throwing(new TypeError('fetch failed')) })],
  ['at the intern', { inputs: key, words: ['reviewer'] }, service({ list: onceThen(new TypeError('fetch failed')) })],
])('an interruption %s ends it all', async (_, world, fail) => {
  const cancelled = new AbortController();
  const reason = new RunError('cancelled', 'Interrupted (SIGINT).');
  const answer = (request: SentRequest): Response => {
    try {
      return fail(request);
    } catch (error) {
      cancelled.abort(reason);
      throw error;
    }
  };
  await expect(look({ ...world, answer, signal: cancelled.signal })).rejects.toBe(reason);
});
