// The inputs about a review's findings.
import { failAtWords, type Severity, severities } from '../../findings/finding.ts';
import { badValue, choice, path, readDigest, text, wholeNumber } from '../values.ts';
import type { ActionCommand, InputDefinitions, InputMeanings } from './definition.ts';

const judging = ['prompt', 'post-findings'] as const satisfies readonly ActionCommand[];

export const findingsInputs = {
  findings: {
    kind: choice(['none', 'collect', 'annotate', 'review']),
    default: 'none',
    commands: ['prompt'],
    where: 'action',
  },
  'fail-at': { kind: choice(failAtWords), default: 'major', commands: judging, where: 'action' },
  'severity-floor': {
    kind: text('list', readFloor),
    default: 'note, minor, major',
    commands: judging,
    where: 'action',
  },
  'max-findings': { kind: wholeNumber(0), default: '25', commands: judging, where: 'action' },
  'max-rounds': { kind: wholeNumber(1), default: '20', commands: judging, where: 'action' },
  'commit-status': { kind: text('context', readContext), commands: judging, where: 'action' },
  'findings-file': { kind: path, commands: ['post-findings'], where: 'action' },
  'findings-digest': { kind: text('digest', readDigest), commands: ['post-findings'], where: 'action' },
} as const satisfies InputDefinitions;

export const findingsMeanings: InputMeanings<typeof findingsInputs> = {
  findings:
    'Ask the intern for findings (`docs/review.md`): `none`; `collect`: read them, write them into files, judge them; `annotate`: also show them as annotations of the step; `review`: also as threads on the pull request.',
  'fail-at':
    'The lowest severity that makes the verdict `changes` and fails the step: `critical`, `major`, `minor`, `note`; `never` fails no step.',
  'severity-floor': 'The lowest severity of new threads in the first, the second, and the third and every later round.',
  'max-findings': 'How many threads one round opens, the most severe first. The rest are listed in the review.',
  'max-rounds': 'How many rounds a pull request has; the next one is `skipped`.',
  'commit-status':
    'Context of a commit status on the reviewed commit, such as `interns/review`. Empty: no status is written.',
  'findings-file':
    'The file of findings that another job of this workflow run collected (output `findings-file`). On `merge_group` there is none.',
  'findings-digest':
    'The output `findings-digest` of that job, handed over as an output of the job: any other file is refused. Required with `findings-file`.',
};

function readFloor(name: string, value: string): readonly Severity[] {
  return value.split(',').map((part) => {
    const severity = severities.find((one) => one === part.trim());
    if (severity !== undefined) return severity;
    throw badValue(name, value, `Use ${severities.join(', ')}: one for each round, separated by commas.`);
  });
}

/** Reads a context of a commit status (GitHub docs, "Create a commit status"). */
function readContext(name: string, value: string): string {
  const isPlain = value !== '' && value === value.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value);
  if (isPlain && Array.from(value).length <= 255) return value;
  throw badValue(name, value, 'Use at most 255 characters on one line, without a blank at either end.');
}
