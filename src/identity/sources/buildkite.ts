// Buildkite: the agent's command line gives a token for any audience.
import { commandSource, isOnPath } from '../command.ts';
import type { Detection, IdentityIo, SubjectTokenSource } from '../source.ts';

const program = 'buildkite-agent';

/** Subject tokens of a Buildkite job (Buildkite documentation, "buildkite-agent oidc"). */
export function buildkiteSource(io: IdentityIo): SubjectTokenSource {
  return commandSource(io, {
    name: 'buildkite',
    takesAudience: true,
    program,
    args: (audience) => ['oidc', 'request-token', '--audience', audience],
    variables: /^BUILDKITE/,
    detect: () => detect(io),
    remedy: 'The agent must be of a version that knows "oidc request-token".',
  });
}

async function detect(io: IdentityIo): Promise<Detection> {
  if (io.env['BUILDKITE'] !== 'true') return { state: 'absent', lacks: 'BUILDKITE' };
  if (await isOnPath(io, program)) return { state: 'ready' };
  return {
    state: 'broken',
    lacks: `the program ${program}`,
    remedy: "Make the agent's program available to the step.",
  };
}
