// A rule that allows a command allows it in one place; a guard refuses it wherever it runs.
import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/permission/lint/lint.ts';
import { suggestRule } from '../../../src/permission/tools/suggest.ts';
import { brief, decideOnce, permission, policyOf } from '../policies.ts';

const command = { operation: 'shell command: npm test', command: 'npm test' };
const at = (fields: object): string => permission({ ...command, ...fields });

const plain = 'rules:\n  - { id: r, match: { tool: shell, command: npm test }, then: allow, limit: 9 }\n';
const ruled = (match: string, then = 'allow'): string =>
  `rules:\n  - { id: r, match: { ${match} }, then: ${then}, limit: 9, reason: why }\n`;

describe('a rule without a matcher for the place', () => {
  test.each([
    ['no folder', {}],
    ['the root of the work folder', { cwd: '/work', inside: ['.'] }],
    ['the root in two readings', { cwd: '/work', inside: ['.', '.'] }],
    ['the root as a text', { cwd: '/work', inside: '.' }],
    ['no variables', { env: {} }],
    ['an empty list of variables', { env: [] }],
    ['nothing outside', { inside: ['.'], outside: [] }],
    ['no other arguments', { arguments: {} }],
  ])('allows with %s', async (_what, fields) => {
    expect(brief(decideOnce(await policyOf(plain), at(fields)))).toBe('allow_once by r');
  });

  test.each([
    [{ cwd: '/work/src/evil', inside: ['src/evil'] }, 'folder: src/evil is not the root of the work folder'],
    [{ inside: 'src/evil' }, 'folder: src/evil is not the root of the work folder'],
    [{ inside: ['.', 'src'] }, 'folder: ., src is not the root of the work folder'],
    [{ cwd: '/tmp/other', outside: ['/tmp/other'] }, 'folder: /tmp/other is not the root of the work folder'],
    [{ inside: ['.'], outside: ['/etc'] }, 'folder: /etc is not the root of the work folder'],
    [{ cwd: '/work' }, 'folder: /work is not the root of the work folder'],
    [{ workdir: '/etc' }, 'folder: /etc is not the root of the work folder'],
    [{ workdir: '/etc', inside: ['.'] }, 'folder: /etc is not the root of the work folder'],
    [{ cwd: null }, 'folder: null is not the root of the work folder'],
    [{ cwd: '' }, 'folder: "" is not the root of the work folder'],
    [{ inside: [] }, 'folder: [] is not the root of the work folder'],
    [{ inside: ['a b'] }, 'folder: "a b" is not the root of the work folder'],
    [{ cwd: 'unknown' }, 'folder: unknown, and no rule allows a command in an unknown folder'],
    [
      { env: { NODE_OPTIONS: '-r ./x' } },
      'environment: the call sets NODE_OPTIONS, and the rule has no matcher on /env',
    ],
    [{ env: ['A=1'] }, 'environment: the call sets A=1, and the rule has no matcher on /env'],
    [{ env: null }, 'environment: the call sets null, and the rule has no matcher on /env'],
    [
      { arguments: { shell: './src/evil/sh' } },
      'arguments: the call has shell besides its command, and the rule has no matcher on /arguments',
    ],
  ])('refuses with %j', async (fields, because) => {
    const decision = decideOnce(await policyOf(plain), at(fields));
    expect(brief(decision)).toBe('reject_once by default');
    expect(decision.trace[0]).toMatchObject({ id: 'r', matched: false, because });
  });
});

test.each([
  ['tool: shell, command: { shell: { only: [npm test] } }'],
  ['tool: shell, command: { glob: "npm *" }'],
  ['tool: shell, "/command": npm test'],
  ['operation: "shell command: npm test"'],
  ['kind: permission, operation: { glob: "shell command: npm *" }'],
])('however the command is named, it is allowed in one place: %s', async (match) => {
  for (const then of ['allow', 'allow-always']) {
    const policy = await policyOf(ruled(match, then));
    expect(brief(decideOnce(policy, at({})))).toBe('allow_once by r');
    expect(brief(decideOnce(policy, at({ inside: ['src/evil'] })))).toBe('reject_once by default');
    expect(brief(decideOnce(policy, at({ env: { PATH: '.' } })))).toBe('reject_once by default');
  }
});

test.each([
  ['"/inside": src/app', { inside: ['src/app'] }, { inside: ['src/evil'] }],
  ['"/workdir": /work/app', { workdir: '/work/app' }, { workdir: '/work/evil' }],
  ['"/workdir": /work/app', { workdir: '/work/app', outside: [] }, { workdir: '/work/app', outside: ['/tmp'] }],
  ['"/cwd": /work/app', { cwd: '/work/app' }, { cwd: '/work/evil' }],
  ['"/env": { present: true }', { env: { CI: '1' } }, { inside: ['src'], env: { CI: '1' } }],
  [
    '"/inside": src, "/env": { present: true }',
    { inside: ['src'], env: { CI: '1' } },
    { cwd: 'unknown', inside: ['src'] },
  ],
  ['"/inside": src/app', { inside: ['src/app'], outside: [] }, { cwd: '/tmp', inside: ['src/app'], outside: ['/tmp'] }],
  ['"/cwd": /tmp', { cwd: '/tmp', outside: ['/tmp'] }, { cwd: '/tmp/x', outside: ['/tmp/x'] }],
  ['"/inside": src, "/outside": /tmp', { inside: ['src'], outside: ['/tmp'] }, { inside: ['src'], outside: ['/etc'] }],
  ['"/env/CI": "1"', { env: { CI: '1' } }, { env: { CI: '1', NODE_OPTIONS: '-r ./x' } }],
  ['"/env/A~1B": "1"', { env: { 'A/B': '1' } }, { env: { 'A/B': '1', A: '1' } }],
  ['"/arguments/tty": true', { arguments: { tty: true } }, { arguments: { tty: true, shell: './src/evil/sh' } }],
  ['"/arguments": { present: true }', { arguments: { tty: true, shell: 'sh' } }, { env: { CI: '1' }, arguments: 'x' }],
  [
    '"/arguments/io": { present: true }, "/arguments/io/tty": true',
    { arguments: { io: { tty: true } } },
    { arguments: { io: { tty: false } } },
  ],
])('what is written stands in place of what is implied, for that field alone: %s', async (more, allowed, refused) => {
  const policy = await policyOf(ruled(`tool: shell, command: npm test, ${more}`));
  expect(brief(decideOnce(policy, at(allowed)))).toBe('allow_once by r');
  expect(brief(decideOnce(policy, at(refused)))).toBe('reject_once by default');
});

test('a part of an argument that is named opens nothing else in it', async () => {
  const policy = await policyOf(ruled('tool: shell, command: npm test, "/arguments/io/tty": true'));
  expect(brief(decideOnce(policy, at({ arguments: { io: { tty: true, shell: 'x' } } })))).toBe(
    'reject_once by default',
  );
  const listed = await policyOf(ruled('tool: shell, command: npm test, "/arguments/0": a'));
  expect(brief(decideOnce(listed, at({ arguments: ['a', 'b'] })))).toBe('reject_once by default');
});

test.each(['reject', 'stop', 'ask'])('a rule that says %s is not narrowed', async (then) => {
  const policy = await policyOf(ruled('tool: shell, command: npm test', then));
  expect(decideOnce(policy, at({ inside: ['src/evil'], env: { A: '1' } })).rule).toBe('r');
});

test('a guard refuses wherever a command runs', async () => {
  const policy = await policyOf(
    `guards:\n  - { id: g, match: { tool: shell, command: npm test }, then: reject }\n${ruled('tool: shell, command: npm test, "/inside": { present: true }')}`,
  );
  expect(brief(decideOnce(policy, at({ inside: ['src/evil'], env: { A: '1' } })))).toBe('reject_once by g');
});

test('a rule for one place does not hide a later one for another', async () => {
  const policy = await policyOf(
    `${plain}  - { id: in-app, match: { tool: shell, command: npm test, "/inside": app }, then: allow, limit: 1 }\n  - { id: elsewhere, match: { tool: shell, command: npm test }, then: ask }\n  - { id: again, match: { tool: shell, command: npm test }, then: allow, limit: 1 }\n`,
  );
  const hidden = lint(policy).filter(({ code }) => code === 'unreachable-rule');
  expect(hidden.map(({ message }) => message.slice(0, 17))).toEqual(['The rule "again" ']);
});

test.each([
  ['"/arguments/tty": true', '"/arguments/tty": true', 1],
  ['"/env/CI": "1"', '"/env/CI": "1", "/env/NODE_OPTIONS": { present: true }', 0],
  ['"/inside": app', '"/inside": app, "/outside": { present: true }', 0],
])('a rule with %s hides one with %s: %i', async (wide, narrow, count) => {
  const rule = (id: string, more: string): string =>
    `  - { id: ${id}, match: { tool: shell, command: npm test, ${more} }, then: allow, limit: 1 }\n`;
  const policy = await policyOf(`rules:\n${rule('a', wide)}${rule('b', narrow)}`);
  expect(lint(policy).filter(({ code }) => code === 'unreachable-rule')).toHaveLength(count);
});

describe('command-elsewhere', () => {
  const writes = '  - { id: w, match: { tool: fs.write, "/inside": { path: "src/**" } }, then: allow, limit: 1 }\n';

  test.each([
    ['"/inside": { present: true }', 1],
    ['"/inside": { path: "src/**" }', 1],
    ['"/cwd": { glob: "*" }', 1],
    ['"/inside": "."', 0],
    ['"/env": { present: true }', 1],
    ['"/env": { present: false }', 0],
    ['"/env/CI": "1"', 0],
  ])('of a rule with %s beside one that lets files be written: %i', async (more, count) => {
    const policy = await policyOf(`${ruled(`tool: shell, command: npm test, ${more}`)}${writes}`);
    expect(lint(policy).filter(({ code }) => code === 'command-elsewhere')).toHaveLength(count);
  });

  test('a folder where nothing may be written is no warning', async () => {
    const policy = await policyOf(ruled('tool: shell, command: npm test, "/inside": app'));
    expect(lint(policy).filter(({ code }) => code === 'command-elsewhere')).toEqual([]);
  });
});

describe('the suggested rule for a path', () => {
  const suggest = async (fields: object) => {
    const args = permission({ operation: 'fs.write', ...fields });
    return suggestRule({ toolCallId: 'c', arguments: args }, decideOnce(await policyOf(plain), args));
  };

  test.each([
    { paths: ['docs/../.github/workflows/ci.yml'] },
    { path: '..' },
    { edit: { file: '..\\x' } },
    { operation: 'shell command: cp a ../b' },
    { operation: 'shell command: cp a "$(echo x/..)"' },
  ])('there is none where it climbs: %j', async (fields) => {
    expect(await suggest(fields)).toEqual({ error: 'it names a path with "..", which may lead to any file' });
  });

  test.each([
    [{ paths: ['.github/workflows/ci.yml'] }, 'changes-ci'],
    [{ inside: ['src/.GitHub/x'] }, 'changes-ci'],
    [{ operation: 'shell command: cp a .github/b' }, 'changes-ci'],
    [{ operation: 'shell command: cat .github/b' }, 'reads'],
    [{ operation: 'fs.read', paths: ['.github/b'] }, 'unknown'],
    [{ operation: 'shell command: git log main..other' }, 'reads'],
  ])('names the risk of what the CI runs: %j', async (fields, risk) => {
    expect(await suggest(fields)).toMatchObject({ risk });
  });
});

describe('the suggested rule', () => {
  const suggest = async (fields: object) => {
    const args = at(fields);
    return suggestRule({ toolCallId: 'c', arguments: args }, decideOnce(await policyOf(plain), args));
  };

  test('names the folder, and allows the same pause and no other place', async () => {
    const suggestion = await suggest({ cwd: '/work/app', inside: ['app'] });
    const yaml = 'yaml' in suggestion ? suggestion.yaml : '';
    expect(yaml).toContain('"/cwd": "/work/app", "/inside": ["app"]');
    const policy = await policyOf(`rules:\n${yaml}\n`);
    expect(brief(decideOnce(policy, at({ cwd: '/work/app', inside: ['app'] })))).toContain('allow_once');
    expect(brief(decideOnce(policy, at({})))).toBe('reject_once by default');
  });

  test.each([
    [{ env: { A: '1' } }, 'a rule cannot express its folder or its variables'],
    [{ cwd: 'unknown' }, 'it is unknown in which folder it runs, or where one of its paths leads'],
  ])('there is none for %j', async (fields, error) => {
    expect(await suggest(fields)).toEqual({ error });
  });
});

describe('a rule on paths', () => {
  const edit = (fields: object): string => permission({ operation: 'fs.write', ...fields });

  test.each([
    ['"/inside": { path: "src/**" }', { inside: ['src/a.ts'], outside: ['/etc/passwd'] }, '/etc/passwd'],
    ['"/inside": { path: "src/**" }, "/outside": { present: false }', { inside: ['src/a.ts'], outside: ['/x'] }, '/x'],
    ['"/paths": { glob: "*" }', { paths: ['/work/src/a.ts', 'unknown'], outside: ['unknown'] }, 'it is unknown where'],
    [
      '"/inside": { glob: "*" }, "/outside": { glob: "*" }',
      { inside: ['./unknown'], outside: ['unknown'] },
      'it is unknown where',
    ],
  ])('with %s does not allow %j', async (match, fields, because) => {
    const decision = decideOnce(await policyOf(ruled(`tool: fs.write, ${match}`)), edit(fields));
    expect(brief(decision)).toBe('reject_once by default');
    expect(decision.trace[0]).toMatchObject({ matched: false, because: expect.stringContaining(because) as string });
  });

  test('allows what it names, outside too', async () => {
    const rule = ruled('tool: fs.write, "/inside": { path: "src/**" }, "/outside": { glob: "/tmp/*" }');
    const decide = async (fields: object): Promise<string> => brief(decideOnce(await policyOf(rule), edit(fields)));
    expect(await decide({ inside: ['src/a.ts'], outside: ['/tmp/a'] })).toBe('allow_once by r');
    expect(await decide({ inside: ['src/a.ts'], outside: ['/etc/a'] })).toBe('reject_once by default');
  });

  test('where nobody can tell where a path leads, a guard on any path refuses', async () => {
    const policy = await policyOf(
      'guards:\n  - { id: g, match: { "/inside": { path: ".github/**" } }, then: reject }\n' +
        'rules:\n  - { id: r, match: { tool: fs.write }, then: allow, limit: 9 }\n',
    );
    expect(brief(decideOnce(policy, edit({ inside: ['./unknown'], outside: ['unknown'] })))).toBe('reject_once by g');
  });
});

const lost = { paths: ['/work/passwd', 'unknown'], inside: ['./unknown'], outside: ['unknown'] };

test.each([
  ['"/outside": { glob: "/etc/*" }', lost, '/outside: it is unknown where a path leads'],
  ['"/inside": package.json', lost, '/inside: it is unknown where a path leads'],
  ['"/inside": { has: package.json }', lost, '/inside: it is unknown where a path leads'],
  ['"/inside/0": { re2: "src/.*" }', lost, '/inside/0: it is unknown where a path leads'],
  ['"/paths": { glob: "/etc/*" }', lost, '/paths: it is unknown where a path leads'],
  ['"/outside": { present: false }, "/inside": package.json', lost, '/outside: it is unknown where a path leads'],
  ['"/cwd": { glob: "*/evil" }', { cwd: 'unknown' }, '/cwd: the folder is unknown'],
  ['"/outside": { glob: "/etc/*" }', { cwd: 'unknown', paths: ['/work'] }, '/outside: the folder is unknown'],
])('a guard with %s refuses %j, as a glob or a name may miss what nobody knows', async (match, fields, because) => {
  const guard = `guards:\n  - { id: g, match: { ${match} }, then: reject }\n`;
  const policy = await policyOf(`${guard}rules:\n  - { id: r, match: { tool: fs.write }, then: allow, limit: 9 }\n`);
  const decision = decideOnce(policy, permission({ operation: 'fs.write', ...fields }));
  expect(brief(decision)).toBe('reject_once by g');
  expect(decision.trace[0]?.because).toBe(because);
});

test('no rule allows a folder that nobody knows, also where no command is told', async () => {
  const policy = await policyOf(ruled('tool: shell'));
  const decision = decideOnce(policy, permission({ operation: 'shell', cwd: 'unknown' }));
  expect(brief(decision)).toBe('reject_once by default');
  expect(decision.trace[0]?.because).toBe('cwd: the folder is unknown, and no rule allows that');
});

test.each([
  ['"/inside/0": { path: "src/**" }', { inside: ['src/a.ts', './unknown'], outside: ['unknown'] }],
  ['"/inside/0": { path: "src/**" }', { inside: ['src/a.ts'], outside: ['/etc/passwd'] }],
  ['"/inside": { present: false }', { outside: ['/etc/passwd'] }],
])('a rule on %s allows nothing outside: %j', async (match, fields) => {
  const policy = await policyOf(ruled(`tool: fs.write, ${match}`));
  expect(brief(decideOnce(policy, permission({ operation: 'fs.write', ...fields })))).toBe('reject_once by default');
});

test.each([
  ['"/cwd": { present: false }', { inside: ['src/evil'] }],
  ['"/inside": { present: false }', { cwd: '/tmp' }],
])('%s names no folder that it could open', async (match, fields) => {
  const policy = await policyOf(ruled(`tool: shell, command: npm test, ${match}`));
  expect(brief(decideOnce(policy, at(fields)))).toBe('reject_once by default');
});

test.each([
  ['tool: fs.write', { operation: 'fs.write', paths: ['./unknown'], inside: ['./unknown'], outside: ['unknown'] }],
  ['tool: shell', { operation: 'shell command: ls', command: 'ls', cwd: 'unknown' }],
  ['kind: permission', { operation: 'shell command: ls', command: 'ls', cwd: 'unknown' }],
])('no rule allows a place that nobody knows, also not by %s alone', async (match, fields) => {
  const policy = await policyOf(ruled(match));
  expect(brief(decideOnce(policy, permission({ ...fields })))).toBe('reject_once by default');
  const asking = await policyOf(ruled(match, 'ask'));
  expect(brief(decideOnce(asking, permission({ ...fields })))).toContain('by r');
});
