// From real sessions to CI: the hook installed in an empty home folder, work with an agent, its log learnt from, and the file in a job.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AgentFiles, reviewInTheJob } from '../../test/support/agent-in-the-job.ts';
import { readWorkflow } from '../../test/support/example-workflow.ts';
import type { HookedFolder } from './hooked.ts';
import { openOpencode } from './hooked-opencode.ts';
import { run } from './model/mind.ts';
import type { ReviewingAgent } from './review-in-job.ts';

const root = path.join(import.meta.dirname, '../..');
const command = 'ls src';

/** Does what docs/hooks.md says, from its install to a job. */
export async function learntInJob({ agent, installed, modelUrl }: ReviewingAgent): Promise<void> {
  const base = mkdtempSync(path.join(tmpdir(), 'learnt-'));
  try {
    const policy = await learnPolicy(base, { agent, installed, modelUrl });
    await tryInJob(policy, { agent, installed, modelUrl });
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

async function learnPolicy(base: string, { agent, installed, modelUrl }: ReviewingAgent): Promise<string> {
  const home = path.join(base, 'home');
  const workFolder = path.join(base, 'work');
  for (const folder of [home, path.join(workFolder, '.git'), path.join(workFolder, 'src')])
    mkdirSync(folder, { recursive: true });
  const env = { PATH: process.env['PATH'], HOME: home, ...agent.env({ modelUrl, installed }) };
  const interns = (...words: readonly string[]): string =>
    execFileSync(process.execPath, [path.join(root, 'dist/cli/index.js'), 'policy', ...words], {
      cwd: workFolder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  interns('hook', '--for', agent.name, '--install', '--write');
  const folder: HookedFolder = {
    workFolder,
    home,
    env,
    hasMade: (file) => existsSync(path.join(workFolder, file)),
    setProgram: () => undefined,
    close: () => undefined,
  };
  const opened = await openOpencode(agent, { installed, modelUrl }, folder);
  try {
    const { asked, said } = await opened.run(command);
    if (!asked) throw new Error(`Nobody was asked: ${said.slice(-500)}`);
  } finally {
    opened.close();
  }
  const logs = path.join(home, '.local/state/interns/transcripts');
  const names = readdirSync(logs).map((name) => path.join(logs, name));
  interns('learn', ...names, '--from-rejected', '--write');
  interns('check');
  interns('test');
  return readFileSync(path.join(workFolder, '.github/intern-policy.yml'), 'utf8');
}

async function tryInJob(policy: string, { agent, installed, modelUrl }: ReviewingAgent): Promise<void> {
  const [program = ''] = agent.command(installed);
  const files: AgentFiles = {
    workflow: readWorkflow('agent-in-the-job.yml'),
    service: readFileSync(path.join(root, 'examples/service/agent-in-the-job.yml'), 'utf8'),
    policy,
  };
  await reviewInTheJob(
    {
      path: [path.dirname(program), process.env['PATH']].join(path.delimiter),
      programs: { npm: '#!/bin/sh\n', sudo: '#!/bin/sh\n' },
      title: run(command),
      modelUrl: `${modelUrl}/v1`,
      change: (config) =>
        config.replace('agent: opencode', `agent: opencode\n        model: ${agent.withoutKey?.model}`),
      files,
    },
    ({ job }) => {
      const [step] = job.actions;
      if (job.conclusion !== 'success') throw new Error(`The job failed: ${step?.log}`);
      if (step?.outputs['text']?.includes('range.ts') !== true)
        throw new Error(`It did not run: ${step?.outputs['text']} ${step?.outputs['decisions']}`);
      if (!/"rule":"allow-ls-src"/.test(step.outputs['decisions'] ?? ''))
        throw new Error('The learnt rule did not decide.');
    },
  );
}
