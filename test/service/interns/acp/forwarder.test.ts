// The forwarder that is shown to a sandbox is the one in the sources.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forwarderText } from '../../../../tools/generate/forwarder.ts';

test('forwarder-text.ts is what "npm run generate" makes of forwarder.ts', async () => {
  const path = join(import.meta.dirname, '../../../../src/service/interns/acp/forwarder-text.ts');
  expect(readFileSync(path, 'utf8')).toBe(await forwarderText());
});
