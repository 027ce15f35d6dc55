// Supervises an agent: starts its process and a first session, and both again if it ends, up to five times a minute.
import path from 'node:path';
import type { AgentProfile } from '../../../agents/profile.ts';
import type { Log } from '../../../log.ts';
import { createRedactor, type Redactor } from '../../../secret.ts';
import type { Clock } from '../../time/clock.ts';
import { createRateLimit } from '../../time/rate-limit.ts';
import type { InternLifecycle } from '../intern.ts';
import { createAgentEnvironment, makeAgentFolders, stopTsconfigSearch } from './agent-environment.ts';
import { type AgentSession, createAgentSessions, type SessionTable } from './agent-sessions.ts';
import type { AgentSettings } from './agent-settings.ts';
import { type AgentCallbacks, type AgentConnection, AgentError, AgentGone, authRequired } from './connection.ts';
import { findFolderProblem, findHomeProblem, setHomeSettingsAside } from './folder-settings.ts';
import type { Launch, LaunchOrder } from './launch.ts';
import { type RunningAgent, runAgent, runProgram, TooLate, withTimeout } from './running-agent.ts';
import { withSettingsCopy } from './settings-copy.ts';
import { anyAnswer, type Initialized, initialized } from './wire.ts';

export interface AgentOptions {
  readonly internId: string;
  readonly name: string;
  readonly settings: AgentSettings;
  readonly profile: AgentProfile;
  readonly launch: Launch;
  /** Opens the access to models before each process starts. Absent: the agent finds its models by itself. */
  readonly openModels?: (() => Promise<void>) | undefined;
  readonly redactor?: Redactor;
  readonly agentFolder: string;
  readonly workdir: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  readonly log: Log;
  readonly table: SessionTable;
}

export type ReadyAgent = Awaited<ReturnType<typeof provision>>;

export type SupervisedAgent = ReturnType<typeof superviseAgent>;

interface AgentListeners {
  readonly createCallbacks: (options: {
    readonly findSession: (agentSession: string) => AgentSession | undefined;
    readonly debug: (text: string) => void;
  }) => AgentCallbacks;
  readonly onExit: (exitReason: string) => void;
}

const mostRestarts = 5;

export function superviseAgent(options: AgentOptions, listeners: AgentListeners) {
  const context = prepareContext(options);
  const { getSessionFolder, log, name, redact } = context;
  const { current: lifecycle, change: changeLifecycle } = createLifecycle(options.clock);
  const restarts = createRateLimit(mostRestarts, options.clock);
  const { promise: settled, resolve: resolveSettled } = Promise.withResolvers<void>();
  let currentAgent: RunningAgent | undefined;
  let ready: ReadyAgent | undefined;
  let isClosing = false;
  const provisionOptions: ProvisionOptions = {
    ...context,
    callbacks: listeners.createCallbacks({ findSession: (id) => ready?.sessions.find(id), debug: context.debug }),
    onStep: (progress) => changeLifecycle({ status: 'provisioning', progress }),
    async onStart(agent) {
      currentAgent = agent;
      if (isClosing) await agent.close();
    },
  };
  const supervise = async (): Promise<void> => {
    for (;;) {
      ready = await provision(provisionOptions);
      changeLifecycle({ status: 'running', last_failure_message: null });
      resolveSettled();
      const { agent } = ready;
      const exitReason = await agent.exitReason;
      ready = undefined;
      listeners.onExit(redact(exitReason));
      if (isClosing) return;
      const isRestartedTooOften = restarts.take('restart') !== undefined;
      if (isRestartedTooOften) {
        const problem = `The agent ended more than ${mostRestarts} times within a minute. ${exitReason}`;
        throw new Error(appendStderr(problem, agent.getStderr()));
      }
      log.warning(`${name} is started again: ${exitReason}`);
    }
  };
  const supervision = supervise()
    .catch((error: unknown) => {
      if (isClosing) return undefined;
      const message = redact(describeFailure(error, currentAgent));
      changeLifecycle({ status: 'failed', last_failure_message: message });
      log.error(`${name} failed: ${message}`);
      return currentAgent?.close();
    })
    .finally(resolveSettled);
  return {
    lifecycle,
    ready: () => ready,
    settled,
    redact,
    getSessionFolder,
    runInSettingsCopy: (folder: string, args: readonly string[]) => runInSettingsCopy(context, folder, args),
    async close(): Promise<void> {
      isClosing = true;
      changeLifecycle({ status: 'stopped' });
      await currentAgent?.close();
      await supervision;
    },
  };
}

// Shorter values are not redacted, because they may be in any text by chance.
const shortestSecret = 8;

function prepareContext(options: AgentOptions) {
  const { settings, profile, workdir, env } = options;
  const { getSessionFolder, ...folders } = makeAgentFolders(options.agentFolder, options.internId, workdir);
  const environment = createAgentEnvironment({ env, ...folders, profile, settings });
  const { add, redact } = options.redactor ?? createRedactor();
  for (const value of Object.values(settings.env)) if (value.reveal().length >= shortestSecret) add(value);
  const logAt = (level: 'debug' | 'warning' | 'error') => (message: string) => options.log[level](redact(message));
  const log = { debug: logAt('debug'), warning: logAt('warning'), error: logAt('error') };
  const name = `Intern "${options.name}"`;
  const command = resolvePaths(settings.command ?? profile.command, workdir);
  return {
    ...options,
    getSessionFolder,
    log,
    redact,
    name,
    debug: (text: string) => log.debug(`${name}: ${text.slice(0, 2000)}`),
    home: folders.home,
    /** Avoids a work folder with dangerous settings: the program, or its first session, may load code from there. */
    chooseProbeFolder(): string {
      const isSafe = workdir !== undefined && findFolderProblem(workdir, profile) === undefined;
      return isSafe ? workdir : folders.home;
    },
    /** Creates an order to start the program in a folder. `args` replace the arguments that select the protocol. */
    createOrder: (cwd: string, args?: readonly string[], readable?: string): LaunchOrder => ({
      command: args === undefined ? command : [...stripProtocolArgs(command, profile), ...args],
      env: environment,
      cwd,
      writable: folders.writable,
      readable,
    }),
  };
}

function runInSettingsCopy(context: ReturnType<typeof prepareContext>, folder: string, args: readonly string[]) {
  const { createOrder, launch, clock } = context;
  const run = (cwd: string, root: string) => runProgram(createOrder(cwd, args, root), launch, clock);
  return withSettingsCopy({ ...context, folder }, run);
}

/** Resolves relative paths in a command against the work folder, because the agent may start elsewhere. */
function resolvePaths(command: readonly string[], workdir: string | undefined): readonly string[] {
  if (workdir === undefined) return command;
  const isPath = (word: string, index: number): boolean => (index === 0 ? word.includes('/') : /^\.\.?\//.test(word));
  return command.map((word, index) => (isPath(word, index) ? path.resolve(workdir, word) : word));
}

/** Removes the arguments of the profile from the end of a command. If it ends in others, keeps only the program. */
function stripProtocolArgs(command: readonly string[], { command: [, ...args] }: AgentProfile): readonly string[] {
  const endsInThem = args.length > 0 && command.slice(-args.length).join('\0') === args.join('\0');
  return endsInThem ? command.slice(0, -args.length) : command.slice(0, 1);
}

function describeFailure(error: unknown, agent: RunningAgent | undefined): string {
  const message = error instanceof Error ? error.message : String(error);
  const isFromAgent = error instanceof AgentError || error instanceof TooLate;
  return isFromAgent ? appendStderr(message, agent?.getStderr() ?? '') : message;
}

function appendStderr(reason: string, stderr: string): string {
  return stderr === '' ? reason : `${reason} It said: ${stderr}`;
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
    current: () => state,
    change(to: Partial<InternLifecycle>): void {
      state = { ...state, progress: null, ...to, updated_at: updatedAt() };
    },
  };
}

export const protocolVersion = 1;
const stepMs = 60_000;
/** Longer than a token exchange may take (a minute): its own error says more than that of this time limit. */
const modelAccessMs = 70_000;

interface ProvisionOptions extends ReturnType<typeof prepareContext> {
  readonly callbacks: AgentCallbacks;
  readonly onStep: (progress: NonNullable<InternLifecycle['progress']>) => void;
  readonly onStart: (agent: RunningAgent) => Promise<void>;
}

/** @throws {Error} with a helpful message, which the intern shows as `last_failure_message` */
async function provision(options: ProvisionOptions) {
  const { clock, onStep, onStart, openModels, settings, profile, createOrder, home } = options;
  const probeFolder = options.chooseProbeFolder();
  const startFolder = profile.startsInHome === true ? home : probeFolder;
  const methodId = settings.authenticate ?? profile.authMethodId;
  let [stepNumber, totalSteps] = [0, openModels === undefined ? 3 : 4];
  const step = <Result>(label: string, work: () => Promise<Result>, ms = stepMs): Promise<Result> => {
    stepNumber += 1;
    onStep({ step_label: label, step_number: stepNumber, total_steps: totalSteps });
    const message = `The agent did not finish the step "${label}" within ${ms / 1000} s.`;
    return withTimeout(work(), { clock, ms, message });
  };
  if (openModels !== undefined) await step('model access', openModels, modelAccessMs);
  stopTsconfigSearch(home); // again, because the agent's last process may have replaced the file
  for (const moved of setHomeSettingsAside(home, path.join(options.agentFolder, 'set-aside'), profile)) {
    options.log.warning(`${options.name} can be made to act without asking by a file in its home. Moved ${moved}.`);
  }
  const checkHome = watchHome(home, profile);
  const agent = await step('spawn', async () => {
    const runningAgent = await runAgent({ ...options, order: createOrder(startFolder) });
    await onStart(runningAgent);
    return runningAgent;
  });
  const explainExit = <Result>(work: Promise<Result>): Promise<Result> =>
    work.catch(async (error: unknown) => {
      if (!(error instanceof AgentGone)) throw error;
      throw new Error(appendStderr(`The agent's process is gone. ${await agent.exitReason}`, agent.getStderr()));
    });
  const { connection } = agent;
  const greeting = await step('initialize', () => explainExit(sendInitialize(connection)));
  const sessions = createAgentSessions({ ...options, probeFolder, connection, initialized: greeting });
  const openFirst = (): Promise<unknown> => step('session', () => explainExit(sessions.probe()));
  try {
    await openFirst();
  } catch (error: unknown) {
    if (!(error instanceof AgentError) || error.code !== authRequired) throw error;
    if (methodId === undefined) throw createAuthenticationError(greeting, error);
    totalSteps += 2;
    await step('authenticate', () => explainExit(connection.request('authenticate', { methodId }, anyAnswer)));
    await openFirst();
  }
  return { agent, sessions, greeting, checkHome };
}

/** Keeps the first problem while the process lives: the process may have read a file that was removed later. */
function watchHome(home: string, profile: AgentProfile): () => string | undefined {
  let problem: string | undefined;
  return () => {
    problem ??= findHomeProblem(home, profile);
    return problem;
  };
}

async function sendInitialize(connection: AgentConnection): Promise<Initialized> {
  // Offer neither files nor terminals: an agent has its own, and could use ours without asking.
  const clientCapabilities = { elicitation: { form: {} } };
  const params = { protocolVersion, clientInfo: { name: 'intern-action', version: '1' }, clientCapabilities };
  const greeting = await connection.request('initialize', params, initialized);
  if (greeting.protocolVersion === protocolVersion) return greeting;
  const agentVersion = JSON.stringify(greeting.protocolVersion);
  throw new Error(
    `The agent speaks version ${agentVersion} of the Agent Client Protocol, but this service speaks version ${protocolVersion}. Install a version of the agent that speaks ${protocolVersion}.`,
  );
}

function createAuthenticationError({ authMethods }: Initialized, { message }: AgentError): Error {
  const methods = (authMethods ?? []).map(({ id, name }) => (name ? `"${id}" (${name})` : `"${id}"`));
  const other = methods.length === 0 ? '' : `, or set "authenticate" to one of these: ${methods.join(', ')}`;
  return new Error(`The agent asks for authentication (${message}). Give it the key of its model under "env"${other}.`);
}
