// Tests the JSON Schema of the predicate.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { predicate } from '../../src/provenance/predicate.ts';
import { predicateType } from '../../src/provenance/predicate-words.ts';
import { runSchema } from '../../tools/generate/run-schema.ts';
import { finishRun } from './support/run.ts';

const docs = join(import.meta.dirname, '../../docs');
const page = readFileSync(join(docs, 'intern-run-v1.md'), 'utf8');

test('docs/intern-run-v1.schema.json is up to date: "npm run generate" writes it', () => {
  expect(readFileSync(join(docs, 'intern-run-v1.schema.json'), 'utf8')).toBe(runSchema());
});

test('it takes what the action writes, and nothing of another shape', async () => {
  const validate = new Ajv2020({ strict: true }).compile(JSON.parse(runSchema()));
  const { predicate: written } = await finishRun();
  expect(validate(written), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...Object(written), weather: 'fair' }), 'a field of a later version').toBe(true);
  expect(validate({ ...Object(written), prompt: { digest: { sha256: 'short' } } })).toBe(false);
  expect(validate({ ...Object(written), decisions: undefined })).toBe(false);
});

test('the page has a row for each field, and its own address', () => {
  const rows = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const decision = predicate.shape.decisions.def.element.shape;
  expect(rows.toSorted()).toEqual([...Object.keys(predicate.shape), ...Object.keys(decision)].toSorted());
  expect(page).toContain(`\n${predicateType}\n`);
  expect(predicateType).toMatch(/\/docs\/intern-run-v1\.md$/);
});
