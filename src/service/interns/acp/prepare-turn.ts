// Prepares a prompt: opens its session, waits for an older turn in it, and proves the approval mode.
import { describeError } from '../../../errors.ts';
import type { Turn, TurnRefusal } from '../intern.ts';
import type { AgentGround, AgentGroundOptions } from './agent-ground.ts';
import type { AgentSession } from './agent-session.ts';
import { setAsking, whyFolderUnfit } from './asking.ts';
import { AgentGone } from './protocol/connection.ts';
import type { ReadyAgent } from './provision.ts';
import { runProgram, TooLate, within } from './running-agent.ts';
import type { LiveTurn } from './turn/live-turn.ts';

interface PrepareOptions extends AgentGroundOptions {
  readonly ground: AgentGround;
  readonly outstanding: ReadonlyMap<string, LiveTurn>;
}

const limitMs = 60_000;
const isStarting: TurnRefusal = { ending: 'intern_unreachable', message: 'The agent is being started again.' };

/** The session of a turn, ready for its prompt, or why the turn is refused. */
export async function prepareTurn(turn: Turn, options: PrepareOptions): Promise<AgentSession | TurnRefusal> {
  const { ground, profile, clock, outstanding } = options;
  const ready = ground.keeper.ready();
  if (ready === undefined) return isStarting;
  const message = `The agent did not open the session within ${limitMs / 1000} s.`;
  try {
    // Before the session is opened: opening it may load what the folder holds.
    const unfit = turn.approvalMode === 'manual' ? whyFolderUnfit(ground.folderOf(turn.sessionId), profile) : undefined;
    if (unfit !== undefined) return { ending: 'intern_not_ready', message: ground.redact(unfit) };
    const session = await within(ready.sessions.open(turn.sessionId), { clock, ms: limitMs, message });
    // One that was cancelled may take a while to stop.
    await outstanding.get(session.agentSession)?.over;
    if (ground.keeper.ready() !== ready) return isStarting;
    const why = await setMode(turn, session, ready, options);
    return why === undefined ? session : { ending: 'intern_not_ready', message: ground.redact(why) };
  } catch (error: unknown) {
    if (error instanceof AgentGone) return isStarting;
    const ending = error instanceof TooLate ? 'timeout' : 'turn_failed';
    return { ending, message: ground.redact(`The agent could not take the prompt: ${describeError(error)}`) };
  }
}

/** Makes the session ask, or not. @returns why a manual prompt can't be taken */
function setMode(
  { approvalMode }: Turn,
  session: AgentSession,
  { sessions }: ReadyAgent,
  { ground, profile, settings, clock, launch }: PrepareOptions,
): Promise<string | undefined> {
  const change = setAsking({
    mode: approvalMode,
    profile,
    isVouchedFor: settings.asks === true,
    folder: session.folder,
    session: {
      async setConfigOption(id, value) {
        await sessions.setOption(session, id, value);
        return session.options;
      },
      setMode: (id) => sessions.setMode(session, id),
      async toldMode(wanted) {
        if (session.toldMode !== wanted) await sessions.reload(session);
        return session.toldMode;
      },
    },
    run: (args) => runProgram(ground.orderOf(session.folder, args), launch, clock),
  });
  return within(change, {
    clock,
    ms: limitMs,
    message: `The agent did not change its mode within ${limitMs / 1000} s.`,
  });
}
