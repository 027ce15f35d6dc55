// JSON that is safe to look at: what a terminal could obey is escaped, and it stays the same JSON.
import { expect, test } from 'vitest';
import { toJsonText } from '../../src/cli/json-text.ts';

test.each([
  ['a C1 control character', '\u009b31m', '"\\u009b31m"'],
  ['DEL', '\u007f', '"\\u007f"'],
  ['ESC, which JSON escapes itself', '\u001b[31m', '"\\u001b[31m"'],
  ['what turns the order of letters', 'a\u202eb\u2066c', '"a\\u202eb\\u2066c"'],
  ['what can not be seen', '\u200b\ufeff', '"\\u200b\\ufeff"'],
  ['beyond the first plane, as two units', '\u{e0041}', '"\\udb40\\udc41"'],
  ['lines of other viewers', '\u2028', '"\\u2028"'],
  ['everything else stays', 'é "שלום" 👍', '"é \\"שלום\\" 👍"'],
])('%s', (_, text, json) => {
  expect(toJsonText(text)).toBe(json);
  expect(JSON.parse(toJsonText(text))).toBe(text);
});
