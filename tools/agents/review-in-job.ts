// Reviews a pull request with a real agent in one step of a workflow: examples/agent-in-the-job.yml, with a model that is made up.
import path from 'node:path';
import { type AgentReview, reviewInTheJob } from '../../test/support/agent-in-the-job.ts';
import { run } from './model/mind.ts';
import type { TestedAgent } from './tested-agents.ts';

/** The agent, and what leads it to its model. */
export interface ReviewingAgent {
  readonly agent: TestedAgent;
  readonly installed: string;
  readonly modelUrl: string;
}

/** Runs the example; the title of its pull request makes the model look into the checkout. */
export async function reviewInJob({ agent, installed, modelUrl }: ReviewingAgent): Promise<void> {
  const [program = ''] = agent.command(installed);
  const programs = { npm: '#!/bin/sh\n', sudo: '#!/bin/sh\n' };
  await reviewInTheJob(
    {
      path: [path.dirname(program), process.env['PATH']].join(path.delimiter),
      programs,
      title: run('ls src'),
      modelUrl: `${modelUrl}/v1`,
      change: (config) =>
        config.replace('agent: opencode', `agent: opencode\n        model: ${agent.withoutKey?.model}`),
    },
    check,
  );
}

function check({ job, comments }: AgentReview): void {
  const [step] = job.actions;
  const text = step?.outputs['text'];
  if (job.conclusion !== 'success') throw new Error(`The job failed: ${step?.log}`);
  if (text?.includes('range.ts') !== true) throw new Error(`It did not see the checkout: ${text}`);
  if (step?.outputs['decisions']?.includes('"rule":"look-around"') !== true)
    throw new Error('No rule of the policy decided.');
  if (comments.length !== 1) throw new Error(`There should be one comment, and there are ${comments.length}.`);
}
