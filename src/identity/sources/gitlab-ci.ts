// GitLab CI: a token in a variable that the job declares under `id_tokens`, with the audience that it declares there.
import type { IdentityIo, SubjectTokenSource } from '../source.ts';
import { variableSource } from '../variable.ts';

/** Subject tokens of a GitLab CI job (GitLab documentation, "OpenID Connect (OIDC) Authentication Using ID Tokens"). */
export function gitLabCiSource(io: IdentityIo): SubjectTokenSource {
  return variableSource(io, {
    name: 'gitlab-ci',
    marker: 'GITLAB_CI',
    variables: ['INTERNS_ID_TOKEN'],
    remedy: 'Declare it in the job: "id_tokens: { INTERNS_ID_TOKEN: { aud: <audience> } }".',
  });
}
