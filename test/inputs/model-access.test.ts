// The text of `model-access`: three providers with what each leaves open, and every mistake by its key.
import { expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { readModelAccess } from '../../src/inputs/model-access.ts';
import { providers } from '../../src/models/providers.ts';

const texts = {
  interns: 'provider: interns\nfederation_policy_id: fp_1\nbase_url: https://service.example/api/v1/',
  openai: 'provider: openai\nidentity_provider_id: idp_1\nservice_account_id: svc_1',
  anthropic:
    'provider: anthropic\nfederation_rule_id: fdrl_1\norganization_id: 00000000-0000-4000-8000-000000000001\nservice_account_id: svac_1',
} as const;

test.each([
  [
    'interns',
    'https://service.example/api/v1',
    'https://service.example/api/v1/oauth/token',
    'https://service.example',
  ],
  ['openai', 'https://api.openai.com/v1', 'https://auth.openai.com/oauth/token', 'https://api.openai.com/v1'],
  ['anthropic', 'https://api.anthropic.com', 'https://api.anthropic.com/v1/oauth/token', 'https://api.anthropic.com'],
] as const)('%s has its own addresses and audience', (name, baseUrl, tokenUrl, audience) => {
  const access = readModelAccess(texts[name], {});
  expect(access).toMatchObject({ provider: { name }, baseUrl, tokenUrl, audience, isAudienceDefault: true });
  expect(access).toMatchObject({
    isSingleUse: name === 'anthropic',
    caps: { maxRequests: 0, maxTokens: 0, maxCost: 0 },
  });
  expect(Object.keys(access.ids)).toEqual(expect.arrayContaining([...providers[name].ids.required]));
});

test('JSON is YAML, and every key is read', () => {
  const access = readModelAccess(
    JSON.stringify({
      provider: 'anthropic',
      federation_rule_id: 'fdrl_1',
      organization_id: 'org',
      service_account_id: 'svac_1',
      workspace_id: 'ws',
      audience: 'urn:mine',
      subject_token_file: '/run/spire/jwt',
      single_use: false,
      base_url: 'http://127.0.0.1:8080/',
      token_url: 'https://gateway.example/token',
      max_requests: 500,
      max_tokens: 5_000_000,
      allow_paths: ['GET /v1/files'],
    }),
    {},
  );
  expect(access).toMatchObject({
    ids: { federation_rule_id: 'fdrl_1', organization_id: 'org', service_account_id: 'svac_1', workspace_id: 'ws' },
    audience: 'urn:mine',
    isAudienceDefault: false,
    subjectTokenFile: '/run/spire/jwt',
    isSingleUse: false,
    baseUrl: 'http://127.0.0.1:8080',
    tokenUrl: 'https://gateway.example/token',
    caps: { maxRequests: 500, maxTokens: 5_000_000, maxCost: 0 },
    allowPaths: ['GET /v1/files'],
  });
});

test('a key takes the place of the ids, and without its variable the ids are used', () => {
  const text = 'provider: openai\napi_key: ${OPENAI_API_KEY}';
  expect(readModelAccess(text, { OPENAI_API_KEY: 'sk-1' }).apiKey?.reveal()).toBe('sk-1');
  expect(() => readModelAccess(text, {})).toThrow('the key "identity_provider_id" is missing');
  expect(readModelAccess(`${texts.openai}\napi_key: \${OPENAI_API_KEY}`, {}).apiKey).toBeUndefined();
});

test.each([
  ['an unknown key', `${texts.openai}\ntemperature: 1`, 'the key "temperature" is not known'],
  [
    'a key of another provider',
    `${texts.openai}\nfederation_rule_id: x`,
    'the key "federation_rule_id" belongs to the provider "anthropic", not to "openai"',
  ],
  [
    'a missing id',
    'provider: openai\nservice_account_id: x',
    'the key "identity_provider_id" is missing: the provider "openai" needs it',
  ],
  [
    'no base URL',
    'provider: interns\nfederation_policy_id: x',
    'the key "base_url" is missing: the provider "interns" needs it',
  ],
  [
    'a cap on cost where none is told',
    `${texts.openai}\nmax_cost: 1`,
    'the key "max_cost" can\'t be enforced: OpenAI does not report costs',
  ],
  ['an unknown provider', 'provider: gemini', 'the key "provider" must be interns, openai or anthropic'],
  ['a negative cap', `${texts.openai}\nmax_requests: -1`, 'the key "max_requests" must be 0 or more'],
  ['a broken cap', `${texts.openai}\nmax_tokens: 1.5`, 'the key "max_tokens" must be a whole number'],
  ['a text for a list', `${texts.openai}\nallow_paths: GET /files`, 'the key "allow_paths" must be a list'],
  ['plain HTTP', `${texts.openai}\nbase_url: http://api.example`, 'the key "base_url" must be an https URL'],
  [
    'a lookalike of this machine',
    `${texts.openai}\nbase_url: http://127.0.0.1.example`,
    'the key "base_url" must be an https URL',
  ],
  [
    'credentials in a URL',
    `${texts.openai}\ntoken_url: https://me:secret@api.example`,
    'the key "token_url" must be an https URL',
  ],
  [
    'a variable that is not set',
    `${texts.openai}\naudience: \${NOT_SET}`,
    'the key "audience" names the variable "NOT_SET", which is not set',
  ],
  ['a list', '- provider: openai', 'must be a mapping in YAML'],
  ['broken YAML', 'provider: [', 'must be a mapping in YAML'],
  ['an alias', 'provider: &a openai\naudience: *a', 'must be a mapping in YAML'],
])('%s is told by its key', (_, text, words) => {
  const error = thrownBy(() => readModelAccess(text, {}));
  expect(error).toMatchObject({ code: 'input_invalid', data: { source: 'model-access' } });
  expect(error.message).toContain(words);
});

test('no value is in an error', () => {
  const text = 'provider: openai\napi_key: "sk secret"\naudience: 7';
  expect(thrownBy(() => readModelAccess(text, {})).message).not.toMatch(/secret|sk|7/);
});

function thrownBy(work: () => unknown): InputError {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}
