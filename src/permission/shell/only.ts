// `shell: only`, in rules: a text matches when nothing else than what the patterns cover can run.
import { type CommandPattern, covers } from './pattern.ts';
import type { ShellSyntax } from './syntax.ts';

/** Why a text is not covered by `only`; undefined when all of it is. */
export function whyNotOnly(patterns: readonly CommandPattern[], text: string, syntax: ShellSyntax): string | undefined {
  const reading = syntax.literal(text);
  if ('error' in reading) return reading.error;
  const index = reading.commands.findIndex((words) => !patterns.some((pattern) => covers(pattern, words)));
  if (index === -1) return undefined;
  const program = JSON.stringify((reading.commands[index] ?? []).slice(0, 4).join(' ').slice(0, 60));
  return `part ${index + 1} ${program} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? '' : 's'}`;
}
