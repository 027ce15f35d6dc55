// Trust in a policy: what a person is shown, what is kept, and which policy a conversation obeys.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Invocation } from '../../../src/cli/command.ts';
import { describePolicyState, vouchForPolicy } from '../../../src/cli/policy/chat-policy.ts';
import { runTrustPolicy } from '../../../src/cli/policy/trust.ts';
import { readTrustedCopy } from '../../../src/trust/trusted-copy.ts';
import type { WatchedWorld } from '../support/watched-io.ts';
import { watchIo } from '../support/watched-io.ts';

const policy = (command: string): string => `version: 1
rules:
  - id: tests
    match: { kind: permission, tool: shell, command: { shell: { only: ["${command}"] } } }
    then: allow
tests:
  - name: it runs
    pause: { kind: permission, operation: "shell command: ${command}", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: tests }
`;

/** A checkout with a policy, and a state folder, of which each command sees the same. */
function openCheckout(text: string | undefined = policy('npm test')) {
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'trust-')));
  mkdirSync(join(cwd, '.git'));
  return openFolder(cwd, text, { XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'state-')) });
}

function openFolder(cwd: string, text: string | undefined, state: Readonly<Record<string, string>>) {
  mkdirSync(join(cwd, '.github'), { recursive: true });
  const file = join(cwd, '.github/intern-policy.yml');
  const write = (next: string): void => writeFileSync(file, next);
  if (text !== undefined) write(text);
  const ask = (world: WatchedWorld = {}, { flags = [], given = {} }: Words = {}) => {
    const watched = watchIo({ ...world, env: { ...state, ...world.env } });
    const asked = {
      words: [],
      has: (flag: string) => flags.includes(flag),
      explicitText: (name: string) => given[name],
      io: { ...watched.io, cwd },
    } as unknown as Invocation;
    return { asked, watched };
  };
  const trust = async (world: WatchedWorld = {}, words: Words = {}) => {
    const { asked, watched } = ask(world, words);
    return { code: await runTrustPolicy(asked), shown: watched.written.shown };
  };
  const vouch = async (world: WatchedWorld = {}, words: Words = {}) => {
    const { asked, watched } = ask(world, words);
    const used = await vouchForPolicy(asked);
    return { used: used && Buffer.from(used.bytes ?? 'none').toString(), shown: watched.written.shown };
  };
  const inUse = (world: WatchedWorld = {}) => describePolicyState(ask(world).asked.io);
  const within = (name: string, inner?: string): Vouching => openFolder(join(cwd, name), inner, state);
  const worktree = (inner: string): Vouching => {
    const tree = realpathSync(mkdtempSync(join(tmpdir(), 'tree-')));
    const admin = join(cwd, '.git/worktrees/tree');
    mkdirSync(admin, { recursive: true });
    writeFileSync(join(tree, '.git'), `gitdir: ${admin}\n`);
    writeFileSync(join(admin, 'gitdir'), `${tree}/.git\n`);
    return openFolder(tree, inner, state);
  };
  return { file, write, trust, vouch, inUse, copy: () => readTrustedCopy(cwd, state), within, worktree };
}

interface Vouching {
  readonly trust: (world?: WatchedWorld) => Promise<{ readonly code: number }>;
  readonly write: (next: string) => void;
  readonly inUse: () => string | undefined;
  readonly vouch: (world?: WatchedWorld) => Promise<{ readonly used: string | undefined; readonly shown: string }>;
}

interface Words {
  readonly flags?: readonly string[];
  readonly given?: Readonly<Record<string, string>>;
}

const yes = { lines: ['y'] };
const no = { lines: [''] };
const piped = { isBare: true };

describe('interns policy trust', () => {
  test('shows the whole file, and keeps it after a yes', async () => {
    const checkout = openCheckout();
    const { code, shown } = await checkout.trust(yes);
    expect(code).toBe(0);
    expect(shown).toContain('{ only: ["npm test"] }');
    expect(checkout.copy()?.text).toBe(policy('npm test'));
  });

  const [rulesPart = '', tests = ''] = policy('npm test').split('tests:\n');
  const testsPart = `tests:\n${tests}`;

  test.each([
    ['last', rulesPart + testsPart],
    ['last, without a line feed', (rulesPart + testsPart).trimEnd()],
    ['in the middle', rulesPart.replace('rules:', `${testsPart}\n# The rules.\nrules:`)],
    ['with the line ends of Windows', (rulesPart + testsPart).replaceAll('\n', '\r\n')],
  ])('does not show tests that stand %s', async (_where, text) => {
    const { shown } = await openCheckout(text).trust(no);
    expect(shown).toContain('tests: # 1 test, not shown\n');
    expect(shown).toContain('{ only: ["npm test"] }');
    expect(shown).not.toContain('it runs');
  });

  test.each([
    ['to the end', ' }\n'],
    ['of a text that is whole without it', '\n}\n'],
  ])('hides no rule that stands in a line below tests, %s', async (_where, end) => {
    const rule = '{ id: a, match: { kind: permission, tool: shell, command: npm test }, then: allow }';
    const { shown } = await openCheckout(`{ version: 1,\ntests:\n [], rules: [${rule}]${end}`).trust(no);
    expect(shown).toContain('npm test');
    expect(shown).toContain('Trust it?');
  });

  test('says which rules can decide only in a CI', async () => {
    const waiting = policy('npm test').replace('match:', 'when: { event: push }\n    match:');
    const tested = waiting.replace('- name: it runs', '- name: it runs\n    context: { event: push }');
    expect((await openCheckout(tested).trust(no)).shown).toMatch(/None\s+of\s+its\s+rules\s+can\s+match\s+on/);
    expect((await openCheckout().trust(no)).shown).not.toMatch(/of\s+its\s+rules/);
  });

  test.each(['', 'n', 'yes please', 'Y e s'])('keeps nothing after %j', async (line) => {
    const checkout = openCheckout();
    expect((await checkout.trust({ lines: [line] })).code).toBe(1);
    expect(checkout.copy()).toBeUndefined();
  });

  test('explains the question after "?", and asks again', async () => {
    const checkout = openCheckout();
    const { code, shown } = await checkout.trust({ lines: ['?', 'y'] });
    expect(shown).toMatch(/^Trust it\? \[y\/N\] \?\nYes keeps a copy .*\nTrust it\? \[y\/N\] y$/m);
    expect([code, checkout.copy()?.text]).toEqual([0, policy('npm test')]);
    expect((await openCheckout().trust({ lines: ['?', '?'] })).code).toBe(1);
  });

  test('shows what changed since, and a no leaves the copy in use', async () => {
    const checkout = openCheckout();
    await checkout.trust(yes);
    checkout.write(policy('curl evil'));
    const { code, shown } = await checkout.trust(no);
    expect(code).toBe(1);
    expect(shown).toMatch(/^-.*"npm test"/m);
    expect(shown).toMatch(/^\+.*"curl evil"/m);
    expect(checkout.copy()?.text).toBe(policy('npm test'));
    expect((await checkout.trust(yes)).code).toBe(0);
    expect(checkout.copy()?.text).toBe(policy('curl evil'));
  });

  test('asks nothing about what is in use already', async () => {
    const checkout = openCheckout();
    await checkout.trust(yes);
    expect(await checkout.trust({ lines: [] })).toMatchObject({
      code: 0,
      shown: expect.stringMatching(/not\s+changed/),
    });
  });

  test.each([
    ['a mistake', 'version: 1\nrule: []\n'],
    ['a failing test', policy('npm test').replace('answer: allow_once', 'answer: reject_once')],
  ])('a file with %s is not asked about', async (_what, text) => {
    const checkout = openCheckout(text);
    expect((await checkout.trust({ lines: [] })).code).toBe(2);
    expect(checkout.copy()).toBeUndefined();
  });

  test('needs a terminal, and a file', async () => {
    await expect(openCheckout().trust(piped)).rejects.toThrow('there is no terminal');
    const checkout = openCheckout();
    rmSync(checkout.file);
    await expect(checkout.trust(yes)).rejects.toThrow('"interns policy init" writes');
  });

  test('forgets without one', async () => {
    const checkout = openCheckout();
    await checkout.trust(yes);
    expect((await checkout.trust(piped, { flags: ['forget'] })).code).toBe(0);
    expect(checkout.copy()).toBeUndefined();
  });
});

describe('the policy of a conversation', () => {
  test('is asked about at the first use, and named from then on', async () => {
    const checkout = openCheckout();
    const first = await checkout.vouch(yes);
    expect(first.used).toBe(policy('npm test'));
    expect(first.shown).toContain('Trust it? [y/N]');
    const second = await checkout.vouch({ lines: [] });
    expect(second.used).toBe(policy('npm test'));
    expect(second.shown).toMatch(/^Policy: the copy of \.github\/intern-policy\.yml that you trusted on/);
  });

  test('a stranger’s policy that nobody trusts allows nothing', async () => {
    expect((await openCheckout(policy('curl evil')).vouch(no)).used).toBe('none');
  });

  test('a change of the file counts only once somebody has seen it', async () => {
    const checkout = openCheckout();
    await checkout.trust(yes);
    checkout.write(policy('curl evil'));
    expect((await checkout.vouch(no)).used).toBe(policy('npm test'));
    expect((await checkout.vouch(piped)).used).toBe(policy('npm test'));
    expect(checkout.inUse()).toContain('. .github/intern-policy.yml differs from it.');
    expect((await checkout.vouch(yes)).used).toBe(policy('curl evil'));
  });

  test.each([
    ['without a terminal', piped, {}],
    ['with --json', yes, { flags: ['json'] }],
  ])('%s it has to be named', async (_where, world, words) => {
    const checkout = openCheckout();
    await expect(checkout.vouch(world, words)).rejects.toThrow(
      /can't be asked without a terminal or with --json\. .*--policy \.github\/intern-policy\.yml/,
    );
    expect((await checkout.vouch(world, { ...words, given: { policy: '.github/intern-policy.yml' } })).used).toBe(
      undefined,
    );
  });

  test.each([
    ['a CI', { env: { TF_BUILD: 'True' }, ...piped }, {}],
    ['a ref that is named', piped, { given: { 'policy-ref': 'origin/main' } }],
    ['"workspace"', piped, { given: { 'policy-ref': 'workspace' } }],
  ])('%s has rules of its own', async (_where, world, words) => {
    expect((await openCheckout().vouch(world, words)).used).toBeUndefined();
  });

  test('"interns exec --agent" says whether it counts; without a file there is nothing to say', async () => {
    const checkout = openCheckout();
    expect(checkout.inUse()).toContain('not trusted on this machine');
    rmSync(checkout.file);
    expect(checkout.inUse()).toBeUndefined();
    expect((await checkout.vouch(piped)).used).toBe('none');
  });

  test('a file that is gone leaves the copy in use', async () => {
    const checkout = openCheckout();
    await checkout.trust(yes);
    rmSync(checkout.file);
    expect((await checkout.vouch(piped)).used).toBe(policy('npm test'));
  });

  test('that of a folder within says which copy it takes the place of, and shows the changes', async () => {
    const checkout = openCheckout();
    await checkout.trust(yes);
    const inner = checkout.within('sub', policy('npm run lint'));
    const { shown, used } = await inner.vouch(no);
    expect(used).toBe('none');
    expect(shown).toContain('in place of the copy of ../.github/intern-policy.yml,');
    expect(shown).toMatch(/^-.*"npm test"/m);
    expect(checkout.copy()?.text).toBe(policy('npm test'));
  });

  test('a folder within has no policy; that of the root is named, can be trusted there, and does not count there', async () => {
    const checkout = openCheckout();
    const inner = checkout.within('sub');
    const says =
      /^Policy: that of the repository, \.\.\/\.github\/intern-policy\.yml, counts\s+only\s+for\s+an\s+intern\s+that\s+works\s+in/;
    expect(await inner.vouch(piped)).toEqual({ used: 'none', shown: expect.stringMatching(says) });
    expect(inner.inUse()).toMatch(says);
    expect((await inner.trust(yes)).code).toBe(0);
    expect(checkout.copy()?.file).toBe(checkout.file);
    expect(await inner.vouch(piped)).toEqual({ used: 'none', shown: expect.stringMatching(says) });
    expect((await checkout.vouch(piped)).used).toBe(policy('npm test'));
    rmSync(checkout.file);
    expect(inner.inUse()).toBeUndefined();
  });

  test('a worktree shares the copy of its repository, and is asked about what differs alone', async () => {
    const checkout = openCheckout();
    await checkout.trust(yes);
    const tree = checkout.worktree(policy('npm test'));
    expect((await tree.vouch(piped)).used).toBe(policy('npm test'));
    tree.write(policy('npm run lint'));
    expect((await tree.vouch(piped)).used).toBe(policy('npm test'));
    expect((await tree.vouch(no)).shown).toMatch(/^-.*"npm test"/m);
    expect(tree.inUse()).toContain('. .github/intern-policy.yml differs from it.');
  });

  test('a link to a file without an end is not read', async () => {
    const checkout = openCheckout();
    rmSync(checkout.file);
    symlinkSync('/dev/zero', checkout.file);
    await expect(checkout.vouch(yes)).rejects.toThrow('regular file of at most 4 MiB');
  });

  test('a text with very many changes is shown whole', async () => {
    const lines = (name: string): string => Array.from({ length: 6000 }, (_, at) => `# ${name} ${at}\n`).join('');
    const checkout = openCheckout(policy('npm test') + lines('before'));
    await checkout.trust(yes);
    checkout.write(policy('npm test') + lines('after'));
    const { shown } = await checkout.trust(no);
    expect(shown).toContain('\n# after 5999\n');
    expect(shown).not.toContain('before');
  });

  test('with mistakes it ends the command', async () => {
    await expect(openCheckout('version: 2\n').vouch(yes)).rejects.toThrow('nothing was sent');
  });
});
