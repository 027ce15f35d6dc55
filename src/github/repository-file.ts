// Reads a file of the repository at a commit through the API, where no pull request can change it.
import * as z from 'zod/mini';
import { computeBlobSha } from '../changes/git-objects.ts';
import { amount, text } from '../contract/values.ts';
import { GitHubError } from '../errors.ts';
import { type GitHub, unlessStatus } from './api/rest.ts';

export const repositoryShape = z.looseObject({ default_branch: text });

export const commitShape = z.looseObject({ sha: z.string().check(z.regex(/^[0-9a-f]{40}$/)) });

export const folderShape = z.array(z.looseObject({ type: text, name: text, path: text, sha: text, size: amount }));

export async function readDefaultBranch(github: GitHub): Promise<string> {
  const { default_branch } = await github.json(({ repos }) => repos.get, {}, repositoryShape);
  return `refs/heads/${default_branch}`;
}

export async function resolveCommit(github: GitHub, ref: string): Promise<string> {
  // Keep `heads/` or `tags/`, so that a tag can't pass for a branch of the same name.
  const parameters = { ref: ref.replace(/^refs\//, ''), per_page: 1 };
  return (await github.json(({ repos }) => repos.getCommit, parameters, commitShape, maxAnswerBytes)).sha;
}

/** Large, because the answer lists up to 300 changed files with their diffs. */
const maxAnswerBytes = 64 * 1024 * 1024;

/**
 * Returns undefined if there is no such file. Checks type and hash, because the API follows links without saying so.
 * @throws {GitHubError} `github_refused`: a link, submodule or folder, larger than `maxBytes`, or not of the listed hash
 */
export async function readFileAt(
  github: GitHub,
  { commit, path, maxBytes }: { readonly commit: string; readonly path: string; readonly maxBytes: number },
): Promise<Uint8Array | undefined> {
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  const listing = github.json(({ repos }) => repos.getContent, { ref: commit, path: folder }, folderShape);
  const entry = (await unlessStatus(listing, 404))?.find((one) => one.path === path);
  if (entry === undefined) return undefined;
  if (entry.type !== 'file') throw fileRefusal(path, `it is a ${entry.type}, not a file`);
  if (entry.size > maxBytes) throw fileRefusal(path, `it has ${entry.size} bytes, but at most ${maxBytes} are read`);
  const headers = { accept: 'application/vnd.github.raw+json' };
  const bytes = await github.bytes(({ repos }) => repos.getContent, { ref: commit, path, headers }, maxBytes);
  // Undefined: longer than `maxBytes`, so not the listed content.
  if (bytes === undefined || computeBlobSha(bytes) !== entry.sha)
    throw fileRefusal(path, 'its content does not match the hash in its folder');
  return bytes;
}

function fileRefusal(path: string, why: string): GitHubError {
  return new GitHubError('github_refused', `"${path}" is not read: ${why}.`, { source: path });
}
