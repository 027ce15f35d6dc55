// What a service tells its jobs: the settings where there is one answer, the claims by default, the ready line.
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import type { WrittenConfig } from '../../../src/service/index.ts';
import { readObject } from '../support/chat.ts';
import { configOf, start, workspace } from '../support/service.ts';

type Policy = NonNullable<WrittenConfig['policies']>[number];

const policyOf = (policy: Partial<Policy>): Policy => ({
  id: 'ours',
  issuer: 'identity-provider',
  subject: 'repo:acme/app:ref:refs/heads/dev',
  audience: 'https://ours.example',
  acts_as: 'key_standard',
  ...policy,
});

const elsewhere = policyOf({
  id: 'elsewhere',
  issuer: 'theirs',
  subject: 'repo:else/where:ref:refs/heads/theirs',
  audience: 'https://theirs.example',
});

const startWith = (policies: readonly Policy[], more: Partial<WrittenConfig> = {}) =>
  start({
    identityProvider: true,
    config: configOf([], {
      issuers: [{ id: 'theirs', issuer: 'https://issuer.example' }],
      policies: [...policies],
      ...more,
    }),
  });

/** The claims of a job that brings none, for a policy. */
async function claimsFor(...policies: readonly Policy[]): Promise<Record<string, unknown>> {
  const { request_url, request_token } = (await startWith(policies)).addJob();
  const { value } = await readObject(
    await fetch(request_url, { headers: { authorization: `Bearer ${request_token}` } }),
  );
  return decodeJwt(String(value));
}

test('a job is told the first policy of the identity provider, and the only intern', async () => {
  const service = await startWith([elsewhere, policyOf({}), policyOf({ id: 'second' })]);
  expect(service.job).toEqual({ federationPolicyId: 'ours', audience: 'https://ours.example', intern: 'reviewer' });
});

test('of policies of other issuers, and of two interns or none, a job is told nothing', async () => {
  const nothing = { federationPolicyId: undefined, audience: undefined, intern: undefined };
  const interns = ['a', 'b'].map((id) => ({ id, name: id, workspace_id: workspace }));
  expect((await startWith([elsewhere], { interns })).job).toMatchObject(nothing);
  expect((await startWith([], { interns: [], keys: [] })).job).toMatchObject(nothing);
});

test('without a policy of the identity provider, a job is told the first standard key that is not disabled', async () => {
  const key = { workspace_id: workspace };
  const keys = [
    { ...key, hash: 'm', secret: 'of-management', type: 'management' as const },
    { ...key, hash: 'd', secret: 'disabled-one', disabled: true },
    { ...key, hash: 'a', secret: 'first-one' },
    { ...key, hash: 'b', secret: 'second-one' },
  ];
  expect((await startWith([], { keys })).job.apiKey?.reveal()).toBe('first-one');
  expect((await startWith([], { keys: keys.slice(0, 2) })).job.apiKey).toBeUndefined();
});

test('a job by default is the one that the first policy of the identity provider takes', async () => {
  expect(await claimsFor(elsewhere, policyOf({}), policyOf({ id: 'second', subject: 'second' }))).toMatchObject({
    sub: 'repo:acme/app:ref:refs/heads/dev',
    aud: 'https://ours.example',
    repository: 'acme/app',
    ref: 'refs/heads/dev',
  });
});

test.each([
  ['repo:acme/app:pull_request', { repository: 'acme/app', ref: 'refs/heads/main' }],
  ['project_path:acme/app:ref:dev', { repository: 'local/demo', ref: 'refs/heads/main' }],
  ['myrepo:acme/app:ref:dev', { repository: 'local/demo', ref: 'refs/heads/main' }],
])('a job for the subject %s has %j', async (subject, claims) => {
  expect(await claimsFor(policyOf({ subject }))).toMatchObject({ sub: subject, ...claims });
});

test('the ready line tells what a job needs, of the built-in configuration as of another', async () => {
  const builtIn = await start({ identityProvider: true, env: {} });
  expect(builtIn.ready).toEqual({
    ready: true,
    base_url: builtIn.baseUrl,
    identity_provider: builtIn.identityProvider,
    federation_policy_id: 'local',
    audience: new URL(builtIn.baseUrl).origin,
    intern: 'intern',
  });
  const alone = await start({ env: {} });
  expect(alone.ready).toEqual({ ready: true, base_url: alone.baseUrl, intern: 'intern' });
  const configured = await startWith([policyOf({})]);
  expect(configured.ready).toEqual({
    ready: true,
    base_url: configured.baseUrl,
    identity_provider: configured.identityProvider,
    federation_policy_id: 'ours',
    audience: 'https://ours.example',
    intern: 'reviewer',
  });
  expect(configured.identityProvider).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});
