// Wrong usage of every command: what is said, that nothing is done, and the exit code.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCliInTest } from './support/cli.ts';
import type { CliService } from './support/cli-service.ts';
import { startCliService } from './support/cli-service.ts';

let served: CliService;

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());
// Every command line loads its code anew, as a process does.
beforeEach(() => vi.resetModules());

const words = (line: string): readonly string[] => line.split(' ').filter((word) => word !== '');

describe.each([
  ['chat', 'reviewer Hello', 'Expected 2 arguments but got 3'],
  ['answer', 'yes', 'Expected 1 argument but got 2'],
  ['list', '', 'Expected 0 arguments but got 1'],
  ['doctor', 'reviewer', 'Expected 1 argument but got 2'],
  ['identity', '', 'Expected 0 arguments but got 1'],
  ['token', '', 'Expected 0 arguments but got 1'],
  ['keys update', 'f.yml', 'Expected 1 argument but got 2'],
])('interns %s %s', (name, good, tooMany) => {
  const hint = `"interns ${name} --help" shows all arguments and options. (input_invalid)\n`;

  test('a flag that it does not have: the near one is named', async () => {
    const { exitCode, stdout, stderr } = await runCliInTest(words(`${name} ${good} --jsn`), { env: served.env });
    expect(stderr).toBe(`interns ${name}: Unknown option "--jsn". Did you mean --json? ${hint}`);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  test('a switch with a value', async () => {
    const { exitCode, stderr } = await runCliInTest(words(`${name} ${good} --json=yes`), { env: served.env });
    expect(stderr).toContain('Unknown option "--json=yes"');
    expect(exitCode).toBe(2);
  });

  test('a word too many', async () => {
    const { exitCode, stdout, stderr } = await runCliInTest(words(`${name} ${good} more`), { env: served.env });
    const all = words(`${good} more`).join(', ');
    const quotes = tooMany.startsWith('Expected 0') ? '' : 'Put words that belong together in quotes. ';
    const remedy = name === 'token' ? 'Write the command to run after "--". ' : quotes;
    expect(stderr).toBe(`interns ${name}: Too many arguments. ${tooMany}: ${all}. ${remedy}${hint}`);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });
});

test.each([
  ['chat reviewer --timeout', '--timeout <duration>'],
  ['answer --pending', '--pending <json>'],
  ['list --base-url', '--base-url <url>'],
  ['doctor --policy', '--policy <file>'],
  ['identity --subject-token', '--subject-token <jwt>'],
  ['token --export-env', '--export-env <name>'],
  ['keys update --limit', '--limit <usd>'],
])('interns %s: the value is missing', async (line, flag) => {
  const { exitCode, stdout, stderr } = await runCliInTest(words(line), { env: served.env });
  expect(stderr).toMatch(
    /^interns [a-z ]+: Option "[^"]+" needs a value\. "interns [a-z ]+ --help" shows all arguments and options\. \(input_invalid\)\n$/,
  );
  expect(stderr).toContain(`"${flag}"`);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
});

const duration = (least: string): string =>
  `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${least} to 24 h.`;

describe.each([
  ['chat reviewer Hello --timeout soon', `--timeout is "soon". ${duration('1 s')}`, 'input_invalid'],
  ['chat reviewer Hello --idle-timeout x', `--idle-timeout is "x". ${duration('1 s')}`, 'input_invalid'],
  ['chat reviewer Hello --wait-for-intern -1', `--wait-for-intern is "-1". ${duration('0 s')}`, 'input_invalid'],
  ['chat reviewer Hello --max-pauses x', '--max-pauses is "x". Use a whole number from 0.', 'input_invalid'],
  [
    'chat reviewer Hello --approval-mode auto',
    '--approval-mode is "auto". Use "manual" or "self-drive".',
    'input_invalid',
  ],
  ['chat reviewer Hello --on-pause x', '--on-pause is "x". Use "resolve" or "stop".', 'input_invalid'],
  ['chat reviewer Hello --on-timeout x', '--on-timeout is "x". Use "fail" or "continue".', 'input_invalid'],
  [
    'chat reviewer Hello --fail-on-reject=maybe',
    '--fail-on-reject is "maybe". Use "true" or "false".',
    'input_invalid',
  ],
  [
    'chat reviewer Hello --transcript all',
    '--transcript is "all". Use "auto", "full", "brief" or "none".',
    'input_invalid',
  ],
  [
    'chat reviewer Hello --policy gone.yml',
    'The permission policy "gone.yml" in the checkout can\'t be read. Check the path; in a job, check out the repository first.',
    'policy_missing',
  ],
  [
    'chat reviewer Hello --prompt-file prompt.md',
    'Both PROMPT and --prompt-file are given. Use one of them.',
    'input_conflict',
  ],
  [
    'list --workspace-id x',
    '--workspace-id is "x". Use a UUID, for example "89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb".',
    'input_invalid',
  ],
  // Of a flag that is given twice the last counts.
  ['list --timeout 5m --timeout soon', `--timeout is "soon". ${duration('1 s')}`, 'input_invalid'],
  [
    'list --base-url nonsense',
    '--base-url is "nonsense". Use the base URL of the service with its version segment, for example "https://service.example/api/v1".',
    'input_invalid',
  ],
  [
    'keys update --key-hash h --limit many',
    '--limit is "many". Use an amount in USD from 0 with at most two decimals, such as 50 or 12.50, or null for no limit.',
    'input_invalid',
  ],
  ['keys update --key-hash h --disabled maybe', '--disabled is "maybe". Use true or false.', 'input_invalid'],
  [
    'keys update --key-hash h --limit-reset hourly',
    '--limit-reset is "hourly". Use daily, weekly, monthly, or null for no reset.',
    'input_invalid',
  ],
  ['keys update --key-hash h --limit 1 --dry-run=x', '--dry-run is "x". Use "true" or "false".', 'input_invalid'],
])('interns %s', (line, message, code) => {
  const name = line.startsWith('keys') ? 'keys update' : line.split(' ')[0];

  test('is said to people', async () => {
    const { exitCode, stdout, stderr } = await runCliInTest(words(line), { env: served.env });
    const variable = '  Without the flag, the environment variable INTERNS_BASE_URL is used.\n'; // set by the test's own service
    const more = line.includes('--base-url') ? variable : '';
    expect(stderr).toBe(`interns ${name}: ${message} (${code})\n${more}`);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });

  test('is one JSON document for programs', async () => {
    const { exitCode, stdout } = await runCliInTest(words(`${line} --json`), { env: served.env });
    expect(JSON.parse(stdout)).toEqual({ error: { code, message } });
    expect(exitCode).toBe(2);
  });
});

test.each([
  ['answer', '--intern', 'INTERNS_INTERN', []],
  ['token', '--federation-policy-id', 'INTERNS_FEDERATION_POLICY_ID', ['  "interns doctor" says what to fix.']],
  ['keys update', '--key-hash', 'INTERNS_KEY_HASH', []],
])(
  'interns %s without %s says what is missing, where else it may be set, and the doctor where it looks at that',
  async (line, typed, variable, help) => {
    const { exitCode, stdout, stderr } = await runCliInTest(words(line), { env: served.env });
    expect(stderr).toMatch(new RegExp(`^interns ${line}: ${typed} is not given\\. .* \\(input_missing\\)\n`));
    expect(stderr.split('\n').slice(1)).toEqual([
      `  You can also set it in the environment, as ${variable}.`,
      ...help,
      '',
    ]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  },
);

test('interns chat without a service names a local one', async () => {
  const { exitCode, stderr } = await runCliInTest(['chat', 'intern', 'Hello']);
  expect(stderr).toContain('--base-url is not given.');
  expect(stderr).toContain('\n  To try it with a local service: interns exec -- interns chat intern "Hello"\n');
  expect(exitCode).toBe(2);
});

test('of a flag that is given twice the last one counts', async () => {
  expect(await runCliInTest(words('list --timeout soon --timeout 5m'), { env: served.env })).toMatchObject({
    exitCode: 0,
    stderr: '',
  });
});

test('what stands after "--" is a word, whatever it looks like', async () => {
  const { exitCode, stdout } = await runCliInTest(['chat', 'reviewer', '--', '--dry-run'], { env: served.env });
  expect(stdout).toContain('Turn 1: --dry-run\n');
  expect(exitCode).toBe(0);
});

test('--session is --session-id', async () => {
  const { stderr } = await runCliInTest(['chat', 'reviewer', 'Hello', '--session', 'mine'], { env: served.env });
  expect(stderr).toContain(' · session mine\n');
});

describe('a switch takes a value only where one follows', () => {
  const update = ['keys', 'update', '--key-hash', 'key_standard', '--limit', '7', '--json'];

  test.each([
    [['--dry-run'], 1],
    [['--dry-run', 'true'], 1],
    [['--dry-run', 'TRUE'], 1],
    [['--dry-run=true'], 1],
    [['--dry-run', 'false'], 0],
    [['--dry-run', 'False'], 0],
    [['--dry-run=false'], 0],
  ])('%j', async (flags, planned) => {
    const { exitCode, stdout } = await runCliInTest([...update, ...flags], { env: served.managementEnv });
    expect(exitCode).toBe(0);
    const document: { readonly planned: readonly unknown[]; readonly keys: readonly unknown[] } = JSON.parse(stdout);
    expect([document.planned.length, document.keys.length]).toEqual([planned, 1 - planned]);
  });

  test.each(['untrue', 'truely', 'yes'])('"%s" is none, but a word', async (word) => {
    const { exitCode, stderr } = await runCliInTest([...update, 'f.yml', '--dry-run', word], {
      env: served.managementEnv,
    });
    expect(stderr).toContain(`Expected 1 argument but got 2: f.yml, ${word}.`);
    expect(exitCode).toBe(2);
  });

  test('a word that follows is not taken', async () => {
    const { exitCode, stdout } = await runCliInTest(['chat', '--fail-on-reject', 'reviewer', 'Hello'], {
      env: served.env,
    });
    expect(stdout).toContain('Turn 1: Hello');
    expect(exitCode).toBe(0);
  });
});

test.each([
  ['--hepl', 'interns: Unknown option "--hepl". Did you mean --help? (input_invalid)\n'],
  ['--verison', 'interns: Unknown option "--verison". Did you mean --version? (input_invalid)\n'],
  ['--frobnicate', 'interns: Unknown option "--frobnicate". "interns --help" shows all. (input_invalid)\n'],
  ['policy --hlep', 'interns policy: Unknown option "--hlep". Did you mean --help? (input_invalid)\n'],
  [
    'policy --strict',
    'interns policy: Unknown option "--strict". "interns policy --help" shows all. (input_invalid)\n',
  ],
  ['keys updat', 'interns keys: There is no command "keys updat". Did you mean "keys update"? (input_invalid)\n'],
  ['policy chek', 'interns policy: There is no command "policy chek". Did you mean "policy check"? (input_invalid)\n'],
  [
    'policy rewrite',
    'interns policy: There is no command "policy rewrite". Use one of: check, test, explain, replay, learn, init, trust, hook. (input_invalid)\n',
  ],
])('interns %s', async (line, said) => {
  expect(await runCliInTest(words(line))).toMatchObject({ exitCode: 2, stdout: '', stderr: said });
});

describe('a flag that is not quite one', () => {
  test.each([
    ['chat --aproval manual', '--approval-mode'],
    ['chat --aproval-mode manual', '--approval-mode'],
    ['chat --aproval-mode=manual', '--approval-mode'],
    ['chat --appr manual', '--approval-mode'],
    ['chat --transcriptfile t', '--transcript-file'],
    ['chat --federaton x', '--federation-policy-id'],
    ['serve --identity', '--identity-provider'],
    ['proxy --max-reqests 3', '--max-requests'],
    ['policy learn t.jsonl --generalise', '--generalize'],
    ['verify t.jsonl --trusted r', '--trusted-root'],
  ])('interns %s: "Did you mean %s?"', async (line, meant) => {
    const { exitCode, stderr } = await runCliInTest(words(line));
    expect(stderr).toContain(` Did you mean ${meant}? `);
    expect(exitCode).toBe(2);
  });

  test.each(['chat --zzzzzzzz', 'chat -x', 'chat --x'])('interns %s: nothing is guessed', async (line) => {
    const { exitCode, stderr } = await runCliInTest(words(line));
    expect(stderr).toContain('Unknown option');
    expect(stderr).not.toContain('Did you mean');
    expect(exitCode).toBe(2);
  });
});

test.each(['INTERNS_BASEURL', 'INTERN_BASE_URL', 'interns_base_url'])(
  '%s is set in place of INTERNS_BASE_URL',
  async (stray) => {
    const { stderr } = await runCliInTest(['list'], { env: { [stray]: 'http://127.0.0.1:1/api/v1' } });
    expect(stderr).toContain(`  ${stray} is set, but nothing reads it. Did you mean INTERNS_BASE_URL?\n`);
  },
);

test('a file that is not there: the remedy is true on a laptop and in a job', async () => {
  const { stderr } = await runCliInTest(['keys', 'plan', 'gone.yml'], { env: served.managementEnv });
  expect(stderr).toContain(
    'FILE is "gone.yml", which can\'t be read as UTF-8 text. Check the path; in a job, check out',
  );
});
