// `model_access`: the access to a provider of models, as a configuration, an input or a flag has it.
import * as z from 'zod/mini';
import { isSafeUrl } from '../loopback.ts';
import { Secret } from '../secret.ts';
import { readPathRule } from './path-rule.ts';
import { type ModelProvider, providerNames } from './provider.ts';
import { providers } from './providers.ts';

const text = z.string('must be a text').check(z.minLength(1, 'must not be empty'));
const trusted = z.refine<string>(isTrustedUrl, 'must be an https URL without a query, or one of this machine');
const url = z.optional(z.string('must be a URL').check(trusted));
const amount = z.optional(z.number('must be a number').check(z.gte(0, 'must be 0 or more')));
const count = z.optional(z.int('must be a whole number').check(z.gte(0, 'must be 0 or more')));
const id = z.optional(text);

const written = z.strictObject(
  {
    provider: z.enum(providerNames, `must be ${providerNames.join(', ').replace(/, (?=\w+$)/, ' or ')}`),
    federation_policy_id: id,
    identity_provider_id: id,
    service_account_id: id,
    client_id: id,
    federation_rule_id: id,
    organization_id: id,
    workspace_id: id,
    audience: id,
    api_key: z.optional(text.check(z.regex(/^[\x21-\x7e]+$/, 'has characters that no key has'))),
    subject_token_file: id,
    single_use: z.optional(z.boolean('must be true or false')),
    base_url: url,
    token_url: url,
    max_requests: count,
    max_tokens: count,
    max_cost: amount,
    allow_paths: z.optional(z.array(text, 'must be a list')),
  },
  'must be a mapping',
);

type Written = z.infer<typeof written>;

/** The message of an issue continues a sentence that begins with its key. */
export const modelAccess = z.pipe(
  written.check(({ value, issues }) => {
    for (const [key, message] of contradictions(value)) {
      issues.push({ code: 'custom', path: [key], message, input: value });
    }
  }),
  z.transform(complete),
);

function* contradictions(access: Written): Generator<readonly [key: string, message: string]> {
  const provider = providers[access.provider];
  const given = Object.entries(access).flatMap(([key, value]) => (value === undefined ? [] : [key]));
  for (const key of given.filter((one) => !idsOf(provider).includes(one))) {
    const owner = Object.values(providers).findLast((one) => idsOf(one).includes(key));
    if (owner) yield [key, `belongs to the provider "${owner.name}", and not to "${provider.name}"`];
  }
  const needed = access.api_key === undefined ? [...provider.ids.required] : [];
  if (provider.baseUrl === undefined) needed.push('base_url');
  for (const key of needed.filter((one) => !given.includes(one))) {
    yield [key, `is missing: the provider "${provider.name}" needs it`];
  }
  if (access.max_cost !== undefined && !provider.tellsCost) {
    yield ['max_cost', `can't hold: ${provider.title} tells no cost; write "max_tokens"`];
  }
  const { forbidden, completePath } = provider.wire;
  for (const rule of access.allow_paths ?? []) {
    const path = rule.replace(/^\S+ +/, '');
    const isNone = readPathRule(rule) === undefined;
    if (isNone) yield ['allow_paths', 'has a rule that is none: write a method and a path, "GET /v1/files"'];
    else if (forbidden.test(completePath(path)))
      yield ['allow_paths', `has a rule that names "${path}", which never passes`];
  }
}

function idsOf({ ids }: ModelProvider): readonly string[] {
  return [...ids.required, ...ids.optional];
}

export type ModelAccess = Readonly<ReturnType<typeof complete>>;

function complete(access: Written) {
  const provider = providers[access.provider];
  const baseUrl = (access.base_url ?? provider.baseUrl ?? '').replace(/\/+$/, '');
  const ids = Object.entries(access).filter(([key, value]) => idsOf(provider).includes(key) && value !== undefined);
  return {
    provider,
    baseUrl, // has no slash at the end
    tokenUrl: access.token_url ?? provider.tokenUrl(baseUrl),
    audience: access.audience ?? provider.audience ?? new URL(baseUrl).origin,
    isAudienceDefault: access.audience === undefined,
    ids: Object.fromEntries(ids.map(([key, value]) => [key, String(value)])),
    /** Undefined: tokens are exchanged. */
    apiKey: access.api_key === undefined ? undefined : new Secret(access.api_key),
    /** The path as written; undefined: the job's own identity is used. */
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

/** Tells whether a token may be sent there: encrypted, or within this machine. */
function isTrustedUrl(given: string): boolean {
  const read = URL.parse(given);
  return read !== null && `${read.username}${read.password}${read.search}${read.hash}` === '' && isSafeUrl(read);
}
