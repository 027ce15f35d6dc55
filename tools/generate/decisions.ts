// Makes the index of docs/decisions/: each decision by number.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../docs/decisions');

/** A row of the index, from the text of a decision. */
export function toRow(file: string, text: string): string {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  if (number === '') throw new Error(`docs/decisions/${file} does not begin with "# NUMBER. TITLE".`);
  return `| [${number}](${file}) | ${title} |`;
}

/** The text of docs/decisions/README.md. */
export function decisionIndex(): string {
  const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const rows = files.toSorted().map((file) => toRow(file, readFileSync(join(folder, file), 'utf8')));
  return `# Decisions

Choices that a newcomer would question: what they were between, what was chosen, and what it costs. A decision that no longer
holds is deleted with the change that ends it; the history has its text. Numbers are not in a row: they leave room for what
belongs together. Made by \`npm run generate\`.

| | decision |
|---|---|
${rows.join('\n')}
`;
}
