// The rules of an agent as it prints them, resolved with its settings and the folder: do they make it ask?
import * as z from 'zod/mini';

const resolved = z.object({
  permission: z.array(z.object({ permission: z.string(), pattern: z.string(), action: z.string() })),
});

/**
 * Why rules do not make an agent ask for every use of these tools. Of the rules that match a use the last one decides, so after
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
      const own = rules.filter(({ permission }) => matches(permission, tool));
      const asking = own.findLastIndex(({ pattern, action }) => pattern === '*' && !isLetting(action));
      const allowing = own.slice(asking + 1).find(({ action }) => isLetting(action));
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
