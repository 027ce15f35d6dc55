// What the doctor says of an agent's way to its models, from what was found out of it.
import { expect, test } from 'vitest';
import { checkConnection } from '../../../src/cli/doctor/agent.ts';
import { handJob } from '../support/hand-job.ts';

const text =
  '{ provider: openai, identity_provider_id: idp_1, service_account_id: svc_1, base_url: "https://gateway.example/v1" }';
const pair = { name: 'pair', state: 'ok', found: 'opencode can use openai' };
const fine = { sandbox: undefined, network: undefined };
const bubblewrap = { name: 'sandbox', state: 'ok', found: 'bubblewrap confines what is started' };

const look = (found: Readonly<Record<'sandbox' | 'network', string | undefined>>, more: object = {}) =>
  checkConnection(
    { agent: 'opencode', sandbox: undefined, accessText: text, examine: async () => found, ...more },
    handJob(),
  );

test('where all is well, each of the three says so', async () => {
  const network = { name: 'network', state: 'ok', found: 'only the broker can be reached, not gateway.example' };
  expect(await look(fine)).toEqual([pair, bubblewrap, network]);
});

test('without bubblewrap, the remedy has the flag, and the network is not looked at', async () => {
  const why = 'Install it ("apt-get install bubblewrap"), or write "sandbox: none", which confines nothing.';
  expect(await look({ ...fine, sandbox: why })).toEqual([
    pair,
    { name: 'sandbox', state: 'failed', found: why.replace('sandbox: none', '--agent-sandbox none') },
    { name: 'network', state: 'skipped', found: 'needs sandbox', needs: ['sandbox'] },
  ]);
});

test('a network that does not lead to the broker has failed', async () => {
  const network = 'The agent needs the program "rg".';
  expect(await look({ ...fine, network })).toEqual([
    pair,
    bubblewrap,
    { name: 'network', state: 'failed', found: network },
  ]);
});

test('a sandbox that is not wanted is a warning, and nothing is started', async () => {
  const examine = () => Promise.reject(new TypeError('Nothing is to be started.'));
  expect(await look(fine, { sandbox: 'none', examine })).toMatchObject([
    { name: 'pair' },
    { name: 'sandbox', state: 'warning', remedy: 'Leave out "--agent-sandbox none".' },
    { name: 'network', state: 'skipped' },
  ]);
});

test('an agent that nothing leads there', async () => {
  expect((await look(fine, { agent: 'gemini' }))[0]).toMatchObject({
    name: 'pair',
    state: 'failed',
    found: "gemini can't use openai",
    remedy: expect.stringContaining('opencode (openai, anthropic, interns)'),
  });
});

test('a text that is no access is said by another check', async () => {
  expect(await look(fine, { accessText: '{ provider: none }' })).toEqual([]);
});
