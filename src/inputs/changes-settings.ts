// Settings of taking an intern's change home.
import { InputError } from '../errors.ts';
import { input, worded } from '../wording.ts';
import type { InputValue } from './definitions.ts';
import { type InputText, optional, required, setting } from './given.ts';

/** A way of a change into the repository. */
export type ChangeWay = Exclude<InputValue<'changes'>, 'none'>;

/** Everything that `command: post-changes` needs. */
export interface PostChangesSettings {
  readonly command: 'post-changes';
  readonly way: ChangeWay;
  readonly changesFile: string;
  /** SHA-256 of that file, from the job that made it. */
  readonly changesDigest: string;
  /** Headline of commit or pull request. */
  readonly commitMessage: string;
  readonly maxChangeRounds: number;
  readonly comment: InputValue<'comment'>;
  readonly commentTag: string;
  /** `named`: the user named the file, so it must exist. */
  readonly policy: { readonly path: string; readonly named: boolean };
  /** `auto`, `workspace`, or a git ref. */
  readonly policyRef: string;
  readonly timeoutMs: number;
}

/** The settings of `command: post-changes`. */
export function readPostChangesSettings(text: InputText): PostChangesSettings {
  const way = setting(text, 'changes');
  if (way === 'none') {
    throw new InputError(
      'input_missing',
      worded`${input('changes')} is not given. Set it as the job that collected the file has it: "commit", "pull-request" or "suggestions".`,
      { source: 'changes' },
    );
  }
  const commentTag = readChangeTag(text);
  const policy = setting(text, 'policy');
  const handed = 'the output of the same name of the job that collected it';
  return {
    command: 'post-changes',
    way,
    changesFile: required(text, 'changes-file', 'the file that another job of this workflow run collected'),
    changesDigest: required(text, 'changes-digest', handed),
    commitMessage: optional(text, 'commit-message') ?? `Changes by an intern (${commentTag})`,
    maxChangeRounds: setting(text, 'max-change-rounds'),
    comment: setting(text, 'comment'),
    commentTag,
    policy: { path: policy, named: true },
    policyRef: setting(text, 'policy-ref'),
    timeoutMs: setting(text, 'timeout'),
  };
}

/**
 * The tag of a change, which is part of a branch's name.
 *
 * @throws {InputError} `input_invalid`: it has other characters than a branch of ours may have
 */
export function readChangeTag(text: InputText): string {
  const tag = setting(text, 'comment-tag');
  if (/^[a-z0-9-]+$/.test(tag)) return tag;
  throw new InputError(
    'input_invalid',
    worded`${input('comment-tag')} is "${tag}". With ${input('changes')} it is part of a branch's name: use lower-case letters, digits and "-".`,
    { source: 'comment-tag' },
  );
}
