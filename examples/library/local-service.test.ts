// A test of your own code against a local Intern Service: no network, no secret, no waiting.
//
// Run it:  node --test examples/library/local-service.test.ts
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createClient, runIntern, Secret } from 'intern-action';
import { startService, type WrittenConfig } from 'intern-action/service';

const workspace = '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb';

/** An intern that wants to deploy, and says whether it could. */
const config: WrittenConfig = {
  workspaces: [{ id: workspace }],
  keys: [{ hash: 'key_test', secret: 'made-up-key', workspace_id: workspace }],
  interns: [
    {
      id: 'intern-1',
      name: 'releaser',
      workspace_id: workspace,
      runs: {
        playbook: {
          turns: [
            {
              steps: [
                {
                  permission: { operation: 'deploy', options: ['allow_once', 'reject_once'] },
                  allowed: [{ say: 'Deployed.' }],
                  rejected: [{ say: 'Not deployed.' }],
                },
              ],
            },
          ],
        },
      },
    },
  ],
};

await test('a deploy that nobody allowed does not happen', async () => {
  await using service = await startService({ config });
  const bearer = () => Promise.resolve(new Secret('made-up-key'));
  const client = createClient({ baseUrl: service.baseUrl, bearer });

  const result = await runIntern({ client, intern: 'releaser', prompt: 'Release it.' });

  assert.equal(result.conclusion, 'finished');
  assert.equal(result.text, 'Not deployed.');
  assert.equal(service.journal().length, 3); // the list, the prompt, the answer
});
