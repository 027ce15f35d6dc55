// What is learnt from runs, rule by rule (docs/policy.md, "Learn from runs").
import { describe, expect, test } from 'vitest';
import { unknownContext } from '../../../../src/permission/context.ts';
import { writeNewPolicy } from '../../../../src/permission/tools/learn/learn.ts';
import type { PastPause } from '../../../../src/permission/tools/replay.ts';
import { brief, decideOnce, permission, question, shell } from '../../policies.ts';
import {
  allowed,
  allowedByPerson,
  answered,
  byWriter,
  learnFrom,
  lineWith,
  push,
  read,
  rejected,
  rejectedByPerson,
  run,
  stopped,
} from './runs.ts';

describe('only trusted runs widen', () => {
  test.each([
    ['a pull request from a fork', { ...byWriter, fork: true as const }],
    ['a pull request that may be from a fork', { ...byWriter, fork: 'unknown' as const }],
    ['a stranger', { ...byWriter, actor: { ...byWriter.actor, permission: 'read' } }],
    ['nobody knows who', { ...byWriter, actor: unknownContext.actor }],
    ['a bot', { ...byWriter, actor: { ...byWriter.actor, type: 'Bot' } }],
    ['an event that nobody knows', unknownContext],
    ['an event that GitHub does not have', { ...byWriter, event: 'pull_reqest' }],
  ])('and not what %s caused', async (_name, context) => {
    const learnt = await learnFrom([run('a', context, [allowed(shell('npm test')), allowedByPerson(shell('ls'))])]);
    expect(learnt.entries).toEqual([]);
    expect(learnt.untrusted).toEqual([{ name: 'a', why: expect.any(String), pauses: 2 }]);
  });

  test.each([0, 2])('and not a transcript in which %i runs begin', async (beginnings) => {
    const learnt = await learnFrom([run('a', push, [allowed(shell('npm test'))], { beginnings })]);
    expect(learnt.entries).toEqual([]);
    expect(learnt.untrusted).toHaveLength(1);
  });

  test('for the events and the people that they were caused by', async () => {
    const { text } = await learnFrom([
      run('a', push, [allowed(shell('npm test'))]),
      run('b', { ...push, event: 'schedule' }, [allowed(shell('npm test'))]),
      run('c', byWriter, [allowed(shell('npm ci'))]),
    ]);
    const policy = await read(text);
    expect(lineWith(text, 'when: { event: [push')).toBe('when: { event: [push, schedule] }');
    expect(brief(decideOnce(policy, shell('npm test'), byWriter))).toBe('reject_once by default');
    expect(brief(decideOnce(policy, shell('npm ci'), byWriter))).toBe('allow_once by allow-npm-ci');
    for (const change of [{ fork: true as const }, { actor: { ...byWriter.actor, permission: 'read' } }]) {
      expect(brief(decideOnce(policy, shell('npm ci'), { ...byWriter, ...change }))).toBe('reject_once by default');
    }
  });

  test('what was done at a terminal is for people with write permission', async () => {
    const { text, entries } = await learnFrom([
      run('a', unknownContext, [allowedByPerson(shell('npm test'))], { atTerminal: true }),
      run('b', byWriter, [allowed(shell('npm test'))]),
    ]);
    const policy = await read(text);
    expect(entries).toMatchObject([{ id: 'allow-npm-test', runs: 2, times: 2 }]);
    expect(brief(decideOnce(policy, shell('npm test'), { ...byWriter, event: 'issue_comment' }))).toBe(
      'allow_once by allow-npm-test',
    );
    expect(brief(decideOnce(policy, shell('npm test'), {}))).toBe('reject_once by default');
  });
});

describe('the words are those that were seen', () => {
  test.each([
    ['npm test', 'npm test --watch'],
    ['npm test', 'npm  test'],
    ['npm test', 'npm test && npm test'],
    ['git log "*.ts"', 'git log "a.ts"'],
    ['echo "a: b # c" ? !x', 'echo "a: b # c" y !x'],
    ["echo 'it''s' - [x] {y}", "echo 'its' - [x] {y}"],
    ['cat <<E\nline: two\nE', 'cat <<E\nline: three\nE'],
    ['true', 'null'],
    ['- id: x', '- id: y'],
    ['a\\nb', 'a\nb'],
    ['${{ secrets.X }}', '${{ secrets.Y }}'],
    ['日本 😀', '日本 😁'],
  ])('allows %j, and not %j', async (command, other) => {
    const { text, entries } = await learnFrom([run('a', push, [allowed(shell(command))])]);
    const policy = await read(text);
    const [entry] = entries;
    expect(brief(decideOnce(policy, shell(command), push))).toBe(`allow_once by ${entry?.id}`);
    expect(brief(decideOnce(policy, shell(other), push))).toBe('reject_once by default');
  });

  test.each([
    ['a path', { operation: 'fs.write', paths: ['src/a.ts'] }, { operation: 'fs.write', paths: ['src/b.ts'] }],
    ['some paths', { operation: 'fs.write', paths: ['a', 'b'] }, { operation: 'fs.write', paths: ['a'] }],
    [
      'a list, and no object',
      { operation: 't', args: ['a', 'b'] },
      { operation: 't', args: { 0: 'a', 1: 'b', x: 'c' } },
    ],
    ['a list twice the same', { operation: 't', args: ['a', 'a'] }, { operation: 't', args: ['a'] }],
    [
      'an address',
      { operation: 'network', url: 'https://a.example/*' },
      { operation: 'network', url: 'https://a.example/x' },
    ],
    ['an order', { operation: 't', args: ['-n', 'rm'] }, { operation: 't', args: ['rm', '-n'] }],
    ['a list', { operation: 't', args: ['-n', 'rm'] }, { operation: 't', args: ['-n', 'rm', 'x'] }],
    ['a command of a tool', { operation: 'run', command: 'ls' }, { operation: 'run', command: 'ls -l' }],
    ['a tool alone', { operation: 'deploy' }, { operation: 'deploy', command: 'now' }],
    ['a message alone', { operation: 'deploy', message: 'To test?' }, { operation: 'deploy', message: 'To prod?' }],
  ])('of %s', async (_name, fields, other) => {
    const { text, entries } = await learnFrom([run('a', push, [allowed(permission(fields))])]);
    const policy = await read(text);
    expect(entries).toHaveLength(1);
    expect(brief(decideOnce(policy, permission(fields), push))).toMatch(/^allow_once by allow-/u);
    expect(brief(decideOnce(policy, permission(other), push))).toBe('reject_once by default');
  });

  test.each([
    ['a file', { inside: ['.github/workflows/ci.yml'] }],
    ['a file outside', { outside: ['/etc/passwd'] }],
    ['a path', { paths: ['/work/.env'] }],
    ['an address', { url: 'https://attacker.example/' }],
    ['arguments', { arguments: { to: 'main' } }],
  ])('a call that named nothing allows none that names %s, though no run had shown that', async (_what, fields) => {
    for (const said of [{ message: 'May I write?' }, { title: 'Write' }, {}]) {
      const bare = { operation: 'fs.write', ...said };
      const { text } = await learnFrom([run('a', push, [allowedByPerson(permission(bare))])]);
      const policy = await read(text);
      expect(decideOnce(policy, permission(bare), push).outcome).toBe('allow');
      expect(decideOnce(policy, permission({ ...bare, ...fields }), push).outcome).toBe('reject');
    }
  });

  test('a field that others of the tool have must not come with it', async () => {
    const inFolder = permission({ operation: 'shell command: ls', cwd: 'src' });
    const { text } = await learnFrom([run('a', push, [allowed(shell('pwd')), allowed(inFolder)])]);
    const policy = await read(text);
    expect(brief(decideOnce(policy, shell('pwd'), push))).toBe('allow_once by allow-pwd');
    expect(brief(decideOnce(policy, permission({ operation: 'shell command: pwd', cwd: '/' }), push))).toBe(
      'reject_once by default',
    );
  });

  test.each([
    ['a secret that was taken out', shell('curl -H ***'), '***'],
    ['a character that nobody sees', shell('ls \u200b'), 'cannot be seen'],
    ['a long command', shell('x'.repeat(1001)), 'more than 1000 characters'],
    ['a number that no policy takes', permission({ operation: 't', n: 1e21 }), 'cannot express'],
    ['an object, which may hold more another time', permission({ operation: 't', with: { a: 1 } }), 'cannot express'],
    ['an empty list, which no matcher tells from a text', permission({ operation: 't', paths: [] }), 'cannot express'],
    ['a list in a list', permission({ operation: 't', list: ['a', ['b']] }), 'cannot express'],
    [
      'many fields',
      permission({ operation: 't', list: Array.from({ length: 30 }, (_, i) => i) }),
      'more than 24 fields',
    ],
    ['no tool', permission({ operation: null }), 'names no tool'],
  ])('%s is no rule, and that is said', async (_name, args, why) => {
    const { entries, not_learnt } = await learnFrom([run('a', push, [allowed(args)])]);
    expect(entries).toEqual([]);
    expect(not_learnt).toEqual([{ label: expect.any(String), why: expect.stringContaining(why) }]);
  });
});

describe('an entry', () => {
  test('has its evidence, its limit and its two tests', async () => {
    const { text, entries, warnings, survivors } = await learnFrom([
      run('a', push, [allowed(shell('npm test')), allowed(shell('npm test')), allowedByPerson(shell('npm test'))]),
      run('b', push, [allowed(shell('npm test'))], { startedAt: '2026-11-05T10:00:00.000Z' }),
    ]);
    expect(text.slice(text.indexOf('rules:'))).toBe(`rules:
  # Learnt from 2 runs (2026-11-02 to 2026-11-05): allowed by the policy 3 times, allowed by a person once.
  # Transcripts, sha256: ca978112ca1b 3e23e8160039
  # Risk: it can run anything
  - id: allow-npm-test
    when: { event: push }
    match: { kind: permission, tool: shell, command: "npm test" }
    then: allow
    limit: 4

tests:
  - name: "allow-npm-test: what was seen"
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: allow-npm-test }

  - name: "allow-npm-test: a neighbour stays refused"
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: npm test --more", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }
`);
    expect(entries).toMatchObject([{ runs: 2, times: 4, most_in_one_run: 3, limit: 4 }]);
    expect({ warnings, survivors }).toEqual({ warnings: [], survivors: [] });
  });

  test('of a new file is all of it', async () => {
    const { text, untrusted } = await learnFrom([run('a', push, [allowed(shell('npm test'))])]);
    expect(text).toMatch(/^# What an intern may do/);
    expect(text).toContain('allow-npm-test');
    expect(untrusted).toEqual([]);
  });

  test('has no more than was seen where a limit had ended it', async () => {
    const usedUp = rejected(shell('npm test'), 'some-rule', { verb: 'allow' });
    const { entries, replayed } = await learnFrom([run('a', push, [allowed(shell('npm test')), usedUp])]);
    expect(entries).toMatchObject([{ limit: 1 }]);
    expect(replayed.flatMap(({ decisions }) => decisions).filter(({ changed }) => changed)).toEqual([]);
  });

  test('counts the same transcript once, whatever it is called', async () => {
    const once = run('a', push, [allowed(shell('ls'))]);
    const { entries } = await learnFrom([once, { ...once, name: 'copy' }]);
    expect(entries).toMatchObject([{ runs: 1, times: 1 }]);
  });

  test('tells a date only where one is recorded', async () => {
    const { text } = await learnFrom([run('a', push, [allowed(shell('ls'))], { startedAt: 'x\n- id: y' })]);
    expect(lineWith(text, 'Learnt from')).toBe('# Learnt from 1 run (no date): allowed by the policy once.');
  });
});

describe('what a person and the policy said', () => {
  test('a no of a person stands against every yes', async () => {
    const learnt = await learnFrom([
      run('a', push, [allowed(shell('rm x')), allowed(shell('ls'))]),
      run('b', byWriter, [rejectedByPerson(shell('rm x'))]),
    ]);
    expect(learnt.entries.map(({ id }) => id)).toEqual(['allow-ls']);
    expect(learnt.not_learnt).toEqual([{ label: '"rm x"', why: expect.stringContaining('a person rejected it') }]);
  });

  test('what no rule allowed is proposed only when it is asked for', async () => {
    const runs = [
      run('a', push, [rejected(shell('make')), rejected(shell('rm x'), 'no-rm'), rejectedByPerson(shell('ls'))]),
    ];
    expect((await learnFrom(runs)).entries).toEqual([]);
    const { entries, text } = await learnFrom(runs, { fromRejected: true });
    expect(entries.map(({ id }) => id)).toEqual(['allow-make']);
    expect(text).toContain('rejected by the policy once.');
  });

  test('an answer that the service refused was none', async () => {
    const { entries } = await learnFrom([run('a', push, [allowed(shell('ls'), { wasRefused: true })])]);
    expect(entries).toEqual([]);
  });

  test('a question gets the answer that it got', async () => {
    const fields = [{ name: 'manager', type: 'string', required: true, options: ['npm', 'yarn\u200b'] }];
    const asked = question({ message: 'Which: "a" or b?', fields });
    const { text, entries } = await learnFrom([
      run('a', push, [answered(asked, JSON.stringify({ action: 'accept', content: { manager: 'npm' } }))]),
      run('b', push, [answered(question({ message: 'Go?' }), 'yes')]),
    ]);
    const policy = await read(text);
    expect(entries.map(({ list }) => list)).toEqual(['questions', 'questions']);
    expect(decideOnce(policy, asked, push).answer).toBe('{"action":"accept","content":{"manager":"npm"}}');
    expect(decideOnce(policy, question({ message: 'Go?' }), push).answer).toBe('yes');
    expect(decideOnce(policy, question({ message: 'Go on?' }), push).outcome).toBe('stop');
    expect(decideOnce(policy, asked, byWriter).outcome).toBe('stop');
  });

  test('a question that was answered in two ways is left open', async () => {
    const { entries, not_learnt } = await learnFrom([
      run('a', push, [answered(question(), 'x'), answered(question(), 'y')]),
    ]);
    expect(entries).toEqual([]);
    expect(not_learnt).toMatchObject([{ why: 'it was answered in different ways' }]);
  });

  test('what stopped a run, or was declined, goes on to where there was no policy', async () => {
    const asked = question({ fields: [{ name: 'go', type: 'boolean' }] });
    const declined = { ...rejected(asked), decided: { answer: '{"action":"decline"}', rule: 'never' } };
    const { text } = await learnFrom([run('a', push, [stopped(shell('make')), declined])]);
    const policy = await read(text);
    expect(decideOnce(policy, shell('make'), push).outcome).toBe('stop');
    expect(decideOnce(policy, asked, push).answer).toBe('{"action":"decline"}');
  });
});

describe('a policy that is there', () => {
  const asks = `version: 1
guards:
  - { id: no-curl, match: { tool: shell, command: { shell: { any: ["curl **"] } } }, then: reject }
rules:
  - { id: build, match: { tool: build }, then: allow, limit: 3 } # the build
  # Whatever else there is.
  - { id: ask-all, match: { tool: shell, command: { present: true } }, then: ask }
  - { id: no-deploy, match: { tool: deploy }, then: reject }
tests:
  - name: builds
    pause: { kind: permission, operation: build, options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: build }
  - name: nothing is made
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: make", options: [allow_once, reject_once] }
    expect: { answer: ask, rule: ask-all }
`;

  test('keeps its comments and its order, and gets the rule before the one that asks', async () => {
    const { text } = await learnFrom([run('a', push, [allowedByPerson(shell('npm test'))])], { text: asks });
    expect(asks.split('\n').filter((line) => !text.split('\n').includes(line))).toEqual([]);
    expect(text.split('\n').filter((line) => !asks.split('\n').includes(line))).toHaveLength(14);
    const left = asks.split('\n');
    for (const line of text.split('\n')) if (line === left[0]) left.shift();
    expect(left).toEqual([]);
    const ids = (await read(text)).rules.map(({ id }) => id);
    expect(ids).toEqual(['build', 'allow-npm-test', 'ask-all', 'no-deploy']);
    expect(text.indexOf('allow-npm-test')).toBeLessThan(text.indexOf('# Whatever else'));
  });

  test('is believed where it says no, or says it already', async () => {
    const { entries, not_learnt } = await learnFrom(
      [
        run('a', push, [
          allowed(permission({ operation: 'build' })),
          allowed(shell('curl x')),
          allowed(permission({ operation: 'deploy' })),
          allowed(shell('make')),
        ]),
      ],
      { text: asks },
    );
    expect(entries).toEqual([]);
    expect(not_learnt.map(({ why }) => why)).toEqual([
      'the guard "no-curl" refuses it, and no rule overrides a guard',
      '"no-deploy" of the policy refuses it on purpose',
      'it contradicts the test "nothing is made" of the file',
    ]);
  });

  test('learns nothing twice', async () => {
    const runs = [run('a', push, [allowedByPerson(shell('npm test'))]), run('b', byWriter, [allowed(shell('ls'))])];
    const { text } = await learnFrom(runs, { text: asks });
    const again = await learnFrom(runs, { text });
    expect({ entries: again.entries, text: again.text }).toEqual({ entries: [], text });
  });

  test('is told which of its rules nobody used, and which answers change', async () => {
    const { unused, replayed } = await learnFrom(
      [
        run('a', push, [allowed(shell('npm test'))]),
        run('b', { ...byWriter, fork: true }, [rejected(permission({ operation: 'build' }), 'default')]),
      ],
      { text: asks },
    );
    expect(unused).toEqual(['no-deploy']);
    expect(
      replayed.map(({ name, decisions }) => [name, decisions.map(({ now, changed }) => [now.rule, changed])]),
    ).toEqual([
      ['a', [['allow-npm-test', false]]],
      ['b', [['build', true]]],
    ]);
  });
});

/** The lines after the default of a policy that begins with runs of these pauses. */
function budgetOf(...runs: readonly (readonly PastPause[])[]): string {
  const text = writeNewPolicy(runs.map((pauses, index) => run(`${index}`, push, pauses)));
  return text.slice(text.indexOf('default: reject\n') + 'default: reject\n'.length);
}

let commands = 0;

/** So many pauses, no two for the same command. */
function many(count: number, make: (args: string) => PastPause): readonly PastPause[] {
  return Array.from({ length: count }, () => {
    commands += 1;
    return make(shell(`ls ${commands}`));
  });
}

test('a policy learnt from nothing is valid, and refuses', async () => {
  const text = writeNewPolicy([]);
  expect(text).toMatch(/^# What an intern may do .*\nversion: 1\ndefault: reject\n$/su);
  expect(await read(`${text}rules: []\n`)).toMatchObject({ rules: [] });
});

describe('its budget', () => {
  test('is not written where the usual one has room', () => {
    const row = many(4, rejected);
    expect(budgetOf(many(15, allowed), [...many(21, stopped), ...many(20, (args) => answered(args, 'x'))], row)).toBe(
      '',
    );
    expect(budgetOf(Array.from({ length: 3 }, () => allowed(shell('ls'))))).toBe('');
  });

  test('has room for what the largest run needed', () => {
    expect(budgetOf(many(16, allowed), many(17, allowed), [])).toBe('budget: { allows: 17 }\n');
    expect(budgetOf(many(41, (args) => answered(args, 'x')))).toBe('budget: { answers: 41 }\n');
    expect(budgetOf(Array.from({ length: 4 }, () => stopped(shell('ls'))))).toBe('budget: { same_pause: 4 }\n');
    expect(budgetOf(many(45, allowed))).toBe('budget: { answers: 45, allows: 45 }\n');
  });

  test('counts rejects in a row: an allow ends one, a stop and an answer do not', () => {
    const five = many(5, rejected);
    const pauses = [...five, ...many(1, stopped), ...many(1, (args) => answered(args, 'x')), ...many(1, rejected)];
    expect(budgetOf(pauses)).toBe('budget: { rejects_in_a_row: 6 }\n');
    expect(budgetOf([...many(4, rejected), ...many(1, allowed), ...many(3, rejected)])).toBe('');
    expect(budgetOf([...five, ...many(1, allowed), ...many(2, rejected)])).toBe('budget: { rejects_in_a_row: 5 }\n');
  });

  test('counts no reject in a row that was no answer', () => {
    const unanswered = many(5, rejected).map((each) => ({ ...each, decided: { ...each.decided, answer: null } }));
    expect(budgetOf(unanswered)).toBe('');
  });
});
