// Reads `model_access`, the access to a provider of models, from a configuration, an input or a flag.
import * as z from 'zod/mini';
import { isSafeUrl } from '../loopback.ts';
import { Secret } from '../secret.ts';
import { readPathRule } from './path-rule.ts';
import { type ModelProvider, providerNames } from './provider.ts';
import { providers } from './providers.ts';

const nonEmptyText = z.string('must be a text').check(z.minLength(1, 'must not be empty'));
const trustedUrl = z.refine<string>(isTrustedUrl, 'must be an https URL, or a URL of this machine, without a query');
const serviceUrl = z.optional(z.string('must be a URL').check(trustedUrl));
const amount = z.optional(z.number('must be a number').check(z.gte(0, 'must be 0 or more')));
const count = z.optional(z.int('must be a whole number').check(z.gte(0, 'must be 0 or more')));
const optionalText = z.optional(nonEmptyText);

const accessShape = z.strictObject(
  {
    provider: z.enum(providerNames, `must be ${providerNames.join(', ').replace(/, (?=\w+$)/, ' or ')}`),
    federation_policy_id: optionalText,
    identity_provider_id: optionalText,
    service_account_id: optionalText,
    client_id: optionalText,
    federation_rule_id: optionalText,
    organization_id: optionalText,
    workspace_id: optionalText,
    audience: optionalText,
    api_key: z.optional(nonEmptyText.check(z.regex(/^[\x21-\x7e]+$/, "has characters that a key can't have"))),
    subject_token_file: optionalText,
    single_use: z.optional(z.boolean('must be true or false')),
    base_url: serviceUrl,
    token_url: serviceUrl,
    max_requests: count,
    max_tokens: count,
    max_cost: amount,
    allow_paths: z.optional(z.array(nonEmptyText, 'must be a list')),
  },
  'must be a mapping',
);

type AccessFields = z.infer<typeof accessShape>;

/** Reports issues whose messages continue a sentence that begins with the key. */
export const modelAccess = z.pipe(
  accessShape.check(({ value, issues }) => {
    for (const [key, message] of findMistakes(value)) {
      issues.push({ code: 'custom', path: [key], message, input: value });
    }
  }),
  z.transform(completeAccess),
);

function* findMistakes(access: AccessFields): Generator<readonly [key: string, message: string]> {
  const provider = providers[access.provider];
  const presentKeys = Object.entries(access).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  for (const key of presentKeys.filter((one) => !listIds(provider).includes(one))) {
    const owner = Object.values(providers).findLast((one) => listIds(one).includes(key));
    if (owner) yield [key, `belongs to the provider "${owner.name}", not to "${provider.name}"`];
  }
  const requiredKeys = access.api_key === undefined ? [...provider.ids.required] : [];
  if (provider.baseUrl === undefined) requiredKeys.push('base_url');
  for (const key of requiredKeys.filter((one) => !presentKeys.includes(one))) {
    yield [key, `is missing: the provider "${provider.name}" needs it`];
  }
  if (access.max_cost !== undefined && !provider.reportsCost) {
    yield ['max_cost', `can't be enforced: ${provider.title} does not report costs; use "max_tokens"`];
  }
  const { forbidden, completePath } = provider.wire;
  for (const rule of access.allow_paths ?? []) {
    const path = rule.replace(/^\S+ +/, ''); // without the method
    if (readPathRule(rule) === undefined)
      yield ['allow_paths', 'has an invalid rule: write a method and a path, such as "GET /v1/files"'];
    else if (forbidden.test(completePath(path)))
      yield ['allow_paths', `has a rule that names "${path}", which is never forwarded`];
  }
}

function listIds({ ids }: ModelProvider): readonly string[] {
  return [...ids.required, ...ids.optional];
}

export type ModelAccess = Readonly<ReturnType<typeof completeAccess>>;

function completeAccess(access: AccessFields) {
  const provider = providers[access.provider];
  const baseUrl = (access.base_url ?? provider.baseUrl ?? '').replace(/\/+$/, '');
  const ids = Object.entries(access).filter(([key, value]) => listIds(provider).includes(key) && value !== undefined);
  return {
    provider,
    baseUrl, // has no slash at the end
    tokenUrl: access.token_url ?? provider.buildTokenUrl(baseUrl),
    audience: access.audience ?? provider.audience ?? new URL(baseUrl).origin,
    isAudienceDefault: access.audience === undefined,
    ids: Object.fromEntries(ids.map(([key, value]) => [key, String(value)])),
    /** Undefined: an identity is exchanged for tokens. */
    apiKey: access.api_key === undefined ? undefined : new Secret(access.api_key),
    /** A path as configured; undefined: the job's identity is used. */
    subjectTokenFile: access.subject_token_file,
    isSingleUse: access.single_use ?? provider.isSingleUse,
    /** 0 means no cap. */
    caps: {
      maxRequests: access.max_requests ?? 0,
      maxTokens: access.max_tokens ?? 0,
      maxCost: access.max_cost ?? 0,
    },
    allowPaths: access.allow_paths ?? [],
  };
}

/** Tells whether tokens may be sent to a URL: by https, or on this machine; without credentials, query or fragment. */
function isTrustedUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '' && isSafeUrl(url);
}
