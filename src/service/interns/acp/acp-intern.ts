// An intern that is a real agent speaking the Agent Client Protocol (docs/local-service.md, "Run a real agent").
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { AgentProfile } from '../../../agents/profile.ts';
import { profiles } from '../../../agents/profiles.ts';
import type { ModelBrokers } from '../../../models/broker.ts';
import { createRedactor } from '../../../secret.ts';
import type { Intern, Turn, TurnIo } from '../intern.ts';
import type { WorkFolder } from '../work-folder.ts';
import { type AgentOptions, type KeptAgent, keepAgent, type ReadyAgent } from './agent.ts';
import { type AgentModels, createAgentModels } from './agent-models.ts';
import { toElicitation, toPermission } from './agent-questions.ts';
import { type AgentSession, isSetToAsk, noteMode, noteOptions } from './agent-sessions.ts';
import { prepareTurn } from './asking.ts';
import { type AgentCallbacks, AgentError, type ElicitationOutcome } from './connection.ts';
import { type Launch, launchPlain } from './launch.ts';
import { createLiveTurn, type LiveTurn } from './live-turn.ts';
import { confine } from './sandbox.ts';
import { tokensOf, toTurnEnd } from './turn-updates.ts';
import { anyUpdate, configUpdate, modeUpdate, promptResult } from './wire.ts';

export { socketPlace } from './agent-models.ts';
export { visibleTo } from './sandbox.ts';

export interface OpenAgentOptions
  extends Pick<AgentOptions, 'internId' | 'name' | 'settings' | 'workdir' | 'env' | 'clock' | 'log' | 'table'> {
  readonly workFolder: WorkFolder;
  readonly brokers?: ModelBrokers | undefined;
  readonly onProcess?: ((pid: number, mark: string) => void) | undefined;
}

export function openAgent({ workFolder, onProcess, brokers, ...options }: OpenAgentOptions): Intern {
  const { settings } = options;
  const { sandbox, network, agent, model_access: access } = settings;
  const redactor = createRedactor();
  const models =
    access === undefined || brokers === undefined
      ? undefined
      : createAgentModels({ settings, access, brokers, redactor });
  const hidden = [workFolder.hidden, ...(models === undefined ? [] : [models.folder])];
  const start = sandbox === 'bubblewrap' ? confine({ network, hidden, forwarding: models?.forwarding }) : launchPlain;
  const launch: Launch = async (order) => {
    const started = await start(order);
    onProcess?.(started.pid, started.mark);
    return started;
  };
  return createAcpIntern(
    {
      ...options,
      profile: profiles[agent],
      redactor,
      launch: models === undefined ? launch : models.keyed(launch),
      openModels: models?.open,
      folder: workFolder.ofAgent(options.internId),
    },
    models,
  );
}

/** Identifies a turn and its open question; valid in this process only. */
const continuation = z.object({ turn: z.string(), question: z.int() });

const agentIsGone = { ending: 'stream_severed', message: 'The connection to the agent broke.' } as const;
const restarted = 'The service was restarted, and a question of a real agent does not outlive that. Prompt it again.';

function createAcpIntern(options: AgentOptions, models: AgentModels | undefined): Intern {
  const turns: Turns = { byId: new Map(), outstanding: new Map() };
  const agent = keepAgent(options, {
    callbacks: (parts) =>
      createCallbacks({ ...parts, profile: options.profile, turnOf: (name) => turns.outstanding.get(name) }),
    onGone(how) {
      const message = `The connection to the agent broke. ${how}`;
      for (const live of turns.byId.values()) live.finish({ ending: 'stream_severed', message }, undefined);
    },
  });
  const find = (stored: unknown): LiveTurn | undefined => turns.byId.get(continuation.parse(stored).turn);
  return {
    lifecycle: agent.lifecycle,
    settled: agent.settled,
    async begin(turn) {
      const session = await prepareTurn(turn, { ...options, agent, outstanding: turns.outstanding });
      if ('ending' in session) return session;
      return async (io) => {
        const ready = agent.ready();
        if (ready === undefined) return io.report({ type: 'end', ...agentIsGone });
        if (turns.byId.size === 0) models?.beginRun();
        return begin({ turn, io, session, ready }, turns, options, agent);
      };
    },
    async continueWhilePaused(_turn, stored, io) {
      const live = find(stored);
      if (live === undefined) await io.report({ type: 'end', why: restarted });
      else await live.hearUnheard(io);
    },
    accepts: (stored, answer) => find(stored)?.accepts(continuation.parse(stored).question, answer) ?? false,
    async resume(turn, { continuation: stored, answer }, io) {
      const live = find(stored);
      if (live === undefined) await io.report({ type: 'end', ...agentIsGone });
      else await live.resume(turn, answer, io);
    },
    modelUse: () => models?.use,
    async close() {
      await agent.close();
      await models?.close();
    },
  };
}

interface Turns {
  /** The turns that continuations name by id. */
  readonly byId: Map<string, LiveTurn>;
  /** Turns under way, by the agent's id of their session. */
  readonly outstanding: Map<string, LiveTurn>;
}

interface TurnStart {
  readonly turn: Turn;
  readonly io: TurnIo;
  readonly session: AgentSession;
  readonly ready: ReadyAgent;
}

function begin(
  { turn, io, session, ready: { agent, sessions } }: TurnStart,
  { byId, outstanding }: Turns,
  { clock, settings, profile }: AgentOptions,
  { redact }: KeptAgent,
): Promise<void> {
  const id = randomUUID();
  const { agentSession } = session;
  const live = createLiveTurn({
    turn,
    session,
    clock,
    silenceMs: settings.silence,
    tellsInputByUpdate: profile.sendsInputByUpdate === true,
    continuationOf: (question) => ({ turn: id, question }),
    cancelAgent: () => agent.connection.notify('session/cancel', { sessionId: agentSession }),
    killAgent: agent.kill,
    onCost: (toldCost) => sessions.saveCost(session, toldCost),
  });
  byId.set(id, live);
  outstanding.set(agentSession, live);
  void live.over.then(() => {
    byId.delete(id);
    outstanding.delete(agentSession);
  });
  const heard = live.hear(io);
  if (turn.approvalMode === 'manual' && !isSetToAsk(session, profile)) {
    live.finish(leftAsking, undefined);
    return heard;
  }
  const params = { sessionId: agentSession, prompt: [{ type: 'text', text: turn.prompt }] };
  agent.connection.request('session/prompt', params, promptResult).then(
    (result) => live.finish(toTurnEnd(result, live.wasRejected()), tokensOf(result)),
    (error: unknown) => {
      // Any other error comes from a closed connection; then the end of the process ends the turn.
      if (!(error instanceof AgentError)) return;
      const message = `The agent could not go on: ${redact(error.message)}`;
      live.finish({ ending: 'turn_failed', message }, undefined);
    },
  );
  return heard;
}

interface CallbackOptions {
  readonly profile: AgentProfile;
  readonly sessionOf: (agentSession: string) => AgentSession | undefined;
  readonly turnOf: (agentSession: string) => LiveTurn | undefined;
  readonly debug: (text: string) => void;
}

const notification = z.looseObject({ sessionId: z.string(), update: anyUpdate });

export function createCallbacks({ profile, sessionOf, turnOf, debug }: CallbackOptions): AgentCallbacks {
  return {
    noise: (line) => debug(`no message: ${line}`),
    update(params) {
      const read = notification.safeParse(params);
      if (!read.success) {
        debug(`an update that the protocol does not have: ${JSON.stringify(params)}`);
        return undefined;
      }
      const { sessionId, update } = read.data;
      const kind = update.sessionUpdate;
      if (!kind.endsWith('_chunk')) debug(`${kind}: ${JSON.stringify(update)}`);
      const turn = turnOf(sessionId);
      const session = sessionOf(sessionId);
      const isChange = session !== undefined && noteChange(session, kind, update);
      if (isChange && turn?.approvalMode === 'manual' && !isSetToAsk(session, profile)) turn.fail(leftAsking);
      return turn?.update(kind, update);
    },
    async permission(request, signal) {
      const turn = turnOf(request.sessionId);
      const call = await turn?.callOf(request.toolCall);
      return new Promise((respond) => {
        if (turn !== undefined && call !== undefined) {
          const question = toPermission(request, { call, profile, folder: turn.session.folder, signal, respond });
          if (question !== undefined) return turn.ask('permission', question);
        }
        debug(`a permission request is cancelled, nobody can be asked: ${JSON.stringify(request)}`);
        respond(undefined);
      });
    },
    elicitation: (request, signal) =>
      new Promise<ElicitationOutcome>((respond) => {
        const question = toElicitation(request, { signal, respond });
        const turn = turnOf(request.sessionId ?? '');
        if (turn !== undefined && question !== undefined) return turn.ask('elicitation', question);
        debug(`a question is declined, nobody can be asked: ${JSON.stringify(request)}`);
        respond({ action: 'decline' });
      }),
  };
}

const leftAsking = {
  ending: 'run_ended',
  message: 'The agent left the mode in which it asks, so the run was ended.',
} as const;

function noteChange(session: AgentSession, kind: string, update: unknown): boolean {
  const mode = kind === 'current_mode_update' ? modeUpdate.safeParse(update).data : undefined;
  const config = kind === 'config_option_update' ? configUpdate.safeParse(update).data : undefined;
  if (mode !== undefined) noteMode(session, mode.currentModeId);
  if (config !== undefined) noteOptions(session, config.configOptions);
  return mode !== undefined || config !== undefined;
}
