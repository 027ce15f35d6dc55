// A release: which tags are versions, what the changelog says, when the tag of the major version moves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { majorTagToMove, notesOf, problemsOf, versionOf } from '../../../tools/release/release.ts';

const changelog = `# Changelog

## Unreleased

- Something new.

## 1.2.0

- One thing.
- Another.

## 1.1.0
`;

test.each([
  ['v1.2.3', '1.2.3'],
  ['v0.1.0', '0.1.0'],
  ['v1', undefined],
  ['1.2.3', undefined],
  ['v1.2.3-rc.1', undefined],
  ['v01.2.3', undefined],
  ['v1.2.3; rm -rf .', undefined],
])('the version of the tag %s is %s', (tag, version) => {
  expect(versionOf(tag)).toBe(version);
});

test('notes are the section of the version', () => {
  expect(notesOf('1.2.0', changelog)).toBe('- One thing.\n- Another.');
  expect(notesOf('1.1.0', changelog)).toBeUndefined();
  expect(notesOf('1.0.0', changelog)).toBeUndefined();
});

test('a tag is released only as the version of the package, and with notes', () => {
  expect(problemsOf('v1.2.0', '1.2.0', changelog)).toEqual([]);
  expect(problemsOf('v1.2.0', '1.3.0', changelog)).toEqual([
    'The tag is "v1.2.0", but package.json has version "1.3.0".',
  ]);
  expect(problemsOf('v1.1.0', '1.1.0', changelog)).toEqual(['CHANGELOG.md says nothing under "## 1.1.0".']);
  expect(problemsOf('latest', '1.1.0', changelog)).toHaveLength(1);
});

test.each([
  ['v1.2.0', ['v1.2.0', 'v1.1.9', 'v1'], 'v1'],
  ['v1.10.0', ['v1.10.0', 'v1.9.0'], 'v1'],
  ['v1.1.10', ['v1.1.10', 'v1.2.0'], undefined],
  ['v1.2.1', ['v1.2.1', 'v2.0.0', 'v1.3.0-rc.1'], 'v1'],
  ['v2.0.0', ['v2.0.0', 'v1.9.9'], 'v2'],
])('the release %s beside %j moves %s', (tag, tags, moved) => {
  expect(majorTagToMove(tag, tags)).toBe(moved);
});

test('the workflow of a release stores no secret, and each job may do no more than it must', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../.github/workflows/release.yml'), 'utf8');
  const { permissions, jobs } = parse(text);
  expect(text).not.toContain('secrets.');
  expect(permissions).toEqual({});
  expect(Object.entries(jobs).map(([name, job]) => [name, (job as { permissions: object }).permissions])).toEqual([
    ['check', { contents: 'read' }],
    ['build', { contents: 'read' }],
    ['publish', { 'id-token': 'write', attestations: 'write' }],
    ['tag', { contents: 'write' }],
  ]);
});
