// Starts an agent in a sandbox of bubblewrap: folders of its own to write to, the system to read (docs/agents.md).
import { execFile } from 'node:child_process';
import { realpathSync, type Stats, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeError } from '../../../errors.ts';
import { isWithin } from '../../../resolved-path.ts';
import { type Launch, type LaunchOrder, launchPlain } from './launch.ts';

export interface Confinement {
  readonly network: 'host' | 'none' | 'model';
  readonly hidden: readonly string[];
  /** Needed for the network `model`. */
  readonly forwarding?: { readonly socket: string; readonly program: string; readonly port: number } | undefined;
}

/** Starts nothing if any part of the sandbox is missing. */
export function confine(confinement: Confinement): Launch {
  const { network, forwarding } = confinement;
  if (network === 'model' && forwarding === undefined) throw new TypeError('There is no way to a model.');
  return async (order) => {
    const walls = wallsFor(order, confinement);
    const refused = await tryWalls([...walls, 'true'], order);
    if (refused !== undefined) throw new Error(refused);
    if (forwarding === undefined) return launchPlain({ ...order, command: ['bwrap', ...walls, ...order.command] });
    const forward = [inside.node, inside.program, inside.socket, String(forwarding.port), keptPrefix];
    const env = Object.entries(order.env).map(([name, value]) => [
      name.startsWith('NODE_') ? keptPrefix + name : name,
      value,
    ]);
    const command = ['bwrap', ...walls, ...forward, ...order.command];
    return launchPlain({ ...order, env: Object.fromEntries(env), command });
  };
}

const inside = {
  socket: '/run/interns/models.sock',
  node: '/run/interns/node',
  program: '/run/interns/forwarder.mjs',
} as const;

export const nodeInside = inside.node;

/** A prefix under which the agent's `NODE_` variables do not act on the forwarder. */
const keptPrefix = 'INTERN_KEPT_';

function wallsFor(order: LaunchOrder, { network, hidden, forwarding }: Confinement): readonly string[] {
  const shown = forwarding && [
    ['--ro-bind', forwarding.socket, inside.socket],
    ['--ro-bind', realpathSync(process.execPath), inside.node],
    ['--ro-bind', forwarding.program, inside.program],
  ];
  return [
    ['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--cap-drop', 'ALL', '--die-with-parent'],
    network === 'host' ? [] : ['--unshare-net'],
    // Root outside is root inside as far as files go, and could write these settings of the whole machine.
    ['--proc', '/proc'],
    ...['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus'].map((file) => ['--ro-bind-try', file, file]),
    ['--dev', '/dev', '--tmpfs', '/tmp', '--setenv', 'TMPDIR', '/tmp'],
    ...visibleTo(order).map(({ from, at }) => ['--ro-bind', from, at]),
    // A hidden folder may be in a shown one, and have a shown one in it.
    ...inOrder(order.writable, hidden),
    ...(shown ?? []),
    ['--chdir', order.cwd, '--'],
  ].flat();
}

/** Sorts outer folders first, so that none covers an inner one that was mounted before. */
function inOrder(writable: readonly string[], hidden: readonly string[]): readonly (readonly string[])[] {
  const shown = writable.map((folder) => ({ folder, words: ['--bind', folder, folder] }));
  const covered = hidden.map((folder) => ({ folder, words: ['--tmpfs', folder] }));
  return [...covered, ...shown].toSorted((a, b) => a.folder.length - b.folder.length).map(({ words }) => words);
}

const instead = 'or write "sandbox: none", which confines nothing';

/** @returns why the sandbox does not work, with the remedy; undefined if it works */
async function tryWalls(args: readonly string[], { env, cwd }: LaunchOrder): Promise<string | undefined> {
  try {
    await promisify(execFile)('bwrap', args, { env: { ...env }, cwd });
    return undefined;
  } catch (error) {
    const { code, stderr }: { readonly code?: unknown; readonly stderr?: unknown } = Object(error);
    if (code === 'ENOENT') {
      return `The sandbox needs bubblewrap, and "bwrap" is not in PATH. Install it ("apt-get install bubblewrap"), ${instead}.`;
    }
    if (typeof code === 'string') return `The sandbox could not be started: ${describeError(error)}.`;
    const said = String(stderr).slice(0, 1000).trim() || `exit status ${String(code)}`;
    const lift = 'On Ubuntu, "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" as root lets users have one;';
    return `The system refuses the sandbox (${said}). ${lift} else run the service where user namespaces are allowed, ${instead}.`;
  }
}

// Nothing in these is secret, or particular to this machine but for names.
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

/** Skips folders that the program may write to, where a link may lead anywhere. */
export function visibleTo({ command, env, writable }: Omit<LaunchOrder, 'cwd'>) {
  const isWritable = (file: string): boolean => writable.some((folder) => isWithin(file, folder));
  const folders = (env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder) && !isWritable(folder));
  const [program = '', ...args] = command;
  const found = program.includes('/') ? program : folders.map((folder) => path.join(folder, program)).find(isFile);
  const files = [found ?? '', ...args].filter((file) => path.isAbsolute(file) && !isWritable(file) && isFile(file));
  const beyondSystem = [
    // Skip a folder above the home, which it would show as well.
    ...folders.filter((folder) => isFolder(folder) && !isWithin(homedir(), folder)).map(asItself),
    ...files.flatMap(filesOf),
  ];
  return [
    ...systemFolders.filter(isFolder).map(asItself),
    ...systemFiles.flatMap(whereItLeads),
    ...beyondSystem.filter(({ at }) => !systemFolders.some((folder) => isWithin(at, folder))),
  ];
}

const asItself = (file: string) => ({ from: file, at: file });

/** Resolves a link, as `/etc/resolv.conf` often is: its target does not exist in the sandbox. */
function whereItLeads(file: string) {
  try {
    return [{ from: realpathSync(file), at: file }];
  } catch {
    return [];
  }
}

/** Lists a file, the target of its link, and its packages: all of the outermost `node_modules` above it. */
function filesOf(file: string) {
  const real = realpathSync(file);
  const [above, below] = real.split(`${path.sep}node_modules${path.sep}`, 2);
  const packages = below === undefined ? [] : [path.join(above ?? '', 'node_modules')];
  return [file, real, ...packages].map(asItself);
}

const isFile = (file: string): boolean => statOf(file)?.isFile() ?? false;
const isFolder = (file: string): boolean => statOf(file)?.isDirectory() ?? false;

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}
