// `interns chat` against the local service, with and without a person.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CliResult, CliWorld } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';
import type { CliService } from '../support/cli-service.ts';
import { startCliService } from '../support/cli-service.ts';

let served: CliService;

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

function chat(args: readonly string[], world: CliWorld = {}): Promise<CliResult> {
  return runCliInTest(['chat', ...args], { ...world, env: { ...served.env, ...world.env } });
}

/** A folder with a permission policy at the default place. */
function folderWith(policy: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chat-'));
  writeFileSync(join(folder, 'policy.yml'), policy);
  return folder;
}

function jsonLines(text: string): readonly { readonly type: string; readonly [name: string]: unknown }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('one prompt', () => {
  test('streams the words to standard output, and the rest to standard error', async () => {
    const { exitCode, stdout, stderr } = await chat(['reviewer', 'Hello']);
    expect(stdout).toBe('Turn 1: Hello\n');
    expect(stderr).toMatch(/^finished · [\d.]+ s · 3 tokens · USD 0\.0100 · session \S+\ntranscript \S+\.jsonl\n$/m);
    expect(exitCode).toBe(0);
  });

  test('comes from standard input for "-"', async () => {
    expect((await chat(['reviewer', '-'], { stdin: 'from a pipe' })).stdout).toBe('Turn 1: from a pipe\n');
  });

  test('from an empty standard input is bad usage', async () => {
    const { exitCode, stderr } = await chat(['reviewer', '-']);
    expect(stderr).toContain('standard input is empty. Say what the intern should do. (input_missing)');
    expect(exitCode).toBe(2);
  });

  test('and the intern may come from the environment', async () => {
    const env = { INTERNS_INTERN: 'reviewer', INTERNS_PROMPT: 'Hi' };
    expect((await chat([], { env })).stdout).toBe('Turn 1: Hi\n');
  });

  test('continues a session', async () => {
    await chat(['reviewer', 'One', '--session', 'kept']);
    expect((await chat(['reviewer', 'Two', '--session', 'kept'])).stdout).toBe('Turn 2: Two\n');
  });

  test('keeps a transcript where it is told to, for its owner only', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'transcript-')), 'a', 't.jsonl');
    await chat(['reviewer', 'Hello', '--transcript-file', path]);
    expect(jsonLines(readFileSync(path, 'utf8')).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['start', 'prompt', 'text', 'finish', 'usage', 'end']),
    );
  });

  test('shows as much as --transcript says', async () => {
    const brief = await chat(['reviewer', 'Run the tests', '--transcript', 'brief']);
    expect(brief.stdout).toBe('');
    expect(brief.stderr).toContain('→ rejected (rule default)');
    const none = await chat(['reviewer', 'Run the tests', '--transcript', 'none']);
    expect(none.shown).not.toContain('reject_once');
  });

  test('as JSON Lines has the events of the run, and the result last', async () => {
    const { exitCode, stdout } = await chat(['reviewer', 'Hello', '--json']);
    const lines = jsonLines(stdout);
    expect(lines[0]).toMatchObject({ type: 'request', route: 'list' });
    expect(lines).toContainEqual(expect.objectContaining({ type: 'text', text: 'Turn 1: Hello\n' }));
    expect(lines.at(-1)).toMatchObject({
      type: 'result',
      at: expect.stringMatching(/^\d{4}-/),
      conclusion: 'finished',
      error_code: null,
      finish_reason: 'stop',
      decisions: [],
      pending: null,
    });
    expect(exitCode).toBe(0);
  });

  test.each([
    [['reviewer', 'Please fail.'], 1, 'run_ended'],
    [['nobody', 'Hello'], 1, 'intern_unknown'],
    [['sleeper', 'Hello'], 1, 'intern_not_running'],
    [['reviewer'], 2, 'input_missing'],
    [['reviewer', 'Hello', '--timeout', 'soon'], 2, 'input_invalid'],
    [['reviewer', 'Hello', '--policy', 'nowhere.yml'], 2, 'policy_missing'],
  ])('%j ends with exit code %i and %s', async (args, code, errorCode) => {
    const { exitCode, stderr } = await chat(args);
    expect(stderr).toContain(`(${errorCode})`);
    expect(exitCode).toBe(code);
  });

  test('with a flag of the action alone is bad usage', async () => {
    const { exitCode, stderr } = await chat(['reviewer', 'Hello', '--comment', 'sticky']);
    expect(stderr).toContain('Unknown option "--comment"');
    expect(exitCode).toBe(2);
    expect((await chat(['reviewer', 'Hello'], { env: { INTERNS_COMMENT: 'sticky' } })).stderr).toContain(
      'input_conflict',
    );
  });
});

describe('a pause without a person', () => {
  test('is rejected where there is no policy, and the run goes on', async () => {
    const { exitCode, stdout, stderr } = await chat(['reviewer', 'Run the tests']);
    expect(stdout).toBe('I run the tests.\nThe command was rejected, so it did not run.\n');
    expect(stderr).toContain('✗ shell command: true → rejected (rule default)');
    expect(exitCode).toBe(0);
  });

  test('makes the exit code 3 with --fail-on-reject', async () => {
    expect((await chat(['--fail-on-reject', 'reviewer', 'Run the tests'])).exitCode).toBe(3);
    expect((await chat(['--fail-on-reject', 'false', 'reviewer', 'Run the tests'])).exitCode).toBe(0);
  });

  test('is answered by the policy', async () => {
    const policy = 'version: 1\nrules:\n  - { id: tests, match: { tool: shell, command: "true" }, then: allow }\n';
    const cwd = folderWith(policy);
    const { stdout, stderr } = await chat(['reviewer', 'Run the tests', '--policy', 'policy.yml'], { cwd });
    expect(stdout).toContain('The command ended with exit status 0.');
    expect(stderr).toContain('✓ shell command: true → allowed (rule tests)');
  });

  test('that is a question stops the run with exit code 3', async () => {
    const { exitCode, stderr } = await chat(['reviewer', 'Which colour?']);
    expect(stderr).toContain('(policy_stopped)');
    expect(exitCode).toBe(3);
  });

  test('is left open with --on-pause stop, printed, and answered by "interns answer"', async () => {
    const paused = await chat(['reviewer', 'Run the tests', '--on-pause', 'stop']);
    expect(paused.exitCode).toBe(4);
    const pending = paused.stdout.split('\n').at(-2) ?? '';
    expect(JSON.parse(pending)).toMatchObject({ session_id: expect.any(String), deadline: expect.any(String) });
    const args = ['answer', '--intern', 'reviewer', '--pending', pending, 'allow_once'];
    const answered = await runCliInTest(args, { env: served.env });
    expect(answered.stdout).toContain('The command ended with exit status 0.');
    expect(answered.exitCode).toBe(0);
  });
});

describe('a pause with a person', () => {
  test.each([
    [['a'], 'The command ended with exit status 0.', '→ allowed (by you)'],
    [['yes'], 'The command ended with exit status 0.', '→ allowed (by you)'],
    [['always'], 'The command ended with exit status 0.', '→ allowed, always (by you)'],
    [['r'], 'The command was rejected, so it did not run.', '→ rejected (by you)'],
    [['what?', 'n'], 'The command was rejected, so it did not run.', '→ rejected (by you)'],
    [[], 'The command was rejected, so it did not run.', '→ rejected (no answer)'],
  ])('who types %j', async (lines, said, decided) => {
    const { exitCode, shown } = await chat(['reviewer', 'Run the tests'], { lines });
    expect(shown).toContain('The intern asks for permission to run this (shell):\n  true\n');
    expect(shown).toContain('Nothing in the permission policy decides this.');
    expect(shown).toContain(said);
    expect(shown).toContain(decided);
    expect(exitCode).toBe(0);
  });

  test('who asks why is shown how the policy came to ask', async () => {
    const cwd = folderWith('version: 1\nrules:\n  - { id: deploys, match: { tool: deploy }, then: allow }\n');
    const { shown } = await chat(['reviewer', 'Run the tests', '--policy', 'policy.yml'], { lines: ['?', 'a'], cwd });
    expect(shown).toContain('Rule "deploys" does not match: tool is "shell", wants "deploy".');
    expect(shown).toContain('No rule of your policy matches, so you are asked.');
  });

  test('who asks why without a policy is told how to begin one', async () => {
    const { shown } = await chat(['reviewer', 'Run the tests'], { lines: ['?', 'a'] });
    expect(shown).toContain('There are no rules yet, so you are asked. "interns policy init" writes');
  });

  test('who asks why beside a policy that is not trusted is told how to trust it', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'chat-'));
    mkdirSync(join(cwd, '.github'));
    writeFileSync(join(cwd, '.github/intern-policy.yml'), 'version: 1\nrules: []\n');
    const { shown } = await chat(['reviewer', 'Run the tests'], { lines: ['n', '?', 'a'], cwd });
    expect(shown.replaceAll(/\s+/g, ' ')).toContain('"interns policy trust" shows it to you again.');
  });

  test('is not asked what a rule decides', async () => {
    const cwd = folderWith('version: 1\nrules:\n  - { id: never, match: { tool: shell }, then: reject }\n');
    const { shown } = await chat(['reviewer', 'Run the tests', '--policy', 'policy.yml'], { lines: [], cwd });
    expect(shown).not.toContain('The intern asks');
    expect(shown).toContain('→ rejected (rule never)');
  });

  test('is asked where a rule says ask, with its reason', async () => {
    const rule = '{ id: never, match: { tool: shell }, then: ask, reason: Shells need a look. }';
    const cwd = folderWith(`version: 1\nrules:\n  - ${rule}\n`);
    const { shown } = await chat(['reviewer', 'Run the tests', '--policy', 'policy.yml'], { lines: ['a'], cwd });
    expect(shown).toContain('Shells need a look.');
    expect(shown).toContain('→ allowed (by you, asked by rule never)');
  });

  test('answers the fields of a question, and again when a value does not fit', async () => {
    const lines = ['green', '', 'red', '2'];
    const { exitCode, shown } = await chat(['reviewer', 'Which colour?'], { lines });
    expect(shown).toContain('colour [1-2] > green');
    expect(shown).toContain('Type a number from 1 to 2, or one of the words.');
    expect(shown).toContain('You said {"colour":"red","count":2}.');
    expect(exitCode).toBe(0);
  });

  test('leaves a field out by an empty line', async () => {
    const { shown } = await chat(['reviewer', 'Which colour?'], { lines: ['blue', ''] });
    expect(shown).toContain('You said {"colour":"blue"}.');
    expect(shown).not.toContain('does not fit');
  });

  test('may decline a question', async () => {
    const { shown } = await chat(['reviewer', 'Which colour?'], { lines: ['/decline'] });
    expect(shown).toContain('→ rejected (by you)');
  });

  test('talks on in one session until an empty line', async () => {
    const { exitCode, stdout } = await chat(['reviewer'], { lines: ['Hello', 'Again', ''] });
    expect(stdout).toBe('Turn 1: Hello\nTurn 2: Again\n');
    expect(exitCode).toBe(0);
  });

  test('"/help" says what can be typed, and is not sent', async () => {
    const { stdout, stderr } = await chat(['reviewer'], { lines: ['/help', 'Hello', ' quit '] });
    expect(stderr).toContain('What you type is sent to the intern, as one more prompt of this session.');
    expect(stdout).toBe('Turn 1: Hello\n');
  });

  test('in "interns exec", says how long the session can be gone on with; of another service it says nothing', async () => {
    const talk = (exec: string | undefined) =>
      chat(['reviewer'], { lines: ['Hello', ''], env: exec === undefined ? {} : { INTERNS_EXEC: exec } });
    const own = await talk(served.env['INTERNS_BASE_URL']);
    expect(own.stderr).toMatch(
      /^To continue before "interns exec" ends \("interns serve" keeps sessions for longer\): interns chat reviewer --session \S+$/m,
    );
    const [, transcript = ''] = /^transcript (\S+)/m.exec(own.stderr) ?? [];
    expect(readFileSync(transcript, 'utf8')).toContain('"session_ends":true');
    expect((await talk('http://127.0.0.1:9/api/v1')).stderr).toMatch(/^To continue: interns chat reviewer/m);
  });

  test('in "interns exec", a question is left open no longer than that runs', async () => {
    const env = { INTERNS_EXEC: served.env['INTERNS_BASE_URL'] };
    const { stderr } = await chat(['reviewer', 'Run the tests.', '--on-pause', 'stop'], { env });
    expect(stderr).toMatch(
      /The question is open until \S+, but only while "interns exec" runs its command: .*\. Answer it/,
    );
  });
});

test('a program that reads JSON is not talked with', async () => {
  const { exitCode, stdout } = await chat(['reviewer', '--json'], { lines: ['Hello'] });
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'input_missing' } });
  expect(exitCode).toBe(2);
});

describe('what the intern says', () => {
  test('can do nothing to a terminal', async () => {
    const { stdout } = await chat(['reviewer', '\u001b[31mred\u001b[0m\u0007 \u202ehidden']);
    expect(stdout).toBe('Turn 1: red hidden\n');
  });

  test('can give no command to a runner that reads the log', async () => {
    const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'push' };
    const { stdout } = await chat(['reviewer', 'x\n::error::y\nz ##[error]y'], { env });
    expect(stdout).not.toMatch(/^::error|##\[error/m);
  });

  test('has no secret in it: a prompt that holds one is not sent', async () => {
    const key = served.env['INTERNS_API_KEY'] ?? '';
    const { shown } = await chat(['reviewer', `Say ${key}`]);
    expect(shown).toContain('(prompt_has_secret)');
    expect(shown).not.toContain(key);
  });
});

test('on an event that outsiders can cause the policy of the checkout is not read', async () => {
  const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request', GITHUB_REPOSITORY: 'a/b' };
  const { exitCode, stderr } = await chat(['reviewer', 'Hello'], { env });
  expect(stderr).toMatch(/--policy-ref is "auto".*\(input_invalid\)/);
  expect(exitCode).toBe(2);
});

test('an interruption ends the run with exit code 130', async () => {
  const { exitCode } = await chat(['reviewer', 'Hello'], { interrupt: Promise.resolve() });
  expect(exitCode).toBe(130);
});

describe('without an intern', () => {
  test('a person is offered those that run, and chooses by number or name', async () => {
    for (const choice of ['1', 'reviewer']) {
      const { stderr, stdout } = await chat([], { lines: ['nobody', choice, 'Hello', ''] });
      expect(stderr).toMatch(/^ {2}1 {2}\S+/m);
      expect(stderr).toContain('Type a number (1) or a name, or nothing to leave.');
      expect(stdout).not.toBe('');
    }
  });

  test.each([['--json'], []])('nobody to ask: the error lists those that run (%s)', async (...flags) => {
    const { exitCode, stderr } = await chat([...flags]);
    expect(stderr).toMatch(/^interns chat: No intern is named\. Running: .*"reviewer".* \(input_missing\)$/m);
    expect(stderr).toContain('INTERNS_INTERN');
    expect(exitCode).toBe(2);
  });
});
