// Where the transcript of a run is kept, and those of the turns of a conversation.
import { homedir } from 'node:os';
import { join, parse } from 'node:path';
import type { JobIo } from '../../job/io.ts';

/** A person's transcripts are kept where programs keep their state (XDG Base Directory Specification); a job's are not. */
export function defaultTranscript({ env, clock }: Pick<JobIo, 'env' | 'clock'>): string | undefined {
  if ((env['CI'] ?? '') !== '') return undefined;
  const state = env['XDG_STATE_HOME'] ?? '';
  const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-');
  return join(
    state === '' ? join(env['HOME'] ?? homedir(), '.local/state') : state,
    `interns/transcripts/${time}.jsonl`,
  );
}

/**
 * The transcript of each turn of a conversation, from 1: that of the first is called as one of a single run, the others stand
 * beside it, as `run-turn-2.jsonl` beside `run.jsonl`. None replaces that of a turn before.
 */
export function transcriptOfTurn(
  { transcriptFile }: { readonly transcriptFile?: string | undefined },
  job: Pick<JobIo, 'env' | 'clock'>,
): (turn: number) => string | undefined {
  const first = transcriptFile ?? defaultTranscript(job);
  return (turn) => {
    if (first === undefined || turn === 1) return first;
    const { dir, name, ext } = parse(first);
    return join(dir, `${name}-turn-${turn}${ext}`);
  };
}
