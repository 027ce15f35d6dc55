// The environments that CIs document: of a pipeline for a merge or pull request, and of one for a branch.

/** What one CI sets. */
export interface SimulatedCi {
  readonly name: string;
  /** In every job. */
  readonly always: Readonly<Record<string, string>>;
  /** Beside that in a pipeline for a merge or pull request, in each way that it may be started. */
  readonly mergeRequest: readonly Readonly<Record<string, string>>[];
  /** Beside that in a pipeline for a branch. */
  readonly branch: Readonly<Record<string, string>>;
  /** Whether these variables tell that the pipeline for a branch is none for a merge request. */
  readonly tells: boolean;
}

/** The CIs, as their documentation lists their variables. */
export const simulatedCis: readonly SimulatedCi[] = [
  {
    name: 'GitLab CI',
    always: { CI: 'true', GITLAB_CI: 'true', CI_PROJECT_PATH: 'acme/app' },
    mergeRequest: [
      { CI_PIPELINE_SOURCE: 'merge_request_event', CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_ID: '107' },
      { CI_PIPELINE_SOURCE: 'external_pull_request_event', CI_EXTERNAL_PULL_REQUEST_IID: '7' },
      { CI_PIPELINE_SOURCE: 'parent_pipeline' },
      { CI_PIPELINE_SOURCE: 'pipeline' },
    ],
    branch: { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main' },
    tells: true,
  },
  {
    name: 'Bitbucket Pipelines',
    always: { CI: 'true', BITBUCKET_BUILD_NUMBER: '7', BITBUCKET_COMMIT: 'abc' },
    mergeRequest: [{ BITBUCKET_PR_ID: '7', BITBUCKET_PR_DESTINATION_BRANCH: 'main', BITBUCKET_BRANCH: 'topic' }],
    branch: { BITBUCKET_BRANCH: 'main' },
    tells: true,
  },
  {
    name: 'Azure Pipelines',
    always: { TF_BUILD: 'True', SYSTEM_TEAMFOUNDATIONCOLLECTIONURI: 'https://dev.azure.com/acme/' },
    mergeRequest: [
      { BUILD_REASON: 'PullRequest', SYSTEM_PULLREQUEST_PULLREQUESTID: '7', BUILD_SOURCEBRANCH: 'refs/pull/7/merge' },
      { BUILD_REASON: 'Manual', BUILD_SOURCEBRANCH: 'refs/pull/7/merge' },
      { BUILD_REASON: 'BuildCompletion', BUILD_SOURCEBRANCH: 'refs/heads/main' },
    ],
    branch: { BUILD_REASON: 'IndividualCI', BUILD_SOURCEBRANCH: 'refs/heads/main' },
    tells: true,
  },
  {
    name: 'Buildkite',
    always: { CI: 'true', BUILDKITE: 'true', BUILDKITE_BUILD_NUMBER: '7' },
    mergeRequest: [
      { BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main' },
      { BUILDKITE_PULL_REQUEST: 'false', BUILDKITE_TRIGGERED_FROM_BUILD_ID: '4735ba57' },
    ],
    branch: { BUILDKITE_PULL_REQUEST: 'false', BUILDKITE_BRANCH: 'main' },
    tells: true,
  },
  {
    name: 'CircleCI',
    always: { CI: 'true', CIRCLECI: 'true' },
    mergeRequest: [
      { CIRCLE_PULL_REQUEST: 'https://github.com/acme/app/pull/7', CIRCLE_BRANCH: 'topic' },
      { CIRCLE_PR_NUMBER: '7', CIRCLE_BRANCH: 'pull/7' },
      { CIRCLE_BRANCH: 'topic' }, // a project of the GitHub App
    ],
    branch: { CIRCLE_BRANCH: 'main' },
    tells: false,
  },
  {
    name: 'Terraform Cloud',
    always: { TFC_RUN_ID: 'run-7', TFC_WORKSPACE_NAME: 'app' },
    mergeRequest: [{ TFC_CONFIGURATION_VERSION_GIT_BRANCH: 'topic' }],
    branch: { TFC_CONFIGURATION_VERSION_GIT_BRANCH: 'main' },
    tells: false,
  },
  {
    name: 'Jenkins, multibranch',
    always: { JENKINS_URL: 'https://ci.example/', BUILD_ID: '7', BUILD_NUMBER: '7', BUILD_TAG: 'jenkins-app-7' },
    mergeRequest: [{ CHANGE_ID: '7', CHANGE_TARGET: 'main', BRANCH_NAME: 'PR-7' }],
    branch: { BRANCH_NAME: 'main' },
    tells: false,
  },
  {
    name: 'Jenkins without a configured URL, pull request builder',
    always: { BUILD_ID: '7', BUILD_NUMBER: '7' },
    mergeRequest: [{ ghprbPullId: '7' }, { gitlabMergeRequestIid: '7' }],
    branch: { GIT_BRANCH: 'origin/main' },
    tells: false,
  },
  {
    name: 'Drone',
    always: { CI: 'true', DRONE: 'true' },
    mergeRequest: [{ DRONE_BUILD_EVENT: 'pull_request', DRONE_PULL_REQUEST: '7' }],
    branch: { DRONE_BUILD_EVENT: 'push' },
    tells: false,
  },
  {
    name: 'Woodpecker',
    always: { CI: 'woodpecker' },
    mergeRequest: [{ CI_PIPELINE_EVENT: 'pull_request', CI_COMMIT_PULL_REQUEST: '7' }],
    branch: { CI_PIPELINE_EVENT: 'push' },
    tells: false,
  },
  {
    name: 'Travis CI',
    always: { CI: 'true', TRAVIS: 'true', CONTINUOUS_INTEGRATION: 'true' },
    mergeRequest: [{ TRAVIS_EVENT_TYPE: 'pull_request', TRAVIS_PULL_REQUEST: '7' }],
    branch: { TRAVIS_EVENT_TYPE: 'push', TRAVIS_PULL_REQUEST: 'false' },
    tells: false,
  },
  {
    name: 'AppVeyor',
    always: { CI: 'True', APPVEYOR: 'True' },
    mergeRequest: [{ APPVEYOR_PULL_REQUEST_NUMBER: '7' }],
    branch: { APPVEYOR_REPO_BRANCH: 'main' },
    tells: false,
  },
  {
    name: 'TeamCity',
    always: { TEAMCITY_VERSION: '2026.1', BUILD_NUMBER: '7' },
    mergeRequest: [{}],
    branch: {},
    tells: false,
  },
  {
    name: 'Codefresh',
    always: { CI: 'true', CF_BUILD_ID: '7' },
    mergeRequest: [{ CF_PULL_REQUEST_NUMBER: '7' }],
    branch: { CF_BRANCH: 'main' },
    tells: false,
  },
  {
    name: 'Semaphore',
    always: { CI: 'true', SEMAPHORE: 'true' },
    mergeRequest: [{ SEMAPHORE_GIT_REF_TYPE: 'pull-request', SEMAPHORE_GIT_PR_NUMBER: '7' }],
    branch: { SEMAPHORE_GIT_REF_TYPE: 'branch' },
    tells: false,
  },
  {
    name: 'Harness',
    always: { CI: 'true', HARNESS_BUILD_ID: '7', DRONE: 'true' },
    mergeRequest: [{ DRONE_BUILD_EVENT: 'pull_request' }],
    branch: { DRONE_BUILD_EVENT: 'push' },
    tells: false,
  },
  {
    name: 'Cirrus CI',
    always: { CI: 'true', CIRRUS_CI: 'true', CONTINUOUS_INTEGRATION: 'true' },
    mergeRequest: [{ CIRRUS_PR: '7' }],
    branch: { CIRRUS_BRANCH: 'main' },
    tells: false,
  },
  {
    name: 'Screwdriver',
    always: { CI: 'true', CONTINUOUS_INTEGRATION: 'true', SCREWDRIVER: 'true' },
    mergeRequest: [{ SD_PULL_REQUEST: '7' }],
    branch: { SD_PULL_REQUEST: '' },
    tells: false,
  },
  {
    name: 'AWS CodeBuild',
    always: { CODEBUILD_BUILD_ID: 'app:7', AWS_EXECUTION_ENV: 'AWS_ECS_EC2' },
    mergeRequest: [{ CODEBUILD_WEBHOOK_EVENT: 'PULL_REQUEST_CREATED', CODEBUILD_SOURCE_VERSION: 'pr/7' }],
    branch: { CODEBUILD_WEBHOOK_EVENT: 'PUSH' },
    tells: false,
  },
  {
    name: 'Google Cloud Build',
    always: { BUILDER_OUTPUT: '/builder/outputs', HOME: '/builder/home' },
    mergeRequest: [{}],
    branch: {},
    tells: false,
  },
  {
    name: 'Vercel',
    always: { CI: '1', VERCEL: '1' },
    mergeRequest: [{ VERCEL_ENV: 'preview', VERCEL_GIT_PULL_REQUEST_ID: '7' }],
    branch: { VERCEL_ENV: 'production', VERCEL_GIT_PULL_REQUEST_ID: '' },
    tells: false,
  },
  {
    name: 'Netlify',
    always: { CI: 'true', NETLIFY: 'true' },
    mergeRequest: [{ CONTEXT: 'deploy-preview', PULL_REQUEST: 'true', REVIEW_ID: '7' }],
    branch: { CONTEXT: 'production', PULL_REQUEST: 'false' },
    tells: false,
  },
  {
    name: 'Spacelift',
    always: { SPACELIFT: 'true', TF_VAR_spacelift_run_id: '7' },
    mergeRequest: [{ TF_VAR_spacelift_run_type: 'PROPOSED' }],
    branch: { TF_VAR_spacelift_run_type: 'TRACKED' },
    tells: false,
  },
  {
    name: 'Bitrise',
    always: { CI: 'true', BITRISE_IO: 'true' },
    mergeRequest: [{ BITRISE_PULL_REQUEST: '7' }],
    branch: { BITRISE_GIT_BRANCH: 'main' },
    tells: false,
  },
  {
    name: 'Bamboo',
    always: { bamboo_planKey: 'APP-MAIN', bamboo_buildNumber: '7' },
    mergeRequest: [{ bamboo_repository_pr_key: '7' }],
    branch: { bamboo_planRepository_branch: 'main' },
    tells: false,
  },
  {
    name: 'Prow',
    always: { CI: 'true', PROW_JOB_ID: '7', BUILD_ID: '7' },
    mergeRequest: [{ PULL_NUMBER: '7', JOB_TYPE: 'presubmit' }],
    branch: { JOB_TYPE: 'postsubmit' },
    tells: false,
  },
  { name: 'a CI of tomorrow', always: { CI: 'true' }, mergeRequest: [{ TOMORROW_PR: '7' }], branch: {}, tells: false },
];
