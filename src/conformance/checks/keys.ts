// Checks of PATCH /keys/{hash}. The only valid update that they send is empty, so no key changes.
import * as z from 'zod/mini';
import { apiKeyRecord, limitResets } from '../../contract/keys.ts';
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

/** The fields of a key, by stricter schemas than the contract by which a client reads them. */
const keyFields = {
  ...apiKeyRecord.shape,
  limit_remaining: z.nullable(z.number().check(z.gte(0))),
  limit_reset: z.nullable(z.enum(limitResets)),
  created_at: isoTime,
  updated_at: isoTime,
  expires_at: z.nullable(isoTime),
};

/** Returns the row of a field: a use and its periods share one, and so do the two dates. */
function rowOf([field]: readonly [field: string, schema: unknown]): string {
  return `key.${field.replace(/_(?:daily|weekly|monthly)$/, '').replace(/^(?:created|updated)_at$/, 'dates')}`;
}

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

const fieldChecks: readonly Check[] = [...Map.groupBy(Object.entries(keyFields), rowOf)].map(([row, fields]) =>
  check([row], async (target) => {
    const record = await readRecord(target);
    for (const [name, schema] of fields)
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
