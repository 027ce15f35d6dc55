// Defines the inputs about GitHub: who may start a job, and what the job posts on a pull request.
import { type Severity, severities } from '../../findings/finding.ts';
import { failAtWords } from '../../findings/verdict.ts';
import type { ActionCommand, InputDefinitions, InputKind, InputMeanings } from '../values.ts';
import { badValue, choice, duration, path, readDigest, readWords, runCommands, text, wholeNumber } from '../values.ts';

/** In ascending order (GitHub docs, "Repository roles"). */
const actorPermissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

const commentCommands = [...runCommands, 'post-findings', 'post-changes'] as const;

export const gitHubInputs = {
  'actor-permission': { kind: choice(actorPermissions), default: 'write', commands: 'all', where: 'action' },
  'allowed-bots': { kind: text('logins', readLogins), commands: 'all', where: 'action' },
  'on-fork': { kind: choice(['skip', 'fail']), default: 'skip', commands: 'all', where: 'action' },
  comment: { kind: choice(['none', 'sticky', 'new']), default: 'none', commands: commentCommands, where: 'action' },
  'comment-tag': { kind: text('tag', readTag), default: 'intern', commands: commentCommands, where: 'action' },
  'ask-mentions': { kind: text('names', readMentions), commands: runCommands, where: 'action' },
  'parked-for': { kind: duration(0), default: '0', commands: runCommands, where: 'action' },
  'github-token': { kind: text('token'), default: '${{ github.token }}', commands: 'all', where: 'action' },
} as const satisfies InputDefinitions;

/** Accepts only exact logins, because a wildcard would admit any app that somebody registers. */
function readLogins(name: string, value: string): readonly string[] {
  if (value.trim() === '') return [];
  const names = value.split(',').map((one) => one.trim());
  if (names.every((one) => /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/.test(one))) return names;
  throw badValue(name, value, 'Use exact logins separated by commas, for example "renovate[bot], dependabot[bot]".');
}

/** Accepts only logins and teams, because comments repeat them without escaping. */
function readMentions(name: string, value: string): readonly string[] {
  const names = value.split(',').map((one) => one.trim());
  const areValid = names.every((one) => /^@?[A-Za-z0-9][\w-]{0,38}(?:\/\w[\w.-]{0,99})?$/.test(one));
  if (areValid) return names.map((one) => `@${one.replace('@', '')}`);
  throw badValue(name, value, 'Use logins and teams separated by commas, for example "octocat, @acme/reviewers".');
}

function readTag(name: string, value: string): string {
  if (/^[\w.-]{1,50}$/.test(value)) return value;
  throw badValue(name, value, 'Use 1 to 50 letters, digits, "_", "." and "-".');
}

const findingsCommands = ['prompt', 'post-findings'] as const satisfies readonly ActionCommand[];

export const findingsInputs = {
  findings: {
    kind: choice(['none', 'collect', 'annotate', 'review']),
    default: 'none',
    commands: ['prompt'],
    where: 'action',
  },
  'fail-at': { kind: choice(failAtWords), default: 'major', commands: findingsCommands, where: 'action' },
  'severity-floor': {
    kind: text('list', readFloor),
    default: 'note, minor, major',
    commands: findingsCommands,
    where: 'action',
  },
  'max-findings': { kind: wholeNumber(0), default: '25', commands: findingsCommands, where: 'action' },
  'max-rounds': { kind: wholeNumber(1), default: '20', commands: findingsCommands, where: 'action' },
  'commit-status': { kind: singleLine('context', 255), commands: findingsCommands, where: 'action' },
  'findings-file': { kind: path, commands: ['post-findings'], where: 'action' },
  'findings-digest': { kind: text('digest', readDigest), commands: ['post-findings'], where: 'action' },
} as const satisfies InputDefinitions;

function readFloor(name: string, value: string): readonly Severity[] {
  return readWords(name, value, severities, `Use ${severities.join(', ')}: one for each round, separated by commas.`);
}

function singleLine(placeholder: string, maxCharacters: number): InputKind<string> {
  return text(placeholder, (name, value) => {
    const isPlain = value === value.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value);
    if (isPlain && Array.from(value).length <= maxCharacters) return value;
    throw badValue(name, value, `Use at most ${maxCharacters} characters on one line, without a blank at either end.`);
  });
}

/** Includes `prompt`, so that the first job reports before its prompt what could not be posted. */
const changesCommands = ['prompt', 'post-changes'] as const satisfies readonly ActionCommand[];

const changeDeliveries = ['commit', 'pull-request', 'suggestions'] as const;

export const changesInputs = {
  changes: { kind: choice(['none', ...changeDeliveries]), default: 'none', commands: changesCommands, where: 'action' },
  'max-change-rounds': { kind: wholeNumber(1), default: '3', commands: changesCommands, where: 'action' },
  'changes-file': { kind: path, commands: ['post-changes'], where: 'action' },
  'changes-digest': { kind: text('digest', readDigest), commands: ['post-changes'], where: 'action' },
  'commit-message': { kind: singleLine('words', 200), commands: ['post-changes'], where: 'action' },
} as const satisfies InputDefinitions;

export const gitHubMeanings: InputMeanings<typeof gitHubInputs & typeof findingsInputs & typeof changesInputs> = {
  'actor-permission':
    'For events that outsiders can cause: the lowest permission on the repository, of actor and triggering actor, that may start a run: `none`, `read`, `triage`, `write`, `maintain` or `admin`. `none` lets anyone start one, except our own comments.',
  'allowed-bots':
    'Exact logins of bots that may start a run, separated by commas; no wildcards. Our own comments never start one.',
  'on-fork':
    'When a pull request from a fork, or of Dependabot, leaves the job without an identity: `skip` ends green with the conclusion `skipped`, `fail` fails.',
  comment:
    'Comment on the pull request or issue: `none`, `sticky` (one comment for each `comment-tag`, updated in place), `new`.',
  'comment-tag': 'Tells the sticky comments of several workflows apart.',
  'ask-mentions':
    'Who is mentioned when a rule asks a person: logins and teams as `@acme/reviewers`, separated by commas.',
  'parked-for':
    'How long a question that nobody answered in time can still be allowed, by a workflow with `command: resume` (`docs/pull-requests.md`); at most `24h`; `0` for not at all. Needs `comment: sticky`.',
  'github-token':
    "Token for GitHub's API: reads the policy and the actor's permission, fills placeholders, writes the comment.",
  findings:
    'Ask the intern for findings (`docs/review.md`): `none`; `collect`: read them, write them into files, judge them; `annotate`: also show them as annotations of the step; `review`: also as threads on the pull request.',
  'fail-at':
    'The lowest severity that makes the verdict `changes` and fails the step: `critical`, `major`, `minor`, `note`; `never` never fails the step.',
  'severity-floor': 'The lowest severity of new threads in the first, the second, and the third and every later round.',
  'max-findings': 'How many threads one round opens, the most severe first. The rest are listed in the review.',
  'max-rounds': 'How many rounds a pull request has; the next one is `skipped`.',
  'commit-status':
    'Context of a commit status on the reviewed commit, such as `interns/review`. Empty: no status is written.',
  'findings-file':
    'The file of findings that another job of this workflow run collected (output `findings-file`). On `merge_group` there is none.',
  'findings-digest':
    'The output `findings-digest` of the job that collected the file, handed over as an output of that job: any other file is refused. Required with `findings-file`.',
  changes:
    'What is done with the files that an agent in the job changed (`docs/changes.md`): `none`; `commit` on the branch; `pull-request`: a new one; `suggestions` on the pull request. Give the job that prompts and the one that posts the same value. With `prompt`, `changes` needs `local-service`.',
  'max-change-rounds': 'How many commits in a row on a branch may be changes by interns; the next round is `skipped`.',
  'changes-file': 'The file of changes that another job of this workflow run collected (output `changes-file`).',
  'changes-digest':
    'The output `changes-digest` of the job that collected the file, handed over as an output of that job: any other file is refused.',
  'commit-message':
    'Headline of the commit or pull request, at most 200 characters. Default: `Changes by an intern (TAG)`, where TAG is `comment-tag`.',
};
