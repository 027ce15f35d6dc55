// Starts an agent in a bubblewrap sandbox: it may write to its own folders, and read the system (docs/agents.md).
import { execFile } from 'node:child_process';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeError, orUndefined } from '../../../errors.ts';
import { isWithin } from '../../../resolved-path.ts';
import { type Launch, type LaunchOrder, launchPlain } from './launch.ts';

export interface Confinement {
  readonly network: 'host' | 'none' | 'model';
  readonly hidden: readonly string[];
  /** Files or folders inside writable folders, which the agent can't change. List them before any agent runs. */
  readonly fixed?: readonly string[];
  /** Bubblewrap's path. Default: found in the order's PATH, which is safe if no agent could write to its folders. */
  readonly bwrap?: string;
  /** Needed for the network `model`. */
  readonly forwarding?: { readonly socket: string; readonly program: string; readonly port: number } | undefined;
}

/** Starts nothing if any part of the sandbox is missing. */
export function confine(confinement: Confinement): Launch {
  const { network, forwarding, bwrap = 'bwrap' } = confinement;
  if (network === 'model' && forwarding === undefined) throw new TypeError('There is no connection to a model.');
  return async (order) => {
    const bwrapArgs = createBwrapArgs(order, confinement);
    const problem = await testSandbox(bwrap, [...bwrapArgs, 'true'], order);
    if (problem !== undefined) throw new Error(problem);
    if (forwarding === undefined) return launchPlain({ ...order, command: [bwrap, ...bwrapArgs, ...order.command] });
    const forwarder = [mounted.node, mounted.program, mounted.socket, String(forwarding.port), nodePrefix];
    const rename = (name: string): string => (name.startsWith('NODE_') ? nodePrefix + name : name);
    const env = Object.entries(order.env).map(([name, value]) => [rename(name), value]);
    const command = [bwrap, ...bwrapArgs, ...forwarder, ...order.command];
    return launchPlain({ ...order, env: Object.fromEntries(env), command });
  };
}

const mounted = {
  socket: '/run/interns/models.sock',
  node: '/run/interns/node',
  program: '/run/interns/forwarder.mjs',
} as const;

export const sandboxNode = mounted.node;

/** A prefix under which the agent's `NODE_` variables do not act on the forwarder. */
const nodePrefix = 'INTERN_KEPT_';

function createBwrapArgs(order: LaunchOrder, { network, hidden, fixed = [], forwarding }: Confinement) {
  const forwarderMounts = forwarding && [
    ['--ro-bind', forwarding.socket, mounted.socket],
    ['--ro-bind', realpathSync(process.execPath), mounted.node],
    ['--ro-bind', forwarding.program, mounted.program],
  ];
  return [
    // Deny further user namespaces: in one, a program could take mounts away, and rename the folders below them.
    ['--unshare-user', '--disable-userns', '--cap-drop', 'ALL'],
    ['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--die-with-parent'],
    network === 'host' ? [] : ['--unshare-net'],
    // Make machine-wide settings read-only, because root keeps its file permissions in the sandbox.
    ['--proc', '/proc'],
    ...['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus'].map((file) => ['--ro-bind-try', file, file]),
    ['--dev', '/dev', '--tmpfs', '/tmp', '--setenv', 'TMPDIR', '/tmp'],
    ...listMounts(order).map(({ source, target }) => ['--ro-bind', source, target]),
    // Sort hidden and writable folders together, because either may be inside the other.
    ...sortMounts(order, hidden),
    ...fixed.filter(isLinkless).map((file) => ['--ro-bind', file, file]),
    ...(forwarderMounts ?? []),
    ['--chdir', order.cwd, '--'],
  ].flat();
}

/** Sorts outer folders first, so that none covers an inner one that was mounted before. */
function sortMounts({ writable, readable }: LaunchOrder, hidden: readonly string[]): readonly (readonly string[])[] {
  const binds = writable.map((folder) => ({ folder, args: ['--bind', folder, folder] }));
  const masks = hidden.map((folder) => ({ folder, args: ['--tmpfs', folder] }));
  const views = readable === undefined ? [] : [{ folder: readable, args: ['--ro-bind', readable, readable] }];
  return [...masks, ...binds, ...views].toSorted((a, b) => a.folder.length - b.folder.length).map(({ args }) => args);
}

const noSandboxHint = 'or write "sandbox: none", which confines nothing';

/** @returns why the sandbox does not work, with the remedy; undefined if it works */
async function testSandbox(
  bwrap: string,
  args: readonly string[],
  { env, cwd }: LaunchOrder,
): Promise<string | undefined> {
  try {
    await promisify(execFile)(bwrap, args, { env: { ...env }, cwd });
    return undefined;
  } catch (error) {
    const { code, stderr }: { readonly code?: unknown; readonly stderr?: unknown } = Object(error);
    if (code === 'ENOENT') {
      return `The sandbox needs bubblewrap, but "bwrap" is not in PATH. Install it ("apt-get install bubblewrap"), ${noSandboxHint}.`;
    }
    if (typeof code === 'string') return `The sandbox could not be started: ${describeError(error)}.`;
    const output = String(stderr).slice(0, 1000).trim() || `exit status ${String(code)}`;
    if (output.includes('Unknown option')) {
      return `The sandbox needs bubblewrap 0.8 or later (${output}). Update it, ${noSandboxHint}.`;
    }
    const hint = 'On Ubuntu, "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" as root allows it;';
    return `The system refuses the sandbox (${output}). ${hint} otherwise run the service where user namespaces are allowed, ${noSandboxHint}.`;
  }
}

// These have no secrets, and tell little of this machine: programs, names of users and hosts, time zone, name servers.
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

/** Lists system and program files to show read-only. Skips folders that are writable: links there may lead anywhere. */
export function listMounts({ command, env, writable }: Omit<LaunchOrder, 'cwd'>) {
  const isWritable = (file: string): boolean => writable.some((folder) => isWithin(file, folder));
  const folders = (env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !isWritable(folder));
  const [program = '', ...args] = command;
  const binary = program.includes('/') ? program : folders.map((folder) => path.join(folder, program)).find(isFile);
  const files = [binary ?? '', ...args].filter((file) => path.isAbsolute(file) && !isWritable(file) && isFile(file));
  const extraMounts = [
    // Skip a folder that contains the home, because it would show the home as well.
    ...folders.filter((folder) => isFolder(folder) && !isWithin(homedir(), folder)).map(toMount),
    ...files.flatMap(toFileMounts),
  ];
  return [
    ...systemFolders.filter(isFolder).map(toMount),
    ...systemFiles.flatMap(resolveMount),
    ...extraMounts.filter(({ target }) => !systemFolders.some((folder) => isWithin(target, folder))),
  ];
}

const toMount = (file: string) => ({ source: file, target: file });

/** Resolves a link, as `/etc/resolv.conf` often is, because its target does not exist in the sandbox. */
function resolveMount(file: string) {
  const source = orUndefined(() => realpathSync(file));
  return source === undefined ? [] : [{ source, target: file }];
}

/** Lists, for a file that may be a link, its target's packages (the outermost `node_modules`), target and file. */
function toFileMounts(file: string) {
  const target = realpathSync(file);
  const [parent, packagePath] = target.split(`${path.sep}node_modules${path.sep}`, 2);
  const packages = packagePath === undefined ? [] : [path.join(parent ?? '', 'node_modules')];
  return [...packages, target, file].map(toMount);
}

const isFile = (file: string): boolean => orUndefined(() => statSync(file))?.isFile() ?? false;
const isFolder = (file: string): boolean => orUndefined(() => statSync(file))?.isDirectory() ?? false;

/** Refuses a link: bubblewrap would follow it outside of the sandbox, and mount what it finds. */
const isLinkless = (file: string): boolean =>
  existsSync(file) && realpathSync(file) === path.join(realpathSync(path.dirname(file)), path.basename(file));
