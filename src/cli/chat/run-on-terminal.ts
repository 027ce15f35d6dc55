// A run from a terminal: its person, policy and transcript.
import { join, parse } from 'node:path';
import { stateFolder } from '../../environment.ts';
import { isInCi } from '../../identity/places.ts';
import type { AnswerSettings, PromptSettings } from '../../inputs/run-settings.ts';
import { connect } from '../../job/connect.ts';
import { type JobIo, withinTime } from '../../job/io.ts';
import type { SourcedPolicy, VouchedPolicy } from '../../job/policy-source.ts';
import { readBeginning, recordWarnings, runOnIntern } from '../../job/run-on-intern.ts';
import { createTranscriptFile } from '../../job/transcript-file.ts';
import { openWorkspace } from '../../job/workspace.ts';
import { askUndecided } from '../../permission/decide/ask-undecided.ts';
import type { RunResult } from '../../run/run.ts';
import type { RecordedEvent } from '../../transcript/events.ts';
import { createRecorder, type Recorder } from '../../transcript/recorder.ts';
import { passingService } from '../command.ts';
import { contextOf, readTerminalPolicy } from '../policy/vouch.ts';
import { version } from '../version.ts';
import type { PersonAsker } from './ask-person.ts';

export interface RunOnTerminalOptions {
  readonly observe: (event: RecordedEvent) => void;
  readonly askPerson: PersonAsker | undefined;
  /** Absent: the policy of the settings. */
  readonly vouched?: VouchedPolicy | undefined;
  /** Holds the policy of the first turn: later turns ignore changes to the file. */
  readonly kept?: { sourced?: SourcedPolicy };
}

export interface CliRunResult extends RunResult {
  readonly transcriptFile: string;
}

export function runOnTerminal(
  settings: PromptSettings | AnswerSettings,
  outer: JobIo,
  { observe, askPerson, vouched, kept = {} }: RunOnTerminalOptions,
): Promise<CliRunResult> {
  return withinTime(outer, settings.timeoutMs, async (timed) => {
    const plain = createRecorder(timed);
    const recorder = askPerson !== undefined && !isInCi(timed.env) ? markedAtTerminal(plain) : plain;
    const job = { ...timed, log: recordWarnings(timed.log, recorder) };
    const workspace = openWorkspace(job);
    const beginning = await readBeginning(settings, workspace, job.log);
    const hasPerson = askPerson !== undefined;
    kept.sourced ??= await readTerminalPolicy(settings, job, { hasPerson, vouched });
    const { policy, facts } = kept.sourced;
    const file = settings.transcriptFile ?? defaultTranscript(job);
    const transcript = createTranscriptFile(file, { workspace, log: timed.log });
    for (const one of [transcript.write, observe]) recorder.observe(one);
    const passing = job.env[passingService] === settings.baseUrl ? { session_ends: true as const } : {};
    try {
      const run = await runOnIntern({
        ...job,
        ...settings,
        beginning,
        recorder,
        policy: askPerson === undefined ? policy : askUndecided(policy),
        facts,
        context: contextOf(job),
        startFacts: { tool: { name: 'interns', version }, ...passing },
        askPerson,
        connect: (onRequest) => connect(job, settings, onRequest),
      });
      return { ...run, transcriptFile: transcript.path };
    } finally {
      transcript.close();
    }
  });
}

/** "interns policy learn" trusts only runs that no outsider can have caused. */
function markedAtTerminal(recorder: Recorder): Recorder {
  return {
    ...recorder,
    record: (event) => recorder.record(event.type === 'start' ? { ...event, at_terminal: true } : event),
  };
}

/** Follows the XDG Base Directory Specification; undefined in a CI job. */
type PlaceOfFiles = Pick<JobIo, 'env' | 'clock'>;

/** Follows the XDG Base Directory Specification; undefined in a CI job. */
export function defaultTranscript({ env, clock }: PlaceOfFiles) {
  if (isInCi(env)) return undefined;
  const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-');
  return join(stateFolder(env), `transcripts/${time}.jsonl`);
}

export function transcriptOfTurn(
  { transcriptFile }: { readonly transcriptFile?: string | undefined },
  job: PlaceOfFiles,
) {
  const first = transcriptFile ?? defaultTranscript(job);
  return (turn: number): string | undefined => {
    if (first === undefined || turn === 1) return first;
    const { dir, name, ext } = parse(first);
    return join(dir, `${name}-turn-${turn}${ext}`);
  };
}
