// Reads the file of changes in the job that posts: trusts nothing in it, checks whose it is, and judges it again.
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
export async function readFileOfChanges(
  io: ActionIo,
  { changesFile, changesDigest }: PostChangesSettings,
  { repositoryName, subject }: GitHubAccess,
): Promise<ChangesFile> {
  const text = await openWorkspace(io)
    .readInputText(changesFile)
    .catch((cause: unknown) => {
      throw refusal(`"${changesFile}" can't be read`, cause);
    });
  if (`sha256:${sha256(text)}` !== changesDigest) throw refusal('it is not the file of the input "changes-digest"');
  return readChangesFile(text, {
    repository: repositoryName(),
    pull_request: subject?.isPullRequest === true ? subject.number : null,
    run_id: io.env['GITHUB_RUN_ID'] ?? '',
    job: io.env['GITHUB_JOB'] ?? '',
  });
}

/** Throws {@link ChangesError} `changes_file_refused`; `changes_head_moved` on a commit other than the file's head. */
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
  const flaw = { why: 'this run obeys it' };
  const read: ReadChange[] = [];
  for (const entry of changes) {
    const { path, status, old, content } = entry;
    const at = entryAt(folders, path);
    if ((at?.sha ?? null) !== old) {
      throw head === base
        ? refusal(`${said(entry)} is another in its head`)
        : headMoved(`${said(entry)} was changed there since`);
    }
    const before = at === undefined ? undefined : await readBefore(github(), at);
    const after = content === null ? undefined : Buffer.from(content, 'base64');
    read.push({ path, status, before, after, ...(path === facts.path ? { flaw } : {}) });
  }
  const fit = measureChanges(read, folders);
  const judged = judgeChanges(policy, fit, context);
  for (const { change, verdict } of judged) {
    const { answer, rule, reason } = verdict;
    if (answer !== 'taken') throw refusal(`the policy does not take ${said(change)} (${rule}: ${reason})`);
  }
  const added = changes.filter(({ status }) => status === 'added');
  const isIgnored = await readIgnored(github(), { folders, paths: added.map(({ path }) => path) });
  const ignored = added.find(({ path }) => isIgnored(path, 'file'));
  if (ignored !== undefined) throw refusal(`a .gitignore of the commit leaves ${said(ignored)} out`);
  const rows = judged.map(({ change: { path, status, bytes, diff }, verdict: { answer, rule } }): ChangeRow => {
    return { path, status, bytes, added: diff?.added ?? null, removed: diff?.removed ?? null, answer, rule };
  });
  const root = computeRootTree(folders, new Map(changes.map(({ path, new: sha }) => [path, sha])));
  return { base, root, changes: fit, rows };
}

const maxBytes = 4 * 1024 * 1024;

async function readBefore(github: GitHub, { mode, sha }: TreeEntry): Promise<Uint8Array> {
  const isFile = mode !== folderMode && mode !== '160000';
  return isFile ? readBlob(github, sha, maxBytes) : new Uint8Array();
}

async function readIgnored(
  github: GitHub,
  { folders, paths }: { readonly folders: Folders; readonly paths: readonly string[] },
): Promise<IsIgnored> {
  const files = new Map<string, string>();
  for (const [folder, entries] of folders) {
    const { sha } = entries.find(isIgnoreFile) ?? {};
    if (sha === undefined || !paths.some((path) => folder === '' || path.startsWith(`${folder}/`))) continue;
    files.set(folder, new TextDecoder().decode(await readBlob(github, sha, maxBytes)));
  }
  return compileIgnoreFiles(files);
}

function entryAt(folders: Folders, path: string): TreeEntry | undefined {
  const slash = path.lastIndexOf('/');
  return folders.get(path.slice(0, Math.max(0, slash)))?.find(({ name }) => name === path.slice(slash + 1));
}

function said({ path }: Pick<ChangesEntry, 'path'>): string {
  return JSON.stringify(path);
}

export function headMoved(why: string): ChangesError {
  return new ChangesError(
    'changes_head_moved',
    `The branch moved while the intern worked, and the change does not fit any more: ${oneLine(why)}. Run the workflow again.`,
  );
}
