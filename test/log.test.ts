// Text from outside on its way into a log: it may say anything, and do nothing.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneLine, safeLines, silentLog, visibleText } from '../src/log.ts';
import { Secret } from '../src/secret.ts';
import { growthOf, proportionate } from './support/growth.ts';
import { runs, seed } from './support/seed.ts';
import { findWorkflowCommands, weightlessCharacters } from './support/workflow-commands.ts';

describe("the port of the runner's parsers", () => {
  test.each([
    '::set-output name=a::b',
    '\t \u00a0\u2003::error::b',
    'fine\r::error::b',
    'fine\n::error::b\nfine',
    '\u200b::error::b',
    ':\u0640:error:\u200b:b',
    '##[error]b',
    'before ##[error]b',
    'before #\u2060#\u0640\u0640[error]b',
  ])('finds the command in %j', (text) => {
    expect(findWorkflowCommands(text)).toEqual([expect.objectContaining({ data: 'b' })]);
  });

  test.each(['before ::error::b', ': :error::b', '::error', '# #[error]b', '##[error', '##\n[error]b', '#\u0301#[x]'])(
    'finds none in %j',
    (text) => {
      expect(findWorkflowCommands(text)).toEqual([]);
    },
  );
});

describe('safeLines', () => {
  test.each([
    ['a\nb', ['a', 'b']],
    ['a\r\nb', ['a', 'b']],
    ['a\rb', ['a', 'b']],
    ['a\n\rb', ['a', '', 'b']],
    ['a\vb\fc\u0085d\u2028e\u2029f', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['', ['']],
    ['a\n', ['a', '']],
  ])('splits %j at its line ends', (text, lines) => {
    expect(safeLines(text)).toEqual(lines);
  });

  test.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u001b]8;;https://evil.example\u0007link\u001b]8;;\u001b\\', 'link'],
    ['\u001b]0;a title without end', ''],
    ['\u001bMup', 'up'],
    ['\u001b', ''],
    ['bell\u0007 and null\u0000', 'bell and null'],
    ['\u009b31mred', '31mred'],
    ['tab\tstays', 'tab\tstays'],
    ['zero\u200bwidth\u200d\u2060\ufeff', 'zerowidth'],
    ['left\u202eright\u2066', 'leftright'],
    ['soft\u00adhyphen\u034f\u115f\u3164\ufe0f', 'softhyphen'],
    ['tag\u{e0041}\u{e0001}', 'tag'],
  ])('takes what acts on a terminal and what is not seen out of %j', (text, line) => {
    expect(safeLines(text)).toEqual([line]);
  });

  test.each([
    ['::error::x', ': :error::x'],
    ['  ::error::x', '  : :error::x'],
    [':::error::x', ': ::error::x'],
    ['##[error]x', '# #[error]x'],
    ['say ##[error]x and ##[group]', 'say # #[error]x and # #[group]'],
    ['###[x]', '## #[x]'],
    ['say ##vso[task.prependpath]/x', 'say # #vso[task.prependpath]/x'],
    ['##VSO[x]', '# #VSO[x]'],
    ['#\u0301#v\u0301so[x]', '# \u0301#v\u0301so[x]'],
    ["##teamcity[setParameter name='x']", "# #teamcity[setParameter name='x']"],
    ['## A heading [link]', '## A heading [link]'],
    ['#\u200b#[x]', '# #[x]'],
    ['#\u0640#[x]', '# \u0640#[x]'],
    ['\u001b[31m::error::x', ': :error::x'],
    ['#\u001b[0m#[x]', '# #[x]'],
  ])('breaks the marker in %j', (text, line) => {
    expect(safeLines(text)).toEqual([line]);
  });

  test.each(['a ::b:: c', ': :', '# [x] #[x] ## [x]', 'std::vector<int>', 'é::b', '#É#[x]', '日本語 ✅ été', '\ttabs'])(
    'leaves %j as it is',
    (text) => {
      expect(safeLines(text)).toEqual([text]);
    },
  );

  test("breaks markers around every character that the runner's search skips", () => {
    expect(weightlessCharacters.length).toBeGreaterThan(500);
    const hidden = weightlessCharacters.flatMap((character) => [
      `#${character}#[error]x`,
      `##${character}[error]x`,
      `${character}::error::x`,
      `:${character}:error::x`,
      ` ${character}:${character}:error::x`,
    ]);
    expect(hidden.filter((text) => findWorkflowCommands(safeLines(text).join('\n')).length > 0)).toEqual([]);
  });

  test('lets no text through that the runner parses as a command', () => {
    const pieces = fc.constantFrom(
      '::',
      ':',
      '#',
      '##[',
      '[',
      ']',
      'error',
      'set-output name=x',
      'add-mask',
      ' ',
      '\t',
      '\u00a0',
      '\n',
      '\r',
      '\u2028',
      '\u0085',
      '\u001b',
      '\u001b[0m',
      '\u001b]0;',
      '\u0007',
      '\u200b',
      '\u0640',
      '\u0301',
      '\u20dd',
      '\ufe73',
      '\ud800',
      'é',
      '語',
      '│ ',
      'x',
    );
    const weightless = fc.constantFrom(...weightlessCharacters);
    const anything = fc.string({ unit: 'binary', maxLength: 3 });
    const text = fc
      .array(fc.oneof({ weight: 6, arbitrary: pieces }, { weight: 1, arbitrary: weightless }, anything), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (outside) => {
        expect(findWorkflowCommands(safeLines(outside).join('\n'))).toEqual([]);
        expect(findWorkflowCommands(oneLine(outside))).toEqual([]);
      }),
      { numRuns: runs(50_000), seed },
    );
  });

  test('takes time in proportion to the length of the text', () => {
    for (const unit of ['#', ' ', '\u0301', '\u001b[', '\u001b]', '#\u0301', ':\u0640']) {
      const growth = growthOf((count) => expect(safeLines(unit.repeat(count))).toHaveLength(1), 3_125);
      expect(growth, JSON.stringify(unit)).toBeLessThan(proportionate);
    }
  });
});

test('visibleText keeps line feeds and tabs, and nothing else that is not seen', () => {
  expect(visibleText('\u001b[31ma\u001b[0m\r\n\tb\u200b')).toBe('a\n\tb');
});

test('every character is either seen or taken out, beside a common one as beside a rare one', () => {
  const unseen = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
  const characters = Array.from({ length: 0x11_0000 }, (_, point) => String.fromCodePoint(point));
  const stays = (character: string): boolean => !unseen.test(character) || character === '\t' || character === '\n';
  const expected = characters.map((character) => (stays(character) ? character : ''));
  const alone = characters.map((character) => (character === '\u001b' ? '' : visibleText(character)));
  expect(alone.findIndex((shown, point) => shown !== expected[point])).toBe(-1);
  expect(visibleText(`${characters.slice(0, 0xd800).join('').replaceAll('\u001b', '')}\u{1f600}`)).toBe(
    `${expected.slice(0, 0xd800).join('')}\u{1f600}`,
  );
});

test('oneLine joins lines with spaces', () => {
  expect(oneLine('a\r\n::error::b\n##[x]')).toBe('a : :error::b # #[x]');
});

test('the silent log takes everything', () => {
  const { mask, ...tellers } = silentLog;
  for (const tell of Object.values(tellers)) expect(tell('message')).toBeUndefined();
  expect(mask(new Secret('s'))).toBeUndefined();
});
