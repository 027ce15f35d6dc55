// What a work folder holds against asking.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unignoredSetting } from '../../../../../src/service/interns/acp/proof/unignored-setting.ts';

const settings = [
  { path: 'agent.json', ignoredBy: ['AGENT_IGNORES'] },
  { path: '.agent/hooks', ignoredBy: undefined },
  { path: '.agent/plugin', ignoredBy: undefined, isSoughtAbove: true as const },
];

const makeFolder = (): string => mkdtempSync(path.join(tmpdir(), 'work-'));

test('nothing, and what the agent ignores, is no hindrance', () => {
  const folder = makeFolder();
  expect(unignoredSetting(folder, settings)).toBeUndefined();
  writeFileSync(path.join(folder, 'agent.json'), '{}');
  writeFileSync(path.join(folder, '.agent'), 'no folder');
  expect(unignoredSetting(folder, settings)).toBeUndefined();
});

test('what nothing makes it ignore is named', () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, '.agent/hooks'), { recursive: true });
  expect(unignoredSetting(folder, settings)).toBe(path.join(folder, '.agent/hooks'));
});

test('a link is there, wherever it leads', () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, '.agent'));
  symlinkSync('/nowhere', path.join(folder, '.agent/plugin'));
  expect(unignoredSetting(folder, settings)).toBe(path.join(folder, '.agent/plugin'));
});

test('only what the agent seeks in the folders above is sought there', () => {
  const above = makeFolder();
  const folder = path.join(above, 'packages/app');
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(above, '.agent/hooks'), { recursive: true });
  expect(unignoredSetting(folder, settings)).toBeUndefined();
  mkdirSync(path.join(above, '.agent/plugin'));
  expect(unignoredSetting(folder, settings)).toBe(path.join(above, '.agent/plugin'));
});

test('of a work folder that is a link, the folders above it count on both sides', () => {
  const [named, real] = [makeFolder(), makeFolder()];
  mkdirSync(path.join(real, 'app'));
  mkdirSync(path.join(real, '.agent/plugin'), { recursive: true });
  symlinkSync(path.join(real, 'app'), path.join(named, 'app'));
  expect(unignoredSetting(path.join(named, 'app'), settings)).toBe(path.join(real, '.agent/plugin'));
  rmSync(path.join(real, '.agent'), { recursive: true });
  mkdirSync(path.join(named, '.agent/plugin'), { recursive: true });
  expect(unignoredSetting(path.join(named, 'app'), settings)).toBe(path.join(named, '.agent/plugin'));
});
