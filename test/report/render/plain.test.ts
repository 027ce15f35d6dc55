// Reports as plain text, for a terminal or a log.
import { describe, expect, test } from 'vitest';
import type { Block } from '../../../src/report/render/blocks.ts';
import { toPlainText } from '../../../src/report/render/plain.ts';
import { findWorkflowCommands } from '../../support/workflow-commands.ts';

const linesOf = (block: Block): readonly string[] => toPlainText([block]).split('\n');

describe('plain text', () => {
  test('underlines a heading', () => {
    expect(linesOf({ type: 'heading', line: ['Intern ', { strong: 'ok' }] })).toEqual(['Intern ok', '=========', '']);
  });

  test('underlines a long heading for 100 characters', () => {
    expect(linesOf({ type: 'heading', line: ['x'.repeat(300)] })[1]).toBe('='.repeat(100));
  });

  test('shows a line without its marks', () => {
    expect(linesOf({ type: 'paragraph', line: ['a ', { code: 'b' }, ' ', { strong: 'c' }] })).toEqual(['a b c', '']);
  });

  test('names the kind of an alert', () => {
    expect(linesOf({ type: 'alert', kind: 'CAUTION', line: ['Broken.'] })).toEqual(['CAUTION: Broken.', '']);
  });

  test.each(['prose', 'code'] as const)('indents %s line by line', (type) => {
    expect(linesOf({ type, text: '\na\n  b\n\nc\n' })).toEqual(['  a', '    b', '', '  c', '']);
  });

  test('aligns a table', () => {
    const rows = [
      [['a'], ['long cell'], ['x']],
      [[{ code: 'longer' }], ['b'], ['y']],
    ];
    expect(linesOf({ type: 'table', header: ['One', 'Two', ''], rows })).toEqual([
      'One     Two',
      '------  ---------  -',
      'a       long cell  x',
      'longer  b          y',
      '',
    ]);
  });

  test('unfolds what is folded', () => {
    const blocks: Block[] = [{ type: 'paragraph', line: ['inside'] }];
    expect(linesOf({ type: 'details', summary: ['Reasoning'], blocks })).toEqual(['Reasoning:', '', 'inside', '']);
  });

  test('leaves out what is extra', () => {
    const blocks: Block[] = [{ type: 'paragraph', line: ['inside'] }];
    expect(toPlainText([{ type: 'details', summary: ['More'], blocks, isExtra: true }])).toBe('');
  });

  test('names the speaker of words', () => {
    expect(linesOf({ type: 'prose', text: 'a\n\nb', speaker: 'reviewer' })).toEqual([
      'reviewer says:',
      '',
      '  a',
      '',
      '  b',
      '',
    ]);
  });

  test('has a line for each item and each line of small print', () => {
    expect(linesOf({ type: 'list', items: [['a'], [{ quiet: 'b' }]] })).toEqual(['- a', '- (b)', '']);
    expect(linesOf({ type: 'quiet', lines: [['a'], ['b']] })).toEqual(['a', 'b', '']);
  });

  test('parts blocks by blank lines', () => {
    const line: Block = { type: 'paragraph', line: ['a'] };
    expect(toPlainText([line, line])).toBe('a\n\na\n');
  });

  test.each<Block>([
    { type: 'heading', line: ['::error::x\n##[x]'] },
    { type: 'paragraph', line: [{ code: '::error::x' }] },
    { type: 'paragraph', line: [':', ':error::x'] },
    { type: 'paragraph', line: ['a #', { code: '#[error]x' }] },
    { type: 'prose', text: 'a\n::error::x\r##[error]x' },
    { type: 'code', text: '::error::x' },
    { type: 'alert', kind: 'NOTE', line: ['##[error]x'] },
    { type: 'table', header: ['::error::x'], rows: [[['::error::x']]] },
    { type: 'details', summary: ['::error::x'], blocks: [] },
  ])('holds no workflow command in $type', (block) => {
    expect(findWorkflowCommands(toPlainText([block]))).toEqual([]);
  });

  test('has a table that is wider than the terminal row by row, each cell under its name', () => {
    const table: Block = {
      type: 'table',
      header: ['Key', 'Field', 'New'],
      rows: [
        [['a'], ['limit'], ['USD 50.00']],
        [['b'], ['name'], ['']],
      ],
    };
    const width = 'Key  Field  USD 50.00'.length;
    expect(toPlainText([table], { columns: width })).toBe(toPlainText([table]));
    expect(toPlainText([table], { columns: width - 1 })).toBe(
      'a\n  Field  limit\n  New    USD 50.00\n\nb\n  Field  name\n  New\n',
    );
  });

  test('has text from outside on one line in a line', () => {
    expect(linesOf({ type: 'paragraph', line: ['a\nb\u001b[31mc'] })).toEqual(['a bc', '']);
  });
});
