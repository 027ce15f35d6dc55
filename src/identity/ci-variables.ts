// Lists variables that reveal a CI. They are not in `places.ts`, because some programs have no time to load that.
import { type Environment, variable } from '../environment.ts';

/** Lists variables that reveal a CI even if no place in `places.ts` does. The job may be for a stranger's pull request. */
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
  // Set in pipelines for merge or pull requests: a container may get these, but not the variable that marks the CI.
  'BITBUCKET_PR_ID',
  'BUILDKITE_PULL_REQUEST',
  'CHANGE_ID',
  'CIRCLE_PULL_REQUEST',
  'DRONE_PULL_REQUEST',
  'CI_MERGE_REQUEST_IID',
  'SYSTEM_PULLREQUEST_PULLREQUESTID',
  // Last, because many CIs set them.
  'CI',
  'BUILD_NUMBER', // Jenkins always sets it, unlike JENKINS_URL
] as const;

export function findOtherCi(env: Environment): string | undefined {
  return otherCiVariables.find((name) => ![undefined, 'false', '0'].includes(variable(env, name)));
}

export function hasCiVariable(env: Environment): boolean {
  return ['CI', 'TF_BUILD'].some((name) => variable(env, name) !== undefined) || findOtherCi(env) !== undefined;
}
