// Resolves paths, and reads and creates files, for a job whose checkout may be a stranger's.
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Environment, variable } from '../environment.ts';
import { orUndefined } from '../errors.ts';
import { isOpenedAt, listFoldersUpwards, makeFolders } from '../folders.ts';
import { invalid } from '../inputs/values.ts';
import { input, worded } from '../wording.ts';
import type { JobIo } from './io.ts';

export type Workspace = ReturnType<typeof openWorkspace>;

const maxInputBytes = 4 * 1024 * 1024;

export function openWorkspace({ env, cwd, readFile, files }: Pick<JobIo, 'env' | 'cwd' | 'readFile' | 'files'>) {
  const root = variable(env, 'GITHUB_WORKSPACE') ?? cwd;
  const checkout = files === 'checkout' ? findCheckout(root) : root;
  const temp = variable(env, 'RUNNER_TEMP') ?? tmpdir();
  /** Returns undefined for a file that needs no protection. */
  const locate = (path: string): ReturnType<typeof findPlace> => {
    if (files === 'anywhere') return undefined;
    if (files === 'checkout') return findPlace(path, [checkout]);
    const place = findPlace(path, [root, temp]);
    if (place !== undefined) return place;
    throw new FileRefusal("it is neither in the workspace nor in the runner's temp folder");
  };
  /** Rejects with an error of the system, or with a {@link FileRefusal}. */
  const readInput = async (inputPath: string): Promise<Uint8Array> => {
    const path = resolve(root, inputPath);
    const place = locate(path);
    return place === undefined ? fs.readFileSync(path) : readCheckoutFile(place, maxInputBytes);
  };
  /** Opens a new file that an input names, or one in `temp`; returns its descriptor. */
  const create = (path: string): number => {
    const place = locate(path);
    return place === undefined ? createAnywhere(path) : createCheckoutFile(place);
  };
  return {
    resolve: (inputPath: string) => resolve(root, inputPath),
    readInput,
    readInputText: async (inputPath: string) => toText(await readInput(inputPath)),
    /** Reads a file that the machine names, such as the token of a service account. */
    readText: async (path: string) => toText(await readFile(path)),
    create,
    write(path: string, text: string): void {
      const file = create(path);
      try {
        fs.writeFileSync(file, text);
      } finally {
        fs.closeSync(file);
      }
    },
    /** Throws a {@link FileRefusal} for a file that belongs to the runner or to Git. */
    refuseFileOfOthers(path: string): void {
      if (files === 'anywhere') return;
      const owner = findOwner(path, env, temp);
      if (owner !== undefined) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
    },
    temp,
  };
}

/** Returns the outermost checkout, because a job may run in a subfolder or a submodule. */
function findCheckout(folder: string): string {
  return listFoldersUpwards(folder).findLast((one) => fs.existsSync(join(one, '.git'))) ?? folder;
}

function toText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

function createAnywhere(path: string): number {
  makeFolders(dirname(path));
  const file = fs.openSync(path, 'w+', 0o600);
  fs.fchmodSync(file, 0o600); // a file that was there before would keep its mode
  return file;
}

/** Throws {@link InputError} `input_invalid`. */
export async function readTextInput(name: string, path: string, workspace: Workspace): Promise<string> {
  return workspace.readInputText(path).catch((cause: unknown) => {
    throw invalid(name, worded`${input(name)} is "${path}", which ${describeUnread(cause, ' as UTF-8 text')}`, cause);
  });
}

export function describeUnread(cause: unknown, form = ''): string {
  if (cause instanceof FileRefusal) return `is not read: ${cause.message}.`;
  return `can't be read${form}. Check the path; in a job, check out the repository first.`;
}

/** Variables that name files whose content the runner obeys (GitHub documentation, "Default environment variables"). */
const runnerFiles = [
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_PATH',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
] as const;

function findOwner(path: string, env: Environment, temp: string): string | undefined {
  const real = realPath(path);
  const isOwned = (file: string | undefined): boolean => file !== undefined && realPath(file) === real;
  const name = runnerFiles.find((each) => isOwned(variable(env, each)));
  if (name !== undefined) return `the runner (${name})`;
  if (relative(realPath(temp), real).startsWith('_')) return 'the runner'; // its own files begin with "_"
  return real.split(sep).some((part) => part.toLowerCase() === '.git') ? 'Git' : undefined;
}

/** Resolves links, also in the existing part of a path that does not exist. */
function realPath(path: string): string {
  const absolute = resolve(path);
  const real = orUndefined(() => fs.realpathSync(absolute));
  if (real !== undefined || dirname(absolute) === absolute) return real ?? absolute;
  return join(realPath(dirname(absolute)), basename(absolute));
}

export class FileRefusal extends Error {}

interface Place {
  readonly root: string;
  /** The folders below the root, and last the file. */
  readonly names: readonly string[];
}

// Windows has neither O_NOFOLLOW nor O_NONBLOCK: there, only the check of each part of the path finds links. Elsewhere,
// without O_NONBLOCK, opening a pipe would wait for its other end.
const flags: Readonly<Partial<Record<string, number>>> = fs.constants;
const noFollow = flags['O_NOFOLLOW'] ?? 0;
const noWait = flags['O_NONBLOCK'] ?? 0;

export function findPlace(path: string, roots: readonly string[]): Place | undefined {
  for (const root of roots.filter((one) => fs.existsSync(one))) {
    const real = fs.realpathSync(root);
    for (const base of [root, real]) {
      const subpath = relative(base, path);
      const isOutside = subpath === '' || subpath === '..' || subpath.startsWith(`..${sep}`) || isAbsolute(subpath);
      if (!isOutside) return { root: real, names: subpath.split(sep) };
    }
  }
  return undefined;
}

/**
 * Requires that the opened file is the one that was checked. Can't tell a hard link from a file; git creates none.
 *
 * @throws {FileRefusal} a link, not a regular file, or larger than `maxBytes`; and errors of the system
 */
export function readCheckoutFile({ root, names }: Place, maxBytes: number): Uint8Array {
  const path = joinWithoutLinks(root, names);
  const stats = fs.lstatSync(path, { bigint: true });
  if (!stats.isFile()) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
  const file = fs.openSync(path, fs.constants.O_RDONLY | noFollow | noWait);
  try {
    const { dev, ino, size } = fs.fstatSync(file, { bigint: true });
    if (dev !== stats.dev || ino !== stats.ino || isReplaced(file, path)) throw new FileRefusal(replacedMessage);
    if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, but at most ${maxBytes} are read`);
    return fs.readFileSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/**
 * Replaces an existing file instead of writing to it: its other names (hard links) keep the old content.
 *
 * @throws {FileRefusal} a link in the path, or not a regular file; and errors of the system
 */
export function createCheckoutFile({ root, names }: Place): number {
  for (let depth = 1; depth < names.length; depth += 1) {
    const folder = joinWithoutLinks(root, names.slice(0, depth));
    if (fs.lstatSync(folder, { throwIfNoEntry: false }) === undefined) fs.mkdirSync(folder);
  }
  const path = joinWithoutLinks(root, names);
  const existing = fs.lstatSync(path, { throwIfNoEntry: false });
  if (existing?.isFile() === false) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
  if (existing !== undefined) fs.unlinkSync(path);
  const file = fs.openSync(path, fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_EXCL | noFollow, 0o600);
  if (!isReplaced(file, path)) return file;
  fs.closeSync(file);
  throw new FileRefusal(replacedMessage);
}

const replacedMessage = 'it was replaced while it was opened';

/** Tells whether a folder in the path has become a link since the check. */
function isReplaced(file: number, path: string): boolean {
  return orUndefined(() => isOpenedAt(file, path)) === false; // undefined on a system without /proc
}

/** Refuses a link anywhere in the path. The last part need not exist. */
function joinWithoutLinks(root: string, names: readonly string[]): string {
  let path = root;
  for (const name of names) {
    path = join(path, name);
    if (fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    throw new FileRefusal(`"${relative(root, path)}" is a link, and links are not followed. Name the file itself`);
  }
  return path;
}
