// CircleCI: its own command line gives a token for any audience.
import { commandSource, isOnPath } from '../command.ts';
import type { Detection, IdentityIo, SubjectTokenSource } from '../source.ts';

const program = 'circleci';
const remedy = 'The job needs a context, or a project, for which CircleCI issues OIDC tokens.';

/** Subject tokens of a CircleCI job (CircleCI documentation, "OIDC tokens with custom claims"). */
export function circleCiSource(io: IdentityIo): SubjectTokenSource {
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
