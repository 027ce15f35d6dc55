// A file at a commit through the API: exactly that file, or none.
import { expect, test } from 'vitest';
import { readDefaultBranch, readFileAt, resolveCommit } from '../../src/github/repository-file.ts';
import type { FakeFile } from '../support/fake-github-state.ts';
import { addCommit } from '../support/fake-github-state.ts';
import { openFakeGitHub } from '../support/github-client.ts';

const path = '.github/intern-policy.yml';

async function read(files: Readonly<Record<string, FakeFile>>, maxBytes = 100): Promise<string | undefined> {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', files);
  const bytes = await readFileAt(under.github, { commit, path, maxBytes });
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes);
}

test('a regular file is read as it is', async () => {
  expect(await read({ [path]: 'version: 1 # ü\n', '.github/workflows/ci.yml': 'x' })).toBe('version: 1 # ü\n');
});

test('a file in the root is read too', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', { 'policy.yml': 'version: 1' });
  const bytes = await readFileAt(under.github, { commit, path: 'policy.yml', maxBytes: 100 });
  expect(new TextDecoder().decode(bytes)).toBe('version: 1');
});

test.each([
  ['neither file nor folder', {}],
  ['a folder without the file', { '.github/workflows/ci.yml': 'x' }],
])('there may be %s', async (_name, files) => {
  expect(await read({ 'README.md': 'x', ...files })).toBeUndefined();
});

test.each([
  ['a link to a file of the repository', { [path]: { link: 'loose.yml' }, 'loose.yml': 'version: 1' }, 'symlink'],
  ['a link to nowhere', { [path]: { link: '/etc/passwd' } }, 'symlink'],
  ['a submodule', { [path]: { submodule: 'a'.repeat(40) } }, 'its content does not match the hash'],
  ['a folder', { [`${path}/inner.yml`]: 'version: 1' }, 'dir'],
])('%s is refused', async (_name, files, why) => {
  await expect(read(files, 100_000)).rejects.toMatchObject({
    code: 'github_refused',
    data: { source: path },
    message: expect.stringContaining(why),
  });
});

test('bytes that are not those of the listed blob are refused', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', { [path]: 'version: 1' });
  under.fake.intercept = (request) => (request.includes('policy.yml') ? { status: 200, json: 'loose' } : undefined);
  const reading = readFileAt(under.github, { commit, path, maxBytes: 100 });
  await expect(reading).rejects.toMatchObject({ code: 'github_refused', data: { source: path } });
});

test('more bytes than the folder lists are refused', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', { [path]: 'version: 1' });
  const json = 'x'.repeat(101);
  under.fake.intercept = (request) => (request.includes('policy.yml') ? { status: 200, json } : undefined);
  await expect(readFileAt(under.github, { commit, path, maxBytes: 100 })).rejects.toMatchObject({
    code: 'github_refused',
    message: `"${path}" is not read: its content does not match the hash in its folder.`,
  });
});

test('the file is the one of the commit, whatever the branch has by now', async () => {
  await using under = await openFakeGitHub();
  const commit = addCommit(under.state, 'heads/main', { [path]: 'of then' });
  addCommit(under.state, 'heads/main', { [path]: 'of now' });
  const bytes = await readFileAt(under.github, { commit, path, maxBytes: 100 });
  expect(new TextDecoder().decode(bytes)).toBe('of then');
});

test('a file of 100 bytes is read when 100 are allowed, one of 101 is not', async () => {
  expect(await read({ [path]: 'x'.repeat(100) })).toHaveLength(100);
  await expect(read({ [path]: 'x'.repeat(101) })).rejects.toMatchObject({
    code: 'github_refused',
    message: `"${path}" is not read: it has 101 bytes, but at most 100 are read.`,
  });
});

test('the default branch is a ref, and a tag of the same name is not taken for it', async () => {
  await using under = await openFakeGitHub();
  const sha = addCommit(under.state, 'heads/main', { [path]: 'of the branch' });
  addCommit(under.state, 'tags/main', { [path]: 'of the tag' });
  const ref = await readDefaultBranch(under.github);
  expect(ref).toBe('refs/heads/main');
  expect(await resolveCommit(under.github, ref)).toBe(sha);
});

test('a branch with slashes stands for its commit', async () => {
  await using under = await openFakeGitHub();
  const sha = addCommit(under.state, 'heads/release/v1', {});
  const other = addCommit(under.state, 'heads/fix/refs/v1', {});
  expect(await resolveCommit(under.github, 'release/v1')).toBe(sha);
  expect(await resolveCommit(under.github, 'fix/refs/v1')).toBe(other);
});

test('a commit that changes much is read, with one of its changes at most', async () => {
  await using under = await openFakeGitHub();
  const sha = 'a'.repeat(40);
  under.fake.intercept = () => ({ status: 200, json: { sha, files: [{ patch: 'x'.repeat(9 * 1024 * 1024) }] } });
  expect(await resolveCommit(under.github, 'main')).toBe(sha);
  expect(under.fake.requests).toEqual(['GET /repos/acme/app/commits/main?per_page=1']);
});
