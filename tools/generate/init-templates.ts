// The files that `interns init` writes, as a module: the command line is one bundle, and has no file beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../src/cli/init/templates');

/** Makes the text of `src/cli/init/templates.ts` from the folder beside it. */
export function initTemplates(): string {
  const files = readdirSync(folder).toSorted();
  const texts = files.map((file) => [file.replace('.yml', ''), readFileSync(join(folder, file), 'utf8')] as const);
  const object = JSON.stringify(Object.fromEntries(texts), null, 2);
  return `// Files that \`interns init\` writes, made from templates/ by "npm run generate". Names such as __INTERN__ stand for values.\n\nexport const templates = ${object};\n`;
}
