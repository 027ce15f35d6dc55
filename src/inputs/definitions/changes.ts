// The inputs about an intern's change: where it goes, and what the posting job receives.
import { badValue, choice, path, readDigest, text, wholeNumber } from '../values.ts';
import type { ActionCommand, InputDefinitions, InputMeanings } from './definition.ts';

/** The first job takes them too, to report before its prompt what could not be posted. */
const both = ['prompt', 'post-changes'] as const satisfies readonly ActionCommand[];

const changeWays = ['commit', 'pull-request', 'suggestions'] as const;

export const changesInputs = {
  changes: { kind: choice(['none', ...changeWays]), default: 'none', commands: both, where: 'action' },
  'max-change-rounds': { kind: wholeNumber(1), default: '3', commands: both, where: 'action' },
  'changes-file': { kind: path, commands: ['post-changes'], where: 'action' },
  'changes-digest': {
    kind: text('digest', readDigest),
    commands: ['post-changes'],
    where: 'action',
  },
  'commit-message': { kind: text('words', readHeadline), commands: ['post-changes'], where: 'action' },
} as const satisfies InputDefinitions;

export const changesMeanings: InputMeanings<typeof changesInputs> = {
  changes:
    'What becomes of the files that an agent in the job changed (`docs/changes.md`), the same in the job that prompts and in the one that posts: `none`; `commit` on the branch; `pull-request`: a new one; `suggestions` on the pull request. With `prompt` it needs `local-service`.',
  'max-change-rounds': 'How many commits in a row on a branch may be changes of interns; the next round is `skipped`.',
  'changes-file': 'The file of changes that another job of this workflow run collected (output `changes-file`).',
  'changes-digest':
    'The output `changes-digest` of that job, handed over as an output of the job: any other file is refused.',
  'commit-message':
    'Headline of the commit or pull request, at most 200 characters. Default: `Changes by an intern (TAG)`, where TAG is `comment-tag`.',
};

function readHeadline(name: string, value: string): string {
  const isPlain = value === value.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value);
  if (isPlain && Array.from(value).length <= 200) return value;
  throw badValue(name, value, 'Use at most 200 characters on one line, without a blank at either end.');
}
