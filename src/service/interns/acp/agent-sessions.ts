// The sessions of a running agent: opened when they are first needed, gone on with from an earlier process where that is possible.
import path from 'node:path';
import type { Log } from '../../../log.ts';
import { type AgentSession, noteOptions, noteState, type SessionTable } from './agent-session.ts';
import { type AgentConnection, AgentError } from './protocol/connection.ts';
import {
  anyAnswer,
  configUpdate,
  type Initialized,
  type NewSession,
  newSession,
  type SessionState,
  sessionState,
} from './protocol/wire.ts';

/** The sessions of a running agent. */
export interface AgentSessions {
  /** Opens a session that shows whether the agent can work; it becomes the first of ours that works in the same folder. */
  probe(): Promise<void>;
  /** A session of ours. @throws {AgentError} */
  open(sessionId: string): Promise<AgentSession>;
  /** The session that the agent calls so. */
  find(agentSession: string): AgentSession | undefined;
  /** Its state, told anew by the agent: by resume, else by load. @throws {AgentError} */
  reload(session: AgentSession): Promise<void>;
  setOption(session: AgentSession, id: string, value: string): Promise<void>;
  setMode(session: AgentSession, mode: string): Promise<void>;
  saveCost(session: AgentSession, toldCost: number): void;
}

export interface AgentSessionsOptions {
  readonly connection: AgentConnection;
  readonly initialized: Initialized;
  readonly table: SessionTable;
  readonly folderOf: (sessionId: string) => string;
  /** The session that belongs to nobody yet works here. */
  readonly probeFolder: string;
  /** The model of the settings. */
  readonly model: string | undefined;
  /** The extension data of each session, by the agent's profile. */
  readonly meta: Readonly<Record<string, unknown>> | undefined;
  readonly log: Log;
}

const requestOf = (folder: string, meta: AgentSessionsOptions['meta']): object => ({
  cwd: path.resolve(folder),
  mcpServers: [],
  ...(meta === undefined ? {} : { _meta: meta }),
});

/** No session is open yet. */
export function createAgentSessions(options: AgentSessionsOptions): AgentSessions {
  const { table, folderOf } = options;
  const opened = new Map<string, Promise<AgentSession>>();
  const known = new Map<string, AgentSession>();
  const add = (sessionId: string, agentSession: string, state: SessionState | undefined): AgentSession => {
    const session = toSession({ sessionId, agentSession, folder: folderOf(sessionId) });
    session.toldCost = table.read(sessionId)?.toldCost ?? 0;
    if (state !== undefined) noteState(session, state);
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
    async probe() {
      spare = await askNew(options.probeFolder, options);
      const session = toSession({ sessionId: '', agentSession: spare.sessionId, folder: options.probeFolder });
      noteState(session, spare);
      await setModel(session, options);
    },
    open(sessionId) {
      const before = opened.get(sessionId);
      if (before !== undefined) return before;
      const opening = open(sessionId);
      opened.set(sessionId, opening);
      // One that failed is tried again with the next prompt.
      opening.catch(() => opened.delete(sessionId));
      return opening;
    },
    find: (agentSession) => known.get(agentSession),
    ...changeSession(options),
  };
}

/** Changes sessions that are open. */
function changeSession(
  options: AgentSessionsOptions,
): Pick<AgentSessions, 'reload' | 'setOption' | 'setMode' | 'saveCost'> {
  const { connection, table } = options;
  return {
    async reload(session) {
      const state = await askState(session.agentSession, session.folder, options);
      if (state !== undefined) noteState(session, state);
    },
    async setOption(session, id, value) {
      const params = { sessionId: session.agentSession, configId: id, value };
      noteOptions(session, (await connection.request('session/set_config_option', params, configUpdate)).configOptions);
    },
    async setMode(session, modeId) {
      await connection.request('session/set_mode', { sessionId: session.agentSession, modeId }, sessionState);
      session.mode = modeId;
      // From now on the agent has told nothing, unless it is the mode that it was in.
      if (session.toldMode !== modeId) session.toldMode = undefined;
    },
    saveCost(session, toldCost) {
      session.toldCost = toldCost;
      table.write(session.sessionId, { agentSession: session.agentSession, toldCost });
    },
  };
}

type Add = (sessionId: string, agentSession: string, state: SessionState | undefined) => AgentSession;

/** A session of an earlier process; undefined where there is none, or the agent can't go on with it. */
async function goOn(sessionId: string, options: AgentSessionsOptions, add: Add): Promise<AgentSession | undefined> {
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

/** Asks the agent for the state of a session that it had: by resume, which shows nothing again, else by load. */
async function askState(
  agentSession: string,
  folder: string,
  { connection, initialized, meta }: AgentSessionsOptions,
): Promise<SessionState | undefined> {
  const { sessionCapabilities, loadSession } = initialized.agentCapabilities ?? {};
  const canResume = sessionCapabilities?.resume !== undefined && sessionCapabilities.resume !== null;
  if (!canResume && loadSession !== true) return undefined;
  const params = { ...requestOf(folder, meta), sessionId: agentSession };
  return connection.request(canResume ? 'session/resume' : 'session/load', params, sessionState);
}

function askNew(folder: string, { connection, meta }: AgentSessionsOptions): Promise<NewSession> {
  return connection.request('session/new', requestOf(folder, meta), newSession);
}

function toSession(names: Pick<AgentSession, 'sessionId' | 'agentSession' | 'folder'>): AgentSession {
  return {
    ...names,
    toldCost: 0,
    mode: undefined,
    toldMode: undefined,
    options: new Map(),
    model: undefined,
    models: undefined,
  };
}

/** A model that an agent has not, in words that name those that it has. */
class UnknownModel extends Error {
  constructor(model: string, models: readonly string[]) {
    const known = models.length === 0 ? 'It tells none.' : `It has: ${models.join(', ')}.`;
    super(`The agent has no model "${model}". ${known} Correct "model", or leave it out.`);
    this.name = 'UnknownModel';
  }
}

/**
 * Sets the model of the settings.
 *
 * @throws {UnknownModel} the agent has not got it
 */
async function setModel(
  session: AgentSession,
  { connection, model }: { readonly connection: AgentConnection; readonly model: string | undefined },
): Promise<void> {
  if (model === undefined || session.model === model) return;
  const choice = session.models;
  if (choice === undefined || !choice.models.includes(model)) throw new UnknownModel(model, choice?.models ?? []);
  const sessionId = session.agentSession;
  if (choice.option === undefined) {
    await connection.request('session/set_model', { sessionId, modelId: model }, anyAnswer);
    session.model = model;
    return;
  }
  const params = { sessionId, configId: choice.option, value: model };
  noteOptions(session, (await connection.request('session/set_config_option', params, configUpdate)).configOptions);
}
