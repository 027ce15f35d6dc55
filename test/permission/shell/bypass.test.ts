// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
// Every way around a permission policy that the research names, beside the honest spelling that stays allowed.
import { describe, expect, test } from 'vitest';
import { brief, decideOnce, permission, policyOf, problemsOf, question, shell } from '../policies.ts';

const policy = await policyOf(`
guards:
  - { id: no-push, match: { command: { shell: { any: ["git push **", "curl **"] } } }, then: reject }
rules:
  - id: commands
    match:
      tool: shell
      command: { shell: { only: ["npm test", "npm run test:*", "git status", "git diff", "git diff --stat *", "cat README.md", "ls *"] } }
    then: allow
  - { id: reads, match: { tool: { glob: "fs.read:src/*" } }, then: allow }
  - { id: deploys, match: { tool: { re2: "^deploy-(dev|test)$" } }, then: allow }
  - { id: exact, match: { tool: db.migrate, "/env": dev }, then: allow }
`);

function says(args: string): string {
  return brief(decideOnce(policy, args));
}

const allowed = 'allow_once by commands';

describe('a second command after one that is allowed', () => {
  test.each([
    'npm test',
    'npm test && git diff',
    'git status; npm test',
    'npm test || git status',
    'git diff | cat README.md',
  ])('%s stays allowed', (command) => {
    expect(says(shell(command))).toBe(allowed);
  });
  test.each([
    'npm test; rm -rf /',
    'npm test && rm -rf /',
    'npm test || rm -rf /',
    'npm test | sh',
    'npm test |& sh',
    'npm test & rm -rf /',
    'npm test\nrm -rf /',
    'npm test\r\nrm -rf /',
    'npm test;rm -rf /',
    'npm test&&rm -rf /',
    'npm test\u2028rm -rf /',
    'npm test\u0085rm -rf /',
    'npm test; :; rm -rf /',
    'npm test-all',
    'npm testx; npm test',
  ])('%j is refused', (command) => {
    expect(says(shell(command))).toMatch(/^reject_once/u);
  });
});

describe('substitutions', () => {
  test('ls "a b" stays allowed', () => {
    expect(says(shell('ls "a b"'))).toBe(allowed);
  });
  test.each([
    'ls $(id)',
    'ls "$(id)"',
    'ls `id`',
    'ls <(id)',
    'ls >(id)',
    'ls $((1))',
    'ls $[1]',
    'ls ${IFS}',
    'ls $IFS',
    "ls $'x'",
    'ls "${X:-$(id)}"',
    'cat${IFS}README.md',
  ])('%s is refused', (command) => {
    expect(says(shell(command))).toMatch(/^reject_once/u);
  });
});

describe('environments, here-documents and redirections', () => {
  test.each(['cat README.md', 'git diff --stat HEAD=1'])('%s stays allowed', (command) => {
    expect(says(shell(command))).toBe(allowed);
  });
  test.each([
    'PATH=/tmp/evil:$PATH cat README.md',
    'PATH=/tmp cat README.md',
    'LD_PRELOAD=/tmp/x.so npm test',
    'GIT_EXTERNAL_DIFF=/tmp/x git diff',
    'A=b',
    'A=b; npm test',
    'cat README.md > .github/workflows/ci.yml',
    'cat README.md >> x',
    'cat README.md 2>&1',
    'cat <<E > x\nevil\nE',
    'cat <<< x',
    'npm test < /dev/tcp/x/1',
    'npm test >& x',
    'npm test &> x',
    'npm test 3<> x',
  ])('%j is refused', (command) => {
    expect(says(shell(command))).toMatch(/^reject_once/u);
  });
});

describe('wrappers', () => {
  test.each([
    'env npm test',
    'env -S "npm test"',
    'timeout 60 npm test',
    'nice npm test',
    'nohup npm test',
    'stdbuf -o0 npm test',
    'time npm test',
    'xargs npm test',
    'command npm test',
    'builtin npm test',
    'exec npm test',
    'eval "npm test"',
    'sudo npm test',
    'bash -c "npm test"',
    "bash -lc 'npm test'",
    'sh -c "npm test"',
    './npm test',
    '/usr/bin/npm test',
    './scripts/npm test',
    'npx npm test',
    '\\npm test',
  ])('%s is not npm test', (command) => {
    expect(says(shell(command))).toMatch(/^reject_once/u);
  });
});

describe('reordered and inserted options', () => {
  test.each([
    ['git status', allowed],
    ['git diff --stat HEAD', allowed],
    ['git -C /etc status', 'reject_once by default'],
    ['git -c core.fsmonitor=/tmp/x status', 'reject_once by no-push'],
    ['git --exec-path=/tmp status', 'reject_once by no-push'],
    ['git status --porcelain', 'reject_once by default'],
    ['git diff HEAD --stat', 'reject_once by default'],
    ['git diff-index HEAD', 'reject_once by default'],
    ['git diff --ext-diff', 'reject_once by no-push'],
    ['git push origin --force', 'reject_once by no-push'],
    ['git -C x push --force', 'reject_once by default'],
    ['rm -fr /', 'reject_once by default'],
  ])('%s: %s', (command, expected) => {
    expect(says(shell(command))).toBe(expected);
  });
});

describe('built-ins of the shell', () => {
  test.each([
    'export PATH=/tmp',
    'cd /',
    'alias npm=evil',
    'source x',
    '. x',
    ': x',
    'trap "x" EXIT',
    'set -x',
    'hash -p /tmp/x npm',
    'exit',
    'printf -v PATH /tmp',
    'read x',
    'type npm',
  ])('%s is a program like any other', (command) => {
    expect(says(shell(command))).toMatch(/^reject_once/u);
    expect(says(shell(`${command} && npm test`))).toMatch(/^reject_once/u);
  });
});

describe('texts in which no command is found', () => {
  test.each([
    '',
    ' ',
    '--',
    '#',
    '# npm test',
    ';',
    '&&',
    '()',
    '{}',
    '""',
    "''",
    '\n',
    '\\\n',
    'A=b',
    '>x',
    '[[ a ]]',
    '((1))',
  ])('%j does not satisfy an allow', (command) => {
    expect(says(shell(command))).toMatch(/^(?:reject_once|stop)/u);
  });
  test.each(['', ' ', '#', '# npm test', 'A=b', '>x', '[[ a ]]', '((1))', ';', '()', '\n'])(
    '%j is what a guard can not tell',
    (command) => {
      expect(says(shell(command))).toBe('reject_once by no-push');
    },
  );
});

describe('limits', () => {
  test('fail towards reject: many commands, of which the last is another', () => {
    expect(says(shell(Array.from({ length: 600 }, () => 'npm test').join(' && ')))).toBe(allowed);
    expect(says(shell([...Array.from({ length: 600 }, () => 'npm test'), 'id'].join(' && ')))).toBe(
      'reject_once by default',
    );
  });
  test('fail towards reject: a text above 8 KiB', () => {
    expect(says(shell(`npm test${' '.repeat(8_184)}`))).toBe(allowed);
    expect(says(shell(`npm test${' '.repeat(8_185)}`))).toBe('reject_once by no-push');
  });
  test('fail towards stop: arguments beyond 64 KiB', () => {
    expect(says(shell(`npm test${' '.repeat(70_000)}`))).toBe('stop by malformed');
  });
});

describe('what parsers read differently', () => {
  test.each([
    'npm\rtest',
    'npm te\\\nst',
    'npm \\\ntest',
    'npm test 2>&1 1>&2',
    'npm test 0<&-',
    'npm test\0; id',
    'npm test\u0000',
    'npm\vtest',
    'npm\ftest',
    'npm\ttest',
    'npm test #',
    'npm test # comment',
    'npm {test,run}',
    'npm tes?',
    'npm tes[t]',
    'npm ~',
    '!npm',
    'npm !!',
    'npm test ^x^y',
    'npm test {',
    'np""m test',
    "np''m test",
    'np"m" test',
    '"npm test"',
    'ｎｐｍ test',
    'nрm test',
    'coproc npm test',
    '! npm test',
    '{ npm test; }',
    '(npm test)',
    'if npm test; then git diff; fi',
    'while npm test; do git diff; done',
    'npm() { id; }; npm test',
    'function npm { id; }; npm test',
    "$'npm' test",
    '$"npm" test',
  ])('%j is refused', (command) => {
    expect(says(shell(command))).toMatch(/^reject_once/u);
  });
});

describe('characters that can not be seen', () => {
  test.each([
    'npm\u200b test',
    'npm test\u200b',
    'npm \u202etest',
    'npm\u00a0test',
    'npm\u3000test',
    'npm test\ufeff',
    'npm te\u00adst',
    'npm test\u2060',
    'ls "a\u200bb"',
    `npm test${'\t'.repeat(200)}; id`,
  ])('%j is refused', (command) => {
    expect(says(shell(command))).toMatch(/^reject_once/u);
  });
});

describe('globs that match more than meant', () => {
  test('match the whole value, in which a star is anything', () => {
    expect(says(permission({ operation: 'fs.read:src/a.ts' }))).toBe('allow_once by reads');
    expect(says(permission({ operation: 'xfs.read:src/a.ts' }))).toBe('reject_once by default');
    expect(says(permission({ operation: 'fs.read:SRC/a.ts' }))).toBe('reject_once by default');
    expect(says(permission({ operation: 'fs.readAll:src/a.ts' }))).toBe('reject_once by default');
  });
});

describe('alternations that are not anchored', () => {
  test('match the whole value', () => {
    expect(says(permission({ operation: 'deploy-dev' }))).toBe('allow_once by deploys');
    expect(says(permission({ operation: 'deploy-dev-prod' }))).toBe('reject_once by default');
    expect(says(permission({ operation: 'deploy-dev\n' }))).toBe('reject_once by default');
    expect(says(permission({ operation: 'x\ndeploy-dev' }))).toBe('reject_once by default');
  });
});

describe('keys and types', () => {
  test('of Object name nothing, in rules and in arguments', async () => {
    for (const id of ['tostring', 'constructor', 'hasownproperty']) {
      const other = await policyOf(`rules: [{ id: ${id}, match: { tool: x }, then: allow }]\n`);
      expect(brief(decideOnce(other, permission({ operation: 'x' })))).toBe(`allow_once by ${id}`);
    }
    expect(
      says('{"kind":"permission","options":["reject_once"],"operation":"db.migrate","__proto__":{"env":"dev"}}'),
    ).toBe('reject_once by default');
  });
  test('of another type do not match', () => {
    expect(says(permission({ operation: 'db.migrate', env: 'dev' }))).toBe('allow_once by exact');
    expect(says(permission({ operation: 'db.migrate', env: ['dev', 'prod'] }))).toBe('reject_once by default');
    expect(says(permission({ operation: 'db.migrate', env: { dev: 'dev' } }))).toBe('reject_once by default');
    expect(says(permission({ operation: 'db.migrate' }))).toBe('reject_once by default');
  });
  test('that are misspelt make the file invalid, so that no rule widens or goes silent', async () => {
    for (const line of [
      'mtach: { tool: x }',
      'match: { tol: x }',
      'match: { tool: { golb: x } }',
      'when: { events: push }',
      'limits: 3',
    ]) {
      const file = `version: 1\nrules:\n  - id: a\n    match: { tool: a }\n    then: allow\n    ${line}\n`;
      expect((await problemsOf(file)).length).toBeGreaterThan(0);
    }
  });
});

describe('always', () => {
  const all = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];
  test('is never what an allow becomes', () => {
    expect(says(shell('npm test && git diff', all))).toBe(allowed);
    expect(says(shell('npm test', ['allow_always', 'reject_once']))).toBe('reject_once by commands');
    expect(says(shell('npm test', ['allow_always']))).toBe('stop by commands');
  });
});

describe('two readings of one pause', () => {
  test.each([
    [
      'a key that stands twice',
      '{"kind":"permission","operation":"shell command: npm test","operation":"shell command: id","options":["allow_once"]}',
    ],
    ['a kind that stands twice', '{"kind":"permission","kind":"elicitation","options":["allow_once"]}'],
    ['a text and a field that differ', permission({ operation: 'shell command: npm test', command: 'id' })],
    ['options that are no strings', permission({ operation: 'shell command: npm test', options: [['allow_once']] })],
    ['a command that is a list', permission({ operation: 'shell', command: ['npm', 'test'] })],
  ])('%s stops', (_name, args) => {
    expect(says(args)).toBe('stop by malformed');
  });
  test('a text and a field that agree stay allowed', () => {
    expect(says(permission({ operation: 'shell command: npm test', command: 'npm test' }))).toBe(allowed);
  });
});

describe('other kinds', () => {
  test.each(['Permission', 'permission ', 'permissions', 'PERMISSION', '', 'pеrmission'])(
    'the kind %j is no permission',
    (kind) => {
      expect(says(question({ kind, operation: 'shell command: npm test', options: ['allow_once'] }))).toMatch(/^stop/u);
    },
  );
});

describe('YAML that reads otherwise than it looks', () => {
  test.each([
    ['a star without quotes', 'rules: [{ id: a, match: { tool: *x }, then: allow }]'],
    ['a tag', 'rules: [{ id: a, match: { tool: !!binary aGk= }, then: allow }]'],
    ['an octal', 'rules: [{ id: a, match: { tool: x }, then: allow, limit: 010 }]'],
    ['a duplicate key', 'rules: [{ id: a, match: { tool: x, tool: y }, then: allow }]'],
    ['a merge key', 'rules: [{ id: a, match: { tool: x }, then: allow, <<: { limit: 1 } }]'],
    ['yes for true', 'rules: [{ id: a, when: { fork: no }, match: { tool: x }, then: allow }]'],
    ['a second document', 'rules: []\n---\nversion: 1\n'],
    ['a default of allow', 'default: allow'],
  ])('%s makes the file invalid', async (_name, text) => {
    expect((await problemsOf(`version: 1\n${text}\n`)).length).toBeGreaterThan(0);
  });
});

describe('what an outsider can choose', () => {
  test('is a pull request whose fork nobody knows: it is neither a fork nor none', async () => {
    const forks =
      await policyOf(`guards: [{ id: g, when: { fork: [true, unknown] }, match: { kind: permission }, then: reject }]
rules: [{ id: r, match: { tool: x }, then: allow }]
`);
    expect(brief(decideOnce(forks, permission({ operation: 'x' }), { fork: false }))).toBe('allow_once by r');
    expect(brief(decideOnce(forks, permission({ operation: 'x' }), { fork: true }))).toBe('reject_once by g');
    expect(brief(decideOnce(forks, permission({ operation: 'x' }), {}))).toBe('reject_once by g');
  });
});
