// Flags of the commands that have nothing to do with the inputs of the action: help, and what is said to wrong ones.
import { describeError } from '../errors.ts';
import type { CliIo } from './io.ts';

/** What a command needs to take its flags. */
export interface FlagsOptions<Flags> {
  /** The flags, or what is wrong with them; may throw it, as `parseArgs` does. */
  readonly read: () => Flags | string;
  readonly usage: string;
  readonly io: CliIo;
}

/**
 * The flags; or the exit code when there is nothing to run: 0 after the help, 2 for bad usage.
 */
export function flagsOrExitCode<Flags extends { readonly help: boolean }>({
  read,
  usage,
  io,
}: FlagsOptions<Flags>): Flags | number {
  const flags = valueOrMessage(read);
  if (typeof flags === 'string') {
    io.stderr(`${flags}\n\n${usage}`);
    return 2;
  }
  if (!flags.help) return flags;
  io.stdout(usage);
  return 0;
}

function valueOrMessage<Value>(read: () => Value): Value | string {
  try {
    return read();
  } catch (error: unknown) {
    return describeError(error);
  }
}
