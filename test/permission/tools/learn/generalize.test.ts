// Commands that differ in one word as one pattern, only where it is asked for and nothing can come of it.
import { describe, expect, test } from 'vitest';
import { generalize } from '../../../../src/permission/tools/learn/generalize.ts';
import type { LearnRun } from '../../../../src/permission/tools/learn/lessons.ts';
import type { PastPause } from '../../../../src/permission/tools/replay.ts';
import { brief, decideOnce, permission, shell } from '../../policies.ts';
import { allowed, byWriter, learnFrom, lessonsFrom, lineWith, push, read, rejected, run, stopped } from './runs.ts';

const five = ['a', 'b', 'c', 'd', 'e'];

async function patternsOf(commands: readonly string[]): Promise<readonly string[]> {
  const runs = [
    run(
      'a',
      push,
      commands.map((command) => allowed(shell(command))),
    ),
  ];
  const { text, entries, warnings, survivors } = await learnFrom(runs, { generalize: true });
  expect({ warnings, survivors }).toEqual({ warnings: [], survivors: [] });
  const made = entries.filter(({ generalized }) => generalized);
  return made.map(({ label }) => {
    expect(text).toContain(`{ shell: { only: [${label}] } }`);
    return String(JSON.parse(label));
  });
}

describe('commands that differ in one word', () => {
  test.each([
    ['in a folder', five.map((name) => `cat src/${name}.ts`), ['cat {path:src/*.ts}']],
    ['with a beginning', five.map((name) => `wc -l src/part-${name}`), ['wc -l {path:src/part-*}']],
    ['in a folder between', five.map((name) => `ls src/${name}/x`), ['ls {path:src/*/x}']],
    ['with a beginning that is also an end', five.map((_, index) => `cat ${'a'.repeat(index + 1)}`), ['cat {path:a*}']],
    ['with an end that is a part of the beginning', five.map((name) => `cat ab${name}b`), ['cat {path:ab*b}']],
    ['for every name', five.map((name) => `cat ${name}`), ['cat {path:*}']],
    ['in the middle of words', five.map((name) => `grep x src/${name} lib/y`), ['grep x {path:src/*} lib/y']],
    ['before other words', five.map((name) => `head src/${name} "b c"`), ["head {path:src/*} 'b c'"]],
  ])('become one %s', async (_name, commands, patterns) => {
    expect(await patternsOf(commands)).toEqual(patterns);
  });

  test.each([
    ['there are four', five.slice(0, 4).map((name) => `cat src/${name}`)],
    ['it is the first word', five.map((name) => `${name} src`)],
    ['a program can run others', five.map((name) => `npm run ${name}`)],
    ['a program can run others by its options', five.map((name) => `git show ${name}`)],
    ['a program writes', five.map((name) => `touch src/${name}`)],
    ['a program uses the network', five.map((name) => `curl ${name}`)],
    ['nothing is known of a program', five.map((name) => `acme ${name}`)],
    ['a program of the checkout is called as one that reads', five.map((name) => `./cat src/${name}`)],
    ['two words differ', five.map((name) => `cat src/${name} test/${name}`)],
    ['folders of several depths are meant', five.map((name, index) => `cat ${'x/'.repeat(index)}${name}`)],
    ['two folders differ', five.map((name) => `cat ${name}/${name}`)],
    ['a name begins with a dot', five.map((name) => `cat .${name}`)],
    ['a path climbs', five.map((name) => `cat ../${name}`)],
    ['an option is meant', five.map((name) => `ls -${name}`)],
    ['there are two commands', five.map((name) => `ls && cat ${name}`)],
    ['a name has a space', five.map((name) => `cat 'src/x ${name}'`)],
    ['a name is quoted in two ways, which makes four', [...five.slice(0, 4).map((name) => `cat ${name}`), "cat 'a'"]],
    ['some names begin with a dot', ['.a', ...five].map((name) => `cat ${name}`)],
    ['a path is absolute', five.map((name) => `cat /${name}`)],
    ['what runs is known only when it runs', five.map((name) => `cat $(id) ${name}`)],
    ['a star stands there already', five.map((name) => `cat "*" ${name}`)],
  ])('stay as they are where %s', async (_name, commands) => {
    expect(await patternsOf(commands)).toEqual([]);
  });

  test('stay as they are without --generalize', async () => {
    const runs = [
      run(
        'a',
        push,
        five.map((name) => allowed(shell(`cat src/${name}`))),
      ),
    ];
    expect((await learnFrom(runs)).entries).toHaveLength(5);
  });

  test('stay as they are where some were seen in other runs', async () => {
    const runs = five.map((name, index) =>
      run(name, index === 0 ? byWriter : push, [allowed(shell(`cat src/${name}`))]),
    );
    expect((await learnFrom(runs, { generalize: true })).entries).toHaveLength(5);
  });

  test('become one only with the same words beside, the last ones first', async () => {
    const commands = [...five.map((name) => `cat x ${name}`), ...five.slice(0, 4).map((name) => `cat ${name} a`)];
    expect(await patternsOf(commands)).toEqual(['cat x {path:*}']);
  });

  test('become one where the first of them stood, and the others keep their order', () => {
    const commands = ['pwd', 'cat a', 'ls', 'cat b', 'cat c', 'cat d', 'cat e', 'whoami'];
    const capped = rejected(shell('cat c'), 'r', { verb: 'allow' });
    const { lessons } = lessonsFrom([run('a', push, [...commands.map((command) => allowed(shell(command))), capped])]);
    const made = generalize(lessons);
    expect(made.map(({ literal, patterns }) => [literal.label, patterns])).toEqual([
      ['"pwd"', undefined],
      ['"cat {path:*}"', ['cat {path:*}']],
      ['"ls"', undefined],
      ['"whoami"', undefined],
    ]);
    expect(made[1]).toMatchObject({ isCapped: true, literal: { command: 'cat a' } });
    expect(made[1]?.occurrences.map(({ request }) => request.arguments)).toEqual(
      five.map((name) => shell(`cat ${name}`)),
    );
    expect(made[0]).toBe(lessons[0]);
    expect(generalize([])).toEqual([]);
  });

  test.each<[string, (args: string) => LearnRun, (args: string) => LearnRun]>([
    [
      'event',
      (args) => run('a', push, [allowed(args)]),
      (args) => run('b', { ...push, event: 'schedule' }, [allowed(args)]),
    ],
    [
      'people',
      (args) => run('a', push, [allowed(args)]),
      (args) => run('b', { ...push, actor: byWriter.actor }, [allowed(args)]),
    ],
    [
      'kind of people',
      (args) => run('a', push, [allowed(args)]),
      (args) => run('b', { ...push, actor: { ...byWriter.actor, permission: 'unknown' } }, [allowed(args)]),
    ],
  ])('stay as they are where one was seen with another %s', (_name, usual, other) => {
    const runs = five.map((name, index) => (index === 0 ? other : usual)(shell(`cat ${name}`)));
    expect(generalize(lessonsFrom(runs).lessons)).toHaveLength(5);
  });

  test.each([
    ['with another field', (name: string) => ({ cwd: name === 'a' ? 'x' : 'y' })],
    ['with a field less', (name: string) => (name === 'a' ? {} : { cwd: 'y' })],
  ])('stay as they are where one was seen %s', (_name, fields) => {
    const asked = five.map((name) => allowed(permission({ operation: `shell command: cat ${name}`, ...fields(name) })));
    expect(generalize(lessonsFrom([run('a', push, asked)]).lessons)).toHaveLength(5);
  });

  test.each<[string, readonly PastPause[]]>([
    ['another tool has them', five.map((name) => allowed(permission({ operation: 'run', command: `cat ${name}` })))],
    ['they were stopped', five.map((name) => stopped(shell(`cat ${name}`)))],
  ])('stay as they are where %s', (_name, pauses) => {
    const { lessons } = lessonsFrom([run('a', push, pauses)], { fromNothing: true });
    expect(lessons).toHaveLength(5);
    expect(generalize(lessons)).toEqual(lessons);
  });

  test('are counted together, and the rule allows no other folder', async () => {
    const runs = [
      run(
        'a',
        push,
        five.map((name) => allowed(shell(`cat src/${name}`))),
      ),
      run('b', push, [allowed(shell('cat src/f'))]),
    ];
    const { text, entries } = await learnFrom(runs, { generalize: true });
    const policy = await read(text);
    expect(entries).toMatchObject([{ runs: 2, times: 6, most_in_one_run: 5, limit: 6 }]);
    expect(lineWith(text, 'command:')).toContain('only: ["cat {path:src/*}"]');
    expect(brief(decideOnce(policy, shell('cat src/other'), push))).toMatch(/^allow_once by allow-/u);
    for (const other of [
      'cat src/a/b',
      'cat src/.env',
      'cat src/../x',
      'cat test/a',
      'cat src/a src/b',
      'cat src/a; id',
    ]) {
      expect([other, brief(decideOnce(policy, shell(other), push))]).toEqual([other, 'reject_once by default']);
    }
  });
});
