// Entries put into a file: every line of it stays, and stands where it stood.
import { describe, expect, test } from 'vitest';
import { type Addition, addEntries } from '../../../../src/permission/tools/learn/add-entries.ts';

async function added(text: string, ...additions: readonly Addition[]): Promise<string> {
  const found = addEntries(text, additions);
  return 'error' in found ? found.error : found.text;
}

const rule = { list: 'rules', lines: ['# why', '- id: new', '  then: allow'] } as const;

describe('an entry', () => {
  test.each([
    [
      'after the last one',
      'version: 1\nrules:\n  - id: a\n  - id: b\n',
      'version: 1\nrules:\n  - id: a\n  - id: b\n  # why\n  - id: new\n    then: allow\n',
    ],
    [
      'as wide as the list',
      'rules:\n- id: a\n- id: b\ntests: []\n',
      'rules:\n- id: a\n- id: b\n# why\n- id: new\n  then: allow\ntests: []\n',
    ],
    [
      'parted as the others are',
      'rules:\n  - id: a\n\n  - id: b\n',
      'rules:\n  - id: a\n\n  - id: b\n\n  # why\n  - id: new\n    then: allow\n',
    ],
    [
      'before comments behind the list',
      'rules:\n  - id: a\n  - id: b\n# about tests\ntests:\n  - x\n',
      'rules:\n  - id: a\n  - id: b\n  # why\n  - id: new\n    then: allow\n# about tests\ntests:\n  - x\n',
    ],
    [
      'after a text of several lines',
      'rules:\n  - id: a\n  - reason: |\n      x\n      # y\n',
      'rules:\n  - id: a\n  - reason: |\n      x\n      # y\n  # why\n  - id: new\n    then: allow\n',
    ],
    [
      'after the empty lines that a text ends with',
      'rules:\n  - id: a\n  - reason: |+\n      x\n\n\ntests:\n  - x\n',
      'rules:\n  - id: a\n  - reason: |+\n      x\n\n\n  # why\n  - id: new\n    then: allow\ntests:\n  - x\n',
    ],
    [
      'before the comments of the last one',
      'rules:\n  - id: a\n  - when:\n      x: 1\n\n      # about x\n',
      'rules:\n  - id: a\n  - when:\n      x: 1\n  # why\n  - id: new\n    then: allow\n\n      # about x\n',
    ],
    [
      'in an empty list',
      'rules: [] # none yet\ntests: []\n',
      'rules: # none yet\n  # why\n  - id: new\n    then: allow\ntests: []\n',
    ],
    [
      'in a list that is not there',
      'version: 1\n# about tests\ntests:\n  - x\n',
      'version: 1\nrules:\n  # why\n  - id: new\n    then: allow\n\n# about tests\ntests:\n  - x\n',
    ],
    [
      'at the end of a file without lists',
      'version: 1\n',
      'version: 1\n\nrules:\n  # why\n  - id: new\n    then: allow\n',
    ],
    [
      'in a file whose last line has no end',
      'rules:\n  - id: a\n  - id: b',
      'rules:\n  - id: a\n  - id: b\n  # why\n  - id: new\n    then: allow\n',
    ],
    [
      'with the line ends of the file',
      'rules:\r\n  - id: a\r\n  - id: b\r\n',
      'rules:\r\n  - id: a\r\n  - id: b\r\n  # why\r\n  - id: new\r\n    then: allow\r\n',
    ],
    [
      'behind a byte order mark',
      '\uFEFFrules:\n  - id: a\n  - id: b\n',
      '\uFEFFrules:\n  - id: a\n  - id: b\n  # why\n  - id: new\n    then: allow\n',
    ],
  ])('stands %s', async (_name, text, expected) => {
    expect(await added(text, rule)).toBe(expected);
  });

  test('stands before another one, above its comments', async () => {
    const text = 'rules:\n  - id: a # x\n  # about b\n  - { id: b }\n';
    expect(await added(text, { ...rule, before: 'b' })).toBe(
      'rules:\n  - id: a # x\n  # why\n  - id: new\n    then: allow\n  # about b\n  - { id: b }\n',
    );
  });

  test('stands before another one that begins below its dash', async () => {
    expect(await added('rules:\n  - id: a\n  -\n    id: b # x - y\n', { ...rule, before: 'b' })).toBe(
      'rules:\n  - id: a\n  # why\n  - id: new\n    then: allow\n  -\n    id: b # x - y\n',
    );
  });

  test('stands in its list, whatever the order of the lists', async () => {
    const text = 'tests:\n  - id: a\n  - id: b\nrules:\n  - id: c\n  - id: d\n';
    const lines = ['- id: new'];
    expect(await added(text, { list: 'rules', lines }, { list: 'tests', lines })).toBe(
      'tests:\n  - id: a\n  - id: b\n  - id: new\nrules:\n  - id: c\n  - id: d\n  - id: new\n',
    );
  });

  test('stands behind those that came with it, and every list in its place', async () => {
    const [q, t, r] = (['questions', 'tests', 'rules'] as const).map((list) => ({ list, lines: [`- id: ${list}`] }));
    if (q === undefined || t === undefined || r === undefined) throw new Error('three');
    expect(await added('version: 1\n', t, q, r, { ...r, lines: ['- id: second'] })).toBe(
      'version: 1\n\nrules:\n  - id: rules\n\n  - id: second\n\nquestions:\n  - id: questions\n\ntests:\n  - id: tests\n',
    );
  });

  test.each([
    ['rules: [{ id: a }]\n', '"rules" is in brackets.'],
    ['{ version: 1, rules: [] }\n', 'The file is in braces.'],
  ])('has no place in %j', async (text, why) => {
    expect(await added(text, rule)).toContain(why);
  });
});
