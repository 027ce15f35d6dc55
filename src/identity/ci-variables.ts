// Variables that tell a CI, by themselves: for programs that have no time to load what is known of each.
import { type Environment, variable } from '../environment.ts';

/**
 * Only CIs set these, beside `CI`: those that give no identity, or set no `CI`. Their pipelines are never told apart: a CI of
 * which we know only the name may run anybody's checkout.
 */
export const otherCiVariables = [
  'CONTINUOUS_INTEGRATION',
  'APPVEYOR',
  'BUDDY_WORKSPACE_ID',
  'BUILDER_OUTPUT', // Google Cloud Build
  'BITRISE_IO',
  'CF_BUILD_ID', // Codefresh
  'CIRRUS_CI',
  'CODEBUILD_BUILD_ID',
  'DRONE',
  'GO_PIPELINE_NAME', // GoCD
  'HARNESS_BUILD_ID',
  'HUDSON_URL',
  'JENKINS_URL',
  'NETLIFY',
  'PROW_JOB_ID',
  'RENDER',
  'SCREWDRIVER',
  'SEMAPHORE',
  'SPACELIFT',
  'TASKCLUSTER_ROOT_URL',
  'TEAMCITY_VERSION',
  'TF_VAR_spacelift_run_id',
  'TRAVIS',
  'VERCEL',
  'WOODPECKER',
  'bamboo_planKey',
  // Set in pipelines for merge or pull requests: a container may have got them without the variable of the CI itself.
  'BITBUCKET_PR_ID',
  'BUILDKITE_PULL_REQUEST',
  'CHANGE_ID',
  'CIRCLE_PULL_REQUEST',
  'DRONE_PULL_REQUEST',
  'CI_MERGE_REQUEST_IID',
  'SYSTEM_PULLREQUEST_PULLREQUESTID',
  // Set by many: last, because it names no CI.
  'CI',
  'BUILD_NUMBER', // by Jenkins always, JENKINS_URL only where somebody configured it
] as const;

/** Tells a CI by one variable, without the identities that it gives. */
export function showsCi(env: Environment): boolean {
  if (variable(env, 'CI') !== undefined || variable(env, 'TF_BUILD') !== undefined) return true;
  return otherCiVariables.some((name) => !['false', '0'].includes(variable(env, name) ?? '0'));
}
