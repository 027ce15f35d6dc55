// What the code cites is there: a page of the repository, and a heading of it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A citation may run over the end of a comment's line. */
const gap = String.raw`(?:\s|\n\s*(?:\*|//)\s*)+`;
const citation = new RegExp(String.raw`(docs/[\w./-]+\.md),${gap}"((?:[^"\n]|\n\s*(?:\*|//))+)"`, 'g');

interface Citation {
  readonly file: string;
  readonly page: string;
  readonly heading: string;
}

function filesOf(folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

function citationsIn(file: string): readonly Citation[] {
  return [...read(file).matchAll(citation)].map(([, page = '', heading = '']) => ({
    file,
    page,
    heading: heading.replaceAll(/\s*\n\s*(?:\*|\/\/)\s*/g, ' '),
  }));
}

const sources = ['src', 'test', 'tools', 'examples'].flatMap((folder) => filesOf(folder, '.ts'));
const citations = [...sources, ...filesOf('docs/api', '.md')].flatMap(citationsIn);

function headingsOf(page: string): ReadonlySet<string> {
  if (!existsSync(join(root, page))) return new Set();
  return new Set([...read(page).matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = '']) => heading));
}

test('every heading that is cited is in the page that is cited', () => {
  const headings = new Map([...new Set(citations.map(({ page }) => page))].map((page) => [page, headingsOf(page)]));
  const wrong = citations.filter(({ page, heading }) => headings.get(page)?.has(heading) !== true);
  expect(wrong.map(({ file, page, heading }) => `${file}: ${page}, "${heading}"`)).toEqual([]);
  expect(citations.length).toBeGreaterThan(150);
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
