// Writes intern-policy.schema.json from the definition that the loader reads with; `--same` only compares.
import { readFile, writeFile } from 'node:fs/promises';
import { policyJsonSchema } from '../src/permission/file/schema.ts';

const file = new URL('../intern-policy.schema.json', import.meta.url);
const text = `${JSON.stringify(policyJsonSchema(), null, 2)}\n`;
if (process.argv.includes('--same')) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed !== text) {
    process.stderr.write('intern-policy.schema.json is not what the loader reads. Run "npm run policy:schema".\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, text);
}
