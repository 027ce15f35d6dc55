// The places that may give a subject token, in the order in which they are tried, and the variables that grant one.
import type { IdentityPlace } from './place.ts';
import { aws } from './sources/aws.ts';
import { azure } from './sources/azure.ts';
import { azurePipelines } from './sources/azure-pipelines.ts';
import { bitbucket } from './sources/bitbucket.ts';
import { buildkite } from './sources/buildkite.ts';
import { circleCi } from './sources/circleci.ts';
import { gitHubActions } from './sources/github-actions.ts';
import { gitLabCi } from './sources/gitlab-ci.ts';
import { googleCloud } from './sources/google-cloud.ts';
import { kubernetes } from './sources/kubernetes.ts';
import { ownCommand } from './sources/own-command.ts';
import { ownVariable } from './sources/own-variable.ts';
import { terraformCloud } from './sources/terraform-cloud.ts';

/**
 * Every place, first to last: the CI that a job runs in comes before the machine under it, what the user set up before
 * both, because it was meant.
 */
export const identityPlaces: readonly IdentityPlace[] = [
  ownCommand,
  gitLabCi, // its variable has the same name as the next one's
  ownVariable,
  gitHubActions,
  circleCi,
  buildkite,
  bitbucket,
  azurePipelines,
  terraformCloud,
  kubernetes,
  googleCloud,
  azure,
  aws,
];

const granting = identityPlaces.flatMap(({ grants }) => grants);

/** Tells whether a variable is, or leads to, an identity (docs/identity.md). */
export function grantsIdentity(name: string): boolean {
  return granting.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
}
