// The files of a job: paths that start at the workspace, and what inputs name, also in a checkout that a stranger may have written.
import {
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { variable } from '../environment.ts';
import { InputError } from '../errors.ts';
import { isForEverybody, makeFolders } from '../folders.ts';
import { input, type Wording, worded } from '../wording.ts';

/**
 * A step of the action reads and writes its workspace and the runner's temp folder only. A command line takes any path; in a CI the
 * links of its checkout are not followed, and in front of a person they are.
 */
export type FileReach = 'workspace' | 'checkout' | 'anywhere';

export interface Workspace {
  /** Makes a path absolute, from the workspace. */
  path(given: string): string;
  /** Reads a file that an input names, at most 4 MiB; rejects with what the system says, or a {@link FileRefusal}. */
  readInput(given: string): Promise<Uint8Array>;
  /** Reads UTF-8. */
  readInputText(given: string): Promise<string>;
  /** Reads a file that the machine names, such as the token of a service account. */
  readText(path: string): Promise<string>;
  /** Creates a file that an input names, or one in `temp`. Gives its descriptor, to write and to read. */
  create(path: string): number;
  /** Writes a whole file, created as by {@link create}. */
  write(path: string, text: string): void;
  /** Throws a {@link FileRefusal} where a file that an input names is the runner's own or Git's. */
  refuseFileOfOthers(path: string): void;
  /** For files without a given place. */
  readonly temp: string;
}

export interface WorkspaceOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly readFile: (path: string) => Promise<Uint8Array>;
  readonly files: FileReach;
}

const maxInputBytes = 4 * 1024 * 1024;

/** Opens `GITHUB_WORKSPACE` on a runner, else the working directory. */
export function openWorkspace({ env, cwd, readFile, files }: WorkspaceOptions): Workspace {
  const root = variable(env, 'GITHUB_WORKSPACE') ?? cwd;
  const checkout = files === 'checkout' ? checkoutOf(root) : root;
  const temp = variable(env, 'RUNNER_TEMP') ?? tmpdir();
  const place = (path: string): ReturnType<typeof placeOf> => {
    if (files === 'anywhere') return undefined;
    const found = placeOf(path, files === 'workspace' ? [root, temp] : [checkout]);
    if (found !== undefined || files === 'checkout') return found;
    throw new FileRefusal("it lies neither in the workspace nor in the runner's temp folder");
  };
  const readInput = async (given: string): Promise<Uint8Array> => {
    const path = resolve(root, given);
    const found = place(path);
    return found === undefined ? readFileSync(path) : readCheckoutFile(found, maxInputBytes);
  };
  const create = (path: string): number => {
    const found = place(path);
    return found === undefined ? createAnywhere(path) : createCheckoutFile(found);
  };
  return {
    path: (given) => resolve(root, given),
    readInput,
    readInputText: async (given) => toText(await readInput(given)),
    readText: async (path) => toText(await readFile(path)),
    create,
    write(path, text) {
      const file = create(path);
      try {
        writeFileSync(file, text);
      } finally {
        closeSync(file);
      }
    },
    refuseFileOfOthers(path) {
      if (files === 'anywhere') return;
      const owner = whoseFile(path, env, temp);
      if (owner !== undefined) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
    },
    temp,
  };
}

/** Finds the outermost folder that Git keeps: a job may stand in a folder of its checkout, or in a submodule. */
function checkoutOf(folder: string): string {
  const folders = [folder];
  for (let at = folder; at !== dirname(at); at = dirname(at)) folders.push(dirname(at));
  return folders.findLast((one) => existsSync(join(one, '.git')) && !isForEverybody(one)) ?? folder;
}

function toText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function createAnywhere(path: string): number {
  makeFolders(dirname(path));
  const file = openSync(path, 'w+', 0o600);
  fchmodSync(file, 0o600); // a file that was there before keeps its mode otherwise
  return file;
}

/** Reads the text of a file that an input names; throws {@link InputError} `input_invalid`. */
export async function readTextOf(name: string, given: string, workspace: Workspace): Promise<string> {
  return workspace.readInputText(given).catch((cause: unknown) => {
    throw new InputError('input_invalid', unreadable(name, given, cause), { source: name, cause });
  });
}

function unreadable(name: string, given: string, cause: unknown): Wording {
  if (cause instanceof FileRefusal) return worded`${input(name)} is "${given}", which is not read: ${cause.message}.`;
  return worded`${input(name)} is "${given}", which can't be read as UTF-8 text. Check the path; in a job, check out the repository first.`;
}

/** Files by which the runner is told what to do (GitHub documentation, "Default environment variables"). */
const runnerFiles = [
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_PATH',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
] as const;

/** Names the owner of a file that would be read as something else than a transcript. */
function whoseFile(path: string, env: WorkspaceOptions['env'], temp: string): string | undefined {
  const real = realPath(path);
  const name = runnerFiles.find((each) => (env[each] ?? '') !== '' && realPath(env[each] ?? '') === real);
  if (name !== undefined) return `the runner (${name})`;
  if (relative(realPath(temp), real).startsWith('_')) return 'the runner'; // so it names its own
  return real.split(sep).some((part) => part.toLowerCase() === '.git') ? 'Git' : undefined;
}

/** For a missing path, resolves its longest existing prefix. */
function realPath(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    return dirname(whole) === whole ? whole : join(realPath(dirname(whole)), basename(whole));
  }
}

/** The message says why a file is not opened. */
export class FileRefusal extends Error {}

interface Place {
  /** Has no links on the way to it. */
  readonly root: string;
  /** Below the root, the file last. */
  readonly names: readonly string[];
}

// Windows has neither flag, and relies on the look at each part before. A pipe would wait for its other end.
const flags: Readonly<Partial<Record<string, number>>> = constants;
const noFollow = flags['O_NOFOLLOW'] ?? 0;
const noWait = flags['O_NONBLOCK'] ?? 0;

/** Finds the place of a path below one of these folders; undefined when it leads out of all. */
export function placeOf(path: string, roots: readonly string[]): Place | undefined {
  for (const root of roots.filter((one) => existsSync(one))) {
    const real = realpathSync(root);
    for (const base of [root, real]) {
      const below = relative(base, path);
      const isOutside = below === '' || below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below);
      if (!isOutside) return { root: real, names: below.split(sep) };
    }
  }
  return undefined;
}

/**
 * Reads a regular file. Each part of the way is looked at, the last is opened without following a link, and what was opened has to
 * be what was looked at. A hard link can't be told from a file; git makes none.
 *
 * @throws {FileRefusal} a link, no regular file, or larger than `maxBytes`; and what the system throws
 */
export function readCheckoutFile({ root, names }: Place, maxBytes: number): Uint8Array {
  const path = walk(root, names);
  const seen = lstatSync(path, { bigint: true });
  if (!seen.isFile()) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
  const file = openSync(path, constants.O_RDONLY | noFollow | noWait);
  try {
    const { dev, ino, size } = fstatSync(file, { bigint: true });
    if (dev !== seen.dev || ino !== seen.ino || isElsewhere(file, path)) throw new FileRefusal(replaced);
    if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, at most ${maxBytes} are read`);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Creates a file that only its owner reads, with its folders. A file from before is replaced, not written to: another name of it
 * (a hard link) keeps what it had.
 *
 * @throws {FileRefusal} a link on the way or in its place, or no regular file; and what the system throws
 */
export function createCheckoutFile({ root, names }: Place): number {
  for (const index of names.slice(1).keys()) makeFolder(walk(root, names.slice(0, index + 1)));
  const path = walk(root, names);
  const before = lstatSync(path, { throwIfNoEntry: false });
  if (before?.isFile() === false) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
  if (before !== undefined) unlinkSync(path);
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_EXCL | noFollow, 0o600);
  if (!isElsewhere(file, path)) return file;
  closeSync(file);
  throw new FileRefusal(replaced);
}

const replaced = 'it was replaced while it was opened';

/** Tells if a folder on the way was replaced by a link since it was looked at: Linux says where what was opened lies. */
function isElsewhere(file: number, path: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    return readlinkSync(`/proc/self/fd/${file}`) !== path;
  } catch {
    return false; // a system without /proc
  }
}

function makeFolder(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) mkdirSync(path);
}

/** Refuses a link anywhere in the path; its last part need not exist. */
function walk(root: string, names: readonly string[]): string {
  let path = root;
  for (const name of names) {
    path = join(path, name);
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    throw new FileRefusal(`"${relative(root, path)}" is a link, and no link is followed. Name the file itself`);
  }
  return path;
}
