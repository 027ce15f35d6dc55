// The paths of a tool call, and which of them leave the work folder.
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathsOf } from '../../../../../src/service/interns/acp/ask/work-paths.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'work-')));
const call = { toolCallId: 'call', locations: [], content: [] };

test('a folder that the call names to run in counts, so that a policy can refuse one outside', () => {
  expect(pathsOf(call, folder, '/tmp')).toEqual({ paths: ['/tmp'], inside: undefined, outside: ['/tmp'] });
  expect(pathsOf(call, folder, '..').outside).toEqual([path.dirname(folder)]);
  expect(pathsOf(call, folder, folder)).toEqual({ paths: [folder], inside: ['.'], outside: undefined });
});

test('a link to a folder outside is outside', () => {
  symlinkSync('/tmp', path.join(folder, 'link'));
  mkdirSync(path.join(folder, 'packages'));
  expect(pathsOf(call, folder, 'link').outside).toEqual(['/tmp']);
  expect(pathsOf(call, folder, 'packages').inside).toEqual(['packages']);
});

test('a call that names none has none', () => {
  expect(pathsOf(call, folder)).toEqual({ paths: undefined, inside: undefined, outside: undefined });
});
