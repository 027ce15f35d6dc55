// A value is shown so that nothing in it acts or hides.
import { describe, expect, test } from 'vitest';
import { showValue } from '../../../src/permission/text/invisible.ts';

describe('a value for a message', () => {
  test.each([
    [undefined, 'missing'],
    [null, 'null'],
    [false, 'false'],
    ['a\nb', '"a\\nb"'],
    ['a\u202eb\u200b', '"a\\u{202e}b\\u{200b}"'],
    [['a', { b: 1 }], '["a",{"b":1}]'],
    ['x'.repeat(118), `"${'x'.repeat(118)}"`],
    ['x'.repeat(119), `"${'x'.repeat(119)}…`],
    ['x'.repeat(100_000), `"${'x'.repeat(119)}…`],
    [['x'.repeat(116)], `["${'x'.repeat(116)}"]`],
    [['x'.repeat(117)], `["${'x'.repeat(117)}"…`],
  ])('of %j', (value, text) => {
    expect(showValue(value)).toBe(text);
  });
});
