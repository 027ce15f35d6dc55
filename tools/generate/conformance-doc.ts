// The text of docs/conformance.md: each row of the service's API and the tests that carry its id in their name.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Row, rows } from '../../src/conformance/rows.ts';

const root = path.join(import.meta.dirname, '../..');
const testFolder = path.join(root, 'test/service');

/** A test that names rows. */
interface NamedTest {
  /** Below `test/service`. */
  readonly file: string;
  readonly title: string;
  readonly rowIds: readonly string[];
}

/** The tests of the service that carry row ids, read from their files. */
export function readNamedTests(): readonly NamedTest[] {
  const files = readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted();
  return files.flatMap((name) => testsOf(name, readFileSync(path.join(testFolder, name), 'utf8')));
}

function testsOf(file: string, text: string): NamedTest[] {
  const titles = text.matchAll(/(['"`])\[([^\]'"`\n]+)\] ((?:\\.|(?!\1)[^\n])*)\1\s*,/g);
  return [...titles].map((match) => {
    const [, , titleIds = '', title = ''] = match;
    // A title that takes its ids from the table of a test.each stands after that table.
    const table = titleIds.includes('%s') ? text.slice(text.lastIndexOf('test.each(', match.index), match.index) : '';
    const fromTable = [...table.matchAll(/\[\s*'([a-z][\w.-]*\.[\w.-]+(?:, [\w.-]+)*)'/g)].map(([, ids = '']) => ids);
    const rowIds = [titleIds, ...fromTable]
      .join(', ')
      .split(', ')
      .filter((id) => id !== '%s');
    return { file, title: title.replaceAll('\\', ''), rowIds: [...new Set(rowIds)] };
  });
}

/** The document as it should stand. */
export function toDocument(tests: readonly NamedTest[]): string {
  const headings = [...new Set(rows.map(({ heading }) => heading))];
  const sections = headings.map(
    (heading) =>
      `## ${heading}\n\n${toTable(
        rows.filter((row) => row.heading === heading),
        tests,
      )}`,
  );
  return `# Conformance of the local service

Every row of the [reference of the API](service-api.md), and the tests in \`test/service\` that hold the local service to it. Made by
\`npm run generate\` from the names of the tests; a test compares. Rows that can be checked from outside are what \`interns conformance\` checks of any deployment.

${sections.join('\n\n')}
`;
}

function toTable(of: readonly Row[], tests: readonly NamedTest[]): string {
  const lines = of.map(({ id, says }) => {
    const named = tests.filter(({ rowIds }) => rowIds.includes(id)).map(({ file, title }) => `${file}: ${title}`);
    return `| \`${id}\` | ${cell(says)} | ${named.map(cell).join('<br>')} |`;
  });
  return ['| row | says | tests |', '| --- | --- | --- |', ...lines].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
