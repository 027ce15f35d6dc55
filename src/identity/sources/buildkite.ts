// Buildkite: the agent's command line gives a token for any audience.
import { variable } from '../../environment.ts';
import { commandSource, isOnPath } from '../command.ts';
import type { Detection, IdentityIo, IdentityPlace, SubjectTokenSource } from '../source.ts';

const program = 'buildkite-agent';

/** Buildkite (Buildkite documentation, "buildkite-agent oidc"). */
export const buildkite: IdentityPlace = {
  name: 'buildkite',
  title: 'Buildkite',
  knownBy: ['BUILDKITE'],
  // Asks for identities, and for all else that an agent may.
  grants: ['BUILDKITE_AGENT_ACCESS_TOKEN'],
  mergeRequest: {
    told(env) {
      const pullRequest = variable(env, 'BUILDKITE_PULL_REQUEST');
      if (pullRequest === undefined) return undefined;
      if (pullRequest !== 'false') return true;
      return variable(env, 'BUILDKITE_TRIGGERED_FROM_BUILD_ID') === undefined ? false : undefined;
    },
    how: '`BUILDKITE_PULL_REQUEST`, a number or `false`. A build that another build triggered does not say what started that one.',
  },
  documentation:
    'The program `buildkite-agent` gives a token for any audience, a new one each time: the step must be able to run it.',
  source,
};

function source(io: IdentityIo): SubjectTokenSource {
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
