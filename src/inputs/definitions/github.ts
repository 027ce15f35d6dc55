// The inputs about GitHub: who may start a job, and what it writes on a pull request.
import { badValue, choice, duration, text } from '../values.ts';
import { type InputDefinitions, type InputMeanings, runCommands } from './definition.ts';

/** Lowest first (GitHub docs, "Repository roles"). */
const actorPermissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const;

export const gitHubInputs = {
  'actor-permission': { kind: choice(actorPermissions), default: 'write', commands: 'all', where: 'action' },
  'allowed-bots': { kind: text('logins', readLogins), commands: 'all', where: 'action' },
  'on-fork': { kind: choice(['skip', 'fail']), default: 'skip', commands: 'all', where: 'action' },
  comment: {
    kind: choice(['none', 'sticky', 'new']),
    default: 'none',
    commands: [...runCommands, 'post-findings', 'post-changes'],
    where: 'action',
  },
  'comment-tag': {
    kind: text('tag', readTag),
    default: 'intern',
    commands: [...runCommands, 'post-findings', 'post-changes'],
    where: 'action',
  },
  'ask-mentions': { kind: text('names', readMentions), commands: runCommands, where: 'action' },
  'parked-for': { kind: duration(0), default: '0', commands: runCommands, where: 'action' },
  'github-token': { kind: text('token'), default: '${{ github.token }}', commands: 'all', where: 'action' },
} as const satisfies InputDefinitions;

export const gitHubMeanings: InputMeanings<typeof gitHubInputs> = {
  'actor-permission':
    'For events that outsiders can cause: the lowest permission on the repository, of actor and triggering actor, that may start a run: `none`, `read`, `triage`, `write`, `maintain` or `admin`. `none` lets in anyone but our own comments.',
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
};

/** Accepts only exact logins: a wildcard would let in any app that somebody registers. */
function readLogins(name: string, value: string): readonly string[] {
  if (value.trim() === '') return [];
  const use = 'Use exact logins separated by commas, for example "renovate[bot], dependabot[bot]".';
  return readNames(name, value, { form: /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/, use });
}

/** Accepts only logins and teams: they are the only text of a workflow that our comments repeat unescaped. */
function readMentions(name: string, value: string): readonly string[] {
  const use = 'Use logins and teams separated by commas, for example "octocat, @acme/reviewers".';
  const names = readNames(name, value, { form: /^@?[A-Za-z0-9][\w-]{0,38}(?:\/\w[\w.-]{0,99})?$/, use });
  return names.map((one) => `@${one.replace('@', '')}`);
}

function readNames(name: string, value: string, { form, use }: { form: RegExp; use: string }): readonly string[] {
  const names = value.split(',').map((one) => one.trim());
  if (names.every((one) => form.test(one))) return names;
  throw badValue(name, value, use);
}

function readTag(name: string, value: string): string {
  if (/^[\w.-]{1,50}$/.test(value)) return value;
  throw badValue(name, value, 'Use 1 to 50 letters, digits, "_", "." and "-".');
}
