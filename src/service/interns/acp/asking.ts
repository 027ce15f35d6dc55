// Prepares a prompt: opens its session, and takes a manual one only when the agent shows that it will ask.
import * as z from 'zod/mini';
import type { AgentProfile } from '../../../agents/profile.ts';
import type { ApprovalMode } from '../../../contract/chat.ts';
import { describeError } from '../../../errors.ts';
import type { Turn, TurnRefusal } from '../intern.ts';
import type { AgentOptions, KeptAgent, ReadyAgent } from './agent.ts';
import { whyFolderUnfit } from './agent-place.ts';
import type { AgentSession, AskingSession } from './agent-sessions.ts';
import { AgentGone } from './connection.ts';
import type { LiveTurn } from './live-turn.ts';
import { runProgram, TooLate, within } from './running-agent.ts';

interface PrepareOptions extends Pick<AgentOptions, 'profile' | 'clock' | 'settings' | 'launch'> {
  readonly agent: KeptAgent;
  /** The turns that agents take, by the agent's sessions. */
  readonly outstanding: ReadonlyMap<string, LiveTurn>;
}

const limitMs = 60_000;
const isStarting: TurnRefusal = { ending: 'intern_unreachable', message: 'The agent is being started again.' };

/** Opens the session of a turn, once an older turn in it is over, and proves its approval mode. */
export async function prepareTurn(turn: Turn, options: PrepareOptions): Promise<AgentSession | TurnRefusal> {
  const { agent, profile, clock, outstanding } = options;
  const ready = agent.ready();
  if (ready === undefined) return isStarting;
  const message = `The agent did not open the session within ${limitMs / 1000} s.`;
  try {
    // Before the session is opened: opening it may load what the folder holds.
    const unfit = turn.approvalMode === 'manual' ? whyFolderUnfit(agent.folderOf(turn.sessionId), profile) : undefined;
    if (unfit !== undefined) return { ending: 'intern_not_ready', message: agent.redact(unfit) };
    const session = await within(ready.sessions.open(turn.sessionId), { clock, ms: limitMs, message });
    // One that was cancelled may take a while to stop.
    await outstanding.get(session.agentSession)?.over;
    if (agent.ready() !== ready) return isStarting;
    const why = await setMode(turn, session, ready, options);
    return why === undefined ? session : { ending: 'intern_not_ready', message: agent.redact(why) };
  } catch (error: unknown) {
    if (error instanceof AgentGone) return isStarting;
    const ending = error instanceof TooLate ? 'timeout' : 'turn_failed';
    return { ending, message: agent.redact(`The agent could not take the prompt: ${describeError(error)}`) };
  }
}

/** Makes the session ask, or not. @returns why a manual prompt can't be taken */
function setMode(
  { approvalMode }: Turn,
  session: AgentSession,
  { sessions }: ReadyAgent,
  { agent, profile, settings, clock, launch }: PrepareOptions,
): Promise<string | undefined> {
  const change = setAsking({
    mode: approvalMode,
    profile,
    isVouchedFor: settings.asks === true,
    folder: session.folder,
    session: sessions.askingOf(session),
    run: (args) => runProgram(agent.orderOf(session.folder, args), launch, clock),
  });
  return within(change, {
    clock,
    ms: limitMs,
    message: `The agent did not change its mode within ${limitMs / 1000} s.`,
  });
}

export interface AskingContext {
  readonly mode: ApprovalMode;
  readonly profile: AgentProfile;
  /** The operator vouches for it. */
  readonly isVouchedFor: boolean;
  readonly folder: string;
  readonly session: AskingSession;
  /** Runs the agent's program with these arguments in the work folder, with the agent's environment: its standard output. */
  readonly run: (args: readonly string[]) => Promise<string>;
}

/**
 * Sets what the approval mode of a prompt needs, and for `manual` reads back what it resolves to (docs/agents.md, "Manual means
 * that it asks").
 *
 * @returns why a manual prompt has to be refused, in words that name the file or setting; undefined when it can be taken
 */
export async function setAsking(context: AskingContext): Promise<string | undefined> {
  const { mode, profile, folder } = context;
  if (mode === 'self-drive') {
    await letRun(context);
    return undefined;
  }
  // First: what its program would load from there runs before it says anything.
  const unfit = whyFolderUnfit(folder, profile);
  if (unfit !== undefined) return unfit;
  try {
    const why = await prove(context);
    return why === undefined ? undefined : `It is not certain that the agent asks: ${why}.`;
  } catch (error) {
    return `The agent could not be told to ask: ${describeError(error)}`;
  }
}

/** Lets it run; what it asks in self-drive as well is answered by the service. */
async function letRun({ profile: { asking }, session }: AskingContext): Promise<void> {
  if (asking.by === 'config_option') await session.setConfigOption(asking.option, asking.selfDrive);
  else if (asking.by !== 'word') await session.setMode(asking.selfDrive);
}

/** @returns why it is not proved */
async function prove({ profile: { asking }, session, run, isVouchedFor }: AskingContext): Promise<string | undefined> {
  switch (asking.by) {
    case 'config_option': {
      const value = (await session.setConfigOption(asking.option, asking.manual)).get(asking.option);
      return value === asking.manual
        ? undefined
        : `its option "${asking.option}" is ${shown(value)} and not "${asking.manual}"`;
    }
    case 'reload': {
      await session.setMode(asking.manual);
      const mode = await session.toldMode(asking.manual);
      return mode === asking.manual ? undefined : `its mode is ${shown(mode)} and not "${asking.manual}"`;
    }
    case 'command':
      await session.setMode(asking.manual);
      return whyUnasked(await run(asking.command), asking.tools);
    case 'word':
      return isVouchedFor ? undefined : 'nothing is known of it. Write "asks: true" if you know that it does';
    default:
      return asking satisfies never;
  }
}

function shown(value: string | boolean | undefined): string {
  return value === undefined ? 'not told' : `"${value}"`;
}

const resolved = z.object({
  permission: z.array(z.object({ permission: z.string(), pattern: z.string(), action: z.string() })),
});

/**
 * Finds why rules do not make an agent ask for every use of these tools. The last rule that matches a use decides, so after
 * the one that asks for everything none may allow anything.
 *
 * @param printed - what the agent's command printed: JSON with a list `permission`
 * @returns undefined when they do
 */
export function whyUnasked(printed: string, tools: readonly string[]): string | undefined {
  const rules = readRules(printed);
  if (rules === undefined) return 'it printed no rules that can be read';
  return tools
    .map((tool) => {
      const matching = rules.filter(({ permission }) => matches(permission, tool));
      const asking = matching.findLastIndex(({ pattern, action }) => pattern === '*' && !isLetting(action));
      const allowing = matching.slice(asking + 1).find(({ action }) => isLetting(action));
      if (allowing !== undefined) return `its rules let the tool "${tool}" do "${allowing.pattern}" unasked`;
      return asking === -1 ? `no rule of it asks before the tool "${tool}" is used` : undefined;
    })
    .find((why) => why !== undefined);
}

/** Every action that is not known to hold a tool back. */
function isLetting(action: string): boolean {
  return action !== 'ask' && action !== 'deny';
}

function readRules(printed: string): z.infer<typeof resolved>['permission'] | undefined {
  try {
    // A notice may stand in front of it.
    return resolved.safeParse(JSON.parse(printed.slice(printed.indexOf('{')))).data?.permission;
  } catch {
    return undefined;
  }
}

/** Matches the name of a rule, which may have "*" for any text, and "?" for one character. */
function matches(rule: string, tool: string): boolean {
  const pattern = rule
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${pattern}$`, 's').test(tool);
}
