// Writes what is stated in the code once and shown elsewhere: action.yml and the README's tables. With --check it compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputDefinitions } from '../src/inputs/definitions.ts';
import { outputDefinitions } from '../src/report/outputs.ts';

const root = join(import.meta.dirname, '..');

/** The text of action.yml. */
export function actionYml(): string {
  const inputs = inputDefinitions.map(
    (input) => `  ${input.name}:\n    description: ${quote(input.description)}\n    default: ${quote(input.default)}\n`,
  );
  const outputs = outputDefinitions.map(
    (output) => `  ${output.name}:\n    description: ${quote(output.description)}\n`,
  );
  return `# Made by "npm run generate" from src/inputs/definitions.ts and src/report/outputs.ts.
name: Intern
description: ${quote('Work with interns, long-running assistant agents, from CI without a stored secret')}
author: The intern-action authors
branding:
  icon: message-square
  color: purple
inputs:
${inputs.join('')}outputs:
${outputs.join('')}runs:
  using: node24
  main: dist/action/index.js
  post: dist/action/index.js
`;
}

/** A YAML string in double quotes; what stands in them is a JSON string as well. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** The README with its tables of inputs and outputs made anew. */
export function readme(current: string): string {
  const inputs = inputDefinitions.map(
    ({ name, default: value, description }) =>
      `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${description} |`,
  );
  const outputs = outputDefinitions.map(({ name, description }) => `| \`${name}\` | ${description} |`);
  return [
    { marker: 'inputs', table: ['| input | default | meaning |', '|---|---|---|', ...inputs] },
    { marker: 'outputs', table: ['| output | value |', '|---|---|', ...outputs] },
  ].reduce((text, { marker, table }) => replaceBetween(text, marker, table.join('\n')), current);
}

function replaceBetween(text: string, marker: string, content: string): string {
  const begin = `<!-- ${marker}: made by "npm run generate" -->`;
  const end = `<!-- end of ${marker} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`README.md has no place for ${marker}.`);
  return `${text.slice(0, from)}${begin}\n${content}\n${text.slice(to)}`;
}

if (import.meta.main) {
  writeFileSync(join(root, 'action.yml'), actionYml());
  const path = join(root, 'README.md');
  writeFileSync(path, readme(readFileSync(path, 'utf8')));
}
