// Runs a real agent as an intern, over the Agent Client Protocol (docs/local-service.md, "Run a real agent").
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { profiles } from '../../../agents/acp-agents.ts';
import type { AgentProfile } from '../../../agents/profile.ts';
import { findProgram } from '../../../folders.ts';
import type { ModelBrokers } from '../../../models/broker-types.ts';
import { createRedactor } from '../../../secret.ts';
import type { Intern, Turn, TurnIo } from '../intern.ts';
import type { openWorkFolder } from '../work-folder.ts';
import { type AgentOptions, type ReadyAgent, type SupervisedAgent, superviseAgent } from './agent.ts';
import { removeUnsafeFolders } from './agent-environment.ts';
import { type AgentModels, createAgentModels } from './agent-models.ts';
import { toElicitation, toPermission } from './agent-questions.ts';
import { type AgentSession, isSetToAsk, recordMode, recordOptions } from './agent-sessions.ts';
import { prepareTurn } from './asking.ts';
import { type AgentCallbacks, AgentError, type ElicitationOutcome } from './connection.ts';
import { type Launch, launchPlain } from './launch.ts';
import { confine } from './sandbox.ts';
import { createLiveTurn, type LiveTurn } from './turn/live-turn.ts';
import { readTokens, toTurnEnd } from './turn/prompt-result.ts';
import { anyUpdate, configUpdate, modeUpdate, promptResult } from './wire.ts';

export { chooseSocketFolder } from './agent-models.ts';
export { listMounts } from './sandbox.ts';

export interface OpenAgentOptions
  extends Pick<AgentOptions, 'internId' | 'name' | 'settings' | 'workdir' | 'env' | 'clock' | 'log' | 'table'> {
  /** Folders left out of PATH: an agent or the checkout's author could put programs there, for another agent to run. */
  readonly writable: readonly string[];
  readonly workFolder: ReturnType<typeof openWorkFolder>;
  readonly brokers?: ModelBrokers | undefined;
  readonly onProcess?: ((pid: number, mark: string) => void) | undefined;
}

export function openAgent({ writable, workFolder, onProcess, brokers, ...options }: OpenAgentOptions): Intern {
  const { settings, workdir } = options;
  const { sandbox, network, agent, model_access: access } = settings;
  const redactor = createRedactor();
  const models = access && brokers && createAgentModels({ settings, access, brokers, redactor });
  const hidden = [workFolder.hidden, ...(models === undefined ? [] : [models.folder])];
  // Let no agent change `.git`: Git runs programs that its files name, and a later step may run Git without a sandbox.
  const fixed = workdir === undefined ? [] : [path.join(workdir, '.git')].filter((git) => existsSync(git));
  const { PATH, ...others } = options.env;
  const safePath = PATH && removeUnsafeFolders(PATH, [...writable, workFolder.hidden]);
  // Never find `bwrap`, which runs outside of the sandbox, in a package of a checkout or by the PATH of `settings.env`.
  const bwrapFolders = safePath?.split(path.delimiter).filter((folder) => !/\/node_modules\/\.bin\/?$/.test(folder));
  const bwrap = findProgram('bwrap', bwrapFolders ?? []) ?? '/usr/bin/bwrap';
  const confinement = { network, hidden, fixed, bwrap, forwarding: models?.forwarding };
  const baseLaunch = sandbox === 'bubblewrap' ? confine(confinement) : launchPlain;
  const launch: Launch = async (order) => {
    const agentProcess = await baseLaunch(order);
    onProcess?.(agentProcess.pid, agentProcess.mark);
    return agentProcess;
  };
  return createAcpIntern(
    {
      ...options,
      env: safePath === undefined ? others : { ...others, PATH: safePath },
      profile: profiles[agent],
      redactor,
      launch: models === undefined ? launch : models.withKeys(launch),
      openModels: models?.open,
      agentFolder: workFolder.getAgentFolder(options.internId),
    },
    models,
  );
}

/** Identifies a turn and its open question; valid in this process only. */
const continuation = z.object({ turn: z.string(), question: z.int() });

const connectionLost = { ending: 'stream_severed', message: 'The connection to the agent broke.' } as const;
const restartNote = 'The service was restarted, so the question of the agent is lost. Prompt the agent again.';

function createAcpIntern(options: AgentOptions, models: AgentModels | undefined): Intern {
  const turns: Turns = { byId: new Map(), byAgentSession: new Map() };
  const agent = superviseAgent(options, {
    createCallbacks: (parts) =>
      createCallbacks({ ...parts, profile: options.profile, findTurn: (id) => turns.byAgentSession.get(id) }),
    onExit(exitReason) {
      const message = `The connection to the agent broke. ${exitReason}`;
      for (const liveTurn of turns.byId.values()) liveTurn.finish({ ending: 'stream_severed', message }, undefined);
    },
  });
  const findLiveTurn = (stored: unknown): LiveTurn | undefined => turns.byId.get(continuation.parse(stored).turn);
  return {
    lifecycle: agent.lifecycle,
    settled: agent.settled,
    async begin(turn) {
      const session = await prepareTurn(turn, { ...options, agent, turnsByAgentSession: turns.byAgentSession });
      if ('ending' in session) return session;
      return async (io) => {
        const ready = agent.ready();
        if (ready === undefined) return io.report({ type: 'end', ...connectionLost });
        if (turns.byId.size === 0) models?.beginRun();
        return startTurn({ ...ready, turn, io, session }, turns, options, agent);
      };
    },
    async continueWhilePaused(_turn, stored, io) {
      const liveTurn = findLiveTurn(stored);
      if (liveTurn === undefined) await io.report({ type: 'end', why: restartNote });
      else await liveTurn.attachRecorder(io);
    },
    accepts: (stored, answer) => findLiveTurn(stored)?.accepts(continuation.parse(stored).question, answer) ?? false,
    async resume(turn, { continuation: stored, answer }, io) {
      const liveTurn = findLiveTurn(stored);
      if (liveTurn === undefined) await io.report({ type: 'end', ...connectionLost });
      else await liveTurn.resume(turn, answer, io);
    },
    modelUse: () => models?.use,
    async close() {
      await agent.close();
      await models?.close();
    },
  };
}

/** Turns under way: by the id in their continuations, and by the agent's session id. */
type Turns = Readonly<Record<'byId' | 'byAgentSession', Map<string, LiveTurn>>>;

/** Puts words before a prompt such as `/init`: agents would run it as a command of their own, and ask nobody. */
function toPlainPrompt(text: string): string {
  return /^[^\p{L}\p{N}]*[/!$@]/u.test(text) ? `The prompt:\n${text}` : text;
}

function startTurn(
  { turn, io, session, agent, sessions }: ReadyAgent & { turn: Turn; io: TurnIo; session: AgentSession },
  { byId, byAgentSession }: Turns,
  { clock, settings, profile }: AgentOptions,
  { redact }: SupervisedAgent,
): Promise<void> {
  const id = randomUUID();
  const { agentSession } = session;
  const liveTurn = createLiveTurn({
    turn,
    session,
    clock,
    silenceMs: settings.silence,
    sendsInputByUpdate: profile.sendsInputByUpdate === true,
    createContinuation: (question) => ({ turn: id, question }),
    cancelAgent: () => agent.connection.notify('session/cancel', { sessionId: agentSession }),
    killAgent: agent.kill,
    onCost: (reportedCost) => sessions.saveCost(session, reportedCost),
  });
  byId.set(id, liveTurn);
  byAgentSession.set(agentSession, liveTurn);
  void liveTurn.completion.then(() => {
    byId.delete(id);
    byAgentSession.delete(agentSession);
  });
  const delivery = liveTurn.attach(io);
  if (turn.approvalMode === 'manual' && !isSetToAsk(session, profile)) {
    liveTurn.finish(askingModeLost, undefined);
    return delivery;
  }
  const params = { sessionId: agentSession, prompt: [{ type: 'text', text: toPlainPrompt(turn.prompt) }] };
  agent.connection.request('session/prompt', params, promptResult).then(
    (result) => liveTurn.finish(toTurnEnd(result, liveTurn.wasRejected()), readTokens(result)),
    (error: unknown) => {
      // Any other error comes from a closed connection: the exit of the process ends the turn.
      if (!(error instanceof AgentError)) return;
      const message = `The agent could not continue: ${redact(error.message)}`;
      liveTurn.finish({ ending: 'turn_failed', message }, undefined);
    },
  );
  return delivery;
}

interface CallbackOptions {
  readonly profile: AgentProfile;
  readonly findSession: (agentSession: string) => AgentSession | undefined;
  readonly findTurn: (agentSession: string) => LiveTurn | undefined;
  readonly debug: (text: string) => void;
}

const notification = z.looseObject({ sessionId: z.string(), update: anyUpdate });

export function createCallbacks({ profile, findSession, findTurn, debug }: CallbackOptions): AgentCallbacks {
  return {
    onNoise: (line) => debug(`not a message: ${line}`),
    onUpdate(params) {
      const parsed = notification.safeParse(params);
      if (!parsed.success) {
        debug(`an update that the protocol does not define: ${JSON.stringify(params)}`);
        return undefined;
      }
      const { sessionId, update } = parsed.data;
      const kind = update.sessionUpdate;
      if (!kind.endsWith('_chunk')) debug(`${kind}: ${JSON.stringify(update)}`);
      const turn = findTurn(sessionId);
      const session = findSession(sessionId);
      const isChange = session !== undefined && recordChange(session, kind, update);
      if (isChange && turn?.approvalMode === 'manual' && !isSetToAsk(session, profile)) turn.fail(askingModeLost);
      return turn?.update(kind, update);
    },
    async onPermission(request, signal) {
      const turn = findTurn(request.sessionId);
      const call = await turn?.resolveCall(request.toolCall);
      return new Promise((respond) => {
        if (turn !== undefined && call !== undefined) {
          const agentRequest = toPermission(request, { call, profile, folder: turn.session.folder, signal, respond });
          if (agentRequest !== undefined) return turn.ask('permission', agentRequest);
        }
        debug(`a permission request is cancelled, because it can't be passed on: ${JSON.stringify(request)}`);
        respond(undefined);
      });
    },
    onElicitation: (request, signal) =>
      new Promise<ElicitationOutcome>((respond) => {
        const agentRequest = toElicitation(request, { signal, respond });
        const turn = findTurn(request.sessionId ?? '');
        if (turn !== undefined && agentRequest !== undefined) return turn.ask('elicitation', agentRequest);
        debug(`a question is declined, because it can't be passed on: ${JSON.stringify(request)}`);
        respond({ action: 'decline' });
      }),
  };
}

const askingModeLost = {
  ending: 'run_ended',
  message: 'The agent left the mode in which it asks, so the run was ended.',
} as const;

function recordChange(session: AgentSession, kind: string, update: unknown): boolean {
  const mode = kind === 'current_mode_update' ? modeUpdate.safeParse(update).data : undefined;
  const config = kind === 'config_option_update' ? configUpdate.safeParse(update).data : undefined;
  if (mode !== undefined) recordMode(session, mode.currentModeId);
  if (config !== undefined) recordOptions(session, config.configOptions);
  return mode !== undefined || config !== undefined;
}
