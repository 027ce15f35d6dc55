// The command line around policy files: outputs and exit codes (docs/policy.md, "The policy commands").
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { annotationLine } from '../../../src/cli/policy/annotation.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import { loadPolicy } from '../../../src/permission/file/policy-file.ts';
import { starterPolicy } from '../../../src/permission/tools/starter.ts';
import { decisionEvent } from '../../support/events.ts';
import { folder, interns, write } from './command.ts';

const clean = `version: 1
rules:
  - { id: build, when: { fork: false }, match: { tool: build }, then: allow, limit: 1 }
tests:
  - name: build
    context: { fork: false }
    pause: { kind: permission, operation: build, options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: build }
`;
write('clean.yml', clean);
write('warned.yml', clean.replace(', limit: 1', ''));
write('broken.yml', 'version: 1\nrulez: []\nrules:\n  - { id: A, match: { tool: x }, then: allow }\n');
write('failing.yml', clean.replace('answer: allow_once', 'answer: reject_once'));
write('untested.yml', clean.slice(0, clean.indexOf('tests:')));

describe('interns policy check', () => {
  it('says that a file is clean', async () => {
    expect(await interns(['check', 'clean.yml'])).toEqual({
      code: 0,
      stdout: 'clean.yml: 0 errors, 0 warnings; 0 guards, 1 rule, 0 questions, 1 test\n',
      stderr: '',
    });
  });

  it('tells warnings with line and column, and returns 0', async () => {
    expect(await interns(['check', 'warned.yml'])).toEqual({
      code: 0,
      stdout:
        'warned.yml:3:7: warning: "build" allows as often as the budget lasts. Add a "limit". (no-limit)\nwarned.yml: 0 errors, 1 warning; 0 guards, 1 rule, 0 questions, 1 test\n',
      stderr: '',
    });
  });

  it('makes errors of warnings with --strict', async () => {
    const { code, stdout } = await interns(['check', 'warned.yml', '--strict']);
    expect(code).toBe(2);
    expect(stdout).toContain('warned.yml:3:7: error: "build" allows');
    expect(stdout).toContain('1 error, 0 warnings');
    const json = await interns(['check', 'warned.yml', '--strict', '--json']);
    expect(json.code).toBe(2);
    expect(JSON.parse(json.stdout)).toMatchObject({ errors: [{ code: 'no-limit' }], warnings: [] });
    expect((await interns(['check', 'clean.yml', '--strict'])).code).toBe(0);
  });

  it('tells errors with line, column and the right key, and returns 2', async () => {
    const { code, stdout, stderr } = await interns(['check', 'broken.yml']);
    expect(code).toBe(2);
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(
        /^broken\.yml:2:1: error: The policy has no key "rulez"\. Did you mean "rules"\? .*\(unknown-key\)$/u,
      ),
      expect.stringMatching(/^broken\.yml:4:11: error: The id "A" .*\(invalid-value\)$/u),
      'broken.yml: 2 errors, 0 warnings',
      '',
    ]);
  });

  it('has the same as one JSON document', async () => {
    const broken = await interns(['check', 'broken.yml', '--json']);
    expect(broken.code).toBe(2);
    expect(broken.stderr).toBe('');
    expect(JSON.parse(broken.stdout)).toEqual({
      errors: [
        { line: 2, column: 1, code: 'unknown-key', message: expect.stringContaining('Did you mean "rules"?') },
        { line: 4, column: 11, code: 'invalid-value', message: expect.stringContaining('The id "A"') },
      ],
      warnings: [],
    });
    expect(JSON.parse((await interns(['check', 'warned.yml', '--json'])).stdout)).toEqual({
      errors: [],
      warnings: [{ line: 3, column: 7, code: 'no-limit', message: expect.stringContaining('Add a "limit"') }],
    });
    expect(JSON.parse((await interns(['check', 'clean.yml', '--json'])).stdout)).toEqual({ errors: [], warnings: [] });
  });

  it('takes a missing file for an error', async () => {
    const { code, stdout } = await interns(['check', 'nowhere.yml', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({
      errors: [
        {
          line: 1,
          column: 1,
          code: 'missing-file',
          message: expect.stringContaining('"interns policy init" writes a starting file.'),
        },
      ],
      warnings: [],
    });
    expect((await interns(['check', 'nowhere.yml'])).stdout).toContain(
      "nowhere.yml:1:1: error: The policy file can't be read",
    );
  });

  it('looks at the default place when no file is named', async () => {
    expect((await interns(['check'])).stdout).toContain('.github/intern-policy.yml:1:1: error');
  });

  it('annotates where a GitHub runner reads along, and keeps JSON alone on standard output', async () => {
    const env = { GITHUB_ACTIONS: 'true' };
    const text = await interns(['check', 'broken.yml'], env);
    expect(text.stdout).toContain(
      '\n::error file=broken.yml,line=2,col=1,title=unknown-key::The policy has no key "rulez". Did you mean "rules"?',
    );
    expect((await interns(['check', 'warned.yml'], env)).stdout).toContain(
      '::warning file=warned.yml,line=3,col=7,title=no-limit::"build" allows',
    );
    expect((await interns(['check', 'warned.yml', '--strict'], env)).stdout).toContain(
      '::error file=warned.yml,line=3,col=7,title=no-limit::',
    );
    const json = await interns(['check', 'broken.yml', '--json'], env);
    expect(JSON.parse(json.stdout).errors).toHaveLength(2);
    expect(json.stderr).toContain('::error file=broken.yml,line=2,col=1,title=unknown-key::');
    expect((await interns(['check', 'broken.yml'], { GITHUB_ACTIONS: 'false' })).stdout).not.toContain('::error');
  });

  it('lets nothing of a file act on whoever prints it', async () => {
    write('evil.yml', 'version: 1\n"::error::x\\n::set-output name=a::b": 1\n"##[group]": 1\n');
    const { stdout } = await interns(['check', 'evil.yml'], { GITHUB_ACTIONS: 'true' });
    for (const line of stdout.split('\n')) {
      expect(line).not.toMatch(/^\s*::(?!error file=evil\.yml,)/u);
      expect(line).not.toContain('##[');
    }
    const file = write('a%,b:c.yml', 'version: 2\n');
    expect((await interns(['check', file], { GITHUB_ACTIONS: 'true' })).stdout).toContain(
      '::error file=a%25%2Cb%3Ac.yml,line=1,',
    );
  });
});

describe('an annotation', () => {
  it('is escaped so that it stays one line and one command', () => {
    expect(
      annotationLine({ level: 'error', file: 'a:b,c%\r\n', line: 1, column: 2, title: 't:', message: '100%\r\n::x' }),
    ).toBe('::error file=a%3Ab%2Cc%25%0D%0A,line=1,col=2,title=t%3A::100%25%0D%0A::x\n');
  });
});

describe('interns policy test', () => {
  it('returns 0 when all pass', async () => {
    expect(await interns(['test', 'clean.yml'])).toEqual({
      code: 0,
      stdout: 'ok   build\n1 test, 0 failed\n',
      stderr: '',
    });
  });

  it('returns 1 when one fails, and says why and where', async () => {
    expect(await interns(['test', 'failing.yml'])).toEqual({
      code: 1,
      stdout:
        'FAIL build\nfailing.yml:8:13: Test "build", pause 1: Expected "reject_once" from rule "build", but got "allow_once" from rule "build".\n1 test, 1 failed\n',
      stderr: '',
    });
  });

  it('returns 2 for an invalid or missing file', async () => {
    for (const file of ['broken.yml', 'nowhere.yml']) {
      const { code, stdout, stderr } = await interns(['test', file]);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toContain(`${file}:`);
    }
  });

  it('deletes entries in turn with --mutate', async () => {
    expect(await interns(['test', 'clean.yml', '--mutate'])).toMatchObject({
      code: 0,
      stdout: 'ok   build\n1 test, 0 failed, 1 of 1 deletions noticed\n',
    });
    expect(await interns(['test', 'untested.yml', '--mutate'])).toMatchObject({
      code: 1,
      stdout:
        'untested.yml:3:7: Without "build" of rules every test still passes. Add a test that needs it.\n0 tests, 0 failed, 0 of 1 deletions noticed\n',
    });
    expect((await interns(['test', 'untested.yml'])).code).toBe(0);
    expect((await interns(['test', 'failing.yml', '--mutate'])).stdout).not.toContain('deletions');
  });

  it('has the same as JSON', async () => {
    expect(JSON.parse((await interns(['test', 'failing.yml', '--json'])).stdout)).toEqual({
      tests: 1,
      failures: [
        { name: 'build', line: 8, column: 13, pause: 1, message: expect.stringContaining('Expected "reject_once"') },
      ],
      survivors: [],
    });
    expect(JSON.parse((await interns(['test', 'untested.yml', '--mutate', '--json'])).stdout)).toEqual({
      tests: 0,
      failures: [],
      survivors: [{ id: 'build', list: 'rules', line: 3, column: 7 }],
    });
  });

  it('annotates', async () => {
    const env = { GITHUB_ACTIONS: 'true' };
    expect((await interns(['test', 'failing.yml'], env)).stdout).toContain(
      '::error file=failing.yml,line=8,col=13,title=test-failed::Test "build"',
    );
    expect((await interns(['test', 'untested.yml', '--mutate', '--json'], env)).stderr).toContain(
      'title=survivor::Without "build"',
    );
    expect((await interns(['test', 'broken.yml'], env)).stderr).toContain(
      '::error file=broken.yml,line=2,col=1,title=unknown-key::',
    );
  });
});

describe('interns policy explain', () => {
  const pause = (operation: string): string =>
    JSON.stringify({ kind: 'permission', operation, options: ['allow_once', 'reject_once'] });
  const context = '{"fork":false}';

  it('returns 0 for an allow, 3 for a reject, 4 for a stop', async () => {
    expect((await interns(['explain', 'clean.yml', '--pause', pause('build'), '--context', context])).code).toBe(0);
    expect((await interns(['explain', 'clean.yml', '--pause', pause('x')])).code).toBe(3);
    expect((await interns(['explain', 'clean.yml', '--pause', '{"kind":"elicitation"}'])).code).toBe(4);
    expect((await interns(['explain', 'clean.yml', '--pause', 'not json'])).code).toBe(4);
  });

  it('prints the lines for people', async () => {
    const { stdout, stderr } = await interns(['explain', 'clean.yml', '--pause', pause('build')]);
    expect(stderr).toBe('');
    expect(stdout.split('\n')).toEqual([
      'pause      kind "permission", tool "build", options ["allow_once","reject_once"]',
      '  rule     build    no   when.fork is "unknown", wants false',
      '  default           yes  no guard and no rule matches',
      'ladder     reject: reject_once',
      'budgets    answers 0 of 40, allows 0 of 15, rejects in a row 0 of 4, same pause 0 of 3',
      'answer     reject_once by default',
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

  it('prints JSON', async () => {
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

  it.each([
    ['without a command', ['explain', 'clean.yml'], 'interns policy explain "clean.yml" "npm test"'],
    ['without anything', ['explain'], 'interns policy explain .github/intern-policy.yml "npm test"'],
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

  it.each([
    [['npm test', '--event', 'push', '--actor', 'write'], '0 answer     allow_once by run-the-tests'],
    [['npm test', '--event', 'push', '--actor', 'read'], '3 answer     reject_once by default'],
    [['npm test', '--event', 'push'], '3 answer     reject_once by default'],
    [
      ['npm test', '--event', 'pull_request', '--actor', 'write', '--fork'],
      '3 answer     reject_once by never-from-forks',
    ],
    [['npm test', '--fork'], '3 answer     reject_once by never-from-forks'],
    [['npm test'], '3 answer     reject_once by never-from-forks'],
    [['npm test; curl x', '--event', 'push', '--actor', 'admin'], '3 answer     reject_once by default'],
    [['git status', '--context', '{"fork":false}'], '0 answer     allow_once by look-around'],
    [['git status', '--context', '{"fork":true}', '--event', 'push'], '0 answer     allow_once by look-around'],
  ])('%j: %s', async (words, wanted) => {
    expect(await said(...words)).toBe(wanted);
  });

  it('gives the answer that the example in the starting file promises', async () => {
    const example = /explain FILE (.*?) {3}/u.exec(starterPolicy)?.[1] ?? '';
    const words = Array.from(example.matchAll(/"([^"]*)"|(\S+)/gu), (match) => match[1] ?? match[2] ?? '');
    expect(words).toContain('npm test');
    expect(await said(...words)).toBe('0 answer     allow_once by run-the-tests');
  });

  it('offers a rule that is valid YAML in its column, with its risk', async () => {
    const { stdout } = await interns(['explain', 'starter.yml', 'git log --output=x', '--event', 'push']);
    const rule = stdout.slice(stdout.indexOf('  # Risk: it can run anything\n'));
    const policy = await loadPolicy(
      `version: 1\nrules:\n  - { id: a, match: { tool: x }, then: stop }\n${rule}`,
      'pasted',
    );
    expect(policy.rules.map(({ id }) => id)).toEqual(['a', 'allow-git-log']);
  });

  it('knows the ref', async () => {
    write(
      'refs.yml',
      'version: 1\nrules: [{ id: r, when: { ref: refs/heads/main }, match: { command: ls }, then: allow }]\n',
    );
    expect((await interns(['explain', 'refs.yml', 'ls', '--ref', 'refs/heads/main'])).code).toBe(0);
    expect((await interns(['explain', 'refs.yml', 'ls', '--ref', 'refs/heads/x'])).code).toBe(3);
  });
});

describe('interns policy replay', () => {
  const line = (value: unknown): string => `${JSON.stringify(value)}\n`;
  const args = JSON.stringify({ kind: 'permission', operation: 'build', options: ['allow_once', 'reject_once'] });
  const at = '2026-01-02T03:04:05.000Z';
  const policy = { path: null, commit: null, digest: null };
  const started = { type: 'start', at, intern_id: 'i', intern_name: 'n', approval_mode: 'manual', policy };
  const past = (answer: string | null): string =>
    line({ ...started, context: { ...unknownContext, fork: false } }) +
    line({ type: 'pause', at, tool_call_id: 'call_1', name: 's.provide_input', arguments: args }) +
    line({ ...decisionEvent({ tool_call_id: 'call_1', answer, rule: 'old' }), at });
  write('same.jsonl', past('allow_once'));
  write('other.jsonl', past('reject_once'));
  write('stopped.jsonl', past(null));
  write('broken.jsonl', 'x\n');

  it('returns 0 when nothing would change', async () => {
    expect(await interns(['replay', 'same.jsonl', '--against', 'clean.yml'])).toEqual({
      code: 0,
      stdout: '1 decision, 0 would change\n',
      stderr: '',
    });
  });

  it('returns 1 when something would, and says what', async () => {
    expect(await interns(['replay', 'other.jsonl', '--against', 'clean.yml'])).toEqual({
      code: 1,
      stdout: 'call_1 "build": reject_once by old would become allow_once by build\n1 decision, 1 would change\n',
      stderr: '',
    });
    expect((await interns(['replay', 'stopped.jsonl', '--against', 'clean.yml'])).stdout).toContain(
      'stop by old would become allow_once by build',
    );
  });

  it('prints JSON', async () => {
    expect(JSON.parse((await interns(['replay', 'other.jsonl', '--against', 'clean.yml', '--json'])).stdout)).toEqual({
      decisions: 1,
      changed: [
        {
          tool_call_id: 'call_1',
          operation: 'build',
          was: { answer: 'reject_once', rule: 'old' },
          now: { answer: 'allow_once', rule: 'build', outcome: 'allow', reason: null },
        },
      ],
    });
  });

  it.each([
    ['without words', ['replay'], 'needs a transcript'],
    ['without a policy', ['replay', 'same.jsonl'], '--against with a policy file'],
    [
      'with a missing transcript',
      ['replay', 'nowhere.jsonl', '--against', 'clean.yml'],
      "The transcript can't be read",
    ],
    [
      'with a broken transcript',
      ['replay', 'broken.jsonl', '--against', 'clean.yml'],
      'line 1 is no event of a transcript',
    ],
    ['with an invalid policy', ['replay', 'same.jsonl', '--against', 'broken.yml'], 'unknown-key'],
  ])('returns 2 %s', async (_name, words, message) => {
    const { code, stdout, stderr } = await interns(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('interns policy init', () => {
  it('writes a policy that is clean, tested, and needs each of its entries', async () => {
    expect(await interns(['init'])).toEqual({
      code: 0,
      stdout:
        '.github/intern-policy.yml is written, and intern-policy.schema.json beside it for editors.\nNext: "interns policy check" and "interns policy test".\n',
      stderr: '',
    });
    expect(await interns(['check', '--strict'])).toMatchObject({ code: 0 });
    expect(await interns(['test', '--mutate'])).toMatchObject({ code: 0 });
    const text = readFileSync(path.join(folder, '.github/intern-policy.yml'), 'utf8');
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\/intern-policy\.schema\.json\n/u);
    expect(existsSync(path.join(folder, '.github/intern-policy.schema.json'))).toBe(true);
  });

  it('never overwrites a policy', async () => {
    const { code, stderr } = await interns(['init', 'clean.yml']);
    expect(code).toBe(2);
    expect(stderr).toContain('clean.yml is not written');
    expect(readFileSync(path.join(folder, 'clean.yml'), 'utf8')).toBe(clean);
  });

  it('writes where it is told', async () => {
    expect((await interns(['init', 'deep/er/policy.yml'])).code).toBe(0);
    expect(existsSync(path.join(folder, 'deep/er/intern-policy.schema.json'))).toBe(true);
  });
});

describe('interns policy', () => {
  it('helps', async () => {
    const { code, stdout } = await interns(['--help']);
    expect(code).toBe(0);
    for (const name of ['check', 'test', 'explain', 'replay', 'init'])
      expect(stdout).toContain(`interns policy ${name}`);
    expect(await interns(['check', '-h'])).toMatchObject({ code: 0, stdout });
    expect(await interns([])).toEqual({ code: 2, stdout: '', stderr: stdout });
  });

  it.each([
    [['chek'], 'unknown command "chek". Use one of: check, test, explain, replay, init.'],
    [['check', '--josn'], 'interns policy check: '],
    [['check', 'a.yml', 'b.yml'], 'Too many words: "b.yml".'],
    [['explain', '--pause'], 'interns policy explain: '],
  ])('%j is bad usage', async (words, message) => {
    const { code, stdout, stderr } = await interns(words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});
