// Reads the settings of a run: who may start it, its prompt or answer, its limits, and its posts on GitHub.
import { identifierLength, maxToolCallIdCharacters } from '../contract/limits.ts';
import { isObject, parseJson } from '../json.ts';
import { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import { sessionFromCommentWord } from './definitions/run.ts';
import type { InputName } from './definitions.ts';
import { type GetText, readPolicyPath, readRequired, readSetting, readSettings, refuseBoth } from './input-text.ts';
import { readChangeTag, readReviewSettings } from './posting-settings.ts';
import { readService } from './service-settings.ts';
import { badValue, conflict, missing } from './values.ts';

export type StartSettings = ReturnType<typeof readStartSettings>;

export function readStartSettings(get: GetText) {
  const token = get('github-token');
  return {
    ...readSettings(get, { actorPermission: 'actor-permission', onFork: 'on-fork' }),
    githubToken: token === undefined ? undefined : new Secret(token),
    allowedBots: readSetting(get, 'allowed-bots') ?? [],
  };
}

export type PullRequestSettings = ReturnType<typeof readPullRequestSettings>;

function readPullRequestSettings(get: GetText) {
  const settings = readSettings(get, {
    comment: 'comment',
    commentTag: 'comment-tag',
    policyRef: 'policy-ref',
    parkedForMs: 'parked-for',
  });
  const isSessionFromComment = get('session-id') === sessionFromCommentWord;
  if (isSessionFromComment) requireStickyComment(get, 'session-id', 'a session');
  if (settings.parkedForMs > 0) requireStickyComment(get, 'parked-for', 'a parked question');
  const askMentions = readSetting(get, 'ask-mentions') ?? [];
  return { ...readStartSettings(get), ...settings, askMentions, isSessionFromComment };
}

function requireStickyComment(get: GetText, name: InputName, keptItem: string): void {
  const comment = get('comment') ?? '';
  if (comment === 'sticky') return;
  const message = worded`${input(name)} is "${get(name) ?? ''}", but ${input('comment')} is "${comment}". Only "comment: sticky" keeps ${keptItem}.`;
  throw conflict(name, message);
}

export type RunSettings = ReturnType<typeof readRunSettings>;

function readRunSettings(get: GetText) {
  const service = readService(get);
  const intern = readRequired(get, 'intern', 'the name or id of the intern');
  return { ...service, intern, ...readRunOptions(get) };
}

/** Leaves paths unresolved. Relative ones start at the workspace. */
function readRunOptions(get: GetText) {
  const sessionId = readSetting(get, 'session-id');
  return {
    ...readPullRequestSettings(get),
    ...readSettings(get, {
      workspaceId: 'workspace-id',
      waitForInternMs: 'wait-for-intern',
      approvalMode: 'approval-mode',
      timeoutMs: 'timeout',
      idleTimeoutMs: 'idle-timeout',
      maxPauses: 'max-pauses',
      onPause: 'on-pause',
      onTimeout: 'on-timeout',
      failOnReject: 'fail-on-reject',
      transcript: 'transcript',
      transcriptFile: 'transcript-file',
      attest: 'attest',
    }),
    policy: readPolicyPath(get),
    sessionId: sessionId === sessionFromCommentWord ? undefined : sessionId,
  };
}

export type PromptSettings = ReturnType<typeof readPromptSettings>;

export function readPromptSettings(get: GetText) {
  const options = readPromptOptions(get);
  if (options.changes === 'none') return { ...readRunSettings(get), ...options };
  const message = worded`${input('changes')} is "${options.changes}", but there is no ${input('local-service')}: an intern elsewhere can't change the files of this job. Let an agent work in the job, or leave ${input('changes')} out.`;
  throw conflict('changes', message);
}

function readPromptOptions(get: GetText) {
  const prompt = readPrompt(get);
  const settings = readSettings(get, {
    requireAnswer: 'require-answer',
    findings: 'findings',
    changes: 'changes',
    maxChangeRounds: 'max-change-rounds',
  });
  if (settings.changes !== 'none') readChangeTag(get); // only to refuse a wrong tag before the prompt
  return { command: 'prompt' as const, prompt, ...settings, ...readReviewSettings(get) };
}

function readPrompt(get: GetText) {
  refuseBoth(get, 'prompt', 'prompt-file');
  const path = get('prompt-file');
  if (path !== undefined) return { from: 'file' as const, path };
  const prompt = get('prompt');
  if (prompt !== undefined) return { from: 'input' as const, text: prompt };
  throw missing('prompt', worded`Neither ${input('prompt')} nor ${input('prompt-file')} is given. Use one of them.`);
}

export type LocalPromptSettings = ReturnType<typeof readLocalPromptSettings>;

/** `intern` may be absent if the service has only one. */
export function readLocalPromptSettings(get: GetText) {
  const localService = readRequired(get, 'local-service', 'the configuration of a service');
  return { localService, intern: get('intern'), ...readRunOptions(get), ...readPromptOptions(get) };
}

export type ResumeSettings = ReturnType<typeof readResumeSettings>;

/** Reads no session and no prompt: both come from the parked question. */
export function readResumeSettings(get: GetText) {
  requireStickyComment(get, 'command', 'parked questions');
  // Resolve every pause: stopping at one would lose the permission that a person gave.
  return { ...readRunSettings(get), command: 'resume' as const, onPause: 'resolve' as const };
}

export type AnswerSettings = ReturnType<typeof readAnswerSettings>;

export function readAnswerSettings(get: GetText) {
  const settings = readRunSettings(get);
  const answer = readRequired(get, 'answer', 'the answer to send, for example "allow_once"');
  return { command: 'answer' as const, ...settings, question: readQuestion(get), answer };
}

/** Without `pending`, the tool call is unknown, so the answer is sent without it. */
function readQuestion(get: GetText) {
  refuseBoth(get, 'pending', 'tool-call-id');
  const pending = get('pending');
  if (pending !== undefined) {
    refuseBoth(get, 'pending', 'session-id'); // `pending` names its session
    return readPending(pending);
  }
  if (get('tool-call-id') === undefined) {
    const message = worded`Neither ${input('pending')} nor ${input('tool-call-id')} is given. Set ${input('pending')} to the output "pending" of the step that paused.`;
    throw missing('pending', message);
  }
  const toolCallId = readRequired(get, 'tool-call-id', 'the id of the tool call that asks');
  if (toolCallId.length > maxToolCallIdCharacters) {
    throw badValue('tool-call-id', toolCallId, `Use at most ${maxToolCallIdCharacters} characters.`);
  }
  const sessionId = readRequired(get, 'session-id', 'the session of the run that asks');
  return { tool_call_id: toolCallId, session_id: sessionId, call: undefined };
}

function readPending(value: string) {
  const advice = 'Use the output "pending" of the step that paused, whole.';
  const json = parseJson(value);
  if (json === undefined) throw badValue('pending', value, advice);
  const field = (name: string, maxLength: number): string => {
    const text = isObject(json) ? json[name] : undefined;
    if (typeof text === 'string' && text !== '' && text.length <= maxLength) return text;
    throw badValue('pending', value, `Its field "${name}" must be a text of 1 to ${maxLength} characters. ${advice}`);
  };
  const maxCallLength = 1024 * 1024;
  return {
    tool_call_id: field('tool_call_id', maxToolCallIdCharacters),
    session_id: field('session_id', identifierLength.max),
    call: { name: field('name', maxCallLength), arguments: field('arguments', maxCallLength) },
  };
}
