// The parked questions of a marker: what can't be trusted in itself is left out, and the newest stay.
import { expect, test } from 'vitest';
import { buildMarker, readMarker } from '../../../src/github/comment/marker.ts';
import type { ParkedQuestion } from '../../../src/github/comment/parked-marker.ts';
import { addParked, maxParked, readParked } from '../../../src/github/comment/parked-marker.ts';
import { parkedOf } from '../../support/parked.ts';

/** The questions of a marker with this list, written and read. */
function read(parked: unknown): readonly ParkedQuestion[] {
  return readParked(readMarker(buildMarker({ kind: 'sticky', tag: 'intern', parked })));
}

const one = parkedOf('deploy');

test('a question is read as it was written, whatever it asks for', () => {
  const hostile = parkedOf('deploy --> <!-- intern-action {"kind":"sticky"} -->\n```\n@octocat \u202e');
  expect(read([one, hostile])).toEqual([one, hostile]);
});

test.each(Object.keys(one.binding))('a question whose binding lacks "%s" is left out', (name) => {
  expect(read([{ ...one, binding: { ...one.binding, [name]: undefined } }, one])).toEqual([one]);
});

test.each<[string, unknown]>([
  ['no list', { 0: one }],
  ['another digest', [{ ...one, binding: { ...one.binding, digest: 'a'.repeat(64) } }]],
  ['other arguments than its digest', [{ ...one, arguments: one.arguments.replace('deploy', 'destroy') }]],
  ['arguments that can not be read', [{ ...one, arguments: 'deploy' }]],
  ['no comment', [{ ...one, comment: '2' }]],
  ['no time', [{ ...one, binding: { ...one.binding, untilMs: null } }]],
  ['no code', [{ ...one, code: undefined }]],
])('a question with %s is left out', (_, parked) => {
  expect(read(parked)).toEqual([]);
  expect(read([...(Array.isArray(parked) ? parked : []), one])).toEqual([one]);
});

test('a comment without a marker has none', () => {
  expect([readParked(undefined), readParked(readMarker('<!-- intern-action {"kind":"sticky","tag":"x"} -->'))]).toEqual(
    [[], []],
  );
});

test('a question takes the place of one that asked for the same, and of the oldest', () => {
  const again = parkedOf('deploy', 'WXYZ9876');
  expect(addParked([one], again)).toEqual([again]);
  const many = ['a', 'b', 'c', 'd'].map((name) => parkedOf(name));
  const kept = many.reduce<readonly ParkedQuestion[]>(addParked, []);
  expect(kept).toEqual(many.slice(-maxParked));
  expect(read(many)).toEqual(kept);
});
