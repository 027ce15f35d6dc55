// The places that may give a subject token, in order of trial, and the variables that grant one.

import { type Environment, variable } from '../environment.ts';
import { IdentityError } from '../errors.ts';
import { input, type Wording, worded } from '../wording.ts';
import { otherCiVariables } from './ci-variables.ts';
import { type Detection, type IdentityIo, type IdentityPlace, isHere, type SubjectTokenSource } from './source.ts';
import {
  azurePipelines,
  bitbucket,
  buildkite,
  circleCi,
  gitHubActions,
  gitLabCi,
  terraformCloud,
} from './sources/ci.ts';
import { aws, azure, googleCloud, kubernetes } from './sources/machines.ts';
import { ownCommand, ownVariable } from './sources/own.ts';

/** In order of trial: first the user's own setup, which is meant to be used, then the CI, then the machine under it. */
export const identityPlaces: readonly IdentityPlace[] = [
  ownCommand,
  gitLabCi, // reads the same variable as the next place
  ownVariable,
  gitHubActions,
  circleCi,
  buildkite,
  bitbucket,
  azurePipelines,
  terraformCloud,
  kubernetes,
  googleCloud,
  azure,
  aws,
];

const granting = identityPlaces.flatMap(({ grants }) => grants);

export function grantsIdentity(name: string): boolean {
  return granting.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
}

/** Lists the sources of a job's surroundings, in their fixed order. */
export function ambientSources(io: IdentityIo): readonly SubjectTokenSource[] {
  return identityPlaces.map(({ source }) => source(io));
}

/**
 * Finds the first source that is ready, in the order given. Does not try the rest, because some start a program.
 *
 * @param elsewhere - what the message offers in place of an identity
 * @throws {IdentityError} `identity_missing`: none is ready; the message lists what each lacks, and remedies
 */
export async function detectSource(
  sources: readonly SubjectTokenSource[],
  elsewhere: Wording = inputsElsewhere,
): Promise<SubjectTokenSource> {
  const lacking: LackingSource[] = [];
  for (const source of sources) {
    const detection = await source.detect();
    if (detection.state === 'ready') return source;
    lacking.push({ name: source.name, detection });
  }
  const broken = lacking.find(({ detection }) => detection.state === 'broken');
  throw new IdentityError('identity_missing', describeLack(lacking, elsewhere), { source: broken?.name });
}

interface LackingSource {
  readonly name: string;
  readonly detection: Exclude<Detection, { state: 'ready' }>;
}

const inputsElsewhere = worded`${input('subject-token-file')} or ${input('api-key')}`;

function describeLack(lacking: readonly LackingSource[], elsewhere: Wording): Wording {
  // If a CI is recognised, list its lack alone; those of the other sources would hide it.
  const broken = lacking.filter(({ detection }) => detection.state === 'broken');
  const lacks = (broken.length > 0 ? broken : lacking).map(({ name, detection }) => `${name} lacks ${detection.lacks}`);
  const remedies = broken.flatMap(({ detection }) => (detection.state === 'broken' ? [detection.remedy] : []));
  const cause = [`No CI identity found: ${lacks.join('; ')}.`, ...remedies].join(' ');
  return worded`${cause} Elsewhere give ${elsewhere}. "interns identity" shows every source.`;
}

export type Pipeline =
  | { readonly is: 'none' }
  /** Started by somebody with access to the project. */
  | { readonly is: 'trusted' }
  | { readonly is: 'merge-request'; readonly ci: string }
  /** This is a CI, but nothing says that its pipeline is not for a merge or pull request. */
  | { readonly is: 'untold'; readonly ci: string };

export function isInCi(env: Environment): boolean {
  // Count any value of CI: a job that sets it is asked nothing and trusted less.
  return variable(env, 'CI') !== undefined || readPipeline(env).is !== 'none';
}

/** Where several CIs show, the least trusted answer counts. */
export function readPipeline(env: Environment): Pipeline {
  const places = identityPlaces.filter((place) => isHere(place, env) && !('noCi' in place.mergeRequest));
  const told = places.map(({ title, mergeRequest }) => ({
    ci: title,
    isMergeRequest: 'told' in mergeRequest ? mergeRequest.told(env) : undefined,
  }));
  const merge = told.find(({ isMergeRequest }) => isMergeRequest === true);
  if (merge !== undefined) return { is: 'merge-request', ci: merge.ci };
  const untold = told.find(({ isMergeRequest }) => isMergeRequest === undefined);
  if (untold !== undefined) return { is: 'untold', ci: untold.ci };
  if (told.length > 0) return { is: 'trusted' };
  const other = otherCiVariables.find((name) => !['false', '0'].includes(variable(env, name) ?? '0'));
  return other === undefined ? { is: 'none' } : { is: 'untold', ci: `a CI that sets ${other}` };
}
