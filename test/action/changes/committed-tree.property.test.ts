// The committed tree is byte for byte the one that was checked, and real Git gives it the same name.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { bytesOf, openChangesJob, openPolicy } from '../../support/changes-job.ts';
import { treeOf } from '../../support/fake-github-git.ts';
import type { FakeFile } from '../../support/fake-github-state.ts';
import { runStep } from '../../support/runner.ts';
import { runs, seed } from '../../support/seed.ts';

const folder = mkdtempSync(join(tmpdir(), 'committed-tree-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const git = (args: readonly string[], input?: string | Uint8Array): string =>
  execFileSync('git', ['-C', folder, ...args], { input, encoding: 'utf8' }).trim();
git(['init', '--quiet']);

/** The tree that Git makes of these files: all in one process, as there are hundreds of trees. */
function gitTree(files: ReadonlyMap<string, FakeFile>): string {
  const parts = [...files].flatMap(([path, file]) => {
    if (typeof file === 'object' && 'submodule' in file) return [`M 160000 ${file.submodule} ${path}\n`];
    const isLink = typeof file === 'object' && 'link' in file;
    const isExecutable = typeof file === 'object' && 'executable' in file;
    const bytes = bytesOf(file);
    const mode = isLink ? '120000' : isExecutable ? '100755' : '100644';
    return [`M ${mode} inline ${path}\ndata ${bytes.length}\n`, bytes, '\n'];
  });
  const commit = ['commit refs/heads/tree\n', 'committer A <a@example.com> 0 +0000\n', 'data 0\n', 'deleteall\n'];
  const input = Buffer.concat([...commit, ...parts].map((part) => Buffer.from(part)));
  git(['fast-import', '--quiet', '--force'], input);
  return git(['rev-parse', 'refs/heads/tree^{tree}']);
}

const name = fc.constantFrom('a', 'b', 'c.ts', 'd-e', 'f g', 'ä', '日本', 'z.z', '$(h)', "i'j", '%2f');
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => ['src', ...names].join('/'));
const content = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc.constantFrom('', '\n', 'a', 'a\r\nb\n', 'ä\n', '\ufeffx\n').map((text) => new Uint8Array(Buffer.from(text))),
);
const other: fc.Arbitrary<FakeFile> = fc.oneof(
  fc.constantFrom<FakeFile>({ executable: '#!/bin/sh\n' }, { link: 'README.md' }, { submodule: 'a'.repeat(40) }),
);

/** A tree, and what is to become of its files: other bytes, or null for those that go. */
const scenario = fc
  .record({
    files: fc.dictionary(path, content, { maxKeys: 12 }),
    others: fc.dictionary(path, other, { maxKeys: 3 }),
    edits: fc.dictionary(path, fc.option(content), { minKeys: 1, maxKeys: 8 }),
  })
  .map(({ files, others, edits }) => {
    const before = new Map<string, FakeFile>();
    const fits = (one: string, all: Iterable<string>): boolean =>
      [...all].every((two) => one === two || !(one.startsWith(`${two}/`) || two.startsWith(`${one}/`)));
    for (const [at, file] of Object.entries({ ...files, ...others })) if (fits(at, before.keys())) before.set(at, file);
    const after = new Map(before);
    const contents: Record<string, Uint8Array | null> = {};
    // Files that are there are edited too, not only by chance.
    const known = [...before].filter(([, file]) => file instanceof Uint8Array).map(([at]) => at);
    const wanted = Object.entries(edits).map(
      ([at, bytes], index) => [index % 2 === 0 ? (known[index] ?? at) : at, bytes] as const,
    );
    for (const [at, bytes] of wanted) {
      const was = before.get(at);
      if (at in contents || !fits(at, [...before.keys(), ...Object.keys(contents)])) continue;
      if (was !== undefined && !(was instanceof Uint8Array)) continue;
      if (bytes === null && was === undefined) continue;
      if (bytes !== null && was !== undefined && Buffer.from(bytes).equals(was)) continue;
      contents[at] = bytes;
      if (bytes === null) after.delete(at);
      else after.set(at, bytes);
    }
    return { before, after, contents };
  })
  .filter(({ contents }) => Object.keys(contents).length > 0);

const policy = `${openPolicy}budget: { files: 100, bytes: 262144, lines: 10000 }\n`;

async function check(
  {
    before,
    after,
    contents,
  }: {
    before: ReadonlyMap<string, FakeFile>;
    after: ReadonlyMap<string, FakeFile>;
    contents: Readonly<Record<string, Uint8Array | null>>;
  },
  isBuilt: boolean,
): Promise<void> {
  const job = await openChangesJob({ policy, files: { 'README.md': '# App\n', ...Object.fromEntries(before) } });
  const text = job.collect(contents);
  if (isBuilt) {
    const { inputs, env, folder: workspace, event } = job.step(text);
    const step = await runStep({ inputs, env, workspace, event });
    expect(step.exitCode, step.log).toBe(0);
  } else {
    const { thrown } = await job.post(text);
    expect(thrown).toBeUndefined();
  }
  const committed = job.filesOn('topic') ?? new Map<string, FakeFile>();
  const expected = new Map([['.github/intern-policy.yml', policy], ['README.md', '# App\n'], ...after]);
  expect([...committed.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
  for (const [at, file] of expected) expect(bytesOf(committed.get(at) ?? '').equals(bytesOf(file)), at).toBe(true);
  expect(treeOf(committed).root).toBe(gitTree(expected));
  await job[Symbol.asyncDispose]();
}

test('for any tree and any change that the policy allows', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scenario, (one) => check(one, false)),
    { seed, numRuns: runs(25) },
  );
});

test('by the built action too', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scenario, (one) => check(one, true)),
    { seed, numRuns: runs(4) },
  );
});
