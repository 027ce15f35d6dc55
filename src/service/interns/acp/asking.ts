// Switches asking on before a prompt, and takes a manual prompt only when the agent shows that it will ask.
import { lstatSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { AgentProfile, FolderSetting } from '../../../agents/profile.ts';
import type { ApprovalMode } from '../../../contract/chat.ts';
import { describeError } from '../../../errors.ts';
import { resolveLinks } from '../../../resolved-path.ts';

/** A session of a running agent, as far as asking goes. Each rejects with what the agent said when it refuses. */
export interface AskingSession {
  /** `session/set_config_option`: the values of all options then, by their ids. */
  setConfigOption(id: string, value: string): Promise<ReadonlyMap<string, string | boolean>>;
  /** `session/set_mode`, which answers nothing. */
  setMode(id: string): Promise<void>;
  /**
   * The mode that the agent told last, when the session was opened or since. Where that is another than this one, it is asked
   * anew, by `session/resume`, else `session/load`; undefined when the agent tells none.
   */
  toldMode(wanted: string): Promise<string | undefined>;
}

export interface AskingContext {
  readonly mode: ApprovalMode;
  readonly profile: AgentProfile;
  /** The operator vouches for it. */
  readonly isVouchedFor: boolean;
  /** The work folder of the session. */
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

/** The first of the settings that is there, as an absolute path; undefined when there is none that counts. */
export function unignoredSetting(folder: string, settings: readonly FolderSetting[]): string | undefined {
  const here = path.resolve(folder);
  // Above it is where it is named, and where it is, if that is a link.
  const above = [here, resolveLinks(here)].flatMap(foldersAbove);
  return settings
    .filter(({ ignoredBy }) => ignoredBy === undefined)
    .flatMap((setting) => {
      const sought = setting.isSoughtAbove === true ? [here, ...above] : [here];
      return sought.map((place) => path.join(place, setting.path));
    })
    .find(isThere);
}

/** Names what keeps an agent that has to ask out of a folder; undefined when it may work there. */
export function whyFolderUnfit(folder: string, { folderSettings }: AgentProfile): string | undefined {
  const found = unignoredSetting(folder, folderSettings);
  if (found === undefined) return undefined;
  return `"${found}" can make the agent act without asking, and nothing makes the agent ignore it. Remove it from the work folder.`;
}

function foldersAbove(folder: string): readonly string[] {
  const above = path.dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}

/** A link that leads nowhere is there, and so is what may not be looked at. */
function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOTDIR');
  }
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

/** The name of a rule may have "*" for any text, and "?" for one character. */
function matches(rule: string, tool: string): boolean {
  const pattern = rule
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${pattern}$`, 's').test(tool);
}
