// The log of a hook: what is kept of a session, what is not, and what is learnt of it.
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { learn } from '../../src/permission/tools/learn/learn.ts';
import { recordedEvent } from '../../src/transcript/events.ts';
import { readTranscript, toPastRun } from '../../src/transcript/lines.ts';
import { runCliInTest } from '../cli/support/cli.ts';
import { type Bench, commandOf, openBench } from './bench.ts';

let bench: Bench;

beforeEach(() => {
  bench = openBench();
});

const folder = (): string => path.join(bench.state, 'transcripts');
const logs = (): readonly string[] => {
  try {
    return readdirSync(folder());
  } catch {
    return [];
  }
};
const logOf = (): string => readFileSync(path.join(folder(), logs()[0] ?? ''), 'utf8');

test('a session is one transcript for its owner, and what nothing decides is asked by nobody known', async () => {
  for (const command of ['npm test', 'rm x', 'git push', 'make'])
    await bench.run('claude', commandOf('claude', command));
  expect(logs()).toHaveLength(1);
  expect(statSync(path.join(folder(), logs()[0] ?? '')).mode & 0o777).toBe(0o600);
  const events = logOf()
    .trim()
    .split('\n')
    .map((line) => recordedEvent.parse(JSON.parse(line)));
  expect(events[0]).toMatchObject({ type: 'start', intern_id: 'hook:claude', at_terminal: true });
  const decisions = events.flatMap((event) =>
    event.type === 'decision' ? [[event.rule, event.outcome, event.answer]] : [],
  );
  expect(decisions).toEqual([
    ['tests', 'allow', 'allow_once'],
    ['no-remove', 'reject', 'reject_once'],
    ['ask-push', 'ask', null],
    ['(person)', 'ask', null],
  ]);
});

test('a reason is kept without the rule that the agent is told', async () => {
  const { stderr } = await bench.run('claude', commandOf('claude', 'rm x'));
  expect(stderr).toContain('then: allow');
  expect(logOf()).toContain('"reason":"no-remove: nothing is removed"');
});

test('its report is of calls that were judged: nothing failed, and nothing is incomplete', async () => {
  for (const command of ['npm test', 'rm x', 'git push', 'make'])
    await bench.run('claude', commandOf('claude', command));
  await bench.run('claude', commandOf('claude', 'make'), { policy: undefined, rejectsUndecided: true });
  const files = logs().map((name) => path.join(folder(), name));
  const reportOf = async (...words: readonly string[]) => (await runCliInTest(['report', '--text', ...words])).stdout;
  const each = await Promise.all(files.map((file) => reportOf(file)));
  const [judged = '', without = ''] = each.toSorted((a, b) => b.length - a.length);
  expect(judged).toMatch(/^📋 claude: 4 calls judged, 1 allowed, 2 left open, 1 rejected\n/);
  expect(judged).toContain('no-remove: nothing is removed (rule no-remove)');
  expect(without).toMatch(/^📋 claude: 1 call judged, 1 rejected\n/);
  expect(without).toContain('No permission policy decided these calls');
  const page = (await runCliInTest(['report', '--html', files[0] ?? ''])).stdout;
  expect(page).toContain('Calls of claude');
  for (const text of [...each, await reportOf(...files), page.replace(/<style>.*<\/style>/s, '')])
    expect(text).not.toMatch(/failed|incomplete|manual mode|everything is rejected/);
});

test('another policy, or another session, is another transcript', async () => {
  await bench.run('claude', commandOf('claude', 'make'));
  await bench.run('claude', { ...commandOf('claude', 'make'), session_id: 'u' });
  await bench.run('claude', commandOf('claude', 'make'), { policy: undefined });
  expect(logs()).toHaveLength(3);
});

test('an allow beyond its limit is asked, not allowed', async () => {
  for (let time = 0; time < 3; time += 1) await bench.run('claude', commandOf('claude', 'npm test'));
  expect(logOf().trim().split('\n').at(-1)).toContain('"rule":"(person)"');
});

test('undecided reads and contents are not kept', async () => {
  await bench.run('claude', { ...commandOf('claude', 'x'), tool_name: 'Read', tool_input: { file_path: 'FOLDER/a' } });
  expect(logs()).toEqual([]);
  const written = { file_path: 'FOLDER/src/a.ts', content: 'the contents' };
  await bench.run('claude', { ...commandOf('claude', 'x'), tool_name: 'Write', tool_input: written });
  expect(logOf()).not.toContain('the contents');
});

test('secrets of the environment are not kept', async () => {
  const env = {
    XDG_STATE_HOME: bench.folder,
    ANTHROPIC_API_KEY: 'key-1234567',
    MY_TOKEN: 'tok-1234567',
    DB_PASSWORD: 'pass-12345',
  };
  await bench.run('claude', commandOf('claude', 'curl -H key-1234567 -u tok-1234567 --pass pass-12345'), { env });
  expect(logOf()).toContain('curl -H *** -u *** --pass ***');
  expect(logOf()).not.toMatch(/key-1|tok-1|pass-1/);
});

test('nothing is kept in a CI, or where the entry says so', async () => {
  await bench.run('claude', commandOf('claude', 'make'), { env: { XDG_STATE_HOME: bench.folder, CI: 'true' } });
  await bench.run('claude', commandOf('claude', 'make'), { transcript: 'none' });
  expect(logs()).toEqual([]);
});

test('a log ends at its size, and goes after thirty days', async () => {
  await bench.run('claude', commandOf('claude', 'make'));
  const file = path.join(folder(), logs()[0] ?? '');
  writeFileSync(file, 'x'.repeat(16 * 1024 * 1024));
  await bench.run('claude', commandOf('claude', 'make'));
  expect(statSync(file).size).toBe(16 * 1024 * 1024);
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(file, old, old);
  writeFileSync(path.join(folder(), 'of-a-chat.jsonl'), '');
  await bench.run('claude', { ...commandOf('claude', 'make'), session_id: 'u' });
  expect(logs()).toHaveLength(2);
  expect(logs()).not.toContain(path.basename(file));
});

test('what was asked is learnt only where a person wants it', async () => {
  for (const command of ['npm test', 'make all']) await bench.run('claude', commandOf('claude', command));
  const run = toPastRun(readTranscript(logOf()));
  if ('error' in run) throw new Error(run.error);
  const learnt = async (fromRejected: boolean): Promise<readonly string[]> => {
    const runs = [{ ...run, name: 'log', digest: '0' }];
    const found = await learn({ runs, current: undefined, source: 'policy.yml', generalize: false, fromRejected });
    if ('error' in found) throw new Error(found.error);
    return found.entries.map(({ label }) => label);
  };
  expect(await learnt(false)).toEqual(['"npm test"']);
  expect(await learnt(true)).toEqual(['"npm test"', '"make all"']);
});

test('what is said of calls that were asked about is true, and how to learn from them', async () => {
  await bench.run('claude', commandOf('claude', 'make all'));
  const edit = {
    ...commandOf('claude', ''),
    tool_name: 'Write',
    tool_input: { file_path: 'FOLDER/new.ts', content: '' },
  };
  await bench.run('claude', edit);
  const file = path.join(folder(), logs()[0] ?? '');
  const said = async (...words: readonly string[]) =>
    (await runCliInTest(['policy', 'learn', file, ...words], { cwd: bench.work })).shown;
  expect(await said()).toContain("No rule decided 2 calls, and a person's answer is unknown.");
  expect(await said()).toContain('--from-rejected proposes rules');
  const learnt = await said('--from-rejected');
  expect(learnt).toContain('left undecided by the policy once.');
  expect(learnt).toContain('"fs.write new.ts", once in 1 run');
  expect(learnt).toContain('2 decisions, 0 would change.');
  expect(learnt).not.toMatch(/rejected by the policy|stop by|--from-rejected/);
  const changed = path.join(bench.folder, 'stops.yml');
  const rule = "{ id: makes, match: { kind: permission, command: { glob: 'make *' } }, then: stop }";
  writeFileSync(changed, `version: 1\nrules:\n  - ${rule}\n`);
  const replayed = await runCliInTest(['policy', 'replay', file, '--against', changed]);
  expect(replayed.shown).toContain('ask by (person) would become stop by makes');
  expect(replayed.shown).toContain('2 decisions, 1 would change');
});

test('a learnt rule names no folder of this machine, and holds in the work folder of a job', async () => {
  await bench.run('claude', commandOf('claude', 'make all'));
  const file = path.join(bench.work, 'src/new.ts');
  const edit = { ...commandOf('claude', ''), tool_name: 'Write', tool_input: { file_path: file, content: '' } };
  await bench.run('claude', edit, { policy: undefined });
  const texts = logs().map((name) => readFileSync(path.join(folder(), name), 'utf8'));
  const runs = texts.map((text, index) => {
    const run = toPastRun(readTranscript(text));
    if ('error' in run) throw new Error(run.error);
    return { ...run, name: `log ${index}`, digest: `${index}` };
  });
  const found = await learn({ runs, current: undefined, source: 'policy.yml', generalize: false, fromRejected: true });
  if ('error' in found) throw new Error(found.error);
  expect(found.entries.map(({ label }) => label).toSorted()).toEqual(['"fs.write src/new.ts"', '"make all"']);
  expect(found.text).not.toContain(bench.folder);
  const policy = await loadPolicy(found.text, 'policy.yml');
  const writer = { ...unknownContext.actor, permission: 'write', type: 'User' };
  const inJob = { ...unknownContext, event: 'pull_request', fork: false, actor: writer };
  const job = '/home/runner/work/app';
  const place = (inside: string) => ({
    cwd: job,
    paths: [path.join(job, inside)],
    inside: [inside],
    options: ['allow_once', 'reject_once'],
  });
  const make = { kind: 'permission', operation: 'shell command: make all', tool_kind: 'execute', tool_name: 'Bash' };
  const write = { kind: 'permission', operation: 'fs.write', tool_kind: 'edit', tool_name: 'Write' };
  const decided = [
    { ...make, ...place('.') },
    { ...make, ...place('src') },
    { ...write, ...place('src/new.ts') },
    { ...write, ...place('src/new.ts'), outside: ['/etc/x'] },
  ].map((pause) => {
    const decisions = startDecisions(policy, inJob);
    return decisions.decide({ toolCallId: 'x', arguments: JSON.stringify(pause) }).outcome;
  });
  expect(decided).toEqual(['allow', 'reject', 'allow', 'reject']);
});
