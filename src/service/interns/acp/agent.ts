// Provisions an agent and keeps it at hand: its process, its first session, and both anew when the process has ended.
import type { AgentProfile } from '../../../agents/profile.ts';
import type { Log } from '../../../log.ts';
import { createRedactor, type Redactor } from '../../../secret.ts';
import type { Clock } from '../../time/clock.ts';
import { createRateLimit } from '../../time/rate-limit.ts';
import type { InternLifecycle } from '../intern.ts';
import { agentEnvironment, makeAgentFolders, whyFolderUnfit } from './agent-place.ts';
import { type AgentSession, type AgentSessions, createAgentSessions, type SessionTable } from './agent-sessions.ts';
import type { AgentSettings } from './agent-settings.ts';
import {
  type AgentCallbacks,
  type AgentConnection,
  AgentError,
  AgentGone,
  authenticationNeeded,
} from './connection.ts';
import type { Launch, LaunchOrder } from './launch.ts';
import { type RunningAgent, runAgent, TooLate, within } from './running-agent.ts';
import { anyAnswer, type Initialized, initialized } from './wire.ts';

export interface AgentOptions {
  readonly internId: string;
  readonly name: string;
  readonly settings: AgentSettings;
  readonly profile: AgentProfile;
  /** Starts its processes, in the sandbox that the settings want. */
  readonly launch: Launch;
  /** Opens the way to its models, before each process; absent: it finds them by itself. */
  readonly openModels?: (() => Promise<void>) | undefined;
  /** Removes secrets from its messages and log lines. */
  readonly redactor?: Redactor;
  /** Belongs to this intern alone. */
  readonly folder: string;
  /** All its sessions work here; undefined: each in a folder of its own. */
  readonly workdir: string | undefined;
  /** Environment of the service. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly table: SessionTable;
}

/** An agent that takes prompts. */
export interface ReadyAgent {
  readonly agent: RunningAgent;
  readonly greeting: Initialized;
  readonly sessions: AgentSessions;
}

export type KeptAgent = ReturnType<typeof keepAgent>;

interface AgentListeners {
  readonly callbacks: (parts: {
    readonly sessionOf: (agentSession: string) => AgentSession | undefined;
    readonly debug: (text: string) => void;
  }) => AgentCallbacks;
  readonly onGone: (how: string) => void;
}

const mostRestarts = 5;

/** Begins to provision an agent, and does so again, at most five times a minute, when its process has ended. */
export function keepAgent(options: AgentOptions, listeners: AgentListeners) {
  const prepared = prepare(options);
  const { orderOf, folderOf, log, name, redact } = prepared;
  const { now: lifecycle, change } = createLifecycle(options.clock);
  const restarts = createRateLimit(mostRestarts, options.clock);
  let ready: ReadyAgent | undefined;
  let isClosing = false;
  const { start, end } = createStarts({
    ...prepared,
    callbacks: listeners.callbacks({ sessionOf: (id) => ready?.sessions.find(id), debug: prepared.debug }),
    onStep: (progress) => change({ status: 'provisioning', progress }),
  });
  /** @returns whether it is to be provisioned again @throws {Error} it can't be provisioned, or ends too often */
  const keep = async (): Promise<boolean> => {
    ready = await start();
    change({ status: 'running', last_failure_message: null });
    tellSettled();
    const { gone, lastWords } = ready.agent;
    const how = await gone;
    ready = undefined;
    listeners.onGone(redact(how));
    if (isClosing) return false;
    if (restarts.take('') !== undefined) {
      throw new Error(
        withWords(`The agent ended more than ${mostRestarts} times within a minute. ${how}`, lastWords()),
      );
    }
    log.warning(`${name} is started again: ${how}`);
    return true;
  };
  const { promise: settled, resolve: tellSettled } = Promise.withResolvers<void>();
  const kept = (async () => {
    try {
      while (await keep());
    } catch (error: unknown) {
      if (isClosing) return;
      const message = error instanceof Error ? error.message : String(error);
      change({ status: 'failed', last_failure_message: message });
      log.error(`${name} failed: ${message}`);
      await end();
    } finally {
      tellSettled();
    }
  })();
  return {
    lifecycle,
    /** The agent, while it takes prompts. */
    ready: () => ready,
    /** Resolves when it first takes prompts, or has failed. */
    settled,
    redact,
    folderOf,
    orderOf,
    async close(): Promise<void> {
      isClosing = true;
      change({ status: 'stopped' });
      await end(true);
      await kept;
    },
  };
}

/** Starts an agent again and again, and ends it. */
function createStarts(options: Omit<ProvisionOptions, 'onStart'>) {
  let current: RunningAgent | undefined;
  let isClosed = false;
  const onStart = async (agent: RunningAgent): Promise<void> => {
    current = agent;
    if (isClosed) await agent.close();
  };
  return {
    /** @throws {Error} in words that help, without secrets */
    start: (): Promise<ReadyAgent> =>
      provision({ ...options, onStart }).catch((error: unknown) => {
        throw new Error(options.redact(describeFailure(error, current)), { cause: error });
      }),
    /** Ends its process, whatever it is doing; `forGood`: one that is being started too. */
    async end(forGood = false): Promise<void> {
      isClosed ||= forGood;
      await current?.close();
    },
  };
}

// A shorter value may stand in any text by chance.
const shortestSecret = 8;
const longestDebugLine = 2000;

/** Makes the folders and the environment of an agent, and a log without its secrets. */
function prepare(options: AgentOptions) {
  const { settings, profile, workdir, env } = options;
  const { ofSession: folderOf, ...folders } = makeAgentFolders(options.folder, options.internId, workdir);
  const environment = agentEnvironment({ env, ...folders, profile, settings });
  const { add, redact } = options.redactor ?? createRedactor();
  for (const value of Object.values(settings.env)) if (value.reveal().length >= shortestSecret) add(value);
  const line = (level: 'debug' | 'warning' | 'error') => (message: string) => options.log[level](redact(message));
  const log = { debug: line('debug'), warning: line('warning'), error: line('error') };
  const name = `Intern "${options.name}"`;
  const command = settings.command ?? profile.command;
  // Code of a work folder may be loaded with the program, or with its first session.
  const isFit = workdir !== undefined && whyFolderUnfit(workdir, profile) === undefined;
  return {
    ...options,
    folderOf,
    log,
    redact,
    name,
    debug: (text: string) => log.debug(`${name}: ${text.slice(0, longestDebugLine)}`),
    /** The session that belongs to nobody yet works here. */
    probeFolder: isFit ? workdir : folders.home,
    /** Orders its program in a folder; `args` replace those that make it speak the protocol. */
    orderOf: (cwd: string, args?: readonly string[]): LaunchOrder => ({
      command: args === undefined ? command : [...programOf(command, profile), ...args],
      env: environment,
      cwd,
      writable: folders.writable,
    }),
  };
}

/** Drops the arguments that make a program speak the protocol. */
function programOf(command: readonly string[], { command: [, ...speaking] }: AgentProfile): readonly string[] {
  const isSpeaking = speaking.length > 0 && command.slice(-speaking.length).join('\0') === speaking.join('\0');
  return isSpeaking ? command.slice(0, -speaking.length) : command.slice(0, 1);
}

/** Adds the agent's last words where it may know more about an error. */
function describeFailure(error: unknown, agent: RunningAgent | undefined): string {
  const message = error instanceof Error ? error.message : String(error);
  const isFromAgent = error instanceof AgentError || error instanceof TooLate;
  return isFromAgent ? withWords(message, agent?.lastWords() ?? '') : message;
}

function withWords(reason: string, words: string): string {
  return words === '' ? reason : `${reason} It said: ${words}`;
}

function createLifecycle(clock: Clock) {
  const updatedAt = (): string => new Date(clock.now()).toISOString();
  let state: InternLifecycle = {
    status: 'queued',
    progress: null,
    last_failure_message: null,
    updated_at: updatedAt(),
  };
  return {
    now: () => state,
    change(to: Partial<InternLifecycle>): void {
      state = { ...state, progress: null, ...to, updated_at: updatedAt() };
    },
  };
}

/** The version of the protocol that is spoken. */
export const protocolVersion = 1;
const stepMs = 60_000;
/** An exchange ends by itself after a minute, and tells more. */
const modelAccessMs = 70_000;

interface ProvisionOptions extends ReturnType<typeof prepare> {
  readonly callbacks: AgentCallbacks;
  readonly onStep: (progress: NonNullable<InternLifecycle['progress']>) => void;
  /** Its process runs. */
  readonly onStart: (agent: RunningAgent) => Promise<void>;
}

/**
 * Starts an agent, greets it, authenticates where it asks for that, and opens a first session; a step may take a minute.
 *
 * @throws {Error} in words that help: they are the intern's `last_failure_message`
 */
async function provision(options: ProvisionOptions): Promise<ReadyAgent> {
  const { clock, onStep, onStart, openModels, settings, profile, orderOf, probeFolder } = options;
  const methodId = settings.authenticate ?? profile.authenticate;
  let [taken, total] = [0, openModels === undefined ? 3 : 4];
  const step = <Result>(label: string, work: () => Promise<Result>, ms = stepMs): Promise<Result> => {
    taken += 1;
    onStep({ step_label: label, step_number: taken, total_steps: total });
    const message = `The agent was not done with the step "${label}" after ${ms / 1000} s.`;
    return within(work(), { clock, ms, message });
  };
  if (openModels !== undefined) await step('model access', openModels, modelAccessMs);
  const agent = await step('spawn', async () => {
    const started = await runAgent({ ...options, order: orderOf(probeFolder) });
    await onStart(started);
    return started;
  });
  const orGone = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch((error: unknown) => (error instanceof AgentGone ? refusalOfEnd(agent) : Promise.reject(error)));
  const { connection } = agent;
  const greeting = await step('initialize', () => orGone(initialize(connection)));
  const sessions = createAgentSessions({ ...options, connection, initialized: greeting });
  const openFirst = (): Promise<unknown> => step('session', () => orGone(sessions.probe()));
  try {
    await openFirst();
  } catch (error: unknown) {
    if (!(error instanceof AgentError) || error.code !== authenticationNeeded) throw error;
    if (methodId === undefined) throw describeAuthentication(greeting, error);
    total += 2;
    await step('authenticate', () => orGone(connection.request('authenticate', { methodId }, anyAnswer)));
    await openFirst();
  }
  return { agent, sessions, greeting };
}

async function initialize(connection: AgentConnection): Promise<Initialized> {
  const greeting = await connection.request(
    'initialize',
    {
      protocolVersion,
      clientInfo: { name: 'intern-action', version: '1' },
      // Neither files nor terminals: an agent that has its own would use them past the policy.
      clientCapabilities: { elicitation: { form: {} } },
    },
    initialized,
  );
  if (greeting.protocolVersion === protocolVersion) return greeting;
  const spoken = JSON.stringify(greeting.protocolVersion);
  throw new Error(
    `The agent speaks version ${spoken} of the Agent Client Protocol, and this service version ${protocolVersion}. Install a version of the agent that speaks ${protocolVersion}.`,
  );
}

async function refusalOfEnd({ gone, lastWords }: RunningAgent): Promise<never> {
  const how = await gone;
  throw new Error(withWords(`The agent's process is gone. ${how}`, lastWords()));
}

function describeAuthentication({ authMethods }: Initialized, { message }: AgentError): Error {
  const methods = (authMethods ?? []).map(({ id, name }) => (name ? `"${id}" (${name})` : `"${id}"`));
  const remedy =
    methods.length === 0
      ? 'Give it the key of its model under "env".'
      : `Give it the key of its model under "env", or set "authenticate" to one of these: ${methods.join(', ')}.`;
  return new Error(`The agent asks for authentication (${message}). ${remedy}`);
}
