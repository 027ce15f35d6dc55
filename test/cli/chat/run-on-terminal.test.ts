// A run from the command line: its transcript and where that is kept, its policy, what it knows of its surroundings.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CliRunResult, RunOnTerminalOptions } from '../../../src/cli/chat/run-on-terminal.ts';
import { getDefaultTranscript, runOnTerminal, toTurnTranscript } from '../../../src/cli/chat/run-on-terminal.ts';
import { createJobIo } from '../../../src/cli/job-io.ts';
import type { InputName } from '../../../src/inputs/definitions.ts';
import { getDefault } from '../../../src/inputs/input-text.ts';
import { readPromptSettings } from '../../../src/inputs/run-settings.ts';
import type { JobIo } from '../../../src/job/io.ts';
import type { AskPerson } from '../../../src/run/pause.ts';
import type { RecordedEvent } from '../../../src/transcript/events.ts';
import { handClock } from '../../support/clock.ts';
import { recordLog } from '../../support/log.ts';
import type { CliService } from '../support/cli-service.ts';
import { startCliService } from '../support/cli-service.ts';
import { watchIo } from '../support/watched-io.ts';

let served: CliService;

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

interface Given {
  readonly inputs?: Partial<Readonly<Record<InputName, string>>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly hasPerson?: boolean;
  readonly job?: Partial<JobIo>;
  readonly options?: Partial<RunOnTerminalOptions>;
}

const folder = (): string => mkdtempSync(join(tmpdir(), 'run-on-intern-'));

/** Runs a prompt with a state folder of its own. */
async function run({ inputs = {}, env = {}, hasPerson = false, job = {}, options = {} }: Given = {}) {
  const log = recordLog();
  const events: RecordedEvent[] = [];
  const state = folder();
  const whole = { XDG_STATE_HOME: state, ...env };
  const own: JobIo = { ...createJobIo({ ...watchIo().io, env: whole }, { verbose: true }), cwd: state, log, ...job };
  const given: Partial<Record<InputName, string>> = {
    'base-url': served.env['INTERNS_BASE_URL'] ?? '',
    'api-key': served.env['INTERNS_API_KEY'] ?? '',
    intern: 'reviewer',
    prompt: 'Hello',
    ...inputs,
  };
  const settings = readPromptSettings((name) => given[name] ?? getDefault(name));
  const askPerson = hasPerson ? () => Promise.resolve('allow' as const) : undefined;
  const result = runOnTerminal(settings, own, { observe: (event) => void events.push(event), askPerson, ...options });
  const ended: { readonly value?: CliRunResult; readonly error?: unknown } = await result.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { ...ended, events, log, state };
}

function readTranscript(path: string): readonly RecordedEvent[] {
  return readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const allowing = `
version: 1
rules: [{ id: planted, match: { kind: permission }, then: allow }]
`;

describe('a policy that an agent writes while a person talks', () => {
  const decisionsOf = (value: CliRunResult | undefined) =>
    value?.record.pauses.flatMap(({ decisions }) => decisions.map(({ rule, outcome }) => [rule, outcome]));

  test('does not count where there was none to vouch for', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, '.github'));
    writeFileSync(join(cwd, '.github/intern-policy.yml'), allowing);
    const vouched = { path: '.github/intern-policy.yml', bytes: undefined, isAbsent: true } as const;
    const { value } = await run({ inputs: { prompt: 'tests' }, job: { cwd }, options: { vouched } });
    expect(decisionsOf(value)).toEqual([['default', 'reject']]);
  });

  test.each([
    [{ isAbsent: true as const }, 1],
    [{}, 0],
  ])('only a person without a policy is told that there is none: %j', async (absence, count) => {
    const vouched = { path: '.github/intern-policy.yml', bytes: undefined, ...absence };
    const { log } = await run({ hasPerson: true, options: { vouched } });
    expect(log.at('info').filter((line) => line.includes('There is no permission policy'))).toHaveLength(count);
  });

  test('does not count in later turns where the file was named', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'policy.yml'), 'version: 1\n');
    const kept = {};
    const turn = () =>
      run({ inputs: { prompt: 'tests', policy: 'policy.yml' }, job: { cwd }, options: { policyCache: kept } });
    expect(decisionsOf((await turn()).value)).toEqual([['default', 'reject']]);
    writeFileSync(join(cwd, 'policy.yml'), allowing);
    expect(decisionsOf((await turn()).value)).toEqual([['default', 'reject']]);
  });
});

const transcripts = 'interns/transcripts';

describe('the transcript', () => {
  test('has every event that was observed, for its owner only', async () => {
    const { value, events } = await run();
    const path = value?.transcriptFile ?? '';
    expect(readTranscript(path)).toEqual(JSON.parse(JSON.stringify(events)));
    expect(events.at(-1)).toMatchObject({ type: 'end', conclusion: 'finished' });
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('is kept with the state of programs, under the time of the run', async () => {
    const now = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
    const { clock } = createJobIo(watchIo().io, { verbose: false });
    const { value, state } = await run({ job: { clock: { ...clock, now: () => now } } });
    expect(value?.transcriptFile).toBe(join(state, transcripts, '2026-01-02T03-04-05-678Z.jsonl'));
  });

  test('is kept at home where no place for state is named', async () => {
    const home = folder();
    const { value } = await run({ env: { XDG_STATE_HOME: '', HOME: home } });
    expect(dirname(value?.transcriptFile ?? '')).toBe(join(home, '.local/state', transcripts));
  });

  test('of a job is kept with the job', async () => {
    const temp = folder();
    const { value, state } = await run({
      env: { CI: 'true', RUNNER_TEMP: temp },
      inputs: { 'policy-ref': 'workspace' },
    });
    expect(dirname(dirname(value?.transcriptFile ?? ''))).toBe(temp); // in a folder of its own
    expect(readdirSync(state)).toEqual([]);
    const outside = await run({ env: { CI: '', RUNNER_TEMP: temp } });
    expect(outside.value?.transcriptFile).toContain(join(outside.state, transcripts));
  });

  test('of a run that could not begin says why, and is closed', async () => {
    const { error, events, state } = await run({ inputs: { intern: 'nobody' } });
    expect(error).toMatchObject({ code: 'intern_unknown' });
    const [file = ''] = readdirSync(join(state, transcripts));
    const written = readTranscript(join(state, transcripts, file));
    expect(written).toEqual(JSON.parse(JSON.stringify(events)));
    expect(written.slice(-2)).toMatchObject([
      { type: 'error', code: 'intern_unknown', message: expect.stringContaining('"nobody"'), reason: null },
      { type: 'end', conclusion: 'failed', error_code: 'intern_unknown' },
    ]);
    expect(openFiles(state)).toEqual([]);
  });

  test('of a run that ended is closed', async () => {
    expect(openFiles((await run()).state)).toEqual([]);
  });

  test('has the requests before the run too', async () => {
    const { events } = await run();
    expect(events[0]).toMatchObject({ type: 'request', route: 'list', status: 200 });
  });
});

/** The files in a folder that this process holds open. */
function openFiles(under: string): readonly string[] {
  const held = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return []; // closed while we looked
    }
  });
  return held.filter((path) => path.startsWith(under));
}

describe('without a policy file', () => {
  test('nobody is asked, everything is rejected, and that is said', async () => {
    const { events, log } = await run({ inputs: { prompt: 'Run the tests' } });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'decision', answer: 'reject_once', rule: 'default' }),
    );
    expect(log.at('notice')).toEqual([expect.stringContaining('so no rule allows anything')]);
    expect(log.at('info').filter((message) => message.includes('permission policy'))).toEqual([]);
  });

  test('a person is asked about everything, and only the details say so', async () => {
    const { events, log } = await run({ inputs: { prompt: 'Run the tests' }, hasPerson: true });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'decision', answer: 'allow_once', rule: '(person)' }),
    );
    expect(log.at('notice')).toEqual([]);
    expect(log.at('info')).toContain(
      'There is no permission policy at ".github/intern-policy.yml": you are asked about everything.',
    );
  });
});

test('a person is told of a rule that decides only in a CI', async () => {
  const path = join(folder(), 'policy.yml');
  const rule = '{ id: r, when: { event: push }, match: { tool: shell, command: "true" }, then: allow }';
  writeFileSync(path, `version: 1\nrules: [${rule}]\n`);
  const asked: (string | null)[] = [];
  const askPerson: AskPerson = ({ decision }) => Promise.resolve(asked.push(decision.reason) > 0 ? 'reject' : 'allow');
  await run({ inputs: { prompt: 'Run the tests', policy: path }, options: { askPerson } });
  expect(asked).toEqual([expect.stringMatching(/^The rule "r" allows this only in a CI: its "when" needs "event"/)]);
});

test('with a policy file nothing is said, and its digest is recorded', async () => {
  const path = join(folder(), 'policy.yml');
  writeFileSync(path, 'version: 1\nrules:\n  - { id: tests, match: { tool: shell }, then: reject }\n');
  for (const hasPerson of [false, true]) {
    const { events, log } = await run({ inputs: { prompt: 'Run the tests', policy: path }, hasPerson });
    expect(events).toContainEqual(expect.objectContaining({ type: 'decision', rule: 'tests' }));
    expect(events.find(({ type }) => type === 'start')).toMatchObject({
      policy: { path, digest: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect([...log.at('notice'), ...log.at('info')].filter((message) => message.includes('no permission'))).toEqual([]);
  }
});

describe('what policies may ask about', () => {
  const contextIn = async (env: Readonly<Record<string, string>>) =>
    (await run({ env })).events.find(({ type }) => type === 'start');

  test('is unknown outside of GitHub', async () => {
    const env = { GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' };
    expect(await contextIn(env)).toMatchObject({ context: { event: 'unknown', ref: 'unknown' } });
  });

  test('is the job on GitHub', async () => {
    const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main' };
    expect(await contextIn(env)).toMatchObject({ context: { event: 'push', ref: 'refs/heads/main' } });
  });
});

describe('the beginning of a transcript', () => {
  const begun = async (given: Given) => (await run(given)).events.find(({ type }) => type === 'start');

  test('says that a person started the run at a terminal', async () => {
    const { events } = await run({ hasPerson: true });
    expect(events.filter((event) => 'at_terminal' in event)).toMatchObject([{ type: 'start', at_terminal: true }]);
  });

  test.each([
    ['nobody sits there', { hasPerson: false }],
    ['a CI runs it', { hasPerson: true, inputs: { 'policy-ref': 'workspace' } as const, env: { CI: 'true' } }],
    ['GitHub runs it', { hasPerson: true, env: { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' } }],
  ])('says nothing of one where %s', async (_name, given) => {
    expect(await begun(given)).not.toHaveProperty('at_terminal');
  });
});

test('a ref that only the action can read is refused on any event of GitHub', async () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push', GITHUB_REPOSITORY: 'a/b' };
  const { error } = await run({ env, inputs: { 'policy-ref': 'main' } });
  expect(error).toMatchObject({
    code: 'input_invalid',
    message: expect.stringMatching(
      /^Input "policy-ref" is "main", which only the action can read in a job on GitHub\./,
    ),
  });
});

test('a policy that only the action can read is bad usage, and no run begins', async () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_REPOSITORY: 'a/b' };
  const { error, events, state } = await run({ env });
  expect(error).toMatchObject({
    code: 'input_invalid',
    message: expect.stringMatching(/^Input "policy-ref" is "auto", .*on an event like "pull_request"\./),
    data: { source: 'policy-ref' },
  });
  expect(events).toEqual([]);
  expect(readdirSync(state)).toEqual([]);
});

const clock = handClock({ nowMs: Date.UTC(2026, 0, 2, 3, 4, 5, 678) });
const name = 'interns/transcripts/2026-01-02T03-04-05-678Z.jsonl';

test.each([
  ['the folder for state', { XDG_STATE_HOME: '/state', HOME: '/home/a' }, `/state/${name}`],
  ['the home folder', { HOME: '/home/a' }, `/home/a/.local/state/${name}`],
  ['the home folder, where the one for state is empty', { XDG_STATE_HOME: '', HOME: '/h' }, `/h/.local/state/${name}`],
  ['the home folder that the system knows', {}, `${homedir()}/.local/state/${name}`],
  ['none, in a CI', { CI: 'true', XDG_STATE_HOME: '/state' }, undefined],
  ['the folder for state, where CI is empty', { CI: '', XDG_STATE_HOME: '/state' }, `/state/${name}`],
])('%s', (_, env, path) => {
  expect(getDefaultTranscript({ env, clock })).toBe(path);
});

test.each([
  ['/t/run.jsonl', ['/t/run.jsonl', '/t/run-turn-2.jsonl', '/t/run-turn-3.jsonl']],
  ['run', ['run', 'run-turn-2', 'run-turn-3']],
  [
    undefined,
    ['/s', '/s', '/s'].map(
      (state, index) => `${state}/${index === 0 ? name : name.replace('.jsonl', `-turn-${index + 1}.jsonl`)}`,
    ),
  ],
])('the turns of %s', (transcriptFile, paths) => {
  const first = transcriptFile ?? getDefaultTranscript({ env: { XDG_STATE_HOME: '/s' }, clock });
  expect([1, 2, 3].map((turn) => toTurnTranscript(first, turn))).toEqual(paths);
});

test('in a CI each turn has the place of a run', () => {
  const first = getDefaultTranscript({ env: { CI: '1' }, clock });
  expect([1, 2].map((turn) => toTurnTranscript(first, turn))).toEqual([undefined, undefined]);
});
