// Provisions an agent and keeps it running: starts its process and first session, and again whenever the process ends.
import type { AgentProfile } from '../../../agents/profile.ts';
import type { Log } from '../../../log.ts';
import { createRedactor, type Redactor } from '../../../secret.ts';
import type { Clock } from '../../time/clock.ts';
import { createRateLimit } from '../../time/rate-limit.ts';
import type { InternLifecycle } from '../intern.ts';
import { agentEnvironment, makeAgentFolders, whyFolderUnfit } from './agent-place.ts';
import { type AgentSession, createAgentSessions, type SessionTable } from './agent-sessions.ts';
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
  readonly launch: Launch;
  /** Opens the access to models before each start of a process. Absent: the agent finds its models by itself. */
  readonly openModels?: (() => Promise<void>) | undefined;
  readonly redactor?: Redactor;
  readonly folder: string;
  readonly workdir: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly table: SessionTable;
}

export type ReadyAgent = Awaited<ReturnType<typeof provision>>;

export type KeptAgent = ReturnType<typeof keepAgent>;

interface AgentListeners {
  readonly callbacks: (parts: {
    readonly sessionOf: (agentSession: string) => AgentSession | undefined;
    readonly debug: (text: string) => void;
  }) => AgentCallbacks;
  readonly onGone: (how: string) => void;
}

const mostRestarts = 5;

export function keepAgent(options: AgentOptions, listeners: AgentListeners) {
  const prepared = prepare(options);
  const { orderOf, folderOf, log, name, redact } = prepared;
  const { now: lifecycle, change } = createLifecycle(options.clock);
  const restarts = createRateLimit(mostRestarts, options.clock);
  const { promise: settled, resolve: tellSettled } = Promise.withResolvers<void>();
  let current: RunningAgent | undefined;
  let ready: ReadyAgent | undefined;
  let isClosing = false;
  const provisioning: ProvisionOptions = {
    ...prepared,
    callbacks: listeners.callbacks({ sessionOf: (id) => ready?.sessions.find(id), debug: prepared.debug }),
    onStep: (progress) => change({ status: 'provisioning', progress }),
    async onStart(agent) {
      current = agent;
      if (isClosing) await agent.close();
    },
  };
  const keep = async (): Promise<void> => {
    for (;;) {
      ready = await provision(provisioning);
      change({ status: 'running', last_failure_message: null });
      tellSettled();
      const { gone, lastWords } = ready.agent;
      const how = await gone;
      ready = undefined;
      listeners.onGone(redact(how));
      if (isClosing) return;
      if (restarts.take('') !== undefined) {
        const often = `The agent ended more than ${mostRestarts} times within a minute. ${how}`;
        throw new Error(withWords(often, lastWords()));
      }
      log.warning(`${name} is started again: ${how}`);
    }
  };
  const kept = keep()
    .catch((error: unknown) => {
      if (isClosing) return undefined;
      const message = redact(describeFailure(error, current));
      change({ status: 'failed', last_failure_message: message });
      log.error(`${name} failed: ${message}`);
      return current?.close();
    })
    .finally(tellSettled);
  return {
    lifecycle,
    ready: () => ready,
    /** Resolves when it takes prompts for the first time, or has failed. */
    settled,
    redact,
    folderOf,
    orderOf,
    async close(): Promise<void> {
      isClosing = true;
      change({ status: 'stopped' });
      await current?.close();
      await kept;
    },
  };
}

// A shorter value may be in any text by chance.
const shortestSecret = 8;
const longestDebugLine = 2000;

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
  // Avoid a work folder that is unfit: the program, or its first session, may load code from there.
  const isFit = workdir !== undefined && whyFolderUnfit(workdir, profile) === undefined;
  return {
    ...options,
    folderOf,
    log,
    redact,
    name,
    debug: (text: string) => log.debug(`${name}: ${text.slice(0, longestDebugLine)}`),
    probeFolder: isFit ? workdir : folders.home,
    /** Orders a start of its program in a folder; `args` take the place of those that make it speak the protocol. */
    orderOf: (cwd: string, args?: readonly string[]): LaunchOrder => ({
      command: args === undefined ? command : [...programOf(command, profile), ...args],
      env: environment,
      cwd,
      writable: folders.writable,
    }),
  };
}

function programOf(command: readonly string[], { command: [, ...speaking] }: AgentProfile): readonly string[] {
  const isSpeaking = speaking.length > 0 && command.slice(-speaking.length).join('\0') === speaking.join('\0');
  return isSpeaking ? command.slice(0, -speaking.length) : command.slice(0, 1);
}

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

export const protocolVersion = 1;
const stepMs = 60_000;
/** More than the minute that an exchange itself allows, because the error of the exchange says more. */
const modelAccessMs = 70_000;

interface ProvisionOptions extends ReturnType<typeof prepare> {
  readonly callbacks: AgentCallbacks;
  readonly onStep: (progress: NonNullable<InternLifecycle['progress']>) => void;
  readonly onStart: (agent: RunningAgent) => Promise<void>;
}

/** @throws {Error} with a helpful message, which the intern shows as `last_failure_message` */
async function provision(options: ProvisionOptions) {
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
    work.catch(async (error: unknown) => {
      if (!(error instanceof AgentGone)) throw error;
      throw new Error(withWords(`The agent's process is gone. ${await agent.gone}`, agent.lastWords()));
    });
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
      // Offer neither files nor terminals: an agent has its own, and would use ours past the policy.
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

function describeAuthentication({ authMethods }: Initialized, { message }: AgentError): Error {
  const methods = (authMethods ?? []).map(({ id, name }) => (name ? `"${id}" (${name})` : `"${id}"`));
  const remedy =
    methods.length === 0
      ? 'Give it the key of its model under "env".'
      : `Give it the key of its model under "env", or set "authenticate" to one of these: ${methods.join(', ')}.`;
  return new Error(`The agent asks for authentication (${message}). ${remedy}`);
}
