// Hidden text of a pull request, through the payload file of a real job: the built action sends what GitHub's page shows.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { fakeToken, startFakeGitHub } from '../support/fake-github.ts';
import { addCommit } from '../support/fake-github-state.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';
import { runStep } from '../support/runner.ts';

/** What GitHub does not show is EVIL; what it shows is a number. */
const body = [
  'shown-1 <!-- EVIL > EVIL --> shown-2',
  '[x]: https://x.example/EVIL "EVIL"',
  '[//]: # (EVIL)',
  '[shown-3](https://x.example/EVIL "EVIL") ![EVIL](EVIL "EVIL")',
  '<img src="EVIL" alt="EVIL" title="EVIL"> <b title="> EVIL">shown-4</b>',
  '[^1]: EVIL',
  '<?php EVIL ?> <!DOCTYPE EVIL> <![CDATA[ EVIL ]]> shown-5',
  '<style>EVIL</style>\n\n<script>EVIL</script>\n\n<template>EVIL</template>',
  '```js EVIL\nshown-6\n```',
  '```mermaid\n%% EVIL\n```',
  '| shown-7 |\n|---|\n| shown-8 | EVIL |',
  '$\\phantom{EVIL}$',
  'shown-9 \u{e0045}\u{e0056}\u{e0049}\u{e004c}',
  '<div hidden title="EVIL\n\nEVIL',
].join('\n\n');

test.each([
  ['{{pull_request.body}}', 'pull_request'],
  ['{{event.pull_request.body}}', 'pull_request_target'],
])('%s on %s has what the page shows, and nothing else', async (placeholder, name) => {
  const service = await startService({
    identityProvider: true,
    config: jobConfig([{ steps: [{ say: '{{prompt}}' }] }]),
  });
  onTestFinished(() => service.stop());
  await using github = await startFakeGitHub();
  addCommit(github.state, 'heads/main', { '.github/intern-policy.yml': 'version: 1\n' });
  const [head, base] = ['a'.repeat(40), 'b'.repeat(40)];
  github.state.pullRequests.set(7, { head_sha: head, base_sha: base, author: 'octocat', body });
  const repo = { id: github.state.repository_id };
  const pull_request = { number: 7, title: 'A change', body, head: { sha: head, repo }, base: { sha: base, repo } };
  const { outputs, log, exitCode } = await runStep({
    workspace: mkdtempSync(join(tmpdir(), 'hidden-text-')),
    inputs: { ...jobInputs, 'base-url': service.baseUrl, 'github-token': fakeToken, prompt: `Look: ${placeholder}` },
    env: {
      ...identityEnv(service.addJob()),
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'acme/app',
    },
    event: { name, payload: { action: 'opened', number: 7, pull_request } },
  });
  expect(exitCode, log).toBe(0);
  const sent = outputs['text'] ?? '';
  expect(sent).not.toMatch(/EVIL|[\u{e0000}-\u{e007f}]/u);
  expect(sent.match(/shown-\d/g)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `shown-${number}`));
});
