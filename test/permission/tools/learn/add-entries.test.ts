// Entries put into a file: every line of it stays, and stands where it stood.
import { describe, expect, test } from 'vitest';
import { type Addition, addEntries, withEdits } from '../../../../src/permission/tools/learn/add-entries.ts';

async function added(text: string, ...additions: readonly Addition[]): Promise<string> {
  const found = await addEntries(text, additions);
  return 'error' in found ? found.error : withEdits(text, found.edits);
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

  test('stands behind those that came with it, and every list in its place', async () => {
    const [q, t, r] = (['questions', 'tests', 'rules'] as const).map((list) => ({ list, lines: [`- id: ${list}`] }));
    if (q === undefined || t === undefined || r === undefined) throw new Error('three');
    expect(await added('version: 1\n', t, q, r, { ...r, lines: ['- id: second'] })).toBe(
      'version: 1\n\nrules:\n  - id: rules\n\n  - id: second\n\nquestions:\n  - id: questions\n\ntests:\n  - id: tests\n',
    );
  });

  test.each([
    ['rules: [{ id: a }]\n', '"rules" stands in brackets.'],
    ['{ version: 1, rules: [] }\n', 'The file is written in braces.'],
  ])('has no place in %j', async (text, why) => {
    expect(await added(text, rule)).toContain(why);
  });
});
