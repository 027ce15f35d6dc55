// The rule that would have allowed what was rejected: exactly that, ready to paste, with its risk in a word.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWords } from '../../../src/permission/shell/words.ts';
import { rateCommands } from '../../../src/permission/tools/risk.ts';
import { type Suggestion, suggestRule } from '../../../src/permission/tools/suggest.ts';
import { runs, seed } from '../../support/seed.ts';
import { brief, decideOnce, permission, policyOf, question, shell } from '../policies.ts';

const timeout = 600_000;

const policy = await policyOf(`budget: { allows: 1 }
guards: [{ id: g, match: { tool: guarded }, then: reject }]
rules:
  - { id: yes, match: { tool: allowed }, then: allow, limit: 1 }
  - { id: no, match: { tool: refused }, then: reject }
`);

function suggest(args: string, by = policy): Suggestion {
  return suggestRule({ toolCallId: 'c', arguments: args }, decideOnce(by, args));
}

/** The suggestion, which has to be a rule. */
function ruleFor(args: string): Extract<Suggestion, { yaml: string }> {
  const suggestion = suggest(args);
  if ('yaml' in suggestion) return suggestion;
  throw new Error(suggestion.error);
}

describe('the suggested rule', { timeout }, () => {
  test('names literal commands word for word', () => {
    expect(ruleFor(shell("npm test 'a b'"))).toEqual({
      yaml: [
        '  # Risk: it can run anything',
        '  - id: allow-npm-test',
        '    match: { kind: permission, tool: "shell", command: { shell: { only: ["npm test \'a b\'"] } } }',
        '    then: allow',
        '    limit: 1',
      ].join('\n'),
      risk: 'runs-anything',
      note: 'Put it under "rules".',
    });
  });

  test.each([
    [
      'two commands, which "only" would take in any order',
      shell('rm -r build && npm test'),
      'command: "rm -r build && npm test" }',
    ],
    ['a command that stands twice', shell('ls; ls'), 'command: "ls; ls" }'],
    ['a quoted word with a quote in it', shell('echo "it\'s"'), 'only: ["echo \\"it\'s\\""]'],
    ['an empty word', shell('echo ""'), `only: ["echo ''"]`],
    ['a text that is more than literal', shell('npm test > x'), 'command: "npm test > x" }'],
    ['a quoted star', shell('git log "*.ts"'), 'command: "git log \\"*.ts\\"" }'],
    ['a text of two lines', shell('npm test\nls'), 'command: "npm test\\nls" }'],
    [
      'a tool without a command',
      permission({ operation: 'db.migrate' }),
      'tool: "db.migrate", command: { present: false } }',
    ],
    [
      'a tool with fields',
      permission({ operation: 't', env: 'dev', n: [1, 'a'], on: true, none: null, 'a/b~c': -10.25 }),
      'command: { present: false }, "/env": "dev", "/n": [1,"a"], "/on": true, "/none": null, "/a~1b~0c": -10.25 }',
    ],
    [
      'a tool with a field command',
      permission({ operation: 'run', command: 'ls -l' }),
      'tool: "run", command: { shell: { only: ["ls -l"] } } }',
    ],
  ])('of %s', (_name, args, part) => {
    expect(ruleFor(args).yaml).toContain(part);
  });

  test.each([
    [shell('npm test'), 'allow-npm-test'],
    [shell('ls'), 'allow-ls'],
    [shell('npm test > x'), 'allow-shell'],
    [permission({ operation: 'DB: Migrate!' }), 'allow-db-migrate'],
    [permission({ operation: '!!!' }), 'allow-this'],
    [permission({ operation: '--a--' }), 'allow-a'],
    [permission({ operation: 'x'.repeat(100) }), `allow-${'x'.repeat(40)}`],
    [permission({ operation: `${'x'.repeat(39)}--y` }), `allow-${'x'.repeat(39)}`],
  ])('has an id: %s', (args, id) => {
    expect(ruleFor(args).yaml.split('\n')[1]).toBe(`  - id: ${id}`);
  });

  test('says of how many fields it can not speak', () => {
    const fields = {
      object: { a: 1 },
      list: [1, [1]],
      empty: [],
      hidden: 'a\u200b',
      big: 1e21,
      small: 1e-9,
      told: 1,
    };
    const suggestion = ruleFor(permission({ operation: 't', ...fields }));
    expect(suggestion.note).toBe('Put it under "rules". It does not check 6 of the fields.');
    // The log, the summary and a hook show the rule alone.
    expect(suggestion.yaml.split('\n')[0]).toBe('  # Risk: unknown. It does not check 6 of the fields.');
    expect(suggestion.yaml).toContain('{ kind: permission, tool: "t", command: { present: false }, "/told": 1 }');
  });

  test('has an id that the policy does not have yet', async () => {
    const taken = `rules:
  - { id: allow-ls, when: { event: push }, match: { tool: shell, command: ls }, then: allow }
  - { id: allow-ls-2, when: { event: push }, match: { tool: shell, command: ls }, then: allow }
`;
    const suggestion = suggest(shell('ls'), await policyOf(taken));
    const yaml = 'yaml' in suggestion ? suggestion.yaml : suggestion.error;
    expect(yaml).toContain('- id: allow-ls-3\n');
    await expect(policyOf(`${taken}${yaml}\n`)).resolves.toBeDefined();
  });

  test('says where it has to stand', () => {
    expect(ruleFor(permission({ operation: 'refused' })).note).toBe('Put it under "rules", before "no".');
  });

  test.each([
    [shell('ls'), permission({ operation: 'shell command: ls -l' })],
    [permission({ operation: 'db.migrate' }), permission({ operation: 'db.migrate2' })],
    [permission({ operation: 'db.migrate', env: 'dev' }), permission({ operation: 'db.migrate', env: 'prod' })],
    [permission({ operation: 'shell' }), shell('ls')],
    [
      permission({ operation: 'fs.write', tool_name: 'w' }),
      permission({ operation: 'fs.write', tool_name: 'w', paths: ['a'] }),
    ],
    [
      permission({ operation: 'network', title: 't' }),
      permission({ operation: 'network', title: 't', url: 'https://a.example/' }),
    ],
    [permission({ operation: 'shell' }), permission({ operation: 'shell', command: 'ls' })],
    [shell('a > b'), shell('a > c')],
    [shell('echo "a*"'), shell('echo "ab"')],
  ])('allows %s, and not %s', async (args, other) => {
    const suggested = await policyOf(`rules:\n${ruleFor(args).yaml}\n`);
    expect(brief(decideOnce(suggested, args))).toMatch(/^allow_once by allow-/u);
    expect(brief(decideOnce(suggested, other))).toBe('reject_once by default');
  });

  test.each([
    [shell('bash \u0441\u043e\u0440\u0443 \u00f8'), String.raw`"bash \u0441\u043e\u0440\u0443 ø"`],
    [permission({ operation: 'fs.write', paths: ['src/\u0430.ts'] }), String.raw`"/paths": ["src/\u0430.ts"]`],
  ])('names letters that pass for others: %s', async (args, written) => {
    const { yaml } = ruleFor(args);
    expect(yaml).toContain(written);
    expect(brief(decideOnce(await policyOf(`rules:\n${yaml}\n`), args))).toMatch(/^allow_once by allow-/u);
  });

  test('allows whatever visible text was asked for, once it is pasted', async () => {
    const text = fc.oneof(
      fc.string({
        unit: fc.constantFrom(...Array.from('abz019 -_./=:"\'`$\\!*?[]{}()<>|&;#~^%@+,\näß日😀')),
        minLength: 1,
        maxLength: 24,
      }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (operation, isShell) => {
        const args = isShell ? shell(operation) : permission({ operation });
        const suggestion = suggest(args);
        if (!('yaml' in suggestion)) return;
        expect(brief(decideOnce(await policyOf(`rules:\n${suggestion.yaml}\n`), args))).toMatch(
          /^allow_once by allow-/u,
        );
      }),
      { numRuns: runs(2_000), seed },
    );
  });
});

describe('no rule is suggested', { timeout }, () => {
  test.each([
    ['for what can not be judged', '[]', 'cannot be judged'],
    ['for a question', question(), 'is a question'],
    [
      'where allow_once is not offered',
      permission({ options: ['allow_always', 'reject_once'] }),
      'does not offer allow_once',
    ],
    ['where nothing is offered', permission({ options: [] }), 'does not offer allow_once'],
    ['against a guard', permission({ operation: 'guarded' }), 'the guard "g" refuses it'],
    ['without a tool', permission({ operation: null }), 'names no tool'],
    ['for a write of nothing known', permission({ operation: 'fs.write' }), 'names no file or address'],
    ['for a tool that can not be seen', permission({ operation: 'a\u200b' }), 'cannot be seen'],
    ['for a command that can not be seen', shell('npm\u202e test'), 'cannot be seen'],
    ['for a command with a tab', shell('npm\ttest'), 'cannot be seen'],
    ['for a long command', shell('x'.repeat(501)), 'too long to quote'],
  ])('%s', (_name, args, because) => {
    expect(suggest(args)).toEqual({ error: expect.stringContaining(because) });
  });

  test('for a command of 500 characters it is', () => {
    expect(suggest(shell('x'.repeat(500)))).toHaveProperty('yaml');
  });

  test('where a rule allows it already, and a limit or budget is used up', () => {
    const args = permission({ operation: 'allowed' });
    const decision = {
      ...decideOnce(policy, args),
      outcome: 'reject',
      answer: 'reject_once',
      reason: 'The limit 1 of "yes" is used up.',
    } as const;
    expect(suggestRule({ toolCallId: 'c', arguments: args }, decision)).toEqual({
      error: 'the rule "yes" allows it already; The limit 1 of "yes" is used up.',
    });
    expect(
      suggestRule({ toolCallId: 'c', arguments: args }, { ...decision, verb: 'allow-always', reason: null }),
    ).toEqual({
      error: 'the rule "yes" allows it already; its limit or a budget is used up',
    });
  });
});

describe('the risk of a command', { timeout }, () => {
  function risk(command: string, tool = 'shell'): string {
    const words = readWords(command, { isPattern: false });
    return rateCommands(tool, 'commands' in words ? words.commands : undefined);
  }
  test.each([
    ['ls', 'reads'],
    ['/bin/cat x', 'reads'],
    ['git log', 'reads'],
    ['git status', 'reads'],
    ['mkdir x', 'writes'],
    ['git commit', 'writes'],
    ['curl x', 'network'],
    ['git fetch', 'network'],
    ['rm x', 'deletes'],
    ['git reset', 'deletes'],
    ['git push', 'publishes'],
    ['npm publish', 'publishes'],
    ['npm test', 'runs-anything'],
    ['git bisect', 'runs-anything'],
    ['make', 'runs-anything'],
    ['frobnicate', 'unknown'],
    ['ls && rm x', 'deletes'],
    ['rm x; ls', 'deletes'],
    ['git push | cat', 'publishes'],
    ['ls | frobnicate', 'unknown'],
    ['ls > x', 'runs-anything'],
    // What only reads may run a program or write a file by an option.
    ['git log --output=x', 'runs-anything'],
    ['git log --outp=x', 'runs-anything'],
    ['git diff --ext-diff', 'runs-anything'],
    ['git commit -m x', 'writes'],
    ['git rebase -x sh', 'runs-anything'],
    ['git clone -u sh x', 'runs-anything'],
    ['git log --oneline -3', 'reads'],
    ['git log -- --output=x', 'reads'],
    ['sort -u x', 'reads'],
    ['sort --compress-program=sh x', 'runs-anything'],
    ['sort -o x y', 'runs-anything'],
    ['rg -n x', 'reads'],
    ['rg --pre=sh x', 'runs-anything'],
    ['uniq x', 'reads'],
    ['uniq x y', 'runs-anything'],
    ['tree -o x', 'runs-anything'],
    ['curl -sSL https://a.example', 'network'],
    ['curl -o x https://a.example', 'runs-anything'],
    ['grep -rn x .', 'reads'],
  ])('%s: %s', (command, expected) => {
    expect(risk(command)).toBe(expected);
  });
  test('of another tool nobody knows', () => {
    expect(rateCommands('db.migrate', undefined)).toBe('unknown');
  });
});
