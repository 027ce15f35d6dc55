// A session of ours and the agent's session behind it: what is kept of it, and what the agent told of it.
import type { AgentProfile } from '../../../agents/profile.ts';
import type { ConfigOption, SessionState } from './protocol/wire.ts';

/** The part of a session that outlives the agent's process. */
interface KeptSession {
  /** The agent's own id of it. */
  readonly agentSession: string;
  /** USD that the agent said it had cost, when it said so last. */
  readonly toldCost: number;
}

/** Keeps sessions by our ids of them. */
export interface SessionTable {
  read(sessionId: string): KeptSession | undefined;
  write(sessionId: string, kept: KeptSession): void;
}

/** A session that a running agent has open. */
export interface AgentSession {
  readonly sessionId: string;
  readonly agentSession: string;
  /** Its work folder. */
  readonly folder: string;
  toldCost: number;
  /** That it is in, as far as is known. */
  mode: string | undefined;
  /** That the agent told last; what was only asked of it does not count. */
  toldMode: string | undefined;
  /** Its settings, by their ids. */
  readonly options: Map<string, string | boolean>;
  model: string | undefined;
  models: ModelChoice | undefined;
}

/** The models that a session can have, and the way to choose one. */
interface ModelChoice {
  /** The setting that it is; undefined: older agents have a request for it. */
  readonly option: string | undefined;
  readonly models: readonly string[];
}

/** Takes over what an agent said of a session. */
export function noteState(session: AgentSession, { modes, configOptions, models }: SessionState): void {
  if (modes !== undefined && modes !== null) noteMode(session, modes.currentModeId);
  if (models !== undefined && models !== null) {
    session.model = models.currentModelId ?? session.model;
    session.models = { option: undefined, models: (models.availableModels ?? []).map(({ modelId }) => modelId) };
  }
  noteOptions(session, configOptions ?? []);
}

/** Takes over the mode that an agent told. */
export function noteMode(session: AgentSession, mode: string): void {
  session.mode = mode;
  session.toldMode = mode;
}

/** Takes over settings of a session. */
export function noteOptions(session: AgentSession, options: readonly ConfigOption[]): void {
  for (const { id, category, currentValue, options: choices } of options) {
    session.options.set(id, currentValue);
    if (category !== 'model' || typeof currentValue !== 'string') continue;
    session.model = currentValue;
    session.models = { option: id, models: (choices ?? []).flatMap(valuesOf) };
  }
}

type Choice = NonNullable<ConfigOption['options']>[number];

function valuesOf({ value, options }: Choice): readonly string[] {
  return options === undefined ? (value === undefined ? [] : [value]) : options.map((option) => option.value);
}

/** Tells whether the session is, as far as the agent told, set to ask. */
export function isSetToAsk({ mode, options }: AgentSession, { asking }: AgentProfile): boolean {
  if (asking.by === 'word') return true;
  return asking.by === 'config_option' ? options.get(asking.option) === asking.manual : mode === asking.manual;
}
