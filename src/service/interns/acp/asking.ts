// Prepares a prompt: opens its session, and takes a manual prompt only if the agent proves that it will ask.
import * as z from 'zod/mini';
import type { AgentProfile } from '../../../agents/profile.ts';
import type { ApprovalMode } from '../../../contract/chat.ts';
import { describeError } from '../../../errors.ts';
import { parseJson } from '../../../json.ts';
import type { Turn, TurnRefusal } from '../intern.ts';
import type { AgentOptions, KeptAgent } from './agent.ts';
import { whyFolderUnfit } from './agent-place.ts';
import type { AgentSession, AskingSession } from './agent-sessions.ts';
import { AgentGone } from './connection.ts';
import type { LiveTurn } from './live-turn.ts';
import { runProgram, TooLate, within } from './running-agent.ts';

interface PrepareOptions extends Pick<AgentOptions, 'profile' | 'clock' | 'settings' | 'launch'> {
  readonly agent: KeptAgent;
  readonly outstanding: ReadonlyMap<string, LiveTurn>;
}

const limitMs = 60_000;
const isStarting: TurnRefusal = { ending: 'intern_unreachable', message: 'The agent is being started again.' };

export async function prepareTurn(turn: Turn, options: PrepareOptions): Promise<AgentSession | TurnRefusal> {
  const { agent, profile, clock, settings, launch, outstanding } = options;
  const ready = agent.ready();
  if (ready === undefined) return isStarting;
  const message = `The agent did not open the session within ${limitMs / 1000} s.`;
  try {
    // Check the folder before the session opens, which may load what is in it.
    const unfit = turn.approvalMode === 'manual' ? whyFolderUnfit(agent.folderOf(turn.sessionId), profile) : undefined;
    if (unfit !== undefined) return { ending: 'intern_not_ready', message: agent.redact(unfit) };
    const session = await within(ready.sessions.open(turn.sessionId), { clock, ms: limitMs, message });
    // Wait for a turn that was cancelled, which may take a while to stop.
    await outstanding.get(session.agentSession)?.over;
    if (agent.ready() !== ready) return isStarting;
    const change = setAsking({
      mode: turn.approvalMode,
      profile,
      isVouchedFor: settings.asks === true,
      folder: session.folder,
      session: ready.sessions.askingOf(session),
      run: (args) => runProgram(agent.orderOf(session.folder, args), launch, clock),
    });
    const tooLong = `The agent did not change its mode within ${limitMs / 1000} s.`;
    const why = await within(change, { clock, ms: limitMs, message: tooLong });
    return why === undefined ? session : { ending: 'intern_not_ready', message: agent.redact(why) };
  } catch (error: unknown) {
    if (error instanceof AgentGone) return isStarting;
    const ending = error instanceof TooLate ? 'timeout' : 'turn_failed';
    return { ending, message: agent.redact(`The agent could not take the prompt: ${describeError(error)}`) };
  }
}

export interface AskingContext {
  readonly mode: ApprovalMode;
  readonly profile: AgentProfile;
  readonly isVouchedFor: boolean;
  readonly folder: string;
  readonly session: AskingSession;
  readonly run: (args: readonly string[]) => Promise<string>;
}

/** Sets `manual`, and reads it back (docs/agents.md, "Manual means that it asks"). @returns why to refuse the prompt */
export async function setAsking(context: AskingContext): Promise<string | undefined> {
  const { mode, profile, folder, session } = context;
  const { asking } = profile;
  if (mode === 'self-drive') {
    // Let the agent run unasked; if it asks all the same, the service answers.
    if (asking.by === 'config_option') await session.setConfigOption(asking.option, asking.selfDrive);
    else if (asking.by !== 'word') await session.setMode(asking.selfDrive);
    return undefined;
  }
  // Check the folder first: settings in it take effect before the agent tells anything.
  const unfit = whyFolderUnfit(folder, profile);
  if (unfit !== undefined) return unfit;
  try {
    const why = await prove(context);
    return why === undefined ? undefined : `It is not certain that the agent asks: ${why}.`;
  } catch (error) {
    return `The agent could not be told to ask: ${describeError(error)}`;
  }
}

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

/** The last rule that matches decides, so no rule after the one that asks for all may allow. @returns the first flaw */
export function whyUnasked(printed: string, tools: readonly string[]): string | undefined {
  // A notice may come before the JSON.
  const rules = resolved.safeParse(parseJson(printed.slice(printed.indexOf('{')))).data?.permission;
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

/** Counts every action that is not known to hold a tool back. */
function isLetting(action: string): boolean {
  return action !== 'ask' && action !== 'deny';
}

/** Matches the name in a rule, where "*" stands for any text and "?" for one character. */
function matches(rule: string, tool: string): boolean {
  const pattern = RegExp.escape(rule).replaceAll('\\*', '.*').replaceAll('\\?', '.');
  return new RegExp(`^${pattern}$`, 's').test(tool);
}
