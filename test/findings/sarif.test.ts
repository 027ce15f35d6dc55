// Findings as SARIF: valid by the schema, which is the one that Microsoft ships in @microsoft/jest-sarif 1.0.0-beta.0 (MIT).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { locate, mapByPath, readPatch } from '../../src/findings/diff.ts';
import { readFindings } from '../../src/findings/read-review.ts';
import { toSarif } from '../../src/findings/sarif.ts';
import { entry, rangePatch } from '../support/review.ts';

const schemaFile = join(import.meta.dirname, 'sarif/sarif-2.1.0.schema.json');
// It is of draft 4 by its name alone: none of its words has another meaning in draft 7.
const { $schema: _draft, id: _id, ...schema } = JSON.parse(readFileSync(schemaFile, 'utf8'));
const isValid = new Ajv({ strict: false, logger: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

const strange = 'a dir/ü#?%[1]:(x)\u202e.ts';
const hunks = readPatch(rangePatch) ?? [];
const files = mapByPath([
  { path: 'src/range.ts', status: 'modified', hunks },
  { path: strange, status: 'added', hunks },
  { path: 'logo.png', status: 'added' },
]);

function sarifOf(...entries: readonly unknown[]) {
  const placed = readFindings(entries).findings.map((finding) => ({
    finding,
    placement: locate(finding, files),
  }));
  const sarif = JSON.parse(toSarif(placed, { name: 'intern-action', version: '1.2.3' }));
  expect([isValid(sarif), isValid.errors]).toEqual([true, null]);
  return sarif.runs[0];
}

test('is valid without a finding, and names the program', () => {
  expect(sarifOf()).toMatchObject({ tool: { driver: { name: 'intern-action', version: '1.2.3' } }, results: [] });
});

test('has a place, a level and a fingerprint for what the diff has', () => {
  const [result] = sarifOf(entry({ end_line: 3 })).results;
  expect(result).toMatchObject({
    ruleId: 'finding/major',
    level: 'error',
    message: { text: 'It never ends\n\nThe bound is **open**.' },
    locations: [
      { physicalLocation: { artifactLocation: { uri: 'src/range.ts' }, region: { startLine: 2, endLine: 3 } } },
    ],
    partialFingerprints: { 'linesInDiff/v1': expect.stringMatching(/^[0-9a-f]{32}$/) },
  });
});

test('names no lines of the old side, and no file that is not changed', () => {
  const { results } = sarifOf(
    entry({ side: 'old', line: 4, severity: 'critical' }),
    entry({ path: 'logo.png', severity: 'minor' }),
    entry({ path: '../../etc/passwd', severity: 'note' }),
  );
  expect(results[0].locations).toEqual([
    { physicalLocation: { artifactLocation: { uri: 'src/range.ts', uriBaseId: '%SRCROOT%' } } },
  ]);
  expect(results[1].locations[0].physicalLocation.region).toEqual({ startLine: 2, endLine: 2 });
  expect(results[2].locations).toEqual([]);
});

test('a path is a URI, whatever stands in it', () => {
  const [result] = sarifOf(entry({ path: strange, body: '' })).results;
  const { uri } = result.locations[0].physicalLocation.artifactLocation;
  expect(uri).toBe('a%20dir/%C3%BC%23%3F%25%5B1%5D%3A%28x%29%E2%80%AE.ts');
  expect(decodeURIComponent(uri)).toBe(strange);
});
