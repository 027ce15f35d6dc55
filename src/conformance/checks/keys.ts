// Checks PATCH /keys/{hash}. Changes no key: the only valid update that it sends is empty.
import * as z from 'zod/mini';
import { apiKeyRecord, limitResets } from '../../contract/keys.ts';
import type { Check, Reply, Target } from '../check.ts';
import { asObject, check, expectError, expectKeys, expectThat, requireValue, send, unknownKey } from '../check.ts';

const parseableTime = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** Schemas for the fields of a key, stricter than those with which a client reads them. */
const keyFields = {
  ...apiKeyRecord.shape,
  limit_remaining: z.nullable(z.number().check(z.gte(0))),
  limit_reset: z.nullable(z.enum(limitResets)),
  created_at: parseableTime,
  updated_at: parseableTime,
  expires_at: z.nullable(parseableTime),
};

/** Returns the id of a field's row in `rows.ts`. Some fields share a row, such as `usage` and `usage_daily`. */
function toRowId([field]: readonly [field: string, schema: unknown]): string {
  return `key.${field.replace(/_(?:daily|weekly|monthly)$/, '').replace(/^(?:created|updated)_at$/, 'dates')}`;
}

const updatableFields = ['name', 'disabled', 'limit', 'limit_reset', 'include_byok_in_limit'];

function sendUpdate(
  target: Target,
  json: unknown,
  hash = requireValue(target.keyHash, 'the hash of a key (--key-hash)'),
): Promise<Reply> {
  const bearer = requireValue(target.managementKey, 'a management key (INTERNS_MANAGEMENT_KEY)');
  return send(target, `/keys/${encodeURIComponent(hash)}`, { method: 'PATCH', json, bearer });
}

async function readRecord(target: Target): Promise<Readonly<Record<string, unknown>>> {
  return asObject(asObject((await sendUpdate(target, {})).json, 'the body')['data'], 'data');
}

function expectKeyError(reply: Reply, status: number): void {
  expectKeys(expectError(reply, status), ['code', 'message'], 'error');
}

const keyFieldChecks: readonly Check[] = [...Map.groupBy(Object.entries(keyFields), toRowId)].map(([row, fields]) =>
  check([row], async (target) => {
    const record = await readRecord(target);
    for (const [name, schema] of fields)
      expectThat(schema.safeParse(record[name]).success, `${name} is ${JSON.stringify(record[name]) ?? 'absent'}`);
  }),
);

function checkBadUpdate(row: string, json: unknown): Check {
  return check([row, 'update.400'], async (target) => expectKeyError(await sendUpdate(target, json), 400));
}

export const keyChecks: readonly Check[] = [
  ...keyFieldChecks,
  check(['update.success', 'update.optional', 'update.hash'], async (target) => {
    const reply = await sendUpdate(target, {});
    expectThat(reply.status === 200, `an empty update answers ${reply.status}`);
    expectKeys(asObject(reply.json, 'the body'), ['data'], 'the body');
  }),
  check(['update.read'], async (target) => {
    const read = async (): Promise<string> => {
      const record = await readRecord(target);
      return JSON.stringify(updatableFields.map((name) => [name, record[name]]));
    };
    const [first, second] = [await read(), await read()];
    expectThat(first === second, `two empty updates answer ${first} and ${second}`);
  }),
  checkBadUpdate('update.disabled', { disabled: 'yes' }),
  checkBadUpdate('update.include_byok_in_limit', { include_byok_in_limit: 1 }),
  checkBadUpdate('update.limit', { limit: 'much' }),
  checkBadUpdate('update.limit_reset', { limit_reset: 'hourly' }),
  checkBadUpdate('update.name', { name: 7 }),
  check(['update.404'], async (target) =>
    expectKeyError(await sendUpdate(target, {}, `no-such-hash-${target.newId()}`), 404),
  ),
  check(['update.401', 'auth.1'], async (target) => {
    for (const bearer of [null, unknownKey, target.apiKey]) {
      expectKeyError(await send(target, '/keys/no-such-hash', { method: 'PATCH', json: {}, bearer }), 401);
    }
  }),
];
