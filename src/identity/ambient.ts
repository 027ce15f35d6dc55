// The sources that are looked for in a job's surroundings, in the order in which they are tried.
import { awsSource } from './aws.ts';
import { azureSource } from './azure.ts';
import { azurePipelinesSource } from './azure-pipelines.ts';
import { bitbucketSource } from './bitbucket.ts';
import { buildkiteSource } from './buildkite.ts';
import { circleCiSource } from './circleci.ts';
import { gitHubActionsSource } from './github-actions.ts';
import { gitLabCiSource } from './gitlab-ci.ts';
import { googleCloudSource } from './google-cloud.ts';
import { kubernetesSource } from './kubernetes.ts';
import { ownCommandSource, ownVariableSource } from './own-variable.ts';
import type { IdentityIo, SubjectTokenSource } from './source.ts';
import { terraformCloudSource } from './terraform-cloud.ts';

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
