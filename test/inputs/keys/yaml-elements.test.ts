// Elements that are handed on while a file is read: the same as those of the whole file, and never many at once.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { readYamlElements } from '../../../src/inputs/keys/yaml-elements.ts';
import { growthOf, proportionate } from '../../support/growth.ts';
import { runs, seed } from '../../support/seed.ts';

interface Flaw {
  readonly code: string;
  readonly pos: readonly number[];
}

const showElement = (element: Node): string => `${element.range?.[0]} ${JSON.stringify(element)}`;
const showFlaw = ({ code, pos: [start] }: Flaw): string => `${start} ${code}`;

function elementsOf(root: Node | null): readonly Node[] {
  const list = isMap(root) ? root.get('keys', true) : undefined;
  return isSeq<Node>(list) ? list.items : [];
}

/** Every element with its place, as it was handed on or is left at the end, and what is wrong with the text. */
function read(text: string) {
  const handedOn: Node[] = [];
  const lines = new LineCounter();
  let mostAhead = 0;
  const onElement = (element: Node): void => {
    handedOn.push(element);
    mostAhead = Math.max(mostAhead, lines.lineStarts.length - lines.linePos(element.range?.[0] ?? 0).line);
  };
  const { root, mistakes } = readYamlElements(text, { list: 'keys', lines, onElement });
  const elements = [...handedOn, ...elementsOf(root)].map(showElement);
  return { elements, flaws: mistakes.map(showFlaw).toSorted(), handedOn: handedOn.length, mostAhead };
}

/** The same of the library, which has the tree whole. */
function readWhole(text: string) {
  const { contents, errors, warnings } = parseDocument(text, { prettyErrors: false, uniqueKeys: false });
  return { elements: elementsOf(contents).map(showElement), flaws: [...errors, ...warnings].map(showFlaw).toSorted() };
}

const entry = (number: number): string => `  - hash: key_${number}\n    limit: 5\n`;
const file = (count: number): string =>
  `keys:\n${Array.from({ length: count }, (_, number) => entry(number)).join('')}`;

test('of a long list, elements are handed on before the text a hundred lines behind them is read', () => {
  const { handedOn, mostAhead } = read(file(2_000));
  expect(handedOn).toBeGreaterThan(1_900);
  expect(mostAhead).toBeLessThan(100);
});

test.each([
  ['a list in brackets', `{ keys: [${'{ hash: a }, '.repeat(100)}] }`],
  ['another list', file(100).replace('keys', 'limits')],
  ['a file with a directive, which says how to read it', `%YAML 1.1\n---\n${file(100)}`],
])('of %s, nothing is handed on', (_, text) => {
  expect(read(text)).toMatchObject({ ...readWhole(text), handedOn: 0 });
});

test('a mapping of many keys is read in proportion to their number', () => {
  const manyKeys = (size: number) =>
    void read(`keys: {${Array.from({ length: size }, (_, index) => `k${index}: 1`).join(', ')}}`);
  expect(growthOf(manyKeys, 1_000)).toBeLessThan(proportionate);
});

const forms = [
  entry(1),
  '  - { hash: a, limit: 5 }\n',
  '  -\n    hash: a\n',
  '  # words\n  - hash: >-\n      a\n\n',
  '  - a\n',
  '  -\n',
  '  - { hash: a,\n  limit: 5 }\n',
  '  - - a\n    - b\n',
  '  - &x !!map { a: b }\n',
];
const slips = [
  '&x ',
  '*x',
  '!!str ',
  '- ',
  '\n',
  '\t',
  ':',
  '}',
  '{',
  '[',
  '"',
  "'",
  '# c\n',
  '---\n',
  '...\n',
  '? ',
  '| ',
];

test('a list of any elements, with any slip in it, is the same as in the whole tree', () => {
  const whole = fc.array(fc.constantFrom(...forms), { minLength: 30, maxLength: 80 });
  const slip = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    text: fc.constantFrom(...slips),
    cut: fc.nat(4),
  });
  fc.assert(
    fc.property(
      whole,
      fc.array(slip, { maxLength: 2 }),
      fc.constantFrom('', 'limits: { max_changes: 1 }\n'),
      (list, made, end) => {
        const text = made.reduce(
          (before, { at, text: wrong, cut }) => {
            const place = Math.floor(at * before.length);
            return before.slice(0, place) + wrong + before.slice(place + cut);
          },
          `keys:\n${list.join('')}${end}`,
        );
        const expected = readWhole(text);
        const { elements, flaws } = read(text);
        expect(flaws).toEqual(expected.flaws);
        if (flaws.length === 0) expect(elements).toEqual(expected.elements);
      },
    ),
    { seed, numRuns: runs(150) },
  );
});
