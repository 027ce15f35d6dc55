// CircleCI: its own command line gives a token for any audience.
import { variable } from '../../environment.ts';
import { commandSource, isOnPath } from '../command.ts';
import type { Detection, IdentityIo, IdentityPlace, SubjectTokenSource } from '../source.ts';

const program = 'circleci';
const remedy = 'The job needs a context, or a project, for which CircleCI issues OIDC tokens.';

/** CircleCI (CircleCI documentation, "OIDC tokens with custom claims"). */
export const circleCi: IdentityPlace = {
  name: 'circleci',
  title: 'CircleCI',
  knownBy: ['CIRCLECI'],
  grants: ['CIRCLE_OIDC_TOKEN', 'CIRCLE_OIDC_TOKEN_V2'],
  mergeRequest: {
    told(env) {
      const names = ['CIRCLE_PULL_REQUEST', 'CIRCLE_PULL_REQUESTS', 'CIRCLE_PR_NUMBER'];
      const isPullRequest =
        names.some((name) => variable(env, name) !== undefined) || env['CIRCLE_BRANCH']?.startsWith('pull/') === true;
      return isPullRequest || undefined;
    },
    how: '`CIRCLE_PULL_REQUEST`, `CIRCLE_PR_NUMBER` or a `CIRCLE_BRANCH` that begins with `pull/`. That there is none is never known: projects of the GitHub App and of GitLab do not get these variables.',
  },
  documentation: 'The program `circleci` of the image gives a token for any audience, a new one each time.',
  source,
};

function source(io: IdentityIo): SubjectTokenSource {
  return commandSource(io, {
    name: 'circleci',
    takesAudience: true,
    program,
    args: (audience) => ['run', 'oidc', 'get', '--claims', JSON.stringify({ aud: audience })],
    variables: /^CIRCLE/,
    detect: () => detect(io),
    remedy,
  });
}

async function detect(io: IdentityIo): Promise<Detection> {
  if (io.env['CIRCLECI'] !== 'true') return { state: 'absent', lacks: 'CIRCLECI' };
  if (await isOnPath(io, program)) return { state: 'ready' };
  return {
    state: 'broken',
    lacks: `the program ${program}`,
    remedy: "Run in an image that has CircleCI's command line.",
  };
}
