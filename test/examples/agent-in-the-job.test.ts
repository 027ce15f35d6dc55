// The example with an agent in the job, through the built action; a scripted agent stands in for OpenCode, and one program for the
// sandbox. With the real ones it is a row of `npm run test:agents`.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testedAgents } from '../../tools/agents/tested-agents.ts';
import { reviewInTheJob } from '../support/agent-in-the-job.ts';
import { asks, makePrograms } from '../support/agent-programs.ts';

test('it is installed at the version that was tried, reviews under the policy in its sandbox, and knows nothing but its key', async () => {
  const steps = [
    asks({ kind: 'execute', title: 'cat src/range.ts', rawInput: { command: 'cat src/range.ts' } }),
    asks({ kind: 'execute', title: 'x', rawInput: { command: 'touch planted.txt' } }),
    { say: '**One thing can break.**' },
  ];
  const folder = makePrograms({ steps });
  const path = [folder, process.env['PATH']].join(delimiter);
  const programs = { npm: '#!/bin/sh\necho "npm $*"\n', sudo: '#!/bin/sh\necho "sudo $*"\n' };
  await reviewInTheJob({ path, programs }, ({ job, comments, workspace }) => {
    const [step] = job.actions;
    expect(job.conclusion, `${job.printed}${step?.log}`).toBe('success');
    const version = testedAgents.find(({ name }) => name === 'opencode')?.packages['opencode-ai'];
    expect(job.printed).toContain(`npm install --global opencode-ai@${version}\n`);
    expect(job.printed).toContain('sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0');
    expect(JSON.parse(step?.outputs['decisions'] ?? '')).toMatchObject([
      { rule: 'look-around', answer: 'allow_once' },
      { rule: 'default', answer: 'reject_once' },
    ]);
    expect(comments).toEqual([expect.stringContaining('<strong>One thing can break.</strong>')]);
    const told = readFileSync(join(folder, 'agent'), 'utf8');
    expect(told).toContain('Review pull request 7 of acme/app.');
    expect(told).toContain('"OPENROUTER_API_KEY":"made-up-model-key"');
    expect(told).not.toMatch(/"(?:INPUT_|ACTIONS_|GITHUB_|STATE_)/);
    const walls = readFileSync(join(folder, 'bwrap.txt'), 'utf8');
    expect(walls).toContain(`--chdir ${workspace} -- opencode acp\n`);
    expect(existsSync(join(workspace, 'planted.txt'))).toBe(false);
  });
});

test('where the sandbox is not to be had, nothing is reviewed without it', async () => {
  const folder = makePrograms({});
  const refusing = mkdtempSync(join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(refusing, { recursive: true, force: true }));
  writeFileSync(join(refusing, 'bwrap'), '#!/bin/sh\necho "setting up uid map: Permission denied" >&2\nexit 1\n');
  chmodSync(join(refusing, 'bwrap'), 0o755);
  const path = [refusing, folder, process.env['PATH']].join(delimiter);
  const programs = { npm: '#!/bin/sh\n', sudo: '#!/bin/sh\n' };
  await reviewInTheJob({ path, programs }, ({ job: { conclusion, actions } }) => {
    expect(conclusion).toBe('failure');
    expect(actions[0]?.log).toContain('kernel.apparmor_restrict_unprivileged_userns=0');
    expect(existsSync(join(folder, 'agent'))).toBe(false);
  });
});
