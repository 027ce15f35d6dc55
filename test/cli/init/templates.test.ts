// The files that `interns init` writes are data, and the module with them is made from it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { templates } from '../../../src/cli/init/templates.ts';
import { initTemplates } from '../../../tools/generate/init-templates.ts';

test('the module holds the templates as they are', () => {
  expect(readFileSync('src/cli/init/templates.ts', 'utf8')).toBe(initTemplates());
});

test('the job with the agent has the identity that its provider is told of', () => {
  expect(templates.agent).toContain('\n    environment: agent-review # ');
  expect(templates.agent).toContain(`&audience=${encodeURIComponent('https://api.openai.com/v1')}"`);
});
