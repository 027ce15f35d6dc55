// Settings of every run: who may start it, what begins it, what it may do, what it writes on GitHub.
import { identifierLength, maxToolCallIdCharacters } from '../contract/limits.ts';
import { isObject, parseJson } from '../json.ts';
import { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import { sessionFromCommentWord } from './definitions/run.ts';
import type { InputName } from './definitions.ts';
import { exclude, type InputText, readPolicySetting, required, setting, settingsOf } from './given.ts';
import { readChangeTag, readReviewSettings } from './posting-settings.ts';
import { readService } from './service-settings.ts';
import { badValue, conflict, missing } from './values.ts';

export type StartSettings = ReturnType<typeof readStartSettings>;

export function readStartSettings(text: InputText) {
  const token = text('github-token');
  return {
    ...settingsOf(text, { actorPermission: 'actor-permission', onFork: 'on-fork' }),
    githubToken: token === undefined ? undefined : new Secret(token),
    allowedBots: setting(text, 'allowed-bots') ?? [],
  };
}

export type PullRequestSettings = ReturnType<typeof readPullRequestSettings>;

function readPullRequestSettings(text: InputText) {
  const settings = settingsOf(text, {
    comment: 'comment',
    commentTag: 'comment-tag',
    policyRef: 'policy-ref',
    parkedForMs: 'parked-for',
  });
  const sessionFromComment = text('session-id') === sessionFromCommentWord;
  if (sessionFromComment) requireSticky(text, 'session-id', 'a session');
  if (settings.parkedForMs > 0) requireSticky(text, 'parked-for', 'a parked question');
  const askMentions = setting(text, 'ask-mentions') ?? [];
  return { ...readStartSettings(text), ...settings, askMentions, sessionFromComment };
}

function requireSticky(text: InputText, name: InputName, what: string): void {
  const comment = text('comment') ?? '';
  if (comment === 'sticky') return;
  const message = worded`${input(name)} is "${text(name) ?? ''}", but ${input('comment')} is "${comment}". Only "comment: sticky" keeps ${what}.`;
  throw conflict(name, message);
}

export type RunSettings = ReturnType<typeof readRunSettings>;

function readRunSettings(text: InputText) {
  const service = readService(text);
  const intern = required(text, 'intern', 'the name or id of the intern');
  return { ...service, intern, ...readRunTerms(text) };
}

/** Leaves paths as they are given; a relative one begins at the workspace. */
function readRunTerms(text: InputText) {
  const policy = readPolicySetting(text);
  const sessionId = setting(text, 'session-id');
  return {
    ...readPullRequestSettings(text),
    ...settingsOf(text, {
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
    policy,
    sessionId: sessionId === sessionFromCommentWord ? undefined : sessionId,
  };
}

export type PromptSettings = ReturnType<typeof readPromptSettings>;

export function readPromptSettings(text: InputText) {
  const terms = readPromptTerms(text);
  if (terms.changes === 'none') return { ...readRunSettings(text), ...terms };
  const message = worded`${input('changes')} is "${terms.changes}", but there is no ${input('local-service')}: an intern elsewhere changes no file of this job. Let an agent work in the job, or leave ${input('changes')} out.`;
  throw conflict('changes', message);
}

function readPromptTerms(text: InputText) {
  const prompt = readPrompt(text);
  const settings = settingsOf(text, {
    requireAnswer: 'require-answer',
    findings: 'findings',
    changes: 'changes',
    maxChangeRounds: 'max-change-rounds',
  });
  if (settings.changes !== 'none') readChangeTag(text);
  return { command: 'prompt' as const, prompt, ...settings, ...readReviewSettings(text) };
}

function readPrompt(text: InputText) {
  exclude(text, 'prompt', 'prompt-file');
  const path = text('prompt-file');
  if (path !== undefined) return { from: 'file' as const, path };
  const prompt = text('prompt');
  if (prompt !== undefined) return { from: 'input' as const, text: prompt };
  throw missing('prompt', worded`Neither ${input('prompt')} nor ${input('prompt-file')} is given. Use one of them.`);
}

export type LocalPromptSettings = ReturnType<typeof readLocalPromptSettings>;

/** Without `intern`, the service has only one. */
export function readLocalPromptSettings(text: InputText) {
  const localService = required(text, 'local-service', 'the configuration of a service');
  return { localService, intern: text('intern'), ...readRunTerms(text), ...readPromptTerms(text) };
}

export type ResumeSettings = ReturnType<typeof readResumeSettings>;

/** Takes the session, and what the intern is told, from the parked question. */
export function readResumeSettings(text: InputText) {
  requireSticky(text, 'command', 'parked questions');
  // Always resolve a pause: what a person allowed would be lost with one that is left open.
  return { ...readRunSettings(text), command: 'resume' as const, onPause: 'resolve' as const };
}

export type AnswerSettings = ReturnType<typeof readAnswerSettings>;

export function readAnswerSettings(text: InputText) {
  const settings = readRunSettings(text);
  const answer = required(text, 'answer', 'the answer as it is to be sent, for example "allow_once"');
  return { command: 'answer' as const, ...settings, question: readQuestion(text), answer };
}

/** Without `pending`, there is no tool call to echo. */
function readQuestion(text: InputText) {
  exclude(text, 'pending', 'tool-call-id');
  const pending = text('pending');
  if (pending !== undefined) {
    exclude(text, 'pending', 'session-id'); // the question says which session it belongs to
    return readPending(pending);
  }
  if (text('tool-call-id') === undefined) {
    const message = worded`Neither ${input('pending')} nor ${input('tool-call-id')} is given. Set ${input('pending')} to the output "pending" of the step that paused.`;
    throw missing('pending', message);
  }
  const toolCallId = required(text, 'tool-call-id', 'the id of the tool call that asks');
  if (toolCallId.length > maxToolCallIdCharacters) {
    throw badValue('tool-call-id', toolCallId, `Use at most ${maxToolCallIdCharacters} characters.`);
  }
  const sessionId = required(text, 'session-id', 'the session of the run that asks');
  return { tool_call_id: toolCallId, session_id: sessionId, call: undefined };
}

function readPending(value: string) {
  const use = 'Use the output "pending" of the step that paused, whole.';
  const json = parseJson(value);
  if (json === undefined) throw badValue('pending', value, use);
  const field = (name: string, maxLength: number): string => {
    const found = isObject(json) ? json[name] : undefined;
    if (typeof found === 'string' && found !== '' && found.length <= maxLength) return found;
    throw badValue('pending', value, `Its field "${name}" is no text of 1 to ${maxLength} characters. ${use}`);
  };
  const longest = 1024 * 1024;
  return {
    tool_call_id: field('tool_call_id', maxToolCallIdCharacters),
    session_id: field('session_id', identifierLength.max),
    call: { name: field('name', longest), arguments: field('arguments', longest) },
  };
}
