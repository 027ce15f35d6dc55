// One run on an intern from the command line: policy, transcript, client, the loop, and what it came to.
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ToolkitError } from '../errors.ts';
import { InputError, toToolkitError } from '../errors.ts';
import { isGitHubActions, toRunContext } from '../github/event.ts';
import type { AnswerSettings } from '../inputs/answer-settings.ts';
import type { PromptSettings } from '../inputs/prompt-settings.ts';
import { beginRun, readBeginning } from '../job/beginning.ts';
import { connected } from '../job/connected.ts';
import type { JobIo } from '../job/io.ts';
import type { SourcedPolicy } from '../job/policy-source.ts';
import { readPolicySource } from '../job/policy-source.ts';
import type { Workspace } from '../job/workspace.ts';
import { createTranscriptFile, openWorkspace } from '../job/workspace.ts';
import type { RunContext } from '../permission/context.ts';
import { askUndecided } from '../permission/decide/ask-undecided.ts';
import { startDecisions, unknownContext } from '../permission/decide/decide.ts';
import { findRunningIntern } from '../run/find-intern.ts';
import type { RunResult } from '../run/result.ts';
import type { RecordedEvent } from '../transcript/events.ts';
import { toRequestEvent, toStartEvent } from '../transcript/events.ts';
import type { Recorder } from '../transcript/recorder.ts';
import { createRecorder } from '../transcript/recorder.ts';

import type { PersonAsker } from './view/ask-person.ts';

/** How a run is watched, and who is asked. */
export interface RunOnInternOptions {
  readonly observe: (event: RecordedEvent) => void;
  /** Asks the person in front of the terminal; undefined: there is nobody. */
  readonly askPerson: PersonAsker | undefined;
}

/** What a run came to, and where its transcript is. */
export interface CliRunResult extends RunResult {
  readonly transcriptFile: string;
}

/** Runs a prompt or an answer to its end; what goes wrong before the run began is thrown. */
export async function runOnIntern(
  settings: PromptSettings | AnswerSettings,
  job: JobIo,
  { observe, askPerson }: RunOnInternOptions,
): Promise<CliRunResult> {
  const workspace = openWorkspace(job);
  const beginning = await readBeginning(settings, workspace, job.log);
  const { policy, facts } = await readPolicy(settings, job, workspace, askPerson !== undefined);
  const transcript = createTranscriptFile(settings.transcriptFile ?? defaultTranscript(job), workspace);
  const recorder = createRecorder({ ...job, observers: [transcript.write, observe] });
  const context = contextOf(job);
  try {
    const run = await connected(
      job,
      settings,
      async (stages) => {
        const intern = await findRunningIntern({ ...settings, ...stages });
        recorder.record(toStartEvent(intern, settings.approvalMode, facts, context));
        const decisions = startDecisions(askPerson === undefined ? policy : askUndecided(policy), context);
        const { at: deadline } = stages.deadline;
        return beginRun(beginning, {
          ...settings,
          ...stages,
          internId: intern.id,
          decisions,
          askPerson,
          recorder,
          deadline,
        });
      },
      (request) => recorder.record(toRequestEvent(request)),
    );
    return { ...run, transcriptFile: transcript.path };
  } catch (thrown) {
    throw recordFailure(thrown, recorder);
  } finally {
    transcript.close();
  }
}

/** Ends the record of a run that failed before it began, and gives the error. */
function recordFailure(thrown: unknown, recorder: Recorder): ToolkitError {
  const error = toToolkitError(thrown);
  recorder.record({ type: 'error', code: error.code, message: error.message, reason: error.data.reason ?? null });
  recorder.record({ type: 'end', conclusion: 'failed', error_code: error.code });
  return error;
}

/** The policy; where a person is asked, a missing one does not reject everything, and nothing says so. */
async function readPolicy(
  settings: PromptSettings | AnswerSettings,
  job: JobIo,
  workspace: Workspace,
  hasPerson: boolean,
): Promise<SourcedPolicy> {
  const event = { name: job.env['GITHUB_EVENT_NAME'] ?? '', payload: undefined };
  const github = (): never => {
    throw new InputError(
      'input_invalid',
      `Input "policy-ref" is "${settings.policyRef}", which only the action can read on an event like "${event.name}". Use the action, or name "workspace" if nobody else can have written the checkout.`,
      { source: 'policy-ref' },
    );
  };
  const log = hasPerson ? { ...job.log, notice() {} } : job.log;
  const sourced = await readPolicySource({ ...job, ...settings, event, github, log }, workspace);
  if (hasPerson && sourced.facts.path === null) {
    job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`);
  }
  return sourced;
}

function contextOf({ env }: JobIo): RunContext {
  if (!isGitHubActions(env)) return unknownContext;
  return toRunContext({ name: env['GITHUB_EVENT_NAME'] ?? '', payload: undefined }, env);
}

/** A person's transcripts are kept where programs keep their state (XDG Base Directory Specification); a job's are not. */
function defaultTranscript({ env, clock }: JobIo): string | undefined {
  if ((env['CI'] ?? '') !== '') return undefined;
  const state = env['XDG_STATE_HOME'] ?? '';
  const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-');
  return join(
    state === '' ? join(env['HOME'] ?? homedir(), '.local/state') : state,
    `interns/transcripts/${time}.jsonl`,
  );
}
