// What the code cites is there: a page of the repository, and a heading of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A page and its headings, each perhaps with a word below it: `docs/keys.md, "By time" and "By usage", row \`usage\``. */
const citation = /(docs\/[\w./-]+\.md)((?:(?:[,;]| and| says)? \(?"[^"\n]+"(?:, (?:row )?`[^`\n]+`)?)+)/g;
const reversed = /((?:"[^"\n]+" and )?"[^"\n]+") of (docs\/[\w./-]+\.md)/g;

interface Citation {
  readonly file: string;
  readonly page: string;
  readonly heading: string;
  /** It stands below the heading. */
  readonly word: string;
}

function filesOf(folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

function citationsIn(file: string): readonly Citation[] {
  // A citation may run over the end of a comment's line.
  const text = read(file).replaceAll(/\s*\n\s*(?:\*|\/\/)\s*/g, ' ');
  const cited = [
    ...[...text.matchAll(citation)].map(([, page = '', headings = '']) => ({ page, headings })),
    ...[...text.matchAll(reversed)].map(([, headings = '', page = '']) => ({ page, headings })),
  ];
  return cited.flatMap(({ page, headings }) =>
    [...headings.matchAll(/"([^"]+)"(?:, (?:row )?`([^`]+)`)?/g)].map(([, heading = '', word = '']) => ({
      file,
      page,
      heading,
      word,
    })),
  );
}

const sources = ['src', 'test', 'tools', 'examples'].flatMap((folder) => filesOf(folder, '.ts'));
const citations = [...sources, ...filesOf('docs/api', '.md')].flatMap(citationsIn);

/** What stands below each heading of a page. */
function sectionsOf(page: string): ReadonlyMap<string, string> {
  if (!existsSync(join(root, page))) return new Map();
  const parts = read(page).split(/^#{1,4} (.+)$/m);
  return new Map(parts.flatMap((part, at) => (at % 2 === 1 ? [[part, parts[at + 1] ?? '']] : [])));
}

test('every heading that is cited is in the page that is cited, and what is named of it below it', () => {
  const sections = new Map([...new Set(citations.map(({ page }) => page))].map((page) => [page, sectionsOf(page)]));
  const wrong = citations.filter(({ page, heading, word }) => !sections.get(page)?.get(heading)?.includes(word));
  expect(wrong.map(({ file, page, heading, word }) => `${file}: ${page}, "${heading}" ${word}`)).toEqual([]);
  expect(citations.length).toBeGreaterThan(200);
});

test('every page that is named in a source is there', () => {
  const named = filesOf('src', '.ts').flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.(?:md|png|json)\b/g)].map(([page]) => ({ file, page })),
  );
  expect(named.filter(({ page }) => !existsSync(join(root, page))).map(({ file, page }) => `${file}: ${page}`)).toEqual(
    [],
  );
});

test('no source cites a document that is not in the repository', () => {
  const lost = [
    /\bAPI document\b/,
    /\bdeployment notes\b/,
    /\bdesign, "/,
    /\binterface, "/,
    /\bshared\/(?:design|spec)\b/,
  ];
  const files = [...sources, ...filesOf('docs', '.md')].filter((file) => !file.endsWith('citations.test.ts'));
  const found = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (lost.some((one) => one.test(line)) ? [`${file}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
