// The example of tests with a model: its suite reaches the provider through the built action, and the job has no key.
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { actionReference, readWorkflow } from '../support/example-workflow.ts';
import { startExampleWorld } from '../support/example-world.ts';
import { startLoopback } from '../support/loopback.ts';
import { runJob } from '../support/workflow.ts';

test('secretless-tests: the suite reaches the provider with a token of the job, and no secret is in the log', async () => {
  const world = await startExampleWorld();
  onTestFinished(() => world[Symbol.asyncDispose]());
  const seen: {
    readonly url: string | undefined;
    readonly authorization: string | undefined;
    readonly body: string;
  }[] = [];
  const provider = await startLoopback((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      seen.push({ url: request.url, authorization: request.headers.authorization, body });
      const granted = { access_token: 'made-up-token-of-the-provider', token_type: 'Bearer', expires_in: 300 };
      const answer = { choices: [], usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 } };
      const told = request.url === '/oauth/token' ? granted : answer;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(told));
    });
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const workflow = readWorkflow('secretless-tests.yml');
  // The one change: the provider is on this machine.
  const urls = `base_url: ${provider.url}/v1\ntoken_url: ${provider.url}/oauth/token\n`;
  const job = workflow.jobs['test'];
  if (job === undefined) throw new Error('The example has no job "test".');
  const steps = job.steps.map((step) =>
    step.uses === actionReference
      ? { ...step, with: { ...step.with, 'model-access': `${step.with?.['model-access']}${urls}` } }
      : step,
  );
  const npm = `#!/bin/sh
[ "$1" = test ] || exit 0
[ -z "$OPENAI_ORG_ID" ] || exit 1
curl --fail-with-body --silent "$OPENAI_BASE_URL/chat/completions" --header "Authorization: Bearer $OPENAI_API_KEY" --json '{"model":"m"}'
`;
  const { actions, printed, conclusion } = await runJob({ ...workflow, jobs: { test: { ...job, steps } } }, 'test', {
    workspace: world.workspace,
    event: { name: 'push', payload: { repository: { visibility: 'private' } } },
    contexts: { github: {}, vars: { OPENAI_IDENTITY_PROVIDER_ID: 'idp_1', OPENAI_SERVICE_ACCOUNT_ID: 'svc_1' } },
    env: await world.jobEnv(),
    action: { reference: actionReference },
    programs: { npm },
  });
  const [proxy] = actions;
  expect(conclusion, `${printed}${proxy?.log}`).toBe('success');
  process.kill(JSON.parse(proxy?.state['proxy'] ?? '').process.pid, 'SIGTERM'); // this job has no post step
  const [exchange, chat, ...more] = seen;
  expect([exchange?.url, chat?.url, more]).toEqual(['/oauth/token', '/v1/chat/completions', []]);
  expect(JSON.parse(exchange?.body ?? '')).toMatchObject({
    identity_provider_id: 'idp_1',
    service_account_id: 'svc_1',
  });
  expect([chat?.authorization, chat?.body]).toEqual(['Bearer made-up-token-of-the-provider', '{"model":"m"}']);
  const shown = (proxy?.log ?? '')
    .split('\n')
    .filter((line) => !line.startsWith('::add-mask::'))
    .join('\n');
  expect(shown).not.toMatch(/made-up-token-of-the-provider|eyJ/);
  expect(shown).not.toContain(proxy?.outputs['proxy-key']);
  const account = proxy?.outputs['transcript-file'] ?? '';
  await expect.poll(() => readFileSync(account, 'utf8')).toContain('"total_tokens":7');
});
