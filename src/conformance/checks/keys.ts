// Checks of PATCH /keys/{hash}. The only valid update that they send is empty, so no key changes.
import * as z from 'zod/mini';
import { limitResets } from '../../contract/keys.ts';
import {
  asObject,
  type Check,
  check,
  errorOf,
  expectKeys,
  expectThat,
  needs,
  type Reply,
  send,
  type Target,
  unknownKey,
} from '../check.ts';

const isoTime = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

const fields: Readonly<Record<string, readonly [names: readonly string[], schema: z.ZodMiniType]>> = {
  'key.hash': [['hash'], z.string()],
  'key.name': [['name'], z.string()],
  'key.label': [['label'], z.string()],
  'key.disabled': [['disabled'], z.boolean()],
  'key.limit': [['limit'], z.nullable(z.number())],
  'key.limit_remaining': [['limit_remaining'], z.nullable(z.number().check(z.gte(0)))],
  'key.limit_reset': [['limit_reset'], z.nullable(z.enum(limitResets))],
  'key.include_byok_in_limit': [['include_byok_in_limit'], z.boolean()],
  'key.usage': [['usage', 'usage_daily', 'usage_weekly', 'usage_monthly'], z.number()],
  'key.byok_usage': [['byok_usage', 'byok_usage_daily', 'byok_usage_weekly', 'byok_usage_monthly'], z.number()],
  'key.dates': [['created_at', 'updated_at'], isoTime],
  'key.expires_at': [['expires_at'], z.nullable(isoTime)],
  'key.creator_user_id': [['creator_user_id'], z.nullable(z.string())],
  'key.workspace_id': [['workspace_id'], z.string()],
};

const updatable = ['name', 'disabled', 'limit', 'limit_reset', 'include_byok_in_limit'];

function update(
  target: Target,
  json: unknown,
  hash = needs(target.keyHash, 'the hash of a key (--key-hash)'),
): Promise<Reply> {
  const bearer = needs(target.managementKey, 'a management key (INTERNS_MANAGEMENT_KEY)');
  return send(target, `/keys/${encodeURIComponent(hash)}`, { method: 'PATCH', json, bearer });
}

async function readRecord(target: Target): Promise<Readonly<Record<string, unknown>>> {
  return asObject(asObject((await update(target, {})).json, 'the body')['data'], 'data');
}

function expectKeyError(reply: Reply, status: number): void {
  expectKeys(errorOf(reply, status), ['code', 'message'], 'error');
}

const fieldChecks: readonly Check[] = Object.entries(fields).map(([row, [names, schema]]) =>
  check([row], async (target) => {
    const record = await readRecord(target);
    for (const name of names)
      expectThat(schema.safeParse(record[name]).success, `${name} is ${JSON.stringify(record[name]) ?? 'absent'}`);
  }),
);

function refuses(row: string, json: unknown): Check {
  return check([row, 'update.400'], async (target) => expectKeyError(await update(target, json), 400));
}

export const keyChecks: readonly Check[] = [
  ...fieldChecks,
  check(['update.success', 'update.optional', 'update.hash'], async (target) => {
    const reply = await update(target, {});
    expectThat(reply.status === 200, `an empty update is ${reply.status}`);
    expectKeys(asObject(reply.json, 'the body'), ['data'], 'the body');
  }),
  check(['update.read'], async (target) => {
    const read = async (): Promise<string> => {
      const record = await readRecord(target);
      return JSON.stringify(updatable.map((name) => [name, record[name]]));
    };
    const [first, second] = [await read(), await read()];
    expectThat(first === second, `two empty updates answer ${first} and ${second}`);
  }),
  refuses('update.disabled', { disabled: 'yes' }),
  refuses('update.include_byok_in_limit', { include_byok_in_limit: 1 }),
  refuses('update.limit', { limit: 'much' }),
  refuses('update.limit_reset', { limit_reset: 'hourly' }),
  refuses('update.name', { name: 7 }),
  check(['update.404'], async (target) =>
    expectKeyError(await update(target, {}, `no-such-hash-${target.newId()}`), 404),
  ),
  check(['update.401', 'auth.1'], async (target) => {
    for (const bearer of [null, unknownKey, target.apiKey]) {
      expectKeyError(await send(target, '/keys/no-such-hash', { method: 'PATCH', json: {}, bearer }), 401);
    }
  }),
];
