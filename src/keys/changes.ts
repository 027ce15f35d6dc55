// What differs between a key and an update of it, field by field.
import type { ApiKeyRecord, KeyUpdate } from '../contract/keys.ts';
import { keyUpdate } from '../contract/keys.ts';

/** A field with its old and its new value. */
export interface FieldChange {
  readonly field: keyof KeyUpdate;
  readonly old: string | number | boolean | null;
  readonly new: string | number | boolean | null;
}

const fields = ['limit', 'limit_reset', 'disabled', 'include_byok_in_limit', 'name'] as const;

/** What an update would change of a record. Usage and `updated_at` are never among it: nobody can ask for them. */
export function changesOf(record: ApiKeyRecord, update: KeyUpdate): readonly FieldChange[] {
  return fields.flatMap((field) => {
    const asked = update[field];
    return asked === undefined || asked === record[field] ? [] : [{ field, old: record[field], new: asked }];
  });
}

/** The part of an update that differs from a record: what is sent. */
export function differingPart(record: ApiKeyRecord, update: KeyUpdate): KeyUpdate {
  const differing = changesOf(record, update).map((change) => [change.field, change.new]);
  return keyUpdate.parse(Object.fromEntries(differing));
}

/** A record as an update leaves it. */
export function afterUpdate(record: ApiKeyRecord, update: KeyUpdate): ApiKeyRecord {
  return {
    ...record,
    limit: update.limit === undefined ? record.limit : update.limit,
    limit_reset: update.limit_reset === undefined ? record.limit_reset : update.limit_reset,
    disabled: update.disabled ?? record.disabled,
    include_byok_in_limit: update.include_byok_in_limit ?? record.include_byok_in_limit,
    name: update.name ?? record.name,
  };
}

/** What is another now than it was when the key was read, of the fields that were not sent. */
export function changedElsewhere(read: ApiKeyRecord, sent: KeyUpdate, answered: ApiKeyRecord): readonly FieldChange[] {
  return fields.flatMap((field) =>
    sent[field] !== undefined || answered[field] === read[field]
      ? []
      : [{ field, old: read[field], new: answered[field] }],
  );
}
