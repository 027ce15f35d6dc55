// Tables of docs/service-api.md as test tables: for each field the values that it takes and those that it does not.

/** What a field takes and refuses, beyond being there at all. */
export interface FieldKind {
  readonly takes: readonly unknown[];
  readonly refuses: readonly unknown[];
}

/** A string. */
export const text: FieldKind = { takes: ['text', ''], refuses: [null, 1, true, {}, ['text']] };
/** A string or null. */
export const textOrNull: FieldKind = { takes: ['text', '', null], refuses: [1, true, {}] };
/** A whole number. */
export const integer: FieldKind = { takes: [0, 7, -1], refuses: [null, 1.5, '1', true] };
/** A number. */
export const number: FieldKind = { takes: [0, 0.25, -3], refuses: [null, '1', true] };
/** A number or null. */
export const numberOrNull: FieldKind = { takes: [0, 0.25, null], refuses: ['1', true] };
/** A boolean. */
export const flag: FieldKind = { takes: [true, false], refuses: [null, 'true', 1, 0] };

/** One row of a table. */
export interface FieldRow extends FieldKind {
  readonly field: string;
  readonly presence: 'required' | 'optional';
}

/** One value to be judged. */
export interface FieldCase {
  readonly title: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly accepted: boolean;
}

/** A row for a field that must be there. */
export function required(field: string, kind: FieldKind): FieldRow {
  return { field, presence: 'required', ...kind };
}

/** A row for a field that may be left out. */
export function optional(field: string, kind: FieldKind): FieldRow {
  return { field, presence: 'optional', ...kind };
}

/** Every case of a table: the sample with one field left out, or given one of the values. */
export function fieldCases(sample: Readonly<Record<string, unknown>>, rows: readonly FieldRow[]): readonly FieldCase[] {
  return rows.flatMap(({ field, presence, takes, refuses }) => {
    const { [field]: _, ...absent } = sample;
    const of =
      (accepted: boolean) =>
      (value: unknown): FieldCase => ({
        title: `${accepted ? 'takes' : 'refuses'} ${field} ${JSON.stringify(value).slice(0, 60)}`,
        value: { ...sample, [field]: value },
        accepted,
      });
    const accepted = presence === 'optional';
    return [
      { title: `${accepted ? 'takes' : 'refuses'} ${field} absent`, value: absent, accepted },
      ...takes.map(of(true)),
      ...refuses.map(of(false)),
    ];
  });
}
