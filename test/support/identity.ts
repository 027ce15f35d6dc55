// The surroundings of a job as identity sources see them.
import type { IdentityIo } from '../../src/identity/source.ts';
import { handClock } from './clock.ts';
import { recordLog } from './log.ts';
import { type Scripted, scriptedFetch } from './responses.ts';

/** What a job's surroundings hold. */
export interface Surroundings {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Files by path; any other can't be read. */
  readonly files?: Readonly<Record<string, string>>;
  /** Programs by name and what they print, or how they fail; any other is not there. */
  readonly programs?: Readonly<Record<string, string | Error>>;
  /** The answers of the network, in order. */
  readonly script?: readonly Scripted[];
}

/** The surroundings as {@link IdentityIo}, which remembers what was run, sent and logged. */
export function identityIo({ env = {}, files = {}, programs = {}, script = [] }: Surroundings = {}) {
  const runs: (readonly string[])[] = [];
  const io = {
    env,
    fetch: scriptedFetch(...script),
    clock: handClock(),
    log: recordLog(),
    async readText(path: string) {
      const text = files[path];
      if (text === undefined) throw new Error(`ENOENT ${path}`);
      return text;
    },
    async execute(program: string, args: readonly string[], signal: AbortSignal) {
      signal.throwIfAborted();
      runs.push([program, ...args]);
      const output = programs[program] ?? new Error(`ENOENT ${program}`);
      if (output instanceof Error) throw output;
      return output;
    },
  } satisfies IdentityIo;
  return { ...io, runs };
}
