// GitLab CI: a token in a variable that the job declares under `id_tokens`, with the audience that it declares there.
import { variable } from '../../environment.ts';
import type { IdentityPlace } from '../source.ts';
import { variableSource } from '../stored.ts';

/** Pipelines that somebody with access to the project starts; those of parents and of other projects do not tell theirs. */
const startedByMembers: ReadonlySet<string> = new Set(['push', 'web', 'webide', 'schedule', 'api', 'trigger', 'chat']);

/** GitLab CI (GitLab documentation, "OpenID Connect (OIDC) Authentication Using ID Tokens"). */
export const gitLabCi: IdentityPlace = {
  name: 'gitlab-ci',
  title: 'GitLab CI',
  knownBy: ['GITLAB_CI'],
  grants: ['INTERNS_ID_TOKEN', 'CI_JOB_JWT', 'CI_JOB_JWT_V1', 'CI_JOB_JWT_V2'],
  mergeRequest: {
    told(env) {
      const ids = ['CI_MERGE_REQUEST_IID', 'CI_EXTERNAL_PULL_REQUEST_IID'];
      if (ids.some((name) => variable(env, name) !== undefined)) return true;
      const source = env['CI_PIPELINE_SOURCE'] ?? '';
      if (source === 'merge_request_event' || source === 'external_pull_request_event') return true;
      return startedByMembers.has(source) ? false : undefined;
    },
    how: '`CI_MERGE_REQUEST_IID`, `CI_EXTERNAL_PULL_REQUEST_IID` and `CI_PIPELINE_SOURCE`. A child pipeline, or one that another project starts, does not say what started its parent.',
  },
  documentation:
    'The token is in `INTERNS_ID_TOKEN`, which the job declares with its audience: `id_tokens: { INTERNS_ID_TOKEN: { aud: https://service.example } }`. It is not renewed.',
  source: (io) =>
    variableSource(io, {
      name: 'gitlab-ci',
      marker: 'GITLAB_CI',
      variables: ['INTERNS_ID_TOKEN'],
      remedy: 'Declare it in the job: "id_tokens: { INTERNS_ID_TOKEN: { aud: <audience> } }".',
    }),
};
