// What changes of keys, as data for programs: the output `changes`, and `--json`.
import type { FieldChange } from '../../keys/changes.ts';
import type { KeysReport } from '../../keys/outcome.ts';

/** A key and its changes: field by field, old and new. */
export interface KeyChange {
  readonly hash: string;
  readonly name: string;
  /** Where the file names the key first: `keys.yml:4`. */
  readonly source: string;
  readonly fields: Readonly<Record<string, { readonly old: FieldChange['old']; readonly new: FieldChange['new'] }>>;
}

/** Of a plan what would change; of an update what it changed: nothing, where it was held back. */
export function toChangeList({ asked, results }: KeysReport): readonly KeyChange[] {
  const counted = asked === 'update' ? 'updated' : 'planned';
  return results.flatMap(({ key, outcome }) => {
    if (outcome.state !== counted || outcome.changes === undefined) return [];
    const fields = Object.fromEntries(outcome.changes.map((one) => [one.field, { old: one.old, new: one.new }]));
    const { hash, name } = outcome.record;
    return [{ hash, name, source: key.source, fields }];
  });
}
