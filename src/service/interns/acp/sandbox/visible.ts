// What a confined agent sees of the machine beside its own folders: the system's programs, and its own program.
import { realpathSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isWithin } from '../../resolved-path.ts';
import type { LaunchOrder } from '../launch.ts';

// Nothing of it is a secret, and nothing of it is this machine's own but names.
const systemFolders = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/nix/store'];
const systemFiles = [
  'alternatives',
  'ca-certificates',
  'group',
  'hosts',
  'ld.so.cache',
  'localtime',
  'nsswitch.conf',
  'os-release',
  'passwd',
  'pki/ca-trust/extracted',
  'pki/tls/cert.pem',
  'pki/tls/certs',
  'pki/tls/openssl.cnf',
  'protocols',
  'resolv.conf',
  'services',
  'ssl/certs',
  'ssl/openssl.cnf',
].map((name) => `/etc/${name}`);

/** A file or folder that is shown, and the path that it is shown at. */
export interface Shown {
  readonly from: string;
  readonly at: string;
}

/**
 * What of the machine is shown to a program, to be read: the system, the folders of `PATH`, and the files that its command line
 * names by absolute paths. Nothing in a folder that it may write to counts: a link there leads wherever its author likes.
 */
export function visibleTo({ command, env, writable }: Omit<LaunchOrder, 'cwd'>): readonly Shown[] {
  const isOwn = (file: string): boolean => writable.some((folder) => isWithin(file, folder));
  const folders = (env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !isOwn(folder));
  const [program = '', ...args] = command;
  const found = program.includes('/') ? program : folders.map((folder) => path.join(folder, program)).find(isFile);
  const files = [found ?? '', ...args].filter((file) => path.isAbsolute(file) && !isOwn(file) && isFile(file));
  const beyondSystem = [
    // A home in PATH would be shown with all that lies in it.
    ...folders.filter((folder) => isFolder(folder) && !isWithin(homedir(), folder)).map(asItself),
    ...files.flatMap(filesOf),
  ];
  return [
    ...systemFolders.filter(isFolder).map(asItself),
    ...systemFiles.flatMap(whereItLeads),
    ...beyondSystem.filter(({ at }) => !systemFolders.some((folder) => isWithin(at, folder))),
  ];
}

const asItself = (file: string): Shown => ({ from: file, at: file });

/** A link in place of a file, as `/etc/resolv.conf` often is one, leads to a place that is not there inside. */
function whereItLeads(file: string): readonly Shown[] {
  try {
    return [{ from: realpathSync(file), at: file }];
  } catch {
    return [];
  }
}

/** A file, what it is a link to, and the packages that it may load: everything in the outermost `node_modules` above it. */
function filesOf(file: string): readonly Shown[] {
  const real = realpathSync(file);
  const [above, below] = real.split(`${path.sep}node_modules${path.sep}`, 2);
  const packages = below === undefined ? [] : [path.join(above ?? '', 'node_modules')];
  return [file, real, ...packages].map(asItself);
}

function isFile(file: string): boolean {
  return statOf(file)?.isFile() ?? false;
}

function isFolder(file: string): boolean {
  return statOf(file)?.isDirectory() ?? false;
}

/** What may not be looked at is not there. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
