// Defines the configuration of the service as a schema (docs/local-service.md, "Configure it").
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { lifecycleStatuses, provisioningProgress } from '../../contract/interns.ts';
import { limitResets } from '../../contract/keys.ts';
import { interactionDeadlineMs, keepaliveIntervalMs, maxStreamMs } from '../../contract/limits.ts';
import { atLeast } from '../../contract/values.ts';
import { Secret } from '../../secret.ts';
import { agentSettings } from '../interns/acp/agent-settings.ts';
import { playbookForms } from '../interns/playbook.ts';
import { durationMsSchema, readMomentMs } from '../time/duration.ts';

export const identityProviderId = 'identity-provider';

const text = z.string().check(atLeast(1));
const optionalText = z.optional(text);
const usd = z.number().check(z.gte(0));
const count = z.int().check(z.gte(1));
/** A time or a bare date, converted to the API's format. */
const moment = z.pipe(
  z.string().check(z.refine((value) => readMomentMs(value) !== undefined, 'is not an ISO 8601 time')),
  z.transform((value) => new Date(readMomentMs(value) ?? 0).toISOString()),
);
const duration = durationMsSchema();

const issuer = z.strictObject({
  id: optionalText,
  issuer: z.url(),
  jwks_url: z._default(z.nullable(z.url()), null),
});

const policy = z.strictObject({
  id: optionalText,
  issuer: text,
  subject: text,
  audience: text,
  claims: z._default(z.record(z.string(), z.unknown()), {}),
  /** The `scopes` claim (an array) must hold this value (docs/service-api.md, "POST /oauth/token"). */
  required_scope: z.optional(text),
  acts_as: optionalText,
  enabled: z._default(z.boolean(), true),
});

const key = z.strictObject({
  hash: optionalText,
  /** Default: a random secret that nobody knows. A job that logs in with its identity needs none. */
  secret: z.pipe(
    z._default(text, () => randomBytes(32).toString('base64url')),
    z.transform((value) => new Secret(value)),
  ),
  type: z._default(z.enum(['standard', 'management']), 'standard'),
  name: z.optional(z.string()),
  label: z.optional(z.string()),
  workspace_id: optionalText,
  creator_user_id: z._default(z.nullable(z.string()), null),
  creator_active: z._default(z.boolean(), true),
  programme: z._default(z.boolean(), true),
  disabled: z._default(z.boolean(), false),
  limit: z._default(z.nullable(usd), null),
  limit_reset: z._default(z.nullable(z.enum(limitResets)), null),
  include_byok_in_limit: z._default(z.boolean(), false),
  created_at: z.optional(moment),
  updated_at: z.optional(moment),
  expires_at: z._default(z.nullable(moment), null),
});

const nullableText = z._default(z.nullable(z.string()), null);

const intern = z.strictObject({
  id: optionalText,
  name: text,
  description: nullableText,
  instructions: nullableText,
  model: nullableText,
  status: z._default(z.enum(lifecycleStatuses), 'running'),
  last_failure_message: nullableText,
  progress: z._default(z.nullable(z.strictObject(provisioningProgress.shape)), null),
  hostname: nullableText,
  workspace_id: optionalText,
  vault_id: nullableText,
  attached_vault_id: nullableText,
  created_at: z.optional(moment),
  updated_at: z.optional(moment),
  workdir: z.optional(text),
  runs: z.optional(
    z
      .strictObject({
        playbook: z.optional(z.union([text, ...playbookForms])),
        acp: z.optional(agentSettings),
      })
      .check(
        z.refine(
          ({ playbook, acp }) => (playbook === undefined) !== (acp === undefined),
          'must have either playbook or acp',
        ),
      ),
  ),
});

const limits = z.strictObject({
  interaction_deadline: z._default(duration, interactionDeadlineMs),
  keepalive: z._default(duration, keepaliveIntervalMs),
  request: z._default(duration, maxStreamMs),
  route_deadline: z._default(duration, 30_000),
  replay_bytes: z._default(z.int().check(z.gte(0)), 1_048_576),
  /** The most text and reasoning of a run, in UTF-8 bytes. A run with more ends with `turn_failed`. */
  output_bytes: z._default(count, 64 * 1024 * 1024),
  paused_runs: z._default(z.int().check(z.gte(0)), 8),
  turns_per_minute: z._default(count, 60),
  /** Counted for each federation policy; null: no limit. */
  exchanges_per_minute: z._default(z.nullable(count), null),
  key_updates_per_minute: z._default(z.nullable(count), null),
});

export const serviceConfig = z.strictObject({
  base_path: z._default(z.string().check(z.regex(/^(?:\/[\w.~-]+)+$/, 'is not a path such as /api/v1')), '/api/v1'),
  service_name: z._default(z.string().check(z.regex(/^[\w-]{1,64}$/, 'must be letters, digits, _, -')), 'service'),
  data: z.optional(text),
  issuers: z._default(z.array(issuer), []),
  policies: z._default(z.array(policy), []),
  workspaces: z._default(z.array(z.strictObject({ id: text })), []),
  keys: z._default(z.array(key), []),
  interns: z._default(z.array(intern), []),
  limits: z.prefault(limits, {}),
  regional_hostnames: z._default(z.array(text), []),
  clock: z._default(z.nullable(moment), null),
});

/** A configuration as written, in YAML or as an object: without the defaults. */
export type WrittenConfig = z.input<typeof serviceConfig>;

export type ParsedConfig = z.infer<typeof serviceConfig>;

type Named<Thing, Names extends keyof Thing> = Omit<Thing, Names> & { readonly [Name in Names]: string };

export type ConfiguredKey = Named<z.infer<typeof key>, 'hash' | 'workspace_id'>;

export type FederationPolicy = Named<z.infer<typeof policy>, 'id' | 'acts_as'>;

export type ConfiguredIntern = Named<z.infer<typeof intern>, 'id' | 'workspace_id'>;

export interface ServiceConfig extends Omit<ParsedConfig, 'issuers' | 'policies' | 'keys' | 'interns'> {
  readonly issuers: readonly Named<z.infer<typeof issuer>, 'id'>[];
  readonly policies: readonly FederationPolicy[];
  readonly keys: readonly ConfiguredKey[];
  readonly interns: readonly ConfiguredIntern[];
}

export const defaultWorkspaceId = '10ca1000-0000-4000-8000-000000000001';
