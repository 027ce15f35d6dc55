// The places that may give a subject token, in the order in which they are tried, and the variables that grant one.

import { type Environment, variable } from '../environment.ts';
import { IdentityError } from '../errors.ts';
import { input, type Wording, worded } from '../wording.ts';
import { otherCiIn } from './ci-variables.ts';
import { type Detection, type IdentityIo, type IdentityPlace, isHere, type SubjectTokenSource } from './source.ts';
import * as ci from './sources/ci.ts';
import * as machines from './sources/machines.ts';

/** First what the user has set up, because it is meant to be used; then the CI; last the machine under it. */
export const identityPlaces: readonly IdentityPlace[] = [
  machines.ownCommand,
  ci.gitLabCi, // reads the variable of the next place too
  machines.ownVariable,
  ci.gitHubActions,
  ci.circleCi,
  ci.buildkite,
  ci.bitbucket,
  ci.azurePipelines,
  ci.terraformCloud,
  machines.kubernetes,
  machines.googleCloud,
  machines.azure,
  machines.aws,
];

const granting = identityPlaces.flatMap(({ grants }) => grants);

export function grantsIdentity(name: string): boolean {
  return granting.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
}

/** Returns the sources around a job, in the order of the places. */
export function ambientSources(io: IdentityIo): readonly SubjectTokenSource[] {
  return identityPlaces.map((place) => place.source(io, place));
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
  const lacking: ({ readonly name: string } & Exclude<Detection, { state: 'ready' }>)[] = [];
  for (const source of sources) {
    const detection = await source.detect();
    if (detection.state === 'ready') return source;
    lacking.push({ name: source.name, ...detection });
  }
  // If a CI was recognised, name only what it lacks: what the others lack would hide that.
  const broken = lacking.filter((one) => one.state === 'broken');
  const lacks = (broken.length > 0 ? broken : lacking).map((one) => `${one.name} lacks ${one.lacks}`);
  const cause = [`No CI identity found: ${lacks.join('; ')}.`, ...broken.map(({ remedy }) => remedy)].join(' ');
  const message = worded`${cause} Elsewhere give ${elsewhere}. "interns identity" shows every source.`;
  throw new IdentityError('identity_missing', message, { source: broken[0]?.name });
}

const inputsElsewhere = worded`${input('subject-token-file')} or ${input('api-key')}`;

export type Pipeline =
  | { readonly is: 'none' }
  /** Started by somebody who has access to the project. */
  | { readonly is: 'trusted' }
  | { readonly is: 'merge-request'; readonly ci: string }
  /** This is a CI, but it does not say whether its pipeline is for a merge or pull request. */
  | { readonly is: 'untold'; readonly ci: string };

export function isInCi(env: Environment): boolean {
  // Take any value of CI: a job that sets it is asked nothing, and trusted less.
  return variable(env, 'CI') !== undefined || readPipeline(env).is !== 'none';
}

/** Takes the least trusted answer if several CIs show. */
export function readPipeline(env: Environment): Pipeline {
  const places = identityPlaces.filter((place) => isHere(place, env) && !('noCi' in place.mergeRequest));
  const byTold = Map.groupBy(places, ({ mergeRequest }) =>
    'told' in mergeRequest ? mergeRequest.told(env) : undefined,
  );
  const [merge] = byTold.get(true) ?? [];
  if (merge !== undefined) return { is: 'merge-request', ci: merge.title };
  const [untold] = byTold.get(undefined) ?? [];
  if (untold !== undefined) return { is: 'untold', ci: untold.title };
  if (places.length > 0) return { is: 'trusted' };
  const other = otherCiIn(env);
  return other === undefined ? { is: 'none' } : { is: 'untold', ci: `a CI that sets ${other}` };
}
