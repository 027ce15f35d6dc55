// The script that the service serves is the one in the sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consoleScript } from '../../tools/generate/console-script.ts';

test('src/console/script-text.ts is what "npm run generate" makes of src/console/script/', async () => {
  const path = join(import.meta.dirname, '../../src/console/script-text.ts');
  expect(readFileSync(path, 'utf8')).toBe(await consoleScript());
});
