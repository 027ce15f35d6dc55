// The sources that are looked for in a job's surroundings, in the order in which they are tried.

import type { IdentityIo, SubjectTokenSource } from './source.ts';
import { awsSource } from './sources/aws.ts';
import { azureSource } from './sources/azure.ts';
import { azurePipelinesSource } from './sources/azure-pipelines.ts';
import { bitbucketSource } from './sources/bitbucket.ts';
import { buildkiteSource } from './sources/buildkite.ts';
import { circleCiSource } from './sources/circleci.ts';
import { gitHubActionsSource } from './sources/github-actions.ts';
import { gitLabCiSource } from './sources/gitlab-ci.ts';
import { googleCloudSource } from './sources/google-cloud.ts';
import { kubernetesSource } from './sources/kubernetes.ts';
import { ownCommandSource, ownVariableSource } from './sources/own-variable.ts';
import { terraformCloudSource } from './sources/terraform-cloud.ts';

/**
 * Every source, first to last: the CI that a job runs in comes before the machine under it, what the user set up before
 * both, because it was meant.
 */
const sources: readonly ((io: IdentityIo) => SubjectTokenSource)[] = [
  ownCommandSource,
  gitLabCiSource, // its variable has the same name as the next one's
  ownVariableSource,
  gitHubActionsSource,
  circleCiSource,
  buildkiteSource,
  bitbucketSource,
  azurePipelinesSource,
  terraformCloudSource,
  kubernetesSource,
  googleCloudSource,
  azureSource,
  awsSource,
];

/** The sources of a job's surroundings, in their fixed order. */
export function ambientSources(io: IdentityIo): readonly SubjectTokenSource[] {
  return sources.map((source) => source(io));
}
