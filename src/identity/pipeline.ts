// Recognizes a pipeline for a merge or pull request by its variables, for jobs outside GitHub Actions.
import { type Environment, variable } from '../environment.ts';
import { otherCiVariables } from './ci-variables.ts';
import { identityPlaces } from './places.ts';
import { isHere } from './source.ts';

/** The pipeline that a job belongs to, as far as variables tell. */
export type Pipeline =
  /** Nothing says that this is a CI. */
  | { readonly is: 'none' }
  /** Started by somebody with access to the project. */
  | { readonly is: 'trusted' }
  /** For a merge or pull request. */
  | { readonly is: 'merge-request'; readonly ci: string }
  /** This is a CI, but nothing says that its pipeline is not for a merge or pull request. */
  | { readonly is: 'untold'; readonly ci: string };

/** Tells whether a job runs in a CI: one that gives an identity, or one that is known by a variable of its own (docs/identity.md). */
export function isInCi(env: Environment): boolean {
  // Whoever sets CI, to whatever, is asked for nothing and trusted with less.
  return variable(env, 'CI') !== undefined || readPipeline(env).is !== 'none';
}

/** Reads the pipeline from the environment. Where several CIs show, the least trusted answer counts. */
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
