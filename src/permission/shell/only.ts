// `shell: only`, in rules: a text matches when nothing else than what the patterns cover can run.
import { type CommandPattern, covers } from './pattern.ts';
import type { ShellSyntax } from './syntax.ts';

/** Characters of a command that are shown. */
const maxCommand = 200;

/** Why a text is not covered by `only`; undefined when all of it is. */
export function whyNotOnly(patterns: readonly CommandPattern[], text: string, syntax: ShellSyntax): string | undefined {
  const reading = syntax.literal(text);
  if ('error' in reading) return reading.error;
  for (const [index, words] of reading.commands.entries()) {
    if (patterns.some((pattern) => covers(pattern, words))) continue;
    const command = JSON.stringify(cut(words.join(' ')));
    return `part ${index + 1} ${command} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? '' : 's'}`;
  }
  return undefined;
}

/** What is left out is marked: half a command must not look like a whole one. */
function cut(command: string): string {
  return command.length <= maxCommand ? command : `${command.slice(0, maxCommand).toWellFormed()}…`;
}
