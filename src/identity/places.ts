// The places that may give a subject token, in the order in which they are tried, and the variables that grant one.
import { IdentityError } from '../errors.ts';
import { input, type Wording, worded } from '../wording.ts';
import type { Detection, IdentityIo, IdentityPlace, SubjectTokenSource } from './source.ts';
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
import { ownCommand, ownVariable } from './sources/own.ts';
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

/** The sources of a job's surroundings, in their fixed order. */
export function ambientSources(io: IdentityIo): readonly SubjectTokenSource[] {
  return identityPlaces.map(({ source }) => source(io));
}

/**
 * The first source that is ready, in the order given. Those behind it are not looked at: some of them start a program.
 *
 * @throws {IdentityError} `identity_missing`: none is; the message lists what each lacks, and the remedy of a broken one
 */
export async function detectSource(sources: readonly SubjectTokenSource[]): Promise<SubjectTokenSource> {
  const lacking: LackingSource[] = [];
  for (const source of sources) {
    const detection = await source.detect();
    if (detection.state === 'ready') return source;
    lacking.push({ name: source.name, detection });
  }
  // A CI that was recognised is the one at fault.
  const broken = lacking.find(({ detection }) => detection.state === 'broken');
  throw new IdentityError('identity_missing', describeLack(lacking), { source: broken?.name });
}

interface LackingSource {
  readonly name: string;
  readonly detection: Exclude<Detection, { state: 'ready' }>;
}

function describeLack(lacking: readonly LackingSource[]): Wording {
  // If a CI is recognised, its lack is the answer; the other sources would only hide it.
  const broken = lacking.filter(({ detection }) => detection.state === 'broken');
  const lacks = (broken.length > 0 ? broken : lacking).map(({ name, detection }) => `${name} lacks ${detection.lacks}`);
  const remedies = broken.flatMap(({ detection }) => (detection.state === 'broken' ? [detection.remedy] : []));
  const cause = [`No CI identity found: ${lacks.join('; ')}.`, ...remedies].join(' ');
  return worded`${cause} Elsewhere give ${input('subject-token-file')} or ${input('api-key')}. "interns identity" shows every source.`;
}
