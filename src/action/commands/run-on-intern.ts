// Runs an intern for `command: prompt` and `answer`, and for `resume` after a late allow by a person.
import { maxPromptCharacters } from '../../contract/limits.ts';
import { nodeCrypto } from '../../crypto.ts';
import { RunError } from '../../errors.ts';
import { canOutsidersCause, type GitHubEvent } from '../../github/event.ts';
import { fillPrompt } from '../../github/prompt/fill-prompt.ts';
import { readVisibility } from '../../github/run-context.ts';
import { readOrigin } from '../../github/subject.ts';
import type { AnswerSettings, PromptSettings, ResumeSettings, RunSettings } from '../../inputs/run-settings.ts';
import { connect } from '../../job/connect.ts';
import { type Beginning, readBeginning, recordWarnings, runOnIntern } from '../../job/run-on-intern.ts';
import { createTranscriptFile } from '../../job/transcript-file.ts';
import { openWorkspace } from '../../job/workspace.ts';
import type { NamedModelUse } from '../../models/broker-types.ts';
import { toShownLevel } from '../../report/intern-words.ts';
import { logEvents } from '../../report/live-log.ts';
import { createSuggester } from '../../report/pauses.ts';
import type { AskPerson } from '../../run/pause.ts';
import type { Conclusion, StartFacts } from '../../transcript/events.ts';
import { createRecorder } from '../../transcript/recorder.ts';
import type { ChangeCollector } from '../changes/run-changes.ts';
import type { AskContext } from '../comment/ask.ts';
import type { RunComment } from '../comment/run-comment.ts';
import type { RunFindings, RunOutcome } from '../findings/run-findings.ts';
import { type GitHubAccess, openGitHub, type Trigger } from '../github-access.ts';
import { reportRun, reportSkipped } from '../outcome.ts';
import { createQuestionSaver } from '../run/open-question.ts';
import { readRunPolicy } from '../run-policy.ts';
import type { ActionIo, TimedActionIo } from '../runner/io.ts';

/** The start of a run after an answer that came too late for the run that asked. */
interface LateStart {
  readonly beginning: Beginning;
  /** Returns an asker that gives the late answer to one question, and passes on the others. */
  readonly wrapAsker: (asker: AskPerson | undefined) => AskPerson;
}

type InternRunSettings = PromptSettings | AnswerSettings | (ResumeSettings & { readonly start: LateStart });

export async function runOnInternAction(
  unrecordedIo: TimedActionIo,
  settings: InternRunSettings,
  trigger: Trigger,
  { facts = {}, modelUse = () => [], changes }: LocalExtras = {},
): Promise<Conclusion> {
  const access = openGitHub(unrecordedIo, settings, trigger);
  const recorder = createRecorder(unrecordedIo);
  const io = { ...unrecordedIo, log: recordWarnings(unrecordedIo.log, recorder) };
  warnOfSelfDrive(io, settings, access.event);

  const workspace = openWorkspace(io);
  const findings =
    settings.command === 'prompt' && settings.findings !== 'none'
      ? await (await import('../findings/run-findings.ts')).prepareRunFindings(io, settings, access)
      : undefined;
  if (findings !== undefined && 'why' in findings) return reportSkipped(io, findings);
  const beginning = await composeBeginning(io, settings, access, { findings, changes });
  const runPolicy = changes?.policy ?? (await readRunPolicy(io, settings, access));
  const record =
    settings.attest === 'file'
      ? await (await import('../run/run-record.ts')).prepareRecord(io, access, recorder)
      : undefined;
  const comment =
    settings.comment === 'none'
      ? undefined
      : await (await import('../comment/run-comment.ts')).openComment(io, settings, access, recorder);
  const level = toShownLevel(settings.transcript, readVisibility(access.event));
  // The file itself gets a remark when it is full, so don't record the warning of that as well.
  const transcript = createTranscriptFile(settings.transcriptFile, { workspace, log: unrecordedIo.log });
  const { load: loadSuggestions, suggest } = createSuggester();
  const observers = [transcript.write, logEvents(io.log, level, suggest), createQuestionSaver(io)];
  for (const observe of observers) recorder.observe(observe);
  let outcome: RunOutcome;
  try {
    const askPerson = createAsker(settings, { io, access, recorder }, comment);
    const sessionId = settings.sessionId ?? (settings.isSessionFromComment ? comment?.sessionId : undefined);
    const startFacts = { ...facts, ...readOrigin(access.event, io.env), ...record?.startFacts };
    const whenFinished = changes && (() => changes.collect(recorder, [transcript.path, ...listPromptFiles(settings)]));
    const runParts = { ...runPolicy, beginning, recorder, askPerson, sessionId, startFacts, whenFinished };
    const runOptions = { ...io, ...settings, ...runParts, onFirstPause: loadSuggestions, followUp: findings?.followUp };
    const pendingResult = runOnIntern({ ...runOptions, connect: (onRequest) => connect(io, settings, onRequest) });
    const result = await pendingResult.finally(() => {
      for (const { intern, use } of modelUse()) recorder.record({ type: 'model_access', intern, ...use });
    });
    const fullResult = { ...result, record: recorder.soFar() };
    outcome = (await findings?.conclude(fullResult)) ?? { result: fullResult, verdict: 'none' };
    await reportRun(io, outcome, { level, transcript, suggest, diff: changes?.diff() });
    await comment?.finish(outcome.result.record, outcome.lead);
  } catch (error) {
    await comment?.fail(error);
    const isUnwritable = error instanceof RunError && error.code === 'file_unwritable';
    if (!isUnwritable) io.setOutputs({ 'transcript-file': transcript.path });
    throw error;
  } finally {
    const { writeReportFile } = await import('../run/report-file.ts');
    await writeReportFile(io, recorder.soFar(), { level, transcript, suggest, diff: changes?.diff() });
    transcript.close();
  }
  // The transcript is complete only here; the record contains its digest.
  if (record !== undefined) unrecordedIo.setOutputs(record.write(transcript.path));
  return outcome.result.conclusion;
}

export interface LocalExtras {
  readonly facts?: StartFacts;
  readonly modelUse?: () => readonly NamedModelUse[];
  readonly changes?: ChangeCollector | undefined;
}

async function composeBeginning(
  io: ActionIo,
  settings: InternRunSettings,
  access: GitHubAccess,
  { findings, changes }: { readonly findings: RunFindings | undefined } & Pick<LocalExtras, 'changes'>,
): Promise<Beginning> {
  if (settings.command === 'resume') return settings.start.beginning;
  const beginning = await readBeginning(settings, openWorkspace(io), io.log);
  if (beginning.by !== 'prompt') return beginning;
  // Our own instructions come last, after the text of every placeholder.
  const parts = [changes?.ending, findings?.contract].filter((part) => part !== undefined);
  const ending = parts.map((part) => `\n\n${part}`).join('');
  const { commits, reviews, onCutDiff } = findings ?? {};
  const maxCharacters = maxPromptCharacters - ending.length;
  const nonce = (): string => nodeCrypto().randomBytes(6).toString('hex');
  const options = { ...access, commits, reviews, tag: settings.commentTag, maxCharacters, nonce, onCutDiff };
  return { by: 'prompt', prompt: `${await fillPrompt(beginning.prompt, options)}${ending}` };
}

function listPromptFiles(settings: InternRunSettings): readonly string[] {
  return settings.command === 'prompt' && settings.prompt.from === 'file' ? [settings.prompt.path] : [];
}

function createAsker(
  settings: InternRunSettings,
  context: Pick<AskContext, 'io' | 'access' | 'recorder'>,
  comment: RunComment | undefined,
): AskPerson | undefined {
  const { number, isPullRequest = false } = context.access.subject ?? {};
  const askInComment: AskPerson | undefined =
    comment === undefined || number === undefined || !isPullRequest
      ? undefined
      : async (request) =>
          (await import('../comment/ask.ts')).askPerson(request, { ...context, settings, comment, number });
  return settings.command === 'resume' ? settings.start.wrapAsker(askInComment) : askInComment;
}

function warnOfSelfDrive({ log }: ActionIo, { approvalMode }: RunSettings, event: GitHubEvent): void {
  if (approvalMode !== 'self-drive' || !canOutsidersCause(event)) return;
  log.warning(
    'The approval mode is "self-drive" on an event that outsiders can cause: whatever their text talks the intern into, it does without asking.',
  );
}
