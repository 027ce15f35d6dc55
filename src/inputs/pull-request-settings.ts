// Settings of what a pull request, a comment or another run starts: who may, with which policy, and what is written there.
import { InputError } from '../errors.ts';
import { Secret } from '../secret.ts';
import { input, worded } from '../wording.ts';
import { sessionFromCommentWord } from './definitions/run.ts';
import type { InputName, InputValue } from './definitions.ts';
import { type InputText, optional, setting } from './given.ts';

/** Settings of the gate: the people and events that may start a job. */
export interface StartSettings {
  readonly githubToken: Secret | undefined;
  /** The least permission on the repository that may start a job. */
  readonly actorPermission: InputValue<'actor-permission'>;
  /** Exact logins. */
  readonly allowedBots: readonly string[];
  readonly onFork: InputValue<'on-fork'>;
}

/** The settings of the gate. */
export function readStartSettings(text: InputText): StartSettings {
  const token = text('github-token');
  return {
    githubToken: token === undefined ? undefined : new Secret(token),
    actorPermission: setting(text, 'actor-permission'),
    allowedBots: optional(text, 'allowed-bots') ?? [],
    onFork: setting(text, 'on-fork'),
  };
}

/** Settings of the gate, and of everything that a run writes on GitHub. */
export interface PullRequestSettings extends StartSettings {
  readonly comment: InputValue<'comment'>;
  /** Letters, digits, `_`, `.` and `-`. */
  readonly commentTag: string;
  /** `auto`, `workspace`, or a git ref. */
  readonly policyRef: string;
  /** Names to mention in a question, as `@octocat` and `@acme/reviewers`. */
  readonly askMentions: readonly string[];
  /** Time for which an unanswered question stays parked; 0: not at all. */
  readonly parkedForMs: number;
  /** The session is the one that the sticky comment keeps. */
  readonly sessionFromComment: boolean;
}

/** The settings of runs on GitHub. */
export function readPullRequestSettings(text: InputText): PullRequestSettings {
  const comment = setting(text, 'comment');
  const sessionFromComment = text('session-id') === sessionFromCommentWord;
  if (sessionFromComment) requireSticky(text, 'session-id', 'a session');
  const parkedForMs = setting(text, 'parked-for');
  if (parkedForMs > 0) requireSticky(text, 'parked-for', 'a parked question');
  return {
    ...readStartSettings(text),
    comment,
    commentTag: setting(text, 'comment-tag'),
    policyRef: setting(text, 'policy-ref'),
    askMentions: optional(text, 'ask-mentions') ?? [],
    parkedForMs,
    sessionFromComment,
  };
}

/** Refuses an input whose value needs what only the sticky comment keeps. */
export function requireSticky(text: InputText, name: InputName, what: string): void {
  const comment = text('comment') ?? '';
  if (comment === 'sticky') return;
  throw new InputError(
    'input_conflict',
    worded`${input(name)} is "${text(name) ?? ''}", but ${input('comment')} is "${comment}". Only "comment: sticky" keeps ${what}.`,
    { source: name },
  );
}
