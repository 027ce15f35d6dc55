// Provisioning of an agent, step by step, and what its failures say.
import { expect, test } from 'vitest';
import { prompt, readChat, readRefusal } from '../../support/chat.ts';
import { advanceUntil, until } from '../../support/service.ts';
import { startAgent } from './support/agent-service.ts';
import { recordOf } from './support/conversation.ts';
import { script } from './support/steps.ts';

test('provisioning: spawn, initialize, session are told one after the other, and running has none of them', async () => {
  const { service } = await startAgent({ agent: { hangsAt: 'initialize' }, atOnce: true });
  await until(async () => (await recordOf(service))?.progress?.step_label === 'initialize');
  expect(await recordOf(service)).toMatchObject({
    status: 'provisioning',
    progress: { step_label: 'initialize', step_number: 2, total_steps: 3 },
  });
  expect(await readRefusal(await prompt(service))).toMatchObject({
    status: 409,
    reason: 'intern_not_ready',
    retryable: true,
  });
  const { service: other } = await startAgent();
  expect(await recordOf(other)).toMatchObject({ status: 'running', progress: null, last_failure_message: null });
});

test('provisioning: a step that takes a minute fails, with what the agent said last', async () => {
  const { service, told } = await startAgent({
    agent: { hangsAt: 'initialize', stderr: 'no model today' },
    atOnce: true,
  });
  await until(() => told('env').length > 0);
  await advanceUntil(service, service.provisioned, '10s');
  expect(await recordOf(service)).toMatchObject({
    status: 'failed',
    progress: null,
    last_failure_message: 'The agent did not finish the step "initialize" within 60 s. It said: no model today',
  });
});

test('provisioning: a program that is not there fails with the remedy', async () => {
  const { service } = await startAgent({ program: ['/nowhere/agent'] });
  expect((await recordOf(service))?.last_failure_message).toBe(
    '"/nowhere/agent" was not found. Install it, or write where it is under "command".',
  );
});

test('provisioning: an agent that ends fails with how, and what it said', async () => {
  const { service } = await startAgent({ agent: { exitAtStart: 3, stderr: 'broken' } });
  expect((await recordOf(service))?.last_failure_message).toBe(
    "The agent's process is gone. It ended with exit status 3. It said: broken",
  );
});

test('provisioning: another version of the protocol is refused', async () => {
  const { service } = await startAgent({ agent: { protocolVersion: 2 } });
  expect((await recordOf(service))?.last_failure_message).toMatch(/speaks version 2 .* this service speaks version 1/);
});

test('provisioning: -32000 without "authenticate" names the ways to authenticate', async () => {
  const { service } = await startAgent({ agent: { needsAuthentication: true } });
  expect((await recordOf(service))?.last_failure_message).toMatch(
    /"authenticate" to one of these: "made-up-login" \(Log in\)/,
  );
});

test('provisioning: "authenticate" is called only after the agent asked for it', async () => {
  const asked = await startAgent({ agent: { needsAuthentication: true }, acp: { authenticate: 'made-up-login' } });
  expect(await recordOf(asked.service)).toMatchObject({ status: 'running' });
  expect(asked.told('authenticate')).toEqual(['made-up-login']);
  const unasked = await startAgent({ acp: { authenticate: 'made-up-login' } });
  expect(unasked.told('authenticate')).toEqual([]);
});

test('provisioning: a model that the agent has not is refused, with those that it has', async () => {
  const { service } = await startAgent({ acp: { model: 'made-up/three' } });
  expect((await recordOf(service))?.last_failure_message).toBe(
    'The agent has no model "made-up/three". It has: made-up/one, made-up/two. Correct "model", or leave it out.',
  );
});

test('model: the current value of the setting of category model', async () => {
  const { service } = await startAgent({ acp: { model: 'made-up/two' } });
  const chat = await readChat(await prompt(service, { text: script({ say: 'x' }) }));
  expect(chat.chunks.find(({ choices }) => choices[0]?.delta.content === 'x')?.model).toBe('made-up/two');
});
