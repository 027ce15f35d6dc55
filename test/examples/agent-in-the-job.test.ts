// The example with an agent in the job, through the built action; a scripted agent stands in for OpenCode, and one program for the
// sandbox. With the real ones it is a row of `npm run test:agents`.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testedAgents } from '../../tools/agents/tested-agents.ts';
import { providerToken, reviewInTheJob } from '../support/agent-in-the-job.ts';
import { asks, makePrograms } from '../support/agent-programs.ts';

test('it is installed at the version that was tried, reviews under the policy in its sandbox, and reaches its model without a credential', async () => {
  const ask = `const { OPENCODE_CONFIG_CONTENT: text } = process.env;
const { baseURL, apiKey } = JSON.parse(text).provider.openai.options;
fetch(baseURL + '/responses', { method: 'POST', headers: { authorization: 'Bearer ' + apiKey }, body: '{}' })`;
  const client = join(mkdtempSync(join(tmpdir(), 'client-')), 'client.cjs');
  onTestFinished(() => rmSync(dirname(client), { recursive: true, force: true }));
  writeFileSync(client, ask);
  const steps = [
    { shell: `${process.execPath} ${client}` },
    asks({ kind: 'execute', title: 'cat src/range.ts', rawInput: { command: 'cat src/range.ts' } }),
    asks({ kind: 'execute', title: 'x', rawInput: { command: 'touch planted.txt' } }),
    { say: '**One thing can break.**' },
  ];
  const folder = makePrograms({ steps });
  const path = [folder, process.env['PATH']].join(delimiter);
  const programs = { npm: '#!/bin/sh\necho "npm $*"\n', sudo: '#!/bin/sh\necho "sudo $*"\n' };
  await reviewInTheJob({ path, programs }, ({ job, comments, workspace, seen }) => {
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
    expect(told).toContain('"OPENCODE_DISABLE_MODELS_FETCH":"1"');
    expect(told).not.toMatch(/"(?:INPUT_|ACTIONS_|GITHUB_|STATE_|OPENAI_)|made-up-token|eyJ/);
    const [exchange, request, ...more] = seen;
    expect([exchange?.url, request?.url, more]).toEqual(['/oauth/token', '/v1/responses', []]);
    expect(JSON.parse(exchange?.body ?? '')).toMatchObject({
      identity_provider_id: 'idp_1',
      service_account_id: 'svc_1',
    });
    expect(request?.authorization).toBe(`Bearer ${providerToken}`);
    expect(step?.summary).toContain(
      'Models without a key, openai&#58; 1 request, 0 errors, 7 tokens, 1 token exchange',
    );
    const transcript = readFileSync(step?.outputs['transcript-file'] ?? '', 'utf8')
      .trim()
      .split('\n');
    expect(JSON.parse(transcript.at(-1) ?? '')).toMatchObject({
      type: 'model_access',
      intern: 'reviewer',
      requests: 1,
    });
    expect(`${step?.log.replaceAll(/^::add-mask::.*$/gm, '')}${transcript.join('')}`).not.toMatch(/made-up-token|eyJ/);
    const walls = readFileSync(join(folder, 'bwrap.txt'), 'utf8');
    expect(walls).toMatch(/--chdir \S+\/home -- \/run\/interns\/node \/run\/interns\/forwarder\.mjs/);
    expect(walls).toContain(`--ro-bind ${workspace}/.git ${workspace}/.git`);
    expect(walls).toContain('--unshare-net');
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
