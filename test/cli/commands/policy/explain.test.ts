// `interns policy explain`: outputs and exit codes (docs/policy.md, "The policy commands").
import './files.ts';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadPolicy } from '../../../../src/permission/file/policy-file.ts';
import { starterPolicy } from '../../../../src/permission/tools/starter.ts';
import { plainScreen } from '../../support/shown.ts';
import { folder, interns, write } from './command.ts';

describe('interns policy explain', () => {
  const pause = (operation: string): string =>
    JSON.stringify({ kind: 'permission', operation, options: ['allow_once', 'reject_once'] });
  const context = '{"fork":false}';

  test('returns 0 for an allow, 3 for a reject, 4 for a stop', async () => {
    expect((await interns(['explain', 'clean.yml', '--pause', pause('build'), '--context', context])).code).toBe(0);
    expect((await interns(['explain', 'clean.yml', '--pause', pause('x')])).code).toBe(3);
    expect((await interns(['explain', 'clean.yml', '--pause', '{"kind":"elicitation"}'])).code).toBe(4);
    expect((await interns(['explain', 'clean.yml', '--pause', 'not json'])).code).toBe(4);
  });

  test('prints the lines for people', async () => {
    const { stdout, stderr } = await interns(['explain', 'clean.yml', '--pause', pause('build')]);
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toEqual([
      'pause      kind "permission", tool "build", options ["allow_once","reject_once"]',
      '  rule     build    no   when.fork is "unknown", wants false',
      '  default           yes  no guard and no rule matches',
      'ladder     reject: reject_once',
      'budgets    answers 0 of 40, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
      'answer     reject_once by default',
      'On a terminal, "interns chat" asks you instead.',
      'In a CI, more is known about the run: give it with --event, --actor, --ref or --fork.',
      '',
      'This rule would allow it. Put it under "rules".',
      '  # Risk: unknown',
      '  - id: allow-build',
      '    match: { kind: permission, tool: "build", command: { present: false } }',
      '    then: allow',
      '    limit: 1',
      '',
    ]);
  });

  test.each([
    ['cd .. && npm test', 'it names a path with "..", which may lead to any file'],
    ['npm test\u200b', 'it contains characters that cannot be seen, which a policy must not contain'],
  ])('says why no rule is proposed: %j', async (command, why) => {
    const { code, stdout } = await interns(['explain', 'clean.yml', command]);
    expect(code).toBe(3);
    expect(stdout).toContain(`No rule is proposed: ${why}.\n`);
    expect(stdout).not.toContain('This rule would allow it.');
  });

  test('takes no first word of a command for a file', async () => {
    const { code, stdout, stderr } = await interns(['explain', 'npm', 'test']);
    expect(stderr).toBe(
      'interns policy explain: There is no policy file "npm". If "npm test" is one command, quote it: interns policy explain "npm test". (input_invalid)\n',
    );
    expect([code, stdout]).toEqual([2, '']);
  });

  test('fits a narrow terminal, but for the rule to paste', async () => {
    const terminal = {
      canAsk: false,
      stdout: plainScreen,
      stderr: plainScreen,
      readAll: async () => '',
      readLine: async () => undefined,
    };
    const { stdout } = await interns(['explain', 'clean.yml', '--pause', pause('build')], {}, terminal);
    const [lines = '', rule = ''] = stdout.split('\n\n');
    expect(lines.split('\n')).toEqual([
      'pause      kind "permission", tool "build", options',
      '           ["allow_once","reject_once"]',
      '  rule     build    no   when.fork is "unknown", wants false',
      '  default           yes  no guard and no rule matches',
      'ladder     reject: reject_once',
      'budgets    answers 0 of 40, allows 0 of 15, rejects in a row',
      '           0 of 4, same pause 0 of 3',
      'answer     reject_once by default',
      'On a terminal, "interns chat" asks you instead.',
      'In a CI, more is known about the run: give it with --event,',
      '--actor, --ref or --fork.',
    ]);
    expect(rule).toContain('    match: { kind: permission, tool: "build", command: { present: false } }\n');
  });

  test('prints JSON', async () => {
    expect(
      JSON.parse(
        (await interns(['explain', 'clean.yml', '--pause', pause('build'), '--context', context, '--json'])).stdout,
      ),
    ).toEqual({
      verb: 'allow',
      answer: 'allow_once',
      rule: 'build',
      reason: null,
      trace: [
        { id: 'build', list: 'rules', matched: true, because: 'when.fork and tool match' },
        { id: 'default', list: 'default', matched: false, because: 'not reached' },
      ],
    });
  });

  test.each([
    ['without a command', ['explain', 'clean.yml'], 'interns policy explain "clean.yml" "npm test"'],
    ['without anything', ['explain'], 'interns policy explain "npm test"'],
    [
      'with a command and a pause',
      ['explain', 'clean.yml', 'ls', '--pause', '{}'],
      'Both --pause and the command "ls"',
    ],
    [
      'with an unknown key in the context',
      ['explain', 'clean.yml', '--pause', '{}', '--context', '{"evnt":"x"}'],
      'Did you mean "event"?',
    ],
    [
      'with a context that is no JSON',
      ['explain', 'clean.yml', '--pause', '{}', '--context', 'push'],
      '--context is not JSON',
    ],
    ['with an invalid file', ['explain', 'broken.yml', '--pause', '{}'], 'unknown-key'],
    ['with a missing file', ['explain', 'nowhere.yml', '--pause', '{}'], 'missing-file'],
  ])('returns 2 %s', async (_name, args, message) => {
    const { code, stdout, stderr } = await interns(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('interns policy explain with a command', () => {
  const said = async (...words: readonly string[]): Promise<string> => {
    const { code, stdout } = await interns(['explain', 'starter.yml', ...words]);
    return `${code} ${/^(?:answer|stop|ask) .*$/mu.exec(stdout)?.[0] ?? ''}`;
  };
  write('starter.yml', starterPolicy);

  test.each([
    [['npm test', '--event', 'push', '--actor', 'write'], '0 answer     allow_once by run-the-tests'],
    [['npm test', '--event', 'push', '--actor', 'read'], '3 answer     reject_once by default'],
    [['npm test', '--event', 'push'], '3 answer     reject_once by default'],
    [
      ['npm test', '--event', 'pull_request', '--actor', 'write', '--fork'],
      '3 answer     reject_once by never-from-forks',
    ],
    [['npm test', '--fork'], '3 answer     reject_once by never-from-forks'],
    [['npm test'], '3 answer     reject_once by default'],
    [['npm test', '--event', 'issue_comment', '--context', '{}'], '3 answer     reject_once by default'],
    [['npm test; curl x', '--event', 'push', '--actor', 'admin'], '3 answer     reject_once by default'],
    [['ls', '--context', '{"fork":false}'], '0 answer     allow_once by look-around'],
    [['ls', '--context', '{"fork":true}', '--event', 'push'], '0 answer     allow_once by look-around'],
  ])('%j: %s', async (words, wanted) => {
    expect(await said(...words)).toBe(wanted);
  });

  test('gives the answer that the example in the starting file promises', async () => {
    const example = /explain (.*?) {3}/u.exec(starterPolicy)?.[1] ?? '';
    const words = Array.from(example.matchAll(/"([^"]*)"|(\S+)/gu), (match) => match[1] ?? match[2] ?? '');
    expect(words).toContain('npm test');
    expect(await said(...words)).toBe('0 answer     allow_once by run-the-tests');
  });

  test('offers a rule that is valid YAML in its column, with its risk', async () => {
    const { stdout } = await interns(['explain', 'starter.yml', 'git log --output=x', '--event', 'push']);
    const rule = stdout.slice(stdout.indexOf('  # Risk: it can run anything\n'));
    const policy = await loadPolicy(
      `version: 1\nrules:\n  - { id: a, match: { tool: x }, then: stop }\n${rule}`,
      'pasted',
    );
    expect(policy.rules.map(({ id }) => id)).toEqual(['a', 'allow-git-log']);
  });

  test('knows the ref', async () => {
    write(
      'refs.yml',
      'version: 1\nrules: [{ id: r, when: { ref: refs/heads/main }, match: { command: ls }, then: allow }]\n',
    );
    expect((await interns(['explain', 'refs.yml', 'ls', '--ref', 'refs/heads/main'])).code).toBe(0);
    expect((await interns(['explain', 'refs.yml', 'ls', '--ref', 'refs/heads/x'])).code).toBe(3);
  });

  test.each([
    ['--event', 'pshu', 'Did you mean "push"?'],
    ['--event', 'pull-request', 'Did you mean "pull_request"?'],
    ['--actor', 'wrtie', 'Did you mean "write"?'],
    ['--actor', 'zzzzzzzzzzzz', 'Use one of: none, read, triage, write, maintain, admin.'],
  ])('refuses %s %s: the answer would be that of another run', async (flag, word, remedy) => {
    const { code, stdout, stderr } = await interns(['explain', 'starter.yml', 'npm test', flag, word]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`${flag} is "${word}", which GitHub does not have. ${remedy}`);
  });

  test('takes the default file where only a command is given', async () => {
    mkdirSync(path.join(folder, '.github'), { recursive: true });
    write('.github/intern-policy.yml', 'version: 1\nrules: [{ id: only, match: { command: ls }, then: allow }]\n');
    expect((await interns(['explain', 'ls'])).stdout).toContain('allow_once by only');
  });
});
