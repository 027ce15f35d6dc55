// `interns init`: the files that it writes are what GitHub and the policy commands accept, whatever a person types.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findPolicyProblem } from '../../../src/cli/init/policy-text.ts';
import { readFullName, readOtherHost } from '../../../src/cli/init/repository.ts';
import { templates } from '../../../src/cli/init/templates.ts';
import { readKeyUpdateFile } from '../../../src/inputs/keys/key-update-file.ts';
import { workflowProblems } from '../../support/workflow-problems.ts';
import type { CliResult, CliWorld } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';

const workflowPath = '.github/workflows/intern.yml';
const policyPath = '.github/intern-policy.yml';
const required = ['--for', 'prompt', '--base-url', 'https://service.example/api/v1', '--intern', 'reviewer'];

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'init-'));
}

async function init(args: readonly string[], world: CliWorld & { cwd: string }): Promise<CliResult> {
  return runCliInTest(['init', ...args], world);
}

const read = (cwd: string, path: string): string => readFileSync(join(cwd, path), 'utf8');

/** Fails unless GitHub takes the workflow, and the policy is without warnings and passes its tests. */
async function expectAccepted(cwd: string): Promise<void> {
  expect(await workflowProblems(read(cwd, workflowPath))).toEqual([]);
  await expectPolicy(cwd);
}

async function expectPolicy(cwd: string): Promise<void> {
  const check = await runCliInTest(['policy', 'check', '--strict'], { cwd });
  expect(check.exitCode, check.shown).toBe(0);
  const tests = await runCliInTest(['policy', 'test'], { cwd });
  expect(tests.exitCode, tests.shown).toBe(0);
}

test("a folder that can't be written to is named, with a remedy", async () => {
  const { exitCode, stderr } = await init([...required, '--yes'], { cwd: '/proc' });
  expect(stderr).toContain("interns init: .github/workflows/intern.yml can't be written. Is its folder writable?");
  expect(stderr).toContain('(input_invalid)');
  expect(exitCode).toBe(2);
});

describe.each(['pull_request', 'issue_comment', 'push', 'schedule'])('on %s', (event) => {
  test.each([
    ['nothing is allowed', []],
    ['commands', ['--allow', 'npm test', '--allow', 'npm run build']],
    ['paths', ['--edit', 'src/**', '--edit', 'README.md']],
    ['both', ['--allow', 'npm test', '--edit', 'docs/**']],
  ])('%s: GitHub takes the workflow, and the policy passes its tests without a warning', async (_, flags) => {
    const cwd = folder();
    const { exitCode, shown } = await init([...required, '--on', event, ...flags, '--yes'], { cwd });
    expect(exitCode, shown).toBe(0);
    await expectAccepted(cwd);
    expect(Object.keys(parse(read(cwd, workflowPath)).on)).toContain(event);
  });
});

const answersOf = {
  review: [...required.slice(2), '--allow', 'npm test, npm run lint'],
  agent: ['--allow', 'npm test, npm run lint'],
  keys: required.slice(2, 4),
  inference: [...required.slice(2), '--allow', 'npm test, npm run lint'],
} as const;

describe.each([
  ['review', '.github/workflows/intern-review.yml'],
  ['agent', '.github/workflows/intern-agent.yml'],
  ['keys', '.github/workflows/key-limits.yml'],
  ['inference', '.github/workflows/intern-inference.yml'],
] as const)('for %s', (use, path) => {
  const write = (cwd: string, ...more: readonly string[]) =>
    init(['--for', use, ...answersOf[use], '--repository', 'acme/app', '--yes', ...more], { cwd });

  test('GitHub takes the workflow, the policy passes its tests, and the rest of the work is said', async () => {
    const cwd = folder();
    const { exitCode, shown, stderr } = await write(cwd);
    expect(exitCode, shown).toBe(0);
    expect(await workflowProblems(read(cwd, path))).toEqual([]);
    await expectPolicy(cwd);
    const said = stderr.replaceAll(/\n(?! )/g, ' ');
    expect(said).toContain(' Written. ');
    const why = use === 'keys' ? 'schedules run only from there' : 'the policy counts on the default branch only';
    expect(said).toContain(`Commit .github and merge it into main: ${why}.`);
    // A line with "$" stays in one piece on any terminal, and a shell takes it as it is.
    const commands = stderr.split('\n').filter((text) => /^ {2}\$ |\bgh \w/.test(text));
    for (const line of commands) {
      expect(line).toMatch(/^ {2}\$ (?:gh|git|interns|INTERNS_BASE_URL=\S+ KEY_HASH=HASH interns) /);
      execFileSync('bash', ['-n', '-c', line.replace('  $ ', '')]);
    }
    expect(commands.join()).toContain(use === 'keys' ? 'interns keys plan' : 'interns policy test');
    if (use !== 'keys') expect(read(cwd, policyPath)).toContain('only: ["npm test", "npm run lint"]');
  });

  test('what it names from elsewhere is what the examples name', async () => {
    const cwd = folder();
    await write(cwd);
    const examples = ['separate-posting', 'agent-in-the-job', 'keys/nightly-rotation', 'scheduled-prompt']
      .map((name) => readFileSync(`examples/${name}.yml`, 'utf8'))
      .join('\n');
    for (const [name = ''] of read(cwd, path).matchAll(/actions\/\S+@\S+ # \S+|opencode-ai@\S+/g))
      expect(examples).toContain(name);
  });

  test('a flag of another use is refused', async () => {
    const cwd = folder();
    const { exitCode, stderr } = await write(cwd, '--edit', 'src/**');
    expect(stderr).toContain(`--edit does not apply to "${use}". Leave it out. (input_conflict)`);
    expect(exitCode).toBe(2);
    expect(existsSync(join(cwd, '.github'))).toBe(false);
  });
});

test('the service of an agent in the job is that of the example', () => {
  const example = parse(readFileSync('examples/service/agent-in-the-job.yml', 'utf8'));
  expect(parse(templates['agent-service'])).toEqual(example);
});

test('the limits of keys are a file of updates', async () => {
  const { entries } = await readKeyUpdateFile(templates['key-limits'], {
    source: 'f',
    env: { KEY_HASH: 'h' },
    mask() {},
  });
  expect(entries).toMatchObject([{ hash: 'h', update: { limit: 50, limit_reset: 'daily', disabled: false } }]);
});

test('a job that fails prints its own subject, of either form', async () => {
  const cwd = folder();
  await init([...required, '--yes'], { cwd });
  const steps: readonly { readonly name?: string; readonly if?: string; readonly run?: string }[] = parse(
    read(cwd, workflowPath),
  ).jobs.intern.steps;
  const step = steps.find(({ name }) => name?.startsWith('Say who'));
  expect(step?.if).toBe('failure()');
  const sub = 'repo:acme@123/app@456:pull_request';
  const payload = Buffer.from(JSON.stringify({ iss: 'i', sub, aud: 'a', more: '???>>>' })).toString('base64url');
  const programs = folder();
  writeFileSync(join(programs, 'curl'), `#!/bin/sh\necho '{"value":"h.${payload}.s"}'\n`, { mode: 0o755 });
  const env = { PATH: `${programs}:${process.env['PATH'] ?? ''}` };
  const printed = execFileSync('bash', ['-e', '-c', step?.run ?? ''], { encoding: 'utf8', env });
  expect(JSON.parse(printed)).toEqual({ iss: 'i', sub, aud: 'a' });
});

test.each(['push', 'schedule'])('on %s the prompt holds what a deployment can not see', async (event) => {
  const cwd = folder();
  await init([...required, '--on', event, '--yes'], { cwd });
  execFileSync('git', ['init', '-q', cwd]);
  writeFileSync(join(cwd, 'a.txt'), 'a new line with {{{event.secret}}}\n');
  const git = ['-C', cwd, '-c', 'user.name=n', '-c', 'user.email=e@example.com'];
  execFileSync('git', [...git, 'add', 'a.txt']);
  execFileSync('git', [...git, 'commit', '-qm', 'A commit']);
  const steps: readonly { readonly name?: string; readonly run?: string }[] = parse(read(cwd, workflowPath)).jobs.intern
    .steps;
  execFileSync(
    'bash',
    ['-e', '-o', 'pipefail', '-c', steps.find(({ name }) => name === 'Write the prompt')?.run ?? ''],
    {
      cwd,
    },
  );
  const prompt = read(cwd, 'prompt.md');
  expect(prompt).toContain('A commit');
  expect(prompt).toContain('a.txt');
  expect(prompt).not.toContain('{{');
});

test('a comment evicts no run that waits: GitHub takes the group of a workflow before it looks at any condition', async () => {
  const cwd = folder();
  await init([...required, '--on', 'issue_comment', '--yes'], { cwd });
  const { concurrency, jobs } = parse(read(cwd, workflowPath));
  expect([concurrency, jobs.intern.concurrency.queue]).toEqual([undefined, 'max']);
});

test.each([
  'a: b',
  '"quoted" \\ \'single\'',
  '# no comment',
  '{a: [b}',
  '- x',
  '| >',
  'é 漢字 😀',
  '!!js',
  '*a &b',
  '%TAG',
])('an intern called %s is that in the workflow', async (name) => {
  const cwd = folder();
  const { exitCode, shown } = await init(
    ['--base-url', 'https://service.example/api/v1', `--intern=${name}`, '--yes'],
    {
      cwd,
    },
  );
  expect(exitCode, shown).toBe(0);
  expect(parse(read(cwd, workflowPath)).jobs.intern.steps[0].with.intern).toBe(name);
  await expectAccepted(cwd);
});

test('a command with quotes is allowed as it is', async () => {
  const cwd = folder();
  const { exitCode, shown } = await init([...required, '--allow', `echo "a: b" 'c'`, '--yes'], { cwd });
  expect(exitCode, shown).toBe(0);
  await expectAccepted(cwd);
});

test.each([
  [['--intern', '${{ secrets.KEY }}'], 'an expression'],
  [['--intern', 'a\nb'], 'invisible characters'],
  [['--intern', 'a\u200bb'], 'invisible characters'],
  [['--intern', ' '], 'must not be empty'],
  [['--base-url', 'service'], '--base-url is "service"'],
  [['--on', 'pull_request_target'], 'Use pull_request, issue_comment, push or schedule.'],
  [['--allow', 'npm run *'], 'word for word'],
  [['--allow', 'npm test; ls'], 'npm test; ls'],
  [['--allow', 'npm test "'], 'npm test'],
  [['--edit', '../x'], '--edit is "../x"'],
  [['--edit', '.github/**'], '--edit is ".github/**"'],
  [['--edit', '/etc/**'], '--edit is "/etc/**"'],
  [['--repository', 'a/b:c'], 'owner/name'],
  [['--nonsense'], '--nonsense'],
])('%j is refused by name, and nothing is written', async (flags, says) => {
  const cwd = folder();
  const { exitCode, stderr } = await init([...required, ...flags, '--yes'], { cwd });
  expect(stderr).toContain(says);
  expect(exitCode).toBe(2);
  expect(existsSync(join(cwd, '.github'))).toBe(false);
});

test('without a terminal the flags that are missing are named, and "--yes" is', async () => {
  const cwd = folder();
  expect((await init(['--yes'], { cwd })).stderr).toContain('give --base-url and --intern');
  const shown = await init(required, { cwd });
  expect(shown.stderr).toContain('name: Intern on pull requests');
  expect(shown.stderr).toContain('Give --yes to write the files.');
  expect(shown.exitCode).toBe(2);
  expect(existsSync(join(cwd, '.github'))).toBe(false);
});

test.each([
  [['--yes'], 'With --yes nobody is asked, so give --base-url and --intern.'],
  [[], 'Nobody can be asked here, so give --base-url and --intern.'],
  [['--intern', 'r'], 'Nobody can be asked here, so give --base-url.'],
  [required.slice(0, 4), 'Nobody can be asked here, so give --intern.'],
  [[...required, '--json'], 'Nobody can be asked under --json. Give --yes to write the files.'],
  [required, 'Nobody can be asked. Give --yes to write the files.'],
])('%j: "%s"', async (flags, says) => {
  const { exitCode, stderr } = await init(flags, { cwd: folder() });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`interns init: ${says} (input_missing)\n`)]);
  expect(stderr.includes('=== ')).toBe(flags === required);
});

test('base URL and intern of the environment count', async () => {
  const cwd = folder();
  const env = { INTERNS_BASE_URL: 'https://other.example/api/v1', INTERNS_INTERN: 'mechanic' };
  expect((await init(['--yes'], { cwd, env })).exitCode).toBe(0);
  expect(read(cwd, workflowPath)).toContain('intern: "mechanic"');
});

test('on a terminal it asks, asks again after a mistake, shows the files, and writes them', async () => {
  const cwd = folder();
  const lines = [
    '',
    'nowhere',
    'https://service.example/api/v1',
    '',
    'reviewer',
    '7',
    '2',
    'npm test',
    'npm run *',
    '',
    'src/**',
    '',
    '',
  ];
  const { exitCode, stderr } = await init([], { cwd, lines });
  expect(exitCode, stderr).toBe(0);
  expect(stderr).toContain('The answer is "nowhere"');
  expect(stderr).toContain('word for word');
  expect(stderr).toContain(`=== ${policyPath}`);
  expect(read(cwd, workflowPath)).toContain('issue_comment:');
  expect(read(cwd, workflowPath)).toContain('federation-policy-id: ${{ vars.INTERNS_FEDERATION_POLICY_ID }}');
  expect(read(cwd, policyPath)).toContain('paths: ["/etc/passwd"], outside: ["/etc/passwd"]');
  await expectAccepted(cwd);
});

test('on a laptop, its policy leaves the question to the person at the terminal', async () => {
  const cwd = folder();
  await init([...required, '--allow', 'npm test', '--edit', 'src/**', '--yes'], { cwd });
  const { stdout, shown } = await runCliInTest(['policy', 'explain', 'npm test'], { cwd });
  expect(stdout, shown).toMatch(/answer +reject_once by default/);
  const fork = await runCliInTest(['policy', 'explain', 'npm test', '--event', 'pull_request', '--fork'], {
    cwd,
  });
  expect(fork.stdout, fork.shown).toMatch(/answer +reject_once by .*never-from-forks/);
});

test.each([
  ['npm test && rm $X', '"$" is not literal'],
  ['npm test; ls', 'more than one command'],
  ['npm test "', 'a quote'],
])('the command %j is asked for again, with the reason', async (command, reason) => {
  const cwd = folder();
  const lines = ['', '', command, 'npm test', '', '', ''];
  const { exitCode, stderr } = await init(required, { cwd, lines });
  expect(exitCode, stderr).toBe(0);
  expect(stderr).toContain(`The answer is ${JSON.stringify(command)}. `);
  expect(stderr).toContain(reason);
  expect(read(cwd, policyPath)).not.toContain(JSON.stringify(command));
  await expectAccepted(cwd);
});

test('a path that no intern may edit is asked for again, with the reason', async () => {
  const cwd = folder();
  const { exitCode, stderr } = await init(required, { cwd, lines: ['', '', '', 'AGENTS.md', 'src/**', '', ''] });
  expect(exitCode, stderr).toBe(0);
  expect(stderr).toContain('The answer is "AGENTS.md". ');
  expect(stderr).toContain('never-touch-workflows');
  expect(read(cwd, policyPath)).toContain('path: ["src/**"]');
  await expectAccepted(cwd);
});

test.each([
  ['--allow', 'npm test && rm $X', '"$" is not literal'],
  ['--edit', 'AGENTS.md', 'never-touch-workflows'],
])('%s %j is refused before anything is asked', async (flag, value, reason) => {
  const { exitCode, stderr } = await init([flag, value], { cwd: folder(), lines: [] });
  expect(stderr).toContain(`${flag} is ${JSON.stringify(value)}. `);
  expect(stderr).toContain(reason);
  expect(stderr).not.toContain('Base URL');
  expect(exitCode).toBe(2);
});

test('an answer that is given twice counts once', async () => {
  const cwd = folder();
  const twice = ['--allow', 'npm test', '--allow', 'npm test', '--edit', 'src/**', '--edit', 'src/**'];
  const { exitCode, shown } = await init([...required, ...twice, '--yes'], { cwd });
  expect(exitCode, shown).toBe(0);
  expect(read(cwd, policyPath)).toContain('only: ["npm test"]');
  expect(read(cwd, policyPath)).toContain('path: ["src/**"]');
});

test.each(['pr', '7', '0', '1.5'])('%s is nothing that starts an intern: what can be typed is said', async (typed) => {
  const cwd = folder();
  const { exitCode, stderr } = await init(required, { cwd, lines: ['', typed, 'push', '', '', ''] });
  expect(exitCode, stderr).toBe(0);
  expect(stderr).toContain(`The answer is "${typed}". Type a number from 1 to 4, or a name such as "push".`);
  expect(stderr).not.toContain('--on');
  expect(read(cwd, workflowPath)).toContain('  push:');
});

test('the tag that is not there yet is named in the file and at the end, with what to use', async () => {
  const cwd = folder();
  const { stderr } = await init([...required, '--yes'], { cwd });
  for (const text of [read(cwd, workflowPath), stderr]) {
    expect(text).toContain('Before the first release');
    expect(text).toContain('intern-action/intern-action@COMMIT');
  }
  expect(readFileSync('README.md', 'utf8')).toContain('uses: intern-action/intern-action@COMMIT');
});

describe('a base URL without a version segment', () => {
  const bare = 'https://service.example';

  test('is a warning where a flag gives it', async () => {
    const cwd = folder();
    const { exitCode, stderr } = await init(['--base-url', bare, '--intern', 'r', '--yes'], { cwd });
    expect(exitCode, stderr).toBe(0);
    expect(stderr).toContain(`Warning: the base URL is "${bare}". Did you mean "${bare}/api/v1"?`);
    expect(read(cwd, workflowPath)).toContain(`base-url: "${bare}"`);
  });

  test.each([
    ['', `${bare}/api/v1`],
    ['n', bare],
  ])('is asked about on a terminal: %j makes it %s', async (answer, written) => {
    const cwd = folder();
    const lines = ['', bare, answer, '', 'reviewer', '', '', '', ''];
    const { exitCode, stderr } = await init([], { cwd, lines });
    expect(exitCode, stderr).toBe(0);
    expect(stderr).toContain(`Use "${bare}/api/v1" instead?`);
    expect(read(cwd, workflowPath)).toContain(`base-url: ${JSON.stringify(written)}`);
  });

  test('with one, nothing is said', async () => {
    expect((await init([...required, '--yes'], { cwd: folder() })).stderr).not.toContain('Did you mean');
  });
});

test.each([
  [
    '"n" at the end',
    ['--for', 'prompt', '--base-url', 'https://service.example/api/v1', '--intern', 'r'],
    ['fp', '1', '', '', 'n'],
  ],
  ['the end of input', [], ['1', 'https://service.example/api/v1']],
])('%s writes nothing', async (_, flags, lines) => {
  const cwd = folder();
  const { exitCode, stderr } = await init(flags, { cwd, lines });
  expect(stderr).toContain('Nothing was written.');
  expect(exitCode).toBe(2);
  expect(existsSync(join(cwd, '.github'))).toBe(false);
});

test.each([
  ['[1-5, empty: 1] >', []],
  ['  >', ['']],
  ['Id of the federation policy (empty: not yet) >', ['', 'https://service.example/api/v1']],
  ['Name or id of the intern >', ['', 'https://service.example/api/v1', '']],
  ['[1-4, empty: 1] >', ['', 'https://service.example/api/v1', '', 'reviewer']],
  ['  >', ['', 'https://service.example/api/v1', '', 'reviewer', '', 'npm test']],
  ['  >', ['', 'https://service.example/api/v1', '', 'reviewer', '', '', 'src/**']],
])('where the input ends at "%s", nothing more is asked', async (question, lines) => {
  const { stderr } = await init([], { cwd: folder(), lines });
  const asked = stderr.split('\n').filter((line) => / > /.test(line));
  expect(asked.at(-1)?.trimEnd()).toBe(question);
  expect(asked).toHaveLength(lines.length + 1);
});

describe('files that are there', () => {
  function withPolicy(): string {
    const cwd = folder();
    mkdirSync(join(cwd, '.github'));
    writeFileSync(join(cwd, policyPath), 'mine');
    return cwd;
  }

  test('are not replaced without a terminal, unless by --force', async () => {
    const cwd = withPolicy();
    const { exitCode, stderr } = await init([...required, '--yes'], { cwd });
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
      `${policyPath} is there already, with other content. Give --keep to write only the others, or --force to write all.`,
    );
    expect(exitCode).toBe(2);
    expect(read(cwd, policyPath)).toBe('mine');
    expect(existsSync(join(cwd, workflowPath))).toBe(false);
    expect((await init([...required, '--yes', '--force'], { cwd })).exitCode).toBe(0);
    await expectAccepted(cwd);
  });

  test('are kept by --keep, and the others are written', async () => {
    const cwd = withPolicy();
    const { exitCode, stderr } = await init([...required, '--allow', 'npm test', '--yes', '--keep'], { cwd });
    expect([exitCode, read(cwd, policyPath)]).toEqual([0, 'mine']);
    expect(await workflowProblems(read(cwd, workflowPath))).toEqual([]);
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(
      `Kept as it was: ${policyPath}. The existing policy is invalid: "interns policy check" says why.`,
    );
    const both = await init([...required, '--yes', '--keep', '--force'], { cwd });
    expect(both.stderr).toContain('Give --force or --keep, not both. (input_conflict)');
    const json = await init([...required, '--yes', '--keep', '--json'], { cwd });
    expect(JSON.parse(json.stdout)).toMatchObject({ kept: [policyPath] });
  });

  test('of a first use are kept for a second one: nothing is lost, and nothing asked that has no answer', async () => {
    const cwd = folder();
    await init([...required, '--allow', 'npm test', '--yes'], { cwd });
    const policy = read(cwd, policyPath);
    const review = ['--for', 'review', ...required.slice(2)];
    const { exitCode, stderr } = await init(review, { cwd, lines: ['', '', '', ''] });
    expect(stderr).toContain(`${policyPath} is there already, with other content.\nReplace it? [y/N] > `);
    expect(stderr).toContain('Write the other files? [Y/n] > ');
    expect(stderr).toContain(`Kept as it was: ${policyPath}.\n`);
    expect(stderr).not.toContain('does not yet let an intern');
    expect([exitCode, read(cwd, policyPath)]).toEqual([0, policy]);
    expect(await workflowProblems(read(cwd, '.github/workflows/intern-review.yml'))).toEqual([]);
    await expectAccepted(cwd);
    // Limits of keys ask no intern: they leave a policy alone.
    const keys = await init(['--for', 'keys', ...required.slice(2, 4), '--yes', '--force'], { cwd });
    expect([keys.exitCode, read(cwd, policyPath)]).toEqual([0, policy]);
    expect(keys.stderr).toContain(`Kept as it was: ${policyPath}.\n`);
  });

  test('are kept with what they allow: what a second use needs besides is named', async () => {
    const cwd = folder();
    await init([...required, '--allow', 'npm test', '--yes'], { cwd });
    const again = async (...args: readonly string[]) => {
      const { stderr } = await init([...required.slice(2), ...args, '--keep', '--yes'], { cwd });
      return stderr.replaceAll(/\s+/g, ' ');
    };
    const copy = 'To allow it, add the entries of each list below to that list in the policy. ';
    const more = ['--allow', 'npm test, npm run lint'];
    expect(await again('--for', 'review', ...more)).toContain(
      ` On pull_request the policy does not yet let an intern run npm run lint. ${copy}`,
    );
    expect(await again('--on', 'push', ...more, '--edit', 'src/**')).toContain(
      ` On push the policy does not yet let an intern run npm test, run npm run lint, edit src/**. ${copy}`,
    );
    expect(await again('--for', 'review', '--allow', 'npm test')).not.toContain('does not yet let an intern');
  });

  test.each([
    ['a command', ['--allow', 'npm test'], ['--allow', 'npm run lint', '--allow', 'npm test'], 'npm run lint'],
    ['a path', ['--allow', 'npm test'], ['--edit', 'src/**'], 'src/**'],
    ['a path beside others', ['--edit', 'README.md'], ['--edit', 'README.md', '--edit', 'src/**'], 'src/**'],
    ['another event', ['--allow', 'npm test'], ['--allow', 'npm test', '--on', 'push'], 'npm test'],
    ['its first rule', [], ['--allow', 'npm test', '--edit', 'src/**'], 'npm test'],
  ])('are kept, and the entries that they lack fit into them: %s', async (_, first, second, named) => {
    const cwd = folder();
    await init([...required, ...first, '--yes'], { cwd });
    const { stderr } = await init([...required.slice(2), ...second, '--keep', '--yes'], { cwd });
    const [, entries = ''] = /add the entries[^\n]*\n\n(.*?\n)\n?(?=OWNER)/s.exec(stderr) ?? [];
    expect(entries).toContain(named);
    let policy = read(cwd, policyPath).replace('rules: []', 'rules:');
    for (const part of entries.split(/^(?=\w+:$)/m)) {
      const [list = '', ...lines] = part.trimEnd().split('\n');
      policy = policy.replace(`\n${list}\n`, `\n${list}\n${lines.join('\n')}\n`);
    }
    expect(await findPolicyProblem(policy, policyPath)).toBeUndefined();
    writeFileSync(join(cwd, policyPath), policy);
    const again = await init([...required.slice(2), ...second, '--keep', '--yes'], { cwd });
    expect(again.stderr).not.toContain('does not yet let an intern');
  });

  test('are no question where they hold what would be written', async () => {
    const cwd = folder();
    await init([...required, '--yes'], { cwd });
    writeFileSync(join(cwd, policyPath), read(cwd, policyPath).replaceAll('\n', '\r\n'));
    const { exitCode, stderr } = await init([...required, '--yes'], { cwd });
    expect([exitCode, stderr]).toEqual([0, expect.not.stringContaining('already')]);
  });

  test('are asked about one by one, and an empty line keeps each', async () => {
    const cwd = withPolicy();
    mkdirSync(join(cwd, '.github/workflows'));
    writeFileSync(join(cwd, workflowPath), 'mine too');
    const answers = ['', '', '', ''];
    const none = await init(required, { cwd, lines: [...answers, '', ''] });
    expect([none.exitCode, none.stderr]).toEqual([2, expect.stringMatching(/Nothing was written\.\n$/)]);
    expect(none.stderr).not.toContain('Write the other files?');
    expect([read(cwd, workflowPath), read(cwd, policyPath)]).toEqual(['mine too', 'mine']);
    await init(required, { cwd, lines: [...answers, 'y', '', ''] });
    expect([read(cwd, workflowPath), read(cwd, policyPath)]).toEqual([expect.stringContaining('name: '), 'mine']);
    const all = await init(required, { cwd, lines: [...answers, '?', 'y', '?', ''] });
    expect(all.stderr).toMatch(/^No keeps the file .*\n.*^The files were shown above\. /ms);
    expect(all.stderr).toContain('Write these files? [Y/n] > ');
    await expectAccepted(cwd);
    writeFileSync(join(cwd, policyPath), 'mine');
    const forced = await init([...required, '--force'], { cwd, lines: [...answers, 'y'] });
    expect(forced.stderr).not.toContain('Replace');
    await expectAccepted(cwd);
  });

  test.each([policyPath, '.github'])('are never reached through a link: %s', async (link) => {
    const cwd = folder();
    const target = folder();
    writeFileSync(join(target, 'intern-policy.yml'), 'theirs');
    if (link !== '.github') mkdirSync(join(cwd, '.github'));
    symlinkSync(link === '.github' ? target : join(target, 'intern-policy.yml'), join(cwd, link));
    const { exitCode, stderr } = await init([...required, '--yes', '--force'], { cwd });
    expect(stderr).toContain(`${link} exists, but is not an ordinary`);
    expect(exitCode).toBe(2);
    expect(read(target, 'intern-policy.yml')).toBe('theirs');
  });
});

describe('the federation policy to create', () => {
  test.each([
    ['pull_request', 'repo:acme/app:pull_request'],
    ['issue_comment', 'repo:acme/app:ref:refs/heads/main'],
    ['push', 'repo:acme/app:ref:refs/heads/main'],
    ['schedule', 'repo:acme/app:ref:refs/heads/main'],
  ])('on %s demands the subject %s', async (event, subject) => {
    const cwd = folder();
    execFileSync('git', ['init', '-q', cwd]);
    execFileSync('git', ['-C', cwd, 'remote', 'add', 'origin', 'git@github.com:acme/app.git']);
    const { stdout, exitCode } = await init([...required, '--on', event, '--yes', '--json'], { cwd });
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      files: [{ path: workflowPath }, { path: policyPath }, { path: '.github/intern-policy.schema.json' }],
      federation_policy: {
        issuer: 'https://token.actions.githubusercontent.com',
        subject,
        subject_with_ids: subject.replace('acme/app', 'acme@OWNER_ID/app@REPOSITORY_ID'),
        audience: 'https://service.example',
      },
    });
  });

  test('on a remote elsewhere, it is said what the workflow is for', async () => {
    const cwd = folder();
    execFileSync('git', ['init', '-q', cwd]);
    execFileSync('git', ['-C', cwd, 'remote', 'add', 'origin', 'git@gitlab.example:acme/app.git']);
    const { stderr } = await init([...required, '--yes'], { cwd });
    expect(stderr).toContain('OWNER/NAME stands for the repository: its remote is on gitlab.example.\n');
    expect(stderr).toContain('examples/gitlab-ci.yml');
  });

  test('the command prints the subject with the ids, whole', async () => {
    const cwd = folder();
    const { stderr } = await init([...required, '--on', 'push', '--repository', 'acme/app', '--yes'], { cwd });
    const [, filter = ''] = /gh api repos\/acme\/app --jq '(.*)'$/m.exec(stderr) ?? [];
    const repository = { owner: { login: 'acme', id: 1 }, name: 'app', id: 2 };
    const words = ['-c', 'jq -r "$1"', 'bash', filter];
    const printed = execFileSync('bash', words, { input: JSON.stringify(repository), encoding: 'utf8' });
    expect(printed).toBe('repo:acme@1/app@2:ref:refs/heads/main\n');
  });

  test('says so where the repository is not known, and takes it from a flag', async () => {
    expect((await init([...required, '--yes'], { cwd: folder() })).stderr).toContain('repo:OWNER/NAME:pull_request');
    const named = await init([...required, '--yes', '--repository', 'acme/app'], { cwd: folder() });
    expect(named.stderr).toContain('subject:   repo:acme/app:pull_request\n');
  });
});

test.each([
  ['git@github.com:acme/app.git', undefined],
  ['https://github.com/acme/app', undefined],
  ['ssh://git@git.example:2222/acme/app', 'git.example'],
  ['https://me:secret@gitlab.com/acme/app.git', 'gitlab.com'],
  ['git@gitlab.com:acme/app.git', 'gitlab.com'],
  ['../app', undefined],
  ['/srv/git/app.git', undefined],
  ['', undefined],
])('the remote %s is elsewhere: %s', (remote, host) => {
  expect(readOtherHost(remote)).toBe(host);
});

test('Ctrl-C says that nothing was written', async () => {
  const { exitCode, stderr } = await init([], { cwd: folder(), lines: [], interrupt: Promise.resolve() });
  expect([exitCode, stderr]).toEqual([130, 'Nothing was written.\ninterns init: Interrupted (SIGINT). (cancelled)\n']);
});

test.each([
  ['git@github.com:acme/app.git', 'acme/app'],
  ['https://github.com/acme/app', 'acme/app'],
  ['https://x-access-token:secret@github.com/acme/app.js.git', 'acme/app.js'],
  ['ssh://git@github.com/acme/app/', 'acme/app'],
  ['https://github.com.attacker.example/acme/app', undefined],
  ['https://git.example/acme/app', undefined],
  ['../app', undefined],
  ['', undefined],
])('the remote %s is %s', (remote, name) => {
  expect(readFullName(remote)).toBe(name);
});
