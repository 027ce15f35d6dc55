// Runs an intern from a terminal, with policy, person and transcript, and reports the result.
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
import { oneLine, visibleText } from '../../log.ts';
import { askUndecided } from '../../permission/decide/ask-undecided.ts';
import { whyUndecided } from '../../permission/decide/undecided.ts';
import { personRule } from '../../permission/decision.ts';
import { readPause } from '../../permission/pause.ts';
import type { Policy } from '../../permission/policy.ts';
import { toShownPause } from '../../report/shown-question.ts';
import type { AskPerson } from '../../run/pause.ts';
import type { PendingQuestion } from '../../run/question.ts';
import type { RunResult } from '../../run/run.ts';
import { toShellWord } from '../../shell-word.ts';
import type { RecordedEvent } from '../../transcript/events.ts';
import { createRecorder } from '../../transcript/recorder.ts';
import { decisionsOf, type RunRecord } from '../../transcript/run-record.ts';
import { type CliIo, execServiceVariable } from '../command.ts';
import { conclusionExitCodes, interruptedExitCode, toExitCode } from '../exit-code.ts';
import { readRunContext, readTerminalPolicy } from '../policy/chat-policy.ts';
import { createStyle, escapeUnsafe, joinParts, tell } from '../screen.ts';
import { version } from '../version.ts';

export interface RunOnTerminalOptions {
  readonly observe: (event: RecordedEvent) => void;
  readonly askPerson: AskPerson | undefined;
  readonly vouched?: VouchedPolicy | undefined;
  /** Keeps the policy of the first turn for the later turns, which ignore changes to the file. */
  readonly policyCache?: { sourced?: SourcedPolicy };
}

export type CliRunResult = RunResult & { readonly transcriptFile: string };

export function runOnTerminal(
  settings: PromptSettings | AnswerSettings,
  outer: JobIo,
  { observe, askPerson, vouched, policyCache = {} }: RunOnTerminalOptions,
): Promise<CliRunResult> {
  return withinTime(outer, settings.timeoutMs, async (timed) => {
    const recorder = createRecorder(timed);
    const job = { ...timed, log: recordWarnings(timed.log, recorder) };
    const workspace = openWorkspace(job);
    const beginning = await readBeginning(settings, workspace, job.log);
    const hasPerson = askPerson !== undefined;
    policyCache.sourced ??= await readTerminalPolicy(settings, job, { hasPerson, vouched });
    const { policy, facts } = policyCache.sourced;
    const file = settings.transcriptFile ?? getDefaultTranscript(job);
    const transcript = createTranscriptFile(file, { workspace, log: timed.log });
    for (const observer of [transcript.write, observe]) recorder.observe(observer);
    // Record a person at a terminal, because "interns policy learn" trusts only runs that no outsider can have caused.
    const terminalFacts = hasPerson && !isInCi(job.env) ? { at_terminal: true as const } : {};
    const sessionFacts = job.env[execServiceVariable] === settings.baseUrl ? { session_ends: true as const } : {};
    try {
      const run = await runOnIntern({
        ...job,
        ...settings,
        beginning,
        recorder,
        policy: askPerson === undefined ? policy : askUndecided(policy),
        facts,
        context: readRunContext(job),
        startFacts: { tool: { name: 'interns', version }, ...sessionFacts, ...terminalFacts },
        askPerson: askPerson && !isInCi(job.env) ? addUndecidedReason(askPerson, policy) : askPerson,
        connect: (onRequest) => connect(job, settings, onRequest),
      });
      return { ...run, transcriptFile: transcript.path };
    } finally {
      transcript.close();
    }
  });
}

/** Follows the XDG Base Directory Specification. Returns undefined in a CI job. */
export function getDefaultTranscript({ env, clock }: Pick<JobIo, 'env' | 'clock'>): string | undefined {
  if (isInCi(env)) return undefined;
  return join(stateFolder(env), `transcripts/${new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-')}.jsonl`);
}

/** If no rule decides, gives as the reason which rule could match in a CI, where more of its `when` is known. */
function addUndecidedReason(askPerson: AskPerson, policy: Policy): AskPerson {
  return ({ decision, ...question }) => {
    const reason = decision.rule === personRule ? whyUndecided(policy, decision) : decision.reason;
    return askPerson({ ...question, decision: { ...decision, reason } });
  };
}

export function toTurnTranscript(firstFile: string | undefined, turn: number): string | undefined {
  if (firstFile === undefined || turn === 1) return firstFile;
  const { dir, name, ext } = parse(firstFile);
  return join(dir, `${name}-turn-${turn}${ext}`);
}

/** Returns the exit code (docs/cli.md, "Output"). With `isTurn`, names neither session nor transcript. */
export function reportRun(
  result: CliRunResult,
  io: CliIo,
  job: JobIo,
  { json, isTurn = false }: { readonly json: boolean; readonly isTurn?: boolean },
): number {
  const { conclusion, error, pending, record } = result;
  const style = createStyle(io.terminal?.stderr);
  const isInterrupted = error !== null && toExitCode(error) === interruptedExitCode;
  const lastDecider = record.pauses.at(-1)?.decisions.at(-1)?.decided_by;
  const isUnanswered = isInterrupted && io.terminal?.canAsk === true && lastDecider === 'nobody';
  if (isUnanswered) tell(io, 'Interrupted; the question is rejected.');
  else if (error !== null) tell(io, `${style.red(job.redactor.redact(oneLine(error.message)))} (${error.code})`);
  const facts = [
    ...(isUnanswered ? [] : [conclusion]),
    ...listUsageFacts(record),
    ...(isTurn || record.session_id === null ? [] : [`session ${record.session_id}`]),
  ];
  const { isTerminal = false, columns = 0 } = io.terminal?.stderr ?? {};
  tell(io, style.dim(joinParts(facts.map(oneLine), ' · ', isTerminal ? columns : Number.POSITIVE_INFINITY).join('\n')));
  if (!isTurn) tell(io, style.dim(`transcript ${result.transcriptFile}`));
  if (pending !== null && !json) showPending(pending, result, io, job);
  if (json) io.stdout(`${escapeUnsafe(job.redactor.redact(JSON.stringify(toResultLine(result))))}\n`);
  return isInterrupted ? interruptedExitCode : conclusionExitCodes[conclusion];
}

function showPending(pending: PendingQuestion, { record: { start } }: CliRunResult, io: CliIo, { redactor }: JobIo) {
  const { redact } = redactor;
  const until =
    start?.session_ends === true
      ? `${pending.deadline}, but only while "interns exec" runs its command: for longer, run "interns exec -- sh"`
      : pending.deadline;
  if (io.terminal?.stdout.isTerminal !== true) {
    tell(io, `The question is open until ${until}. Answer it with "interns answer" and this:`);
    io.stdout(`${escapeUnsafe(redact(JSON.stringify(pending)))}\n`);
    return;
  }
  const { columns } = io.terminal.stdout;
  const lines = describeOpenQuestion(pending, { intern: start?.intern_id ?? null, until, columns, redact });
  tell(io, `\n${lines.slice(0, -1).join('\n')}`);
  io.stderr(`${lines.at(-1)}\n`); // unwrapped, for copying: a terminal joins a line that it wrapped itself
}

function listUsageFacts({ usage, first_at, last_at }: RunRecord): readonly string[] {
  const ms = first_at === null || last_at === null ? undefined : Date.parse(last_at) - Date.parse(first_at);
  return [
    ...(ms === undefined ? [] : [`${(ms / 1000).toFixed(1)} s`]),
    ...(usage?.total_tokens === undefined ? [] : [`${usage.total_tokens} tokens`]),
    ...(typeof usage?.cost === 'number' ? [`USD ${usage.cost.toFixed(4)}`] : []),
  ];
}

function toResultLine({ conclusion, error, text, record, pending, transcriptFile }: CliRunResult): object {
  return {
    type: 'result',
    at: record.last_at,
    conclusion,
    text,
    error_code: error?.code ?? null,
    finish_reason: record.finish_reason,
    session_id: record.session_id,
    intern_id: record.start?.intern_id ?? null,
    usage: record.usage,
    decisions: decisionsOf(record),
    pending,
    transcript_file: transcriptFile,
  };
}

/** A longer question is cut. The printed command then rejects or declines it. */
const maxLines = 200;

const copyHints = {
  allow_once: 'To allow it once, copy the command. To reject it, write reject_once in place of allow_once.',
  reject_once: 'To reject it, copy the command.',
  '{"action":"decline"}':
    'To decline, copy the command. To answer, write your answer in place of its last word ("interns answer --help" has an example).',
} as const;

export function describeOpenQuestion(
  pending: PendingQuestion,
  options: { intern: string | null; until: string; columns: number; redact: (text: string) => string },
): readonly string[] {
  const { intern, until, redact } = options;
  const pause = readPause(pending.arguments);
  const shown = toShownPause(pending.arguments, { columns: Math.max(options.columns - 1, 20), maxLines, redact });
  const isPermission = !('error' in pause) && pause.kind === 'permission';
  const canAllow = isPermission && shown.isWhole && pause.options.includes('allow_once');
  const json = escapeUnsafe(redact(JSON.stringify(pending)));
  const refusal = isPermission || 'error' in pause ? 'reject_once' : '{"action":"decline"}';
  const answer = canAllow ? 'allow_once' : refusal;
  const words = ['--intern', oneLine(intern ?? 'INTERN'), '--pending', json, answer];
  return [
    isPermission ? 'The intern asks for permission:' : 'The intern asks:',
    ...shown.question,
    ...shown.more,
    ...(shown.isWhole ? [] : ['The question is cut off here. The transcript has the rest.']),
    `You can answer until ${visibleText(until)}.`,
    copyHints[answer],
    'Add the flags that you gave for the service, such as --base-url.',
    `interns answer ${words.map(toShellWord).join(' ')}`,
  ];
}
