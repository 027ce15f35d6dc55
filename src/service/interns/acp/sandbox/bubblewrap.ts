// Starts an agent in a sandbox of bubblewrap: its own folders to write to, the system to read, nothing else (docs/agents.md, "Sandbox").
import { spawn } from 'node:child_process';
import { describeError } from '../../../../errors.ts';
import { type Launch, type LaunchOrder, launchPlain } from '../launch.ts';
import { visibleTo } from './visible.ts';

/** How far an agent is confined. */
export interface Confinement {
  readonly network: 'host' | 'none';
  /** Folders of the service that it must not see, also where they lie in a folder of its own. */
  readonly hidden: readonly string[];
}

/** Confines what it starts. Nothing is started when not all of it can be had. */
export function confine(confinement: Confinement): Launch {
  return async (order) => {
    const walls = wallsFor(order, confinement);
    const refused = await tryWalls([...walls, 'true'], order);
    if (refused !== undefined) throw new Error(refused);
    return await launchPlain({ ...order, command: ['bwrap', ...walls, ...order.command] });
  };
}

/** The words in front of the command. */
function wallsFor(order: LaunchOrder, { network, hidden }: Confinement): readonly string[] {
  return [
    ['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--cap-drop', 'ALL', '--die-with-parent'],
    network === 'none' ? ['--unshare-net'] : [],
    // Root outside is root inside for files: it could write what these say of the whole machine.
    ['--proc', '/proc', ...['sys', 'sysrq-trigger', 'irq', 'bus'].flatMap((name) => readOnlyProc(name))],
    ['--dev', '/dev', '--tmpfs', '/tmp', '--setenv', 'TMPDIR', '/tmp'],
    ...visibleTo(order).map(({ from, at }) => ['--ro-bind', from, at]),
    // A folder that has to be hidden may lie in one that is shown, and have one in it that is.
    ...inOrder(order.writable, hidden),
    ['--chdir', order.cwd, '--'],
  ].flat();
}

function readOnlyProc(name: string): readonly string[] {
  return ['--ro-bind-try', `/proc/${name}`, `/proc/${name}`];
}

/** Outer folders first, so that none covers what was put into it before. */
function inOrder(writable: readonly string[], hidden: readonly string[]): readonly (readonly string[])[] {
  const shown = writable.map((folder) => ({ folder, words: ['--bind', folder, folder] }));
  const covered = hidden.map((folder) => ({ folder, words: ['--tmpfs', folder] }));
  return [...covered, ...shown].toSorted((a, b) => a.folder.length - b.folder.length).map(({ words }) => words);
}

const instead = 'or write "sandbox: none", which confines nothing';

/** @returns why the sandbox can't be had, and what to do; undefined when it can */
function tryWalls(args: readonly string[], { env, cwd }: LaunchOrder): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('bwrap', args, { env: { ...env }, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => {
      said = (said + bytes.toString()).slice(0, 1000);
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      resolve(
        error.code === 'ENOENT'
          ? `The sandbox needs bubblewrap, and "bwrap" is not in PATH. Install it ("apt-get install bubblewrap"), ${instead}.`
          : `The sandbox could not be started: ${describeError(error)}.`,
      );
    });
    child.once('close', (status) => {
      const why = `The system refuses the sandbox (${said.trim() || `exit status ${status}`}).`;
      const lift = 'On Ubuntu, "sysctl -w kernel.apparmor_restrict_unprivileged_userns=0" as root lets users have one;';
      resolve(
        status === 0 ? undefined : `${why} ${lift} else run the service where user namespaces are allowed, ${instead}.`,
      );
    });
  });
}
