// Bitbucket Pipelines: a token in a variable, with the audience of the Bitbucket workspace.
import type { IdentityIo, SubjectTokenSource } from '../source.ts';
import { variableSource } from '../variable.ts';

/** Subject tokens of a Bitbucket step (Bitbucket documentation, "Integrate Pipelines with resource servers using OIDC"). */
export function bitbucketSource(io: IdentityIo): SubjectTokenSource {
  return variableSource(io, {
    name: 'bitbucket',
    marker: 'BITBUCKET_BUILD_NUMBER',
    variables: ['BITBUCKET_STEP_OIDC_TOKEN'],
    remedy: 'Add "oidc: true" to the step.',
  });
}
