// A run of two hours with fifty pauses on tokens of five minutes: the service never sees one that has expired.
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from '../../src/client/client.ts';
import type { Clock } from '../../src/clock.ts';
import { holdAccessToken } from '../../src/exchange/access-token.ts';
import { gitHubActionsSource } from '../../src/identity/sources/ci.ts';
import { silentLog } from '../../src/log.ts';
import { startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { runPrompt } from '../../src/run/run.ts';
import { createRedactor } from '../../src/secret.ts';
import { createClock, startService } from '../../src/service/index.ts';
import { createRecorder } from '../../src/transcript/recorder.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';

const pauses = 50;
/** Between two pauses; fifty of them are two hours. */
const workSeconds = 144;

const policyText = `
version: 1
budget: { answers: 60, allows: 60, same_pause: 60 }
rules:
  - { id: go-on, match: { kind: permission, operation: work }, then: allow, limit: 60 }
`;

test('two hours and fifty pauses: every request carries a token that is alive', async () => {
  const serviceClock = createClock({ startAtMs: Date.parse('2026-11-18T12:00:00Z'), frozen: true });
  const ask = { permission: { operation: 'work', options: ['allow_once', 'reject_once'] } };
  const service = await startService({
    identityProvider: true,
    clock: serviceClock,
    config: jobConfig([{ steps: Array.from({ length: pauses }, () => ask) }]),
  });
  onTestFinished(() => service.stop());

  const startedAt = serviceClock.now();
  const clock: Clock = {
    now: () => serviceClock.now(),
    monotonic: () => serviceClock.now() - startedAt,
    random: () => 0,
    sleep: () => Promise.resolve(),
  };
  const fetch = globalThis.fetch;
  const env = identityEnv(service.addJob());
  const unused = (): Promise<never> => Promise.reject(new Error('not used'));
  const source = gitHubActionsSource({ env, fetch, clock, log: silentLog, readText: unused, execute: unused });
  const baseUrl = service.baseUrl;
  const holder = holdAccessToken({
    source,
    audience: jobInputs.audience,
    baseUrl,
    federationPolicyId: jobInputs['federation-policy-id'],
    fetch,
    clock,
    log: silentLog,
  });
  // The work between two pauses: time goes by before the answer is decided.
  const policy = startDecisions(await loadPolicy(policyText, 'policy'), unknownContext);
  const client = createClient({ baseUrl, bearer: () => holder.get(), fetch, clock });
  const working = {
    ...client,
    async *answer(options: Parameters<typeof client.answer>[0]) {
      await service.advance(workSeconds);
      yield* client.answer(options);
    },
  };
  const result = await runPrompt({
    client: working,
    internId: 'intern_1',
    prompt: 'Work.',
    approvalMode: 'manual',
    startDecisions: async () => policy,
    maxPauses: pauses,
    failOnReject: false,
    onPause: 'resolve',
    onTimeout: 'fail',
    waitForInternMs: 0,
    deadline: Number.POSITIVE_INFINITY,
    recorder: createRecorder({ clock, redactor: createRedactor() }),
    clock,
    log: silentLog,
  });

  expect(result.error).toBeNull();
  expect(result.conclusion).toBe('finished');
  expect(clock.monotonic()).toBeGreaterThanOrEqual(2 * 3600 * 1000);
  const journal = service.journal();
  expect(journal.filter(({ path }) => path.endsWith('/chat/completions'))).toHaveLength(pauses + 1);
  expect(journal.filter(({ status }) => status !== 200)).toEqual([]);
  // Five minutes, of which the last minute is not used: every second answer needs a new token.
  expect(journal.filter(({ path }) => path.endsWith('/oauth/token')).length).toBeGreaterThanOrEqual(pauses / 2);
});
