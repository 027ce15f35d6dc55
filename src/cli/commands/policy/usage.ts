// How the sub-commands of `interns policy` take their words, and what they say to wrong ones.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { describeError } from '../../../errors.ts';

/** Exit code of bad usage and of an invalid policy. */
export const usageExitCode = 2;

/** Words that a sub-command can't take; the message is for the person who typed them. */
export class UsageError extends Error {}

/** The flags and words of a sub-command. */
export interface Words {
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
  readonly files: readonly string[];
}

/**
 * Read the words after a sub-command.
 *
 * @throws {UsageError} for a flag that does not exist, one that lacks its value, or too many files
 */
export function readUsage(args: readonly string[], options: ParseArgsOptionsConfig, maxFiles: number): Words {
  const { values, positionals } = parseWords(args, options);
  if (positionals.length > maxFiles) {
    throw new UsageError(`Too many words: "${positionals.slice(maxFiles).join('", "')}".`);
  }
  const flags: Record<string, string | boolean | undefined> = Object.create(null);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'boolean') flags[name] = value;
  }
  return { flags, files: positionals };
}

function parseWords(args: readonly string[], options: ParseArgsOptionsConfig): ReturnType<typeof parseArgs> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error: unknown) {
    throw new UsageError(describeError(error));
  }
}

/** The value of a flag that takes one, undefined when it was not given. */
export function textFlag(words: Words, name: string): string | undefined {
  const value = words.flags[name];
  return typeof value === 'string' ? value : undefined;
}
