// The workflows of examples/ and their jobs, which run in the examples' world.
import type { ExampleWorld } from './example-world.ts';
import { audience, githubToken } from './example-world.ts';
import type { JobResult, JobStart, Workflow } from './workflow.ts';
import * as workflows from './workflow.ts';

/** How a step uses the action. */
export const actionReference = 'intern-action/intern-action@COMMIT';

/** Reads an example. */
export function readWorkflow(name: string): Workflow {
  return workflows.readWorkflow(`examples/${name}`);
}

/** What started the job, what earlier jobs left, and what is special about it. */
export type ExampleStart = Pick<JobStart, 'event' | 'programs' | 'actions'> &
  Partial<Pick<JobStart, 'contexts' | 'env'>> & {
    /** What the job has to come to; default: `success`. */
    readonly conclusion?: JobResult['conclusion'];
    /** Inputs of the action where the workflow gives none; default: the audience of the examples' service. */
    readonly inputs?: Readonly<Record<string, string>>;
  };

/** Runs a job of an example, which has to come to this conclusion. */
export async function runJob(
  workflow: Workflow,
  name: string,
  { service, workspace, jobEnv }: ExampleWorld,
  { event, programs = {}, actions = {}, contexts, env, conclusion = 'success', inputs = { audience } }: ExampleStart,
): Promise<JobResult> {
  const result = await workflows.runJob(workflow, name, {
    workspace,
    event,
    programs,
    actions,
    contexts: {
      github: { event: event.payload, token: githubToken },
      vars: { INTERNS_BASE_URL: service.base_url, INTERNS_FEDERATION_POLICY_ID: 'fp_reviews' },
      ...contexts,
    },
    env: { ...(await jobEnv()), ...env },
    action: {
      reference: actionReference,
      inputs: { ...inputs, 'github-token': githubToken },
    },
  });
  if (result.conclusion === conclusion) return result;
  throw new Error(
    `The conclusion of the job is ${result.conclusion}: ${result.printed}${result.actions.map(({ log }) => log).join('\n')}`,
  );
}
