// Sessions of an agent: opened on first use or resumed from an earlier process, with the state that it reported.
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

export interface SessionTable {
  read(sessionId: string): Pick<AgentSession, 'agentSession' | 'toldCost'> | undefined;
  write(sessionId: string, kept: Pick<AgentSession, 'agentSession' | 'toldCost'>): void;
}

export interface AgentSession {
  readonly sessionId: string;
  readonly agentSession: string;
  readonly folder: string;
  /** The cost in USD that the agent reported last. */
  toldCost: number;
  mode?: string | undefined;
  /** The mode that the agent reported last; one that was only requested does not count. */
  toldMode?: string | undefined;
  readonly options: Map<string, string | boolean>;
  model?: string | undefined;
  /** The models, and the setting that chooses one. Older agents have no such setting, but a request. */
  models?: { readonly option: string | undefined; readonly models: readonly string[] } | undefined;
}

function toSession(
  names: Pick<AgentSession, 'sessionId' | 'agentSession' | 'folder' | 'toldCost'>,
  state: SessionState,
): AgentSession {
  const session: AgentSession = { ...names, options: new Map() };
  noteState(session, state);
  return session;
}

function noteState(session: AgentSession, { modes, configOptions, models }: SessionState): void {
  if (modes !== undefined && modes !== null) noteMode(session, modes.currentModeId);
  if (models !== undefined && models !== null) {
    session.model = models.currentModelId ?? session.model;
    session.models = { option: undefined, models: (models.availableModels ?? []).map(({ modelId }) => modelId) };
  }
  noteOptions(session, configOptions ?? []);
}

export function noteMode(session: AgentSession, mode: string): void {
  session.mode = mode;
  session.toldMode = mode;
}

export function noteOptions(session: AgentSession, options: readonly ConfigOption[]): void {
  for (const { id, category, currentValue, options: choices } of options) {
    session.options.set(id, currentValue);
    if (category !== 'model' || typeof currentValue !== 'string') continue;
    session.model = currentValue;
    const models = (choices ?? []).flatMap(({ value = [], options: group }) => group?.map((one) => one.value) ?? value);
    session.models = { option: id, models };
  }
}

export function isSetToAsk({ mode, options }: AgentSession, { asking }: AgentProfile): boolean {
  if (asking.by === 'word') return true;
  return asking.by === 'config_option' ? options.get(asking.option) === asking.manual : mode === asking.manual;
}

export type AskingSession = ReturnType<typeof askingOf>;

interface AgentSessionsOptions {
  readonly connection: AgentConnection;
  readonly initialized: Initialized;
  readonly table: SessionTable;
  readonly folderOf: (sessionId: string) => string;
  /** The folder of a spare session, which is not one of ours yet. */
  readonly probeFolder: string;
  readonly settings: Pick<AgentSettings, 'model'>;
  readonly profile: Pick<AgentProfile, 'sessionMeta'>;
  readonly log: Pick<Log, 'warning'>;
}

const requestOf = (folder: string, { profile: { sessionMeta } }: AgentSessionsOptions): object => ({
  cwd: path.resolve(folder),
  mcpServers: [],
  _meta: sessionMeta,
});

export function createAgentSessions(options: AgentSessionsOptions) {
  const { table, folderOf } = options;
  const opened = new Map<string, Promise<AgentSession>>();
  const known = new Map<string, AgentSession>();
  const add = (sessionId: string, agentSession: string, state: SessionState): AgentSession => {
    const { toldCost = 0 } = table.read(sessionId) ?? {};
    const session = toSession({ sessionId, agentSession, folder: folderOf(sessionId), toldCost }, state);
    known.set(agentSession, session);
    return session;
  };
  let spare: NewSession | undefined;
  const begin = async (sessionId: string): Promise<AgentSession> => {
    const folder = folderOf(sessionId);
    const state = folder === options.probeFolder && spare !== undefined ? spare : await askNew(folder, options);
    if (state === spare) spare = undefined;
    table.write(sessionId, { agentSession: state.sessionId, toldCost: 0 });
    return add(sessionId, state.sessionId, state);
  };
  const open = async (sessionId: string): Promise<AgentSession> => {
    const session = (await goOn(sessionId, options, add)) ?? (await begin(sessionId));
    await setModel(session, options);
    return session;
  };
  return {
    /** Opens a session, which shows that the agent works; our first session in the same folder takes it over. */
    async probe(): Promise<void> {
      spare = await askNew(options.probeFolder, options);
      const names = { sessionId: '', agentSession: spare.sessionId, folder: options.probeFolder, toldCost: 0 };
      await setModel(toSession(names, spare), options);
    },
    open(sessionId: string): Promise<AgentSession> {
      const before = opened.get(sessionId);
      if (before !== undefined) return before;
      const opening = open(sessionId);
      opened.set(sessionId, opening);
      // Forget an attempt that failed, so that the next prompt tries again.
      opening.catch(() => opened.delete(sessionId));
      return opening;
    },
    find: (agentSession: string) => known.get(agentSession),
    askingOf: (session: AgentSession): AskingSession => askingOf(session, options),
    saveCost(session: AgentSession, toldCost: number): void {
      session.toldCost = toldCost;
      table.write(session.sessionId, { agentSession: session.agentSession, toldCost });
    },
  };
}

async function setOption(
  session: AgentSession,
  configId: string,
  value: string,
  { connection }: AgentSessionsOptions,
): Promise<void> {
  const params = { sessionId: session.agentSession, configId, value };
  noteOptions(session, (await connection.request('session/set_config_option', params, configUpdate)).configOptions);
}

function askingOf(session: AgentSession, options: AgentSessionsOptions) {
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
      if (session.toldMode !== modeId) session.toldMode = undefined;
    },
    /** Asks again unless the agent last reported `wanted`. Resolves to undefined if it reports no mode. */
    async toldMode(wanted: string): Promise<string | undefined> {
      if (session.toldMode === wanted) return wanted;
      const state = await askState(session.agentSession, session.folder, options);
      if (state !== undefined) noteState(session, state);
      return session.toldMode;
    },
  };
}

/** Resolves to undefined if no earlier process left one, or the agent can't resume it. */
async function goOn(
  sessionId: string,
  options: AgentSessionsOptions,
  add: (sessionId: string, agentSession: string, state: SessionState) => AgentSession,
): Promise<AgentSession | undefined> {
  const { table, folderOf, log } = options;
  const kept = table.read(sessionId);
  if (kept === undefined) return undefined;
  try {
    const state = await askState(kept.agentSession, folderOf(sessionId), options);
    if (state !== undefined) return add(sessionId, kept.agentSession, state);
    log.warning(`The agent can't go on with session "${sessionId}" after a restart, so it begins anew.`);
  } catch (error: unknown) {
    if (!(error instanceof AgentError)) throw error;
    log.warning(`The agent could not go on with session "${sessionId}", so it begins anew: ${error.message}`);
  }
  return undefined;
}

/** Prefers `resume`, which replays nothing, to `load`. */
async function askState(
  agentSession: string,
  folder: string,
  options: AgentSessionsOptions,
): Promise<SessionState | undefined> {
  const { connection, initialized } = options;
  const { sessionCapabilities, loadSession } = initialized.agentCapabilities ?? {};
  const canResume = sessionCapabilities?.resume !== undefined && sessionCapabilities.resume !== null;
  if (!canResume && loadSession !== true) return undefined;
  const params = { ...requestOf(folder, options), sessionId: agentSession };
  return connection.request(canResume ? 'session/resume' : 'session/load', params, sessionState);
}

function askNew(folder: string, options: AgentSessionsOptions): Promise<NewSession> {
  return options.connection.request('session/new', requestOf(folder, options), newSession);
}

/** @throws {Error} which names the agent's models, if it lacks this one */
async function setModel(session: AgentSession, options: AgentSessionsOptions): Promise<void> {
  const { model } = options.settings;
  if (model === undefined || session.model === model) return;
  const choice = session.models;
  if (choice === undefined || !choice.models.includes(model)) {
    const known =
      choice === undefined || choice.models.length === 0 ? 'It tells none.' : `It has: ${choice.models.join(', ')}.`;
    throw new Error(`The agent has no model "${model}". ${known} Correct "model", or leave it out.`);
  }
  if (choice.option !== undefined) return setOption(session, choice.option, model, options);
  await options.connection.request('session/set_model', { sessionId: session.agentSession, modelId: model }, anyAnswer);
  session.model = model;
}
