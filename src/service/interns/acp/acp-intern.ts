// An intern that is a real agent speaking the Agent Client Protocol (docs/local-service.md, "Run a real agent").
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { ModelBrokers } from '../../../models/broker.ts';
import { createRedactor } from '../../../secret.ts';
import type { Intern, Turn, TurnIo } from '../intern.ts';
import type { WorkFolder } from '../work-folder.ts';
import { createCallbacks, leftAsking } from './agent-callbacks.ts';
import { type AgentGround, type AgentGroundOptions, standAgent } from './agent-ground.ts';
import { createAgentModels } from './agent-models.ts';
import { type AgentSession, isSetToAsk } from './agent-session.ts';
import { type Launch, launchPlain } from './launch.ts';
import { prepareTurn } from './prepare-turn.ts';
import { profiles } from './profiles.ts';
import { AgentError } from './protocol/connection.ts';
import { promptResult } from './protocol/wire.ts';
import type { ReadyAgent } from './provision.ts';
import { confine } from './sandbox.ts';
import { createLiveTurn, type LiveTurn } from './turn/live-turn.ts';
import { tokensOf, toTurnEnd } from './turn/prompt-result.ts';

/** Leads back to a turn whose question is open, in this process alone. */
const continuation = z.object({ turn: z.string(), question: z.int() });

/** The turns that an agent takes. */
interface Turns {
  /** By the ids that continuations have. */
  readonly byId: Map<string, LiveTurn>;
  /** By the agent's sessions. */
  readonly outstanding: Map<string, LiveTurn>;
}

interface OpenAgentOptions
  extends Pick<AgentGroundOptions, 'internId' | 'name' | 'settings' | 'workdir' | 'env' | 'clock' | 'log' | 'table'> {
  readonly workFolder: WorkFolder;
  /** Opens its way to models, where its settings name one. */
  readonly brokers?: ModelBrokers | undefined;
  /** Told of each process that is started. */
  readonly onProcess?: ((pid: number, mark: string) => void) | undefined;
}

/** Makes an intern of an agent, and begins to provision it (docs/local-service.md, "Run a real agent"). */
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
  const intern = createAcpIntern({
    ...options,
    profile: profiles[agent],
    redactor,
    launch: models === undefined ? launch : models.keyed(launch),
    openModels: models?.open,
    onRun: models?.beginRun,
    folder: workFolder.ofAgent(options.internId),
  });
  if (models === undefined) return intern;
  return {
    ...intern,
    modelUse: () => models.use,
    async close() {
      await intern.close?.();
      await models.close();
    },
  };
}

/** An agent, and who is told of what it does. */
interface AcpInternOptions extends AgentGroundOptions {
  /** Told of each run as it begins, while none other is under way. */
  readonly onRun?: (() => void) | undefined;
}

/** An intern whose turns a real agent takes; it begins to provision it. */
function createAcpIntern(options: AcpInternOptions): Intern {
  const turns: Turns = { byId: new Map(), outstanding: new Map() };
  const prepared = new Map<string, AgentSession>();
  const ground = standAgent(options, {
    callbacks: (parts) =>
      createCallbacks({ ...parts, profile: options.profile, turnOf: (name) => turns.outstanding.get(name) }),
    onGone(how) {
      const message = `The connection to the agent broke. ${how}`;
      for (const live of turns.byId.values()) live.finish({ ending: 'stream_severed', message }, undefined);
    },
  });
  const { keeper } = ground;
  const find = (stored: unknown): LiveTurn | undefined => turns.byId.get(continuation.parse(stored).turn);
  return {
    lifecycle: keeper.lifecycle,
    settled: keeper.settled,
    async refuses(turn) {
      const outcome = await prepareTurn(turn, { ...options, ground, outstanding: turns.outstanding });
      if ('ending' in outcome) return outcome;
      prepared.set(turn.sessionId, outcome);
      return undefined;
    },
    async prompt(turn, io) {
      const session = prepared.get(turn.sessionId);
      const ready = keeper.ready();
      prepared.delete(turn.sessionId);
      if (session === undefined || ready === undefined) await io.report({ type: 'end', ...agentIsGone });
      else {
        if (turns.byId.size === 0) options.onRun?.();
        await begin({ turn, io, session, ready }, turns, options, ground);
      }
    },
    async goOnUnheard(_turn, stored, io) {
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
    close: ground.close,
  };
}

const agentIsGone = { ending: 'stream_severed', message: 'The connection to the agent broke.' } as const;
const restarted = 'The service was restarted, and a question of a real agent does not outlive that. Prompt it again.';

interface TurnStart {
  readonly turn: Turn;
  readonly io: TurnIo;
  readonly session: AgentSession;
  readonly ready: ReadyAgent;
}

/** Sends the prompt. @returns resolves when the response has heard everything */
function begin(
  { turn, io, session, ready: { agent, sessions } }: TurnStart,
  { byId, outstanding }: Turns,
  { clock, settings, profile }: AgentGroundOptions,
  { redact }: Pick<AgentGround, 'redact'>,
): Promise<void> {
  const id = randomUUID();
  const { agentSession } = session;
  const live = createLiveTurn({
    turn,
    session,
    clock,
    silenceMs: settings.silence,
    tellsInputByUpdate: profile.tellsInputByUpdate === true,
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
      // Any other error is that of a connection that is closed, and ends with the process.
      if (!(error instanceof AgentError)) return;
      const message = `The agent could not go on: ${redact(error.message)}`;
      live.finish({ ending: 'turn_failed', message }, undefined);
    },
  );
  return heard;
}
