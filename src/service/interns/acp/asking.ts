// Prepares a prompt: opens its session, and in manual mode accepts the prompt only if the agent is certain to ask.
import * as z from 'zod/mini';
import type { AgentProfile } from '../../../agents/profile.ts';
import type { ApprovalMode } from '../../../contract/chat.ts';
import { describeError } from '../../../errors.ts';
import { parseJson } from '../../../json.ts';
import type { Turn, TurnRefusal } from '../intern.ts';
import type { AgentOptions, SupervisedAgent } from './agent.ts';
import type { AgentSession, AskingSession } from './agent-sessions.ts';
import { AgentGone } from './connection.ts';
import { findFolderProblem } from './folder-settings.ts';
import { TooLate, withTimeout } from './running-agent.ts';
import type { LiveTurn } from './turn/live-turn.ts';

interface PrepareOptions extends Pick<AgentOptions, 'profile' | 'clock' | 'settings'> {
  readonly agent: SupervisedAgent;
  readonly turnsByAgentSession: ReadonlyMap<string, LiveTurn>;
}

const limitMs = 60_000;
const agentStarting: TurnRefusal = { ending: 'intern_unreachable', message: 'The agent is being started again.' };

export async function prepareTurn(turn: Turn, options: PrepareOptions): Promise<AgentSession | TurnRefusal> {
  const { agent, profile, clock, settings, turnsByAgentSession } = options;
  const ready = agent.ready();
  if (ready === undefined) return agentStarting;
  const message = `The agent did not open the session within ${limitMs / 1000} s.`;
  try {
    const isManual = turn.approvalMode === 'manual';
    const refuse = (why: string): TurnRefusal => ({ ending: 'intern_not_ready', message: agent.redact(why) });
    // Look for dangerous settings before the session opens, because the agent may load them then. Check the home in any
    // mode: the result counts for later prompts too.
    const homeProblem = ready.checkHome();
    const findProblem = () => homeProblem ?? findFolderProblem(agent.getSessionFolder(turn.sessionId), profile);
    const problem = isManual ? findProblem() : undefined;
    if (problem !== undefined) return refuse(problem);
    const session = await withTimeout(ready.sessions.open(turn.sessionId), { clock, ms: limitMs, message });
    // Wait for a cancelled turn, which may take a while to stop.
    await turnsByAgentSession.get(session.agentSession)?.completion;
    if (agent.ready() !== ready) return agentStarting;
    const change = setAsking({
      mode: turn.approvalMode,
      profile,
      isVouchedFor: settings.asks === true,
      folder: session.folder,
      session: ready.sessions.createAskingSession(session),
      run: (args) => agent.runInSettingsCopy(session.folder, args),
    });
    const modeTimeout = `The agent did not change its mode within ${limitMs / 1000} s.`;
    const askingProblem = await withTimeout(change, { clock, ms: limitMs, message: modeTimeout });
    const lastProblem = askingProblem ?? (isManual ? ready.checkHome() : undefined);
    return lastProblem === undefined ? session : refuse(lastProblem);
  } catch (error: unknown) {
    if (error instanceof AgentGone) return agentStarting;
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

/** Sets the mode, and verifies `manual` (docs/agents.md, "Manual means that it asks"). @returns why to refuse a prompt */
export async function setAsking(context: AskingContext): Promise<string | undefined> {
  const { mode, profile, folder, session } = context;
  const { asking } = profile;
  if (mode === 'self-drive') {
    // Let the agent work without asking. If it asks anyway, the service answers.
    if (asking.by === 'config_option') await session.setConfigOption(asking.option, asking.selfDrive);
    else if (asking.by !== 'word') await session.setMode(asking.selfDrive);
    return undefined;
  }
  // Check the folder first: settings in it take effect before the agent reports anything.
  const folderProblem = findFolderProblem(folder, profile);
  if (folderProblem !== undefined) return folderProblem;
  try {
    const doubt = await setManual(context);
    return doubt === undefined ? undefined : `It is not certain that the agent asks: ${doubt}.`;
  } catch (error) {
    return `The agent could not be told to ask: ${describeError(error)}`;
  }
}

/** @returns why it is uncertain that the agent asks */
async function setManual(context: AskingContext): Promise<string | undefined> {
  const { asking } = context.profile;
  const { session, run, isVouchedFor } = context;
  switch (asking.by) {
    case 'config_option': {
      const value = (await session.setConfigOption(asking.option, asking.manual)).get(asking.option);
      return value === asking.manual
        ? undefined
        : `its option "${asking.option}" is ${describeValue(value)}, not "${asking.manual}"`;
    }
    case 'reload': {
      await session.setMode(asking.manual);
      const mode = await session.confirmMode(asking.manual);
      return mode === asking.manual ? undefined : `its mode is ${describeValue(mode)}, not "${asking.manual}"`;
    }
    case 'command':
      await session.setMode(asking.manual);
      return findUnaskedTool(await run(asking.command), asking.tools);
    case 'word':
      return isVouchedFor ? undefined : 'the agent is unknown. Write "asks: true" if you know that it asks';
    default:
      return asking satisfies never;
  }
}

function describeValue(value: string | boolean | undefined): string {
  return value === undefined ? 'not told' : `"${value}"`;
}

const printedRules = z.object({
  permission: z.array(z.object({ permission: z.string(), pattern: z.string(), action: z.string() })),
});

/** Finds a tool that may run unasked. The last rule that matches a tool decides. @returns the problem in words */
export function findUnaskedTool(output: string, tools: readonly string[]): string | undefined {
  // A notice may come before the JSON.
  const rules = printedRules.safeParse(parseJson(output.slice(output.indexOf('{')))).data?.permission;
  if (rules === undefined) return "the rules that it printed can't be read";
  return tools
    .map((tool) => {
      const matching = rules.filter(({ permission }) => matches(permission, tool));
      // A rule that asks or denies for every pattern leaves only the rules after it in force.
      const lastAskIndex = matching.findLastIndex(({ pattern, action }) => pattern === '*' && !isPermissive(action));
      const allowingRule = matching.slice(lastAskIndex + 1).find(({ action }) => isPermissive(action));
      if (allowingRule !== undefined) return `its rules let the tool "${tool}" do "${allowingRule.pattern}" unasked`;
      return lastAskIndex === -1 ? `none of its rules asks before the tool "${tool}" is used` : undefined;
    })
    .find((problem) => problem !== undefined);
}

/** Counts any unknown action as permissive. */
function isPermissive(action: string): boolean {
  return action !== 'ask' && action !== 'deny';
}

/** Matches a tool against the name in a rule, where "*" stands for any text and "?" for one character. */
function matches(rule: string, tool: string): boolean {
  const pattern = RegExp.escape(rule).replaceAll('\\*', '.*').replaceAll('\\?', '.');
  return new RegExp(`^${pattern}$`, 's').test(tool);
}
