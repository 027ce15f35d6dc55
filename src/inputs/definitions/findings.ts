// The inputs about the findings of a review: whether they are asked for, where they go, and what fails the step.
import { failAtWords } from '../../findings/severity-words.ts';
import { choice } from '../kinds.ts';
import type { InputDefinitions, InputMeanings } from './definition.ts';

/** Findings, and the bound of the verdict. */
export const findingsInputs = {
  findings: { kind: choice(['none', 'collect', 'annotate']), default: 'none', commands: ['prompt'], where: 'action' },
  'fail-at': { kind: choice(failAtWords), default: 'major', commands: ['prompt'], where: 'action' },
} as const satisfies InputDefinitions;

/** What they mean. */
export const findingsMeanings: InputMeanings<typeof findingsInputs> = {
  findings:
    'Ask the intern for findings (`docs/review.md`): `none`; `collect`: read them, write them into files, judge them; `annotate`: also show them as annotations of the step.',
  'fail-at':
    'The least severity that makes the verdict `changes` and fails the step: `critical`, `major`, `minor`, `note`; `never` fails no step.',
};
