// Opens an agent's sessions on first use, resumes those of an earlier process, and keeps their reported state.
import path from 'node:path';
import type { AgentProfile } from '../../../agents/profile.ts';
import type { Log } from '../../../log.ts';
import type { AgentSettings } from './agent-settings.ts';
import { type AgentConnection, AgentError } from './connection.ts';
import {
  anyAnswer,
  type ConfigOption,
  configUpdate,
  type Initialized,
  type NewSession,
  newSession,
  type SessionState,
  sessionState,
} from './wire.ts';

interface StoredSession {
  readonly agentSession: string;
  /** The `reportedCost` of the session; this name is part of the stored format. */
  readonly toldCost: number;
}

export interface SessionTable {
  read(sessionId: string): StoredSession | undefined;
  write(sessionId: string, session: StoredSession): void;
}

export interface AgentSession {
  readonly sessionId: string;
  /** The agent's id of the session. */
  readonly agentSession: string;
  readonly folder: string;
  /** The cost in USD that the agent reported last. */
  reportedCost: number;
  mode?: string | undefined;
  /** The mode that the agent reported last; one that was only requested does not count. */
  reportedMode?: string | undefined;
  readonly options: Map<string, string | boolean>;
  model?: string | undefined;
  /** The available models. `option`: the config option that sets one; older agents take `session/set_model` instead. */
  modelChoice?: { readonly option: string | undefined; readonly models: readonly string[] } | undefined;
}

function toSession(fields: Omit<AgentSession, 'options'>, state: SessionState): AgentSession {
  const session: AgentSession = { ...fields, options: new Map() };
  recordState(session, state);
  return session;
}

function recordState(session: AgentSession, { modes, configOptions, models }: SessionState): void {
  if (modes !== undefined && modes !== null) recordMode(session, modes.currentModeId);
  if (models !== undefined && models !== null) {
    session.model = models.currentModelId ?? session.model;
    session.modelChoice = { option: undefined, models: (models.availableModels ?? []).map(({ modelId }) => modelId) };
  }
  recordOptions(session, configOptions ?? []);
}

export function recordMode(session: AgentSession, mode: string): void {
  session.mode = mode;
  session.reportedMode = mode;
}

export function recordOptions(session: AgentSession, options: readonly ConfigOption[]): void {
  for (const { id, category, currentValue, options: choices } of options) {
    session.options.set(id, currentValue);
    if (category !== 'model' || typeof currentValue !== 'string') continue;
    session.model = currentValue;
    const models = (choices ?? []).flatMap(({ value, options: group }) => {
      if (group !== undefined) return group.map((choice) => choice.value);
      return value === undefined ? [] : [value];
    });
    session.modelChoice = { option: id, models };
  }
}

export function isSetToAsk({ mode, options }: AgentSession, { asking }: AgentProfile): boolean {
  if (asking.by === 'word') return true;
  return asking.by === 'config_option' ? options.get(asking.option) === asking.manual : mode === asking.manual;
}

export type AskingSession = ReturnType<typeof createAskingSession>;

interface AgentSessionsOptions {
  readonly connection: AgentConnection;
  readonly initialized: Initialized;
  readonly table: SessionTable;
  readonly getSessionFolder: (sessionId: string) => string;
  /** The folder of the spare session, which `probe` opens. */
  readonly probeFolder: string;
  readonly settings: Pick<AgentSettings, 'model'>;
  readonly profile: Pick<AgentProfile, 'sessionMeta'>;
  readonly log: Pick<Log, 'warning'>;
}

const createParams = (folder: string, { profile: { sessionMeta } }: AgentSessionsOptions): object => ({
  cwd: path.resolve(folder),
  mcpServers: [],
  _meta: sessionMeta,
});

export function createAgentSessions(options: AgentSessionsOptions) {
  const { table, getSessionFolder } = options;
  const openings = new Map<string, Promise<AgentSession>>();
  const sessions = new Map<string, AgentSession>();
  const addSession = (sessionId: string, agentSession: string, state: SessionState): AgentSession => {
    const { toldCost: reportedCost = 0 } = table.read(sessionId) ?? {};
    const session = toSession({ sessionId, agentSession, folder: getSessionFolder(sessionId), reportedCost }, state);
    sessions.set(agentSession, session);
    return session;
  };
  let spare: NewSession | undefined;
  const beginSession = async (sessionId: string): Promise<AgentSession> => {
    const folder = getSessionFolder(sessionId);
    const state = (folder === options.probeFolder ? spare : undefined) ?? (await requestNewSession(folder, options));
    if (state === spare) spare = undefined;
    table.write(sessionId, { agentSession: state.sessionId, toldCost: 0 });
    return addSession(sessionId, state.sessionId, state);
  };
  const resumeOrBegin = async (sessionId: string): Promise<AgentSession> => {
    const session = (await resumeSession(sessionId, options, addSession)) ?? (await beginSession(sessionId));
    await setModel(session, options);
    return session;
  };
  return {
    /** Opens a spare session, to show that the agent works. The first session in the same folder takes it over. */
    async probe(): Promise<void> {
      spare = await requestNewSession(options.probeFolder, options);
      const fields = { sessionId: '', agentSession: spare.sessionId, folder: options.probeFolder, reportedCost: 0 };
      await setModel(toSession(fields, spare), options);
    },
    open(sessionId: string): Promise<AgentSession> {
      const earlierOpening = openings.get(sessionId);
      if (earlierOpening !== undefined) return earlierOpening;
      const opening = resumeOrBegin(sessionId);
      openings.set(sessionId, opening);
      // Forget an attempt that failed, so that the next prompt tries again.
      opening.catch(() => openings.delete(sessionId));
      return opening;
    },
    find: (agentSession: string) => sessions.get(agentSession),
    createAskingSession: (session: AgentSession): AskingSession => createAskingSession(session, options),
    saveCost(session: AgentSession, reportedCost: number): void {
      session.reportedCost = reportedCost;
      table.write(session.sessionId, { agentSession: session.agentSession, toldCost: reportedCost });
    },
  };
}

async function setOption(session: AgentSession, id: string, value: string, { connection }: AgentSessionsOptions) {
  const params = { sessionId: session.agentSession, configId: id, value };
  recordOptions(session, (await connection.request('session/set_config_option', params, configUpdate)).configOptions);
}

function createAskingSession(session: AgentSession, options: AgentSessionsOptions) {
  return {
    async setConfigOption(id: string, value: string): Promise<ReadonlyMap<string, string | boolean>> {
      await setOption(session, id, value, options);
      return session.options;
    },
    async setMode(modeId: string): Promise<void> {
      const params = { sessionId: session.agentSession, modeId };
      await options.connection.request('session/set_mode', params, sessionState);
      session.mode = modeId;
      // An earlier report counts only if it names this mode.
      if (session.reportedMode !== modeId) session.reportedMode = undefined;
    },
    /** Asks the agent for its mode, unless it last reported `modeId`. Resolves to undefined if it reports none. */
    async confirmMode(modeId: string): Promise<string | undefined> {
      if (session.reportedMode === modeId) return modeId;
      const state = await requestState(session.agentSession, session.folder, options);
      if (state !== undefined) recordState(session, state);
      return session.reportedMode;
    },
  };
}

/** Resolves to undefined if no earlier process left a session, or the agent can't resume it. */
async function resumeSession(
  sessionId: string,
  options: AgentSessionsOptions,
  add: (sessionId: string, agentSession: string, state: SessionState) => AgentSession,
): Promise<AgentSession | undefined> {
  const { table, getSessionFolder, log } = options;
  const stored = table.read(sessionId);
  if (stored === undefined) return undefined;
  try {
    const state = await requestState(stored.agentSession, getSessionFolder(sessionId), options);
    if (state !== undefined) return add(sessionId, stored.agentSession, state);
    log.warning(`The agent can't continue session "${sessionId}" after a restart, so it starts a new one.`);
  } catch (error: unknown) {
    if (!(error instanceof AgentError)) throw error;
    log.warning(`The agent could not continue session "${sessionId}", so it starts a new one: ${error.message}`);
  }
  return undefined;
}

/** Prefers `resume`, which replays nothing, to `load`. Resolves to undefined if the agent has neither. */
async function requestState(agentSession: string, folder: string, options: AgentSessionsOptions) {
  const { connection, initialized } = options;
  const { sessionCapabilities, loadSession } = initialized.agentCapabilities ?? {};
  const canResume = sessionCapabilities?.resume !== undefined && sessionCapabilities.resume !== null;
  if (!canResume && loadSession !== true) return undefined;
  const params = { ...createParams(folder, options), sessionId: agentSession };
  return connection.request(canResume ? 'session/resume' : 'session/load', params, sessionState);
}

function requestNewSession(folder: string, options: AgentSessionsOptions): Promise<NewSession> {
  return options.connection.request('session/new', createParams(folder, options), newSession);
}

/** @throws {Error} with a list of the agent's models, if it does not have the configured one */
async function setModel(session: AgentSession, options: AgentSessionsOptions): Promise<void> {
  const { model } = options.settings;
  if (model === undefined || session.model === model) return;
  const choice = session.modelChoice;
  if (choice === undefined || !choice.models.includes(model)) {
    const hint =
      choice === undefined || choice.models.length === 0 ? 'It lists none.' : `It has: ${choice.models.join(', ')}.`;
    throw new Error(`The agent has no model "${model}". ${hint} Correct "model", or leave it out.`);
  }
  if (choice.option !== undefined) return setOption(session, choice.option, model, options);
  await options.connection.request('session/set_model', { sessionId: session.agentSession, modelId: model }, anyAnswer);
  session.model = model;
}
