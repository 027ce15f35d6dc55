// Commands that differ in one word as one pattern, only where it is asked for and nothing can come of it.
import { describe, expect, test } from 'vitest';
import { brief, decideOnce, shell } from '../../policies.ts';
import { allowed, byWriter, learnFrom, lineWith, push, read, run } from './runs.ts';

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
