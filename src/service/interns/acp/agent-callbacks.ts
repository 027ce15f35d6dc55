// Brings an agent's updates and requests to the turn that they belong to.
import * as z from 'zod/mini';
import type { AgentProfile } from '../../../agents/profile.ts';
import { type AgentSession, isSetToAsk, noteMode, noteOptions } from './agent-session.ts';
import { toElicitation } from './ask/elicitation.ts';
import { toPermission } from './ask/permission.ts';
import type { AgentCallbacks, ElicitationOutcome } from './protocol/connection.ts';
import { anyUpdate, configUpdate, modeUpdate } from './protocol/wire.ts';
import type { LiveTurn } from './turn/live-turn.ts';
import type { AgentRequest } from './turn/turn-questions.ts';

export interface CallbackOptions {
  readonly profile: AgentProfile;
  /** An open session, by the agent's id of it. */
  readonly sessionOf: (agentSession: string) => AgentSession | undefined;
  /** Its turn, while the agent takes one. */
  readonly turnOf: (agentSession: string) => LiveTurn | undefined;
  /** Says what happened to whoever debugs it. */
  readonly debug: (text: string) => void;
}

const notification = z.looseObject({ sessionId: z.string(), update: anyUpdate });

/** Takes what an agent sends. */
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
        const question =
          turn === undefined || call === undefined
            ? undefined
            : toPermission(request, { call, profile, folder: turn.session.folder, signal, respond });
        ask(turn, 'permission', question, () => {
          debug(`a permission request is cancelled, nobody can be asked: ${JSON.stringify(request)}`);
          respond(undefined);
        });
      });
    },
    elicitation: (request, signal) =>
      new Promise<ElicitationOutcome>((respond) => {
        const turn = turnOf(request.sessionId ?? '');
        const question = turn === undefined ? undefined : toElicitation(request, { signal, respond });
        ask(turn, 'elicitation', question, () => {
          debug(`a question is declined, nobody can be asked: ${JSON.stringify(request)}`);
          respond({ action: 'decline' });
        });
      }),
  };
}

/** Ends a manual turn whose session is no longer one that asks. */
export const leftAsking = {
  ending: 'run_ended',
  message: 'The agent left the mode in which it asks, so the run was ended.',
} as const;

function ask(
  turn: LiveTurn | undefined,
  kind: 'permission' | 'elicitation',
  request: AgentRequest | undefined,
  refuse: () => void,
): void {
  if (turn === undefined || request === undefined) refuse();
  else turn.ask(kind, request);
}

/** Takes over a change of the session's mode or settings. @returns whether it is one */
function noteChange(session: AgentSession, kind: string, update: unknown): boolean {
  const mode = kind === 'current_mode_update' ? modeUpdate.safeParse(update) : undefined;
  const config = kind === 'config_option_update' ? configUpdate.safeParse(update) : undefined;
  if (mode?.success === true) noteMode(session, mode.data.currentModeId);
  if (config?.success === true) noteOptions(session, config.data.configOptions);
  return mode?.success === true || config?.success === true;
}
