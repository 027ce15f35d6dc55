// Reads the settings of a run: who may start it, its prompt or answer, its limits, and its posts on GitHub.
import { identifierLength, maxToolCallIdCharacters } from '../contract/limits.ts';
import { isObject, parseJson } from '../json.ts';
import { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import { sessionFromCommentWord } from './definitions/run.ts';
import type { InputName } from './definitions.ts';
import { type InputText, readPolicyPath, readRequired, readSetting, readSettings, refuseBoth } from './input-text.ts';
import { readChangeTag, readReviewSettings } from './posting-settings.ts';
import { readService } from './service-settings.ts';
import { badValue, conflict, missing } from './values.ts';

export type StartSettings = ReturnType<typeof readStartSettings>;

export function readStartSettings(text: InputText) {
  const token = text('github-token');
  return {
    ...readSettings(text, { actorPermission: 'actor-permission', onFork: 'on-fork' }),
    githubToken: token === undefined ? undefined : new Secret(token),
    allowedBots: readSetting(text, 'allowed-bots') ?? [],
  };
}

export type PullRequestSettings = ReturnType<typeof readPullRequestSettings>;

function readPullRequestSettings(text: InputText) {
  const settings = readSettings(text, {
    comment: 'comment',
    commentTag: 'comment-tag',
    policyRef: 'policy-ref',
    parkedForMs: 'parked-for',
  });
  const isSessionFromComment = text('session-id') === sessionFromCommentWord;
  if (isSessionFromComment) requireStickyComment(text, 'session-id', 'a session');
  if (settings.parkedForMs > 0) requireStickyComment(text, 'parked-for', 'a parked question');
  const askMentions = readSetting(text, 'ask-mentions') ?? [];
  return { ...readStartSettings(text), ...settings, askMentions, isSessionFromComment };
}

function requireStickyComment(text: InputText, name: InputName, keptItem: string): void {
  const comment = text('comment') ?? '';
  if (comment === 'sticky') return;
  const message = worded`${input(name)} is "${text(name) ?? ''}", but ${input('comment')} is "${comment}". Only "comment: sticky" keeps ${keptItem}.`;
  throw conflict(name, message);
}

export type RunSettings = ReturnType<typeof readRunSettings>;

function readRunSettings(text: InputText) {
  const service = readService(text);
  const intern = readRequired(text, 'intern', 'the name or id of the intern');
  return { ...service, intern, ...readRunOptions(text) };
}

/** Leaves paths unresolved. Relative ones start at the workspace. */
function readRunOptions(text: InputText) {
  const sessionId = readSetting(text, 'session-id');
  return {
    ...readPullRequestSettings(text),
    ...readSettings(text, {
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
    policy: readPolicyPath(text),
    sessionId: sessionId === sessionFromCommentWord ? undefined : sessionId,
  };
}

export type PromptSettings = ReturnType<typeof readPromptSettings>;

export function readPromptSettings(text: InputText) {
  const options = readPromptOptions(text);
  if (options.changes === 'none') return { ...readRunSettings(text), ...options };
  const message = worded`${input('changes')} is "${options.changes}", but there is no ${input('local-service')}: an intern elsewhere can't change the files of this job. Let an agent work in the job, or leave ${input('changes')} out.`;
  throw conflict('changes', message);
}

function readPromptOptions(text: InputText) {
  const prompt = readPrompt(text);
  const settings = readSettings(text, {
    requireAnswer: 'require-answer',
    findings: 'findings',
    changes: 'changes',
    maxChangeRounds: 'max-change-rounds',
  });
  if (settings.changes !== 'none') readChangeTag(text);
  return { command: 'prompt' as const, prompt, ...settings, ...readReviewSettings(text) };
}

function readPrompt(text: InputText) {
  refuseBoth(text, 'prompt', 'prompt-file');
  const path = text('prompt-file');
  if (path !== undefined) return { from: 'file' as const, path };
  const prompt = text('prompt');
  if (prompt !== undefined) return { from: 'input' as const, text: prompt };
  throw missing('prompt', worded`Neither ${input('prompt')} nor ${input('prompt-file')} is given. Use one of them.`);
}

export type LocalPromptSettings = ReturnType<typeof readLocalPromptSettings>;

/** `intern` may be absent: the service then has only one. */
export function readLocalPromptSettings(text: InputText) {
  const localService = readRequired(text, 'local-service', 'the configuration of a service');
  return { localService, intern: text('intern'), ...readRunOptions(text), ...readPromptOptions(text) };
}

export type ResumeSettings = ReturnType<typeof readResumeSettings>;

/** Reads no session and no prompt: both come from the parked question. */
export function readResumeSettings(text: InputText) {
  requireStickyComment(text, 'command', 'parked questions');
  // Resolve every pause: stopping at one would lose the permission that a person gave.
  return { ...readRunSettings(text), command: 'resume' as const, onPause: 'resolve' as const };
}

export type AnswerSettings = ReturnType<typeof readAnswerSettings>;

export function readAnswerSettings(text: InputText) {
  const settings = readRunSettings(text);
  const answer = readRequired(text, 'answer', 'the answer to send, for example "allow_once"');
  return { command: 'answer' as const, ...settings, question: readQuestion(text), answer };
}

/** Without `pending`, the tool call is unknown and can't be echoed. */
function readQuestion(text: InputText) {
  refuseBoth(text, 'pending', 'tool-call-id');
  const pending = text('pending');
  if (pending !== undefined) {
    refuseBoth(text, 'pending', 'session-id'); // `pending` names its session
    return readPending(pending);
  }
  if (text('tool-call-id') === undefined) {
    const message = worded`Neither ${input('pending')} nor ${input('tool-call-id')} is given. Set ${input('pending')} to the output "pending" of the step that paused.`;
    throw missing('pending', message);
  }
  const toolCallId = readRequired(text, 'tool-call-id', 'the id of the tool call that asks');
  if (toolCallId.length > maxToolCallIdCharacters) {
    throw badValue('tool-call-id', toolCallId, `Use at most ${maxToolCallIdCharacters} characters.`);
  }
  const sessionId = readRequired(text, 'session-id', 'the session of the run that asks');
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
