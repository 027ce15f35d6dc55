// Lists the places that may give a job a subject token, finds the one that is ready, and tells who started a pipeline.
import { type Environment, variable } from '../environment.ts';
import { IdentityError } from '../errors.ts';
import { input, type Wording, worded } from '../wording.ts';
import { findOtherCi } from './ci-variables.ts';
import { type Detection, type IdentityIo, type IdentityPlace, isHere, type SubjectTokenSource } from './source.ts';
import * as ci from './sources/ci.ts';
import * as machines from './sources/machines.ts';

/** In the order in which they are tried: first what the user has set up, then the CI, then the machine below it. */
export const identityPlaces: readonly IdentityPlace[] = [
  machines.userCommand,
  ci.gitLabCi, // before the next place, which reads a variable of the same name
  machines.userVariable,
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

const grantPatterns = identityPlaces.flatMap(({ grants }) => grants);

export function grantsIdentity(name: string): boolean {
  return grantPatterns.some((grant) => (grant.endsWith('*') ? name.startsWith(grant.slice(0, -1)) : name === grant));
}

/** Returns the sources that a job's CI or machine may have, in the order in which they are tried. */
export function ambientSources(io: IdentityIo): readonly SubjectTokenSource[] {
  return identityPlaces.map((place) => place.source(io, place));
}

/**
 * Finds the first of the sources that is ready. Does not try the rest, because some start a program.
 *
 * @param alternatives - what the message recommends if there is no identity
 * @throws {IdentityError} `identity_missing`: none is ready. The message lists what they lack, and remedies
 */
export async function detectSource(
  sources: readonly SubjectTokenSource[],
  alternatives: Wording = inputAlternatives,
): Promise<SubjectTokenSource> {
  const unavailable: ({ readonly name: string } & Exclude<Detection, { state: 'ready' }>)[] = [];
  for (const source of sources) {
    const detection = await source.detect();
    if (detection.state === 'ready') return source;
    unavailable.push({ name: source.name, ...detection });
  }
  // If a place was recognised, report only what it lacks: the rest would hide that.
  const broken = unavailable.filter((one) => one.state === 'broken');
  const reasons = (broken.length > 0 ? broken : unavailable).map((one) => `${one.name} lacks ${one.lacks}`);
  const cause = [`No CI identity found: ${reasons.join('; ')}.`, ...broken.map(({ remedy }) => remedy)].join(' ');
  const message = worded`${cause} Elsewhere give ${alternatives}. "interns identity" shows every source.`;
  throw new IdentityError('identity_missing', message, { source: broken[0]?.name });
}

const inputAlternatives = worded`${input('subject-token-file')} or ${input('api-key')}`;

export type Pipeline =
  | { readonly is: 'none' }
  /** Started by somebody who has access to the project. */
  | { readonly is: 'trusted' }
  | { readonly is: 'merge-request'; readonly ci: string }
  /** A CI that does not say whether its pipeline is for a merge or pull request. */
  | { readonly is: 'unknown'; readonly ci: string };

export function isInCi(env: Environment): boolean {
  // Accept any value of CI, even "false": to take a laptop for a CI is safe, because then nobody is asked, and less is trusted.
  return variable(env, 'CI') !== undefined || readPipeline(env).is !== 'none';
}

/** If several CIs are recognised, the least trusted answer counts. */
export function readPipeline(env: Environment): Pipeline {
  const places = identityPlaces.filter((place) => isHere(place, env) && !('whyNoCi' in place.mergeRequest));
  const placesByAnswer = Map.groupBy(places, ({ mergeRequest }) =>
    'isMergeRequest' in mergeRequest ? mergeRequest.isMergeRequest(env) : undefined,
  );
  const [mergeRequestPlace] = placesByAnswer.get(true) ?? [];
  if (mergeRequestPlace !== undefined) return { is: 'merge-request', ci: mergeRequestPlace.title };
  const [unknownPlace] = placesByAnswer.get(undefined) ?? [];
  if (unknownPlace !== undefined) return { is: 'unknown', ci: unknownPlace.title };
  if (places.length > 0) return { is: 'trusted' };
  const otherCi = findOtherCi(env);
  return otherCi === undefined ? { is: 'none' } : { is: 'unknown', ci: `a CI that sets ${otherCi}` };
}
