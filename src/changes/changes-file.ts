// Writes and reads the file that carries an intern's changes from one job to another, which posts them.
import * as z from 'zod/mini';
import { sha256 } from '../crypto.ts';
import { ChangesError } from '../errors.ts';
import { parseJson } from '../json.ts';
import { oneLine } from '../log.ts';
import { comparePathBytes } from '../permission/change/judge.ts';
import { changeStatuses, maxChangeBudget } from '../permission/policy.ts';
import { computeBlobSha } from './git-objects.ts';

const maxFileBytes = 4 * 1024 * 1024;
const maxSaidLength = 4_000;

const sha1 = z.string().check(z.regex(/^[0-9a-f]{40}$/));
const digest = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/));
const filePath = z.string().check(z.minLength(1), z.maxLength(4_096));

const entryShape = z.object({
  path: filePath,
  status: z.enum(changeStatuses),
  old: z.nullable(sha1),
  new: z.nullable(sha1),
  content: z.nullable(z.string()),
});

export const maxLeftBehind = 50;

const leftBehindShape = z.object({ path: filePath, rule: z.string().check(z.maxLength(200)) });

const fileShape = z.object({
  version: z.literal(1),
  repository: z.string(),
  pull_request: z.nullable(z.int().check(z.gte(1))),
  head: sha1,
  run_id: z.string(),
  job: z.string(),
  policy: digest,
  digest,
  said: z.string().check(z.maxLength(maxSaidLength)), // the beginning of the intern's answer
  left: z.optional(z.array(leftBehindShape).check(z.maxLength(maxLeftBehind))),
  changes: z.array(entryShape).check(z.minLength(1), z.maxLength(maxChangeBudget.files)),
});

/** `content` is base64, or null for a removed file. `old` and `new` are the blob hashes before and after. */
export type ChangesEntry = z.infer<typeof entryShape>;

export type ChangesFile = z.infer<typeof fileShape>;

/** The job that reads a file. It must be of the run that the file is from, but not the job that wrote it. */
type ReadingJob = Pick<ChangesFile, 'repository' | 'pull_request' | 'run_id' | 'job'>;

export function changesFileSchema(): object {
  return { title: 'A file of changes by an intern', ...z.toJSONSchema(fileShape, { target: 'draft-7', io: 'input' }) };
}

/** Hashes blob hashes instead of contents, so that the commit made of the changes also yields the digest. */
export function digestChanges(changes: readonly Omit<ChangesEntry, 'content'>[]): string {
  const rows = changes.toSorted(comparePathBytes).map((each) => [each.path, each.status, each.old, each.new]);
  return `sha256:${sha256(JSON.stringify(rows))}`;
}

/** @throws {ChangesError} `changes_file_refused`: too large or malformed, so that no job would read the file */
export function toChangesFile({ said, left, changes, ...origin }: Omit<ChangesFile, 'version' | 'digest'>): string {
  const sorted = changes.toSorted(comparePathBytes);
  const content = { version: 1, ...origin, digest: digestChanges(sorted), said, left, changes: sorted };
  const text = `${JSON.stringify(content, null, 2)}\n`;
  readChangesFile(text); // throws what a reader would
  return text;
}

/**
 * Does not compare the head, which may have moved. Omit `reader` only to show the file to a person.
 * @throws {ChangesError} `changes_file_refused`: not a file of changes, damaged, or not for this reader
 */
export function readChangesFile(text: string, reader?: ReadingJob): ChangesFile {
  if (Buffer.byteLength(text) > maxFileBytes) throw refusal(`it has more than ${maxFileBytes} bytes`);
  const result = fileShape.safeParse(parseJson(text));
  if (!result.success) {
    const at = result.error.issues[0]?.path.join('.') ?? '';
    throw refusal(`it isn't a file of changes${at === '' ? '' : `, at "${at}"`}`);
  }
  const { data: file } = result;
  if (reader !== undefined) refuseForeign(file, reader);
  for (const entry of file.changes) refuseDamaged(entry);
  if (new Set(file.changes.map(({ path }) => path)).size < file.changes.length) throw refusal('it names a path twice');
  if (file.digest !== digestChanges(file.changes)) throw refusal('its digest does not match its content');
  const bytes = file.changes.reduce((sum, { content }) => sum + Buffer.byteLength(content ?? '', 'base64'), 0);
  if (bytes > maxChangeBudget.bytes) throw refusal(`its contents have ${bytes} bytes, over ${maxChangeBudget.bytes}`);
  return file;
}

function refuseForeign(file: ChangesFile, reader: ReadingJob): void {
  for (const name of ['repository', 'pull_request', 'run_id'] as const) {
    if (file[name] === reader[name]) continue;
    throw refusal(`its ${name} is ${JSON.stringify(file[name])}, but this job has ${JSON.stringify(reader[name])}`);
  }
  if (file.job === reader.job) throw refusal(`it is from this job, "${file.job}", but must be from another`);
}

function refuseDamaged({ path, status, old: oldSha, new: newSha, content }: ChangesEntry): void {
  const shownPath = JSON.stringify(path);
  if ((oldSha === null) !== (status === 'added'))
    throw refusal(`${shownPath} is ${status}, but its old content says otherwise`);
  if ((newSha === null) !== (status === 'removed') || (content === null) !== (newSha === null))
    throw refusal(`${shownPath} is ${status}, but its new content says otherwise`);
  if (newSha === oldSha) throw refusal(`${shownPath} is unchanged`);
  if (content === null) return;
  const bytes = Buffer.from(content, 'base64');
  if (bytes.toString('base64') !== content) throw refusal(`the content of ${shownPath} is not in base64`);
  if (computeBlobSha(bytes) !== newSha) throw refusal(`the content of ${shownPath} does not match its hash`);
}

export function refusal(why: string, cause?: unknown): ChangesError {
  const message = `The file of changes is refused: ${oneLine(why)}. Give the unchanged file that another job of this workflow run collected.`;
  return new ChangesError('changes_file_refused', message, { source: 'changes-file', cause });
}
