// Bitbucket Pipelines: a token in a variable, with the audience of the Bitbucket workspace.
import { variable } from '../../environment.ts';
import type { IdentityPlace } from '../source.ts';
import { variableSource } from '../stored.ts';

/** Bitbucket Pipelines (Bitbucket documentation, "Integrate Pipelines with resource servers using OIDC"). */
export const bitbucket: IdentityPlace = {
  name: 'bitbucket',
  title: 'Bitbucket Pipelines',
  knownBy: ['BITBUCKET_BUILD_NUMBER'],
  grants: ['BITBUCKET_STEP_OIDC_TOKEN'],
  mergeRequest: {
    told: (env) => variable(env, 'BITBUCKET_PR_ID') !== undefined,
    how: '`BITBUCKET_PR_ID`, which only a pipeline for a pull request has. Pull requests from forks start no pipeline.',
  },
  documentation:
    'The token is in `BITBUCKET_STEP_OIDC_TOKEN`, which a step with `oidc: true` gets. Its audience is that of the Bitbucket workspace: give it as `audience`. It is not renewed.',
  source: (io) =>
    variableSource(io, {
      name: 'bitbucket',
      marker: 'BITBUCKET_BUILD_NUMBER',
      variables: ['BITBUCKET_STEP_OIDC_TOKEN'],
      remedy: 'Add "oidc: true" to the step.',
    }),
};
