// Narrow terminals: no word is broken that fits a line, and behind a pipe nothing is wrapped.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { play, type Step } from './support/play.ts';

const config = `policies: [{ issuer: identity-provider, subject: 'repo:acme/app:pull_request', audience: local }]
workspaces: [{ id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb }]
keys: [{ secret: made-up-and-never-used }]
interns:
  - name: intern
    runs:
      playbook:
        turns:
          - steps:
              - { think: 'I wonder about what was asked of me, and about all that could be done about it here.' }
              - shell: 'echo this is a rather long command line that no narrow terminal has in one single line'
              - ask:
                  message: 'Which of the many colours of this beautiful world do you like best, if you had to choose?'
                  fields: [{ name: colour, type: string, required: true, options: [red, blue] }]
              - { say: 'Thank you.' }
`;

function folder(): string {
  const cwd = mkdtempSync(join(tmpdir(), 'narrow-'));
  writeFileSync(join(cwd, 'intern.yml'), config);
  writeFileSync(
    join(cwd, 'policy.yml'),
    `version: 1
rules:
  - { id: deployments, match: { tool: deploy }, then: allow }
tests:
  - name: what nobody asked for stays refused, and this is the long name of the test that says so
    pause: { kind: permission, operation: x, options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }
`,
  );
  return cwd;
}

async function shownOn(columns: number, argv: readonly string[], steps: readonly Step[]): Promise<string> {
  const { failed, output } = await play(argv, [...steps, { end: true }], { cwd: folder(), size: [40, columns] });
  expect(failed, output).toBeNull();
  return output.replaceAll('\r\n', '\n').replaceAll('The intern is working …\r', '');
}

/** Lines that the terminal itself has to break, though their last word would have fitted a line of its own. */
function broken(output: string, columns: number): readonly string[] {
  const isCopied = (line: string): boolean => /^ *\$ |^To continue: |^transcript |^ *match: /.test(line);
  return output.split('\n').filter((line) => {
    const longest = Math.max(...line.split(' ').map((word) => word.length));
    return line.length > columns && longest <= columns - 8 && !isCopied(line);
  });
}

describe.each([60, 40])('on %i columns', (columns) => {
  test('a question, its reason, its fields and the closing lines', async () => {
    const line = ['interns', 'exec', '--config', 'intern.yml', '--', 'interns', 'chat', 'intern', 'hi'];
    const output = await shownOn(
      columns,
      [...line, '--policy', 'policy.yml'],
      [
        { expect: 'why >' },
        { send: 'maybe\r' },
        { expect: 'why >' },
        { send: '?\r' },
        { expect: 'does not' },
        { expect: 'why >' },
        { send: 'r\r' },
        { expect: 'Type your answer' },
        { expect: '[1-2] >' },
        { send: 'green\r' },
        { expect: 'Type a number' },
        { expect: '[1-2] >' },
        { send: '1\r' },
        { expect: 'Thank you.' },
      ],
    );
    expect(broken(output, columns)).toEqual([]);
    expect(output).toMatch(/^↪ \S/m);
    expect(output).toMatch(/^ {2}\S.*\n {2}\S.*match/m); // what explains the question keeps its indent
  });

  test('an error', async () => {
    const output = await shownOn(
      columns,
      ['interns', 'list', '--base-url', 'http://127.0.0.1:1/api/v1', '--api-key', 'made-up', '--timeout', 'soon'],
      [],
    );
    expect(broken(output, columns)).toEqual([]);
    expect(output).toContain('--timeout is "soon".');
  });

  test('the account of a run', async () => {
    const run = 'interns exec --config intern.yml -- interns chat intern hi --transcript-file run.jsonl < /dev/null';
    const output = await shownOn(columns, ['sh', '-c', `${run} > /dev/null 2>&1; interns report run.jsonl`], []);
    expect(output).toContain('⛔ intern was stopped by the');
    expect(broken(output, columns)).toEqual([]);
  });

  test('what is said of a policy', async () => {
    const calls =
      'check policy.yml; test policy.yml --mutate; explain "npm test" policy.yml; init policy.yml; init a/b.yml';
    const line = calls.split('; ').map((call) => `interns policy ${call}`);
    const output = await shownOn(columns, ['sh', '-c', line.join('; ')], []);
    expect(output).toContain('0 of 1 deletions');
    expect(broken(output, columns)).toEqual([]);
  });

  test('the help', async () => {
    const calls = 'interns --help; interns chat --help; interns policy --help; interns keys update --help';
    expect(broken(await shownOn(columns, ['sh', '-c', calls], []), columns)).toEqual([]);
  });
});

test('behind a pipe nothing is wrapped', async () => {
  const output = await shownOn(
    200,
    [
      'sh',
      '-c',
      'stty cols 40; interns list --base-url http://127.0.0.1:1/api/v1 --api-key made-up --timeout soon 2>&1 | cat; interns --help | cat',
    ],
    [],
  );
  expect(output).toContain('--timeout is "soon". Use a duration such as "90s", "5m", "1h30m" or a number of seconds,');
  expect(output).toContain('  exec         run a command against a local Intern Service, with a job');
});
