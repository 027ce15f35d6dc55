// Reads the changes file in the job that posts. Trusts nothing in it: checks which run wrote it, and judges it again.
import { type ChangesEntry, type ChangesFile, readChangesFile, refusal } from '../../changes/changes-file.ts';
import { computeRootTree, type Folders, folderMode, type TreeEntry } from '../../changes/git-objects.ts';
import { compileIgnoreFiles, type IsIgnored, isIgnoreFile } from '../../changes/ignored.ts';
import { measureChanges, type ReadChange } from '../../changes/measure.ts';
import { sha256 } from '../../crypto.ts';
import { ChangesError, GitHubError } from '../../errors.ts';
import type { GitHub } from '../../github/api/rest.ts';
import { readBlob, readFolders } from '../../github/changes/read-tree.ts';
import type { PostChangesSettings } from '../../inputs/posting-settings.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { oneLine } from '../../log.ts';
import { judgeChanges } from '../../permission/change/judge.ts';
import type { ChangeRow } from '../../transcript/events.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { RunPolicy } from '../run-policy.ts';
import type { ActionIo } from '../runner/io.ts';

export type FittingChange = Awaited<ReturnType<typeof judgeFile>>;

/** Throws {@link ChangesError} `changes_file_refused`. */
export async function loadChangesFile(
  io: ActionIo,
  { changesFile, changesDigest }: PostChangesSettings,
  { repositoryName, subject }: GitHubAccess,
): Promise<ChangesFile> {
  const text = await openWorkspace(io)
    .readInputText(changesFile)
    .catch((cause: unknown) => {
      throw refusal(`"${changesFile}" can't be read`, cause);
    });
  if (`sha256:${sha256(text)}` !== changesDigest) throw refusal('its digest is not the input "changes-digest"');
  return readChangesFile(text, {
    repository: repositoryName(),
    pull_request: subject?.isPullRequest === true ? subject.number : null,
    run_id: io.env['GITHUB_RUN_ID'] ?? '',
    job: io.env['GITHUB_JOB'] ?? '',
  });
}

/**
 * Judges the changes as if made on the commit `base`. Throws {@link ChangesError} `changes_head_moved` if `base` is not
 * the file's head and the changes don't fit on it. Throws `changes_file_refused` for every other flaw of the file.
 */
export async function judgeFile(
  { head, changes }: ChangesFile,
  { github }: GitHubAccess,
  { policy, context, facts }: RunPolicy,
  base: string,
) {
  const paths = changes.map(({ path }) => path);
  const folders = await readFolders(github(), base, paths).catch((error: unknown) => {
    const isMissing = error instanceof GitHubError && error.data.status === 404;
    throw isMissing ? refusal(`the repository has no commit ${base}`, error) : error;
  });
  const policyFlaw = { why: 'it governs this run' };
  const readChanges: ReadChange[] = [];
  for (const entry of changes) {
    const { path, status, old, content } = entry;
    const baseEntry = findEntry(folders, path);
    if ((baseEntry?.sha ?? null) !== old) {
      throw head === base
        ? refusal(`its head has another version of ${quotePath(entry)}`)
        : headMoved(`${quotePath(entry)} has changed there since`);
    }
    const before = baseEntry === undefined ? undefined : await readBefore(github(), baseEntry);
    const after = content === null ? undefined : Buffer.from(content, 'base64');
    readChanges.push({ path, status, before, after, ...(path === facts.path ? { flaw: policyFlaw } : {}) });
  }
  const measured = measureChanges(readChanges, folders);
  const judged = judgeChanges(policy, measured, context);
  for (const { change, verdict } of judged) {
    const { answer, rule, reason } = verdict;
    if (answer !== 'taken') throw refusal(`the policy does not take ${quotePath(change)} (${rule}: ${reason})`);
  }
  const addedFiles = changes.filter(({ status }) => status === 'added');
  const isIgnored = await readIgnoreFiles(github(), { folders, paths: addedFiles.map(({ path }) => path) });
  const ignoredFile = addedFiles.find(({ path }) => isIgnored(path, 'file'));
  if (ignoredFile !== undefined) throw refusal(`a .gitignore of the commit ignores ${quotePath(ignoredFile)}`);
  const rows = judged.map(({ change: { path, status, bytes, diff }, verdict: { answer, rule } }): ChangeRow => {
    return { path, status, bytes, added: diff?.added ?? null, removed: diff?.removed ?? null, answer, rule };
  });
  const root = computeRootTree(folders, new Map(changes.map(({ path, new: sha }) => [path, sha])));
  return { base, root, changes: measured, rows };
}

const maxBlobBytes = 4 * 1024 * 1024;

async function readBefore(github: GitHub, { mode, sha }: TreeEntry): Promise<Uint8Array> {
  const isFile = mode !== folderMode && mode !== '160000'; // the mode of a submodule
  return isFile ? readBlob(github, sha, maxBlobBytes) : new Uint8Array();
}

async function readIgnoreFiles(
  github: GitHub,
  { folders, paths }: { readonly folders: Folders; readonly paths: readonly string[] },
): Promise<IsIgnored> {
  const files = new Map<string, string>();
  for (const [folder, entries] of folders) {
    const { sha } = entries.find(isIgnoreFile) ?? {};
    if (sha === undefined || !paths.some((path) => folder === '' || path.startsWith(`${folder}/`))) continue;
    files.set(folder, new TextDecoder().decode(await readBlob(github, sha, maxBlobBytes)));
  }
  return compileIgnoreFiles(files);
}

function findEntry(folders: Folders, path: string): TreeEntry | undefined {
  const slash = path.lastIndexOf('/');
  return folders.get(path.slice(0, Math.max(0, slash)))?.find(({ name }) => name === path.slice(slash + 1));
}

function quotePath({ path }: Pick<ChangesEntry, 'path'>): string {
  return JSON.stringify(path);
}

export function headMoved(why: string): ChangesError {
  const message = `The branch moved while the intern worked, and the change no longer fits: ${oneLine(why)}. Run the workflow again.`;
  return new ChangesError('changes_head_moved', message);
}
