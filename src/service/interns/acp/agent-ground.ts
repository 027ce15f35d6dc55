// Prepares an agent of an intern: its folders, its environment, its command, and the keeper of its process.

import type { AgentProfile } from '../../../agents/profile.ts';
import type { Log } from '../../../log.ts';
import { createRedactor, type Redactor } from '../../../secret.ts';
import type { Clock } from '../../time/clock.ts';
import type { CallbackOptions } from './agent-callbacks.ts';
import { type AgentKeeper, keepAgent, withWords } from './agent-keeper.ts';
import { agentEnvironment, makeAgentFolders } from './agent-place.ts';
import type { SessionTable } from './agent-session.ts';
import type { AgentSettings } from './agent-settings.ts';
import { whyFolderUnfit } from './asking.ts';
import type { Launch, LaunchOrder } from './launch.ts';
import { type AgentCallbacks, AgentError } from './protocol/connection.ts';
import { provision, type ReadyAgent } from './provision.ts';
import { type RunningAgent, runAgent, TooLate } from './running-agent.ts';

export interface AgentGroundOptions {
  readonly internId: string;
  readonly name: string;
  readonly settings: AgentSettings;
  readonly profile: AgentProfile;
  /** Starts its processes, in the sandbox that the settings want. */
  readonly launch: Launch;
  /** Opens the way to its models, before each process; absent: it finds them by itself. */
  readonly openModels?: (() => Promise<void>) | undefined;
  /** Takes secrets out of what is told of it. */
  readonly redactor?: Redactor;
  /** Folder of this intern alone. */
  readonly folder: string;
  /** All its sessions work here; undefined: each in a folder of its own. */
  readonly workdir: string | undefined;
  /** Environment of the service. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly table: SessionTable;
}

/** The parts that the turns of an agent need. */
export interface AgentGround {
  readonly keeper: AgentKeeper;
  /** Names the work folder of a session. */
  readonly folderOf: (sessionId: string) => string;
  /** Orders its program in a folder; `args` in place of those that make it speak the protocol. */
  readonly orderOf: (folder: string, args: readonly string[]) => LaunchOrder;
  /** Takes the values of its settings' environment out of a text. */
  readonly redact: (text: string) => string;
  readonly close: () => Promise<void>;
}

interface AgentListeners {
  readonly callbacks: (parts: Pick<CallbackOptions, 'sessionOf' | 'debug'>) => AgentCallbacks;
  readonly onGone: (how: string) => void;
}

// A shorter value may stand in any text by chance.
const shortestSecret = 8;
const longestDebugLine = 2000;

/** Lays it, and begins to provision the agent. */
export function standAgent(options: AgentGroundOptions, { callbacks, onGone }: AgentListeners): AgentGround {
  const { settings, profile, workdir, env, clock, launch, table, openModels } = options;
  const folders = makeAgentFolders(options.folder, options.internId, workdir);
  const environment = agentEnvironment({ env, ...folders, profile, settings });
  const redact = redactSettings(settings, options.redactor);
  const name = `Intern "${options.name}"`;
  const log = redactedLog(options.log, redact);
  const command = settings.command ?? profile.command;
  const authenticate = settings.authenticate ?? profile.authenticate;
  const orderIn = (cwd: string): LaunchOrder => ({ command, env: environment, cwd, writable: folders.writable });
  // Code of a work folder may be loaded with the program, or with its first session.
  const startFolder = (): string =>
    workdir === undefined || whyFolderUnfit(workdir, profile) !== undefined ? folders.home : workdir;
  let current: RunningAgent | undefined;
  let isClosed = false;
  const ready = (): ReadyAgent | undefined => keeper.ready();
  const heard = callbacks({
    sessionOf: (agentSession) => ready()?.sessions.find(agentSession),
    debug: (text) => log.debug(`${name}: ${text.slice(0, longestDebugLine)}`),
  });
  const run = async (cwd: string): Promise<RunningAgent> => {
    current = await runAgent({ launch, order: orderIn(cwd), callbacks: heard, log, redact, name });
    if (isClosed) await current.close();
    return current;
  };
  const end = async (): Promise<void> => current?.close();
  const sessions = { table, folderOf: folders.ofSession, log };
  const keeper = keepAgent({
    clock,
    log,
    name,
    onGone: (how) => onGone(redact(how)),
    end,
    provision: (onStep) => {
      const probeFolder = startFolder();
      const start = { run: () => run(probeFolder), sessions: { ...sessions, probeFolder, meta: profile.sessionMeta } };
      return provision({ settings, authenticate, clock, onStep, openModels, ...start }).catch((error: unknown) => {
        throw new Error(redact(describeFailure(error, current)), { cause: error });
      });
    },
  });
  return {
    keeper,
    redact,
    folderOf: folders.ofSession,
    orderOf: (folder, args) => ({ ...orderIn(folder), command: [...programOf(command, profile), ...args] }),
    close() {
      isClosed = true;
      return keeper.close();
    },
  };
}

/** Takes the values of an environment out of a text. */
function redactSettings({ env }: AgentSettings, { add, redact } = createRedactor()): (text: string) => string {
  for (const value of Object.values(env)) {
    if (value.reveal().length >= shortestSecret) add(value);
  }
  return redact;
}

/** A command without the arguments that make the program speak the protocol. */
function programOf(command: readonly string[], { command: [, ...speaking] }: AgentProfile): readonly string[] {
  const isSpeaking = speaking.length > 0 && command.slice(-speaking.length).join('\0') === speaking.join('\0');
  return isSpeaking ? command.slice(0, -speaking.length) : command.slice(0, 1);
}

/** Describes an error; where the agent may know more about it, with its last words. */
function describeFailure(error: unknown, agent: RunningAgent | undefined): string {
  const message = error instanceof Error ? error.message : String(error);
  const isFromAgent = error instanceof AgentError || error instanceof TooLate;
  return isFromAgent ? withWords(message, agent?.lastWords() ?? '') : message;
}

function redactedLog(log: Log, redact: (text: string) => string): Log {
  const line = (level: 'debug' | 'info' | 'notice' | 'warning' | 'error') => (message: string) =>
    log[level](redact(message));
  return {
    debug: line('debug'),
    info: line('info'),
    notice: line('notice'),
    warning: line('warning'),
    error: line('error'),
    mask: (secret) => log.mask(secret),
  };
}
