// What outside text and JSON may hold at worst: for properties of the parsers that read it.
import * as fc from 'fast-check';

/** Names that mean something to JavaScript's own objects. */
const inheritedNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', ''];

/** Single UTF-16 units: halves of pairs, NUL, line ends and what no reader sees among them. */
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom(
    '\0',
    '\ud800',
    '\udfff',
    '\u2028',
    '\r',
    '\n',
    '\ufeff',
    '\u200b',
    '\u202e',
    '"',
    '\\',
    '`',
    '{',
    '}',
  ),
);

/** Any text that a string can hold. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit, maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(...inheritedNames),
);

/** Numbers at the edges of what JSON and JavaScript can say. */
const hostileNumber = fc.constantFrom(0, -0, -1, 0.1, 1e21, 1e308, -1e308, 5e-324, 2 ** 53, -(2 ** 53), 2 ** 31, 400);

/** Any JSON value, as JSON text: only text can have an own `__proto__`, a name twice, or a number that is no number. */
export const hostileJsonText: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('null', 'true', 'false', '[]', '{}', '1e999', '-1e999', `1${'0'.repeat(400)}`),
    hostileNumber.map(String),
    hostileText.map((text) => JSON.stringify(text)),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
    fc
      .array(fc.tuple(fc.oneof(hostileText, fc.constantFrom(...inheritedNames)), tie('value')), { maxLength: 4 })
      .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
  ),
})).value;

/** Any JSON value, as it comes from a parser. */
export const hostileJson: fc.Arbitrary<unknown> = hostileJsonText.map((text): unknown => JSON.parse(text));

/**
 * A valid JSON value in which any part may be replaced by something else, or be missing: close enough to what is taken that
 * both outcomes are common.
 */
export function almost(value: unknown): fc.Arbitrary<unknown> {
  const kept = spoilable(value);
  return fc.oneof({ weight: 12, arbitrary: kept }, { weight: 1, arbitrary: hostileJson });
}

function spoilable(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map(almost)).map((items) => items);
  if (typeof value !== 'object' || value === null) return fc.constant(value);
  const members = Object.entries(value).map(([name, inner]) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.tuple(fc.constant(name), almost(inner)) },
      { weight: 1, arbitrary: hostileMember },
    ),
  );
  return fc.tuple(...members).map((pairs) => {
    const text = pairs.map(([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(inner) ?? 'null'}`).join(',');
    return JSON.parse(`{${text}}`) as unknown;
  });
}

const hostileMember = fc.tuple(hostileText, hostileJson);
