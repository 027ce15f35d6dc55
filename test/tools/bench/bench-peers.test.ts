// The comparison with peers, end to end: the built action beside a stand-in of ours for a peer. How long they take is not tested.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchPeer, readAction } from '../../../tools/bench/peer.ts';
import type { Peer } from '../../../tools/bench/peers.ts';

const folder = join(import.meta.dirname, '../stand-in-peer');
const peer: Peer = {
  inputs: ({ origin }) => ({ server: origin }),
  answers: (token) => ({ '/exchange': { secret: token } }),
};

test('measures a peer beside ours', async () => {
  const ratios = await benchPeer(folder, peer, 1);
  expect(ratios.map(({ name, unit }) => `${name} in ${unit}`)).toEqual([
    'Stand-in of a peer: CPU time in ms',
    'Stand-in of a peer: wall time in ms',
    'Stand-in of a peer: peak memory in MiB',
  ]);
  for (const { ours, floor, ratio } of ratios) {
    expect(ours).toBeGreaterThan(0);
    expect(floor).toBeGreaterThan(0);
    expect(ratio).toBe(ours / floor);
  }
});

test('takes a token from XML into the environment of the job for put out', async () => {
  const exports: Peer = {
    ...peer,
    env: () => ({ STAND_IN_EXPORTS: 'true' }),
    answers: (token) => ({ '/exchange': `<secret>${token}</secret>` }),
  };
  expect(await benchPeer(folder, exports, 1)).toHaveLength(3);
});

test('has ours run a turn beside a peer that asks a model', async () => {
  const asks: Peer = { ...peer, ours: { intern: 'bench', prompt: 'Hello.' } };
  expect(await benchPeer(folder, asks, 1)).toHaveLength(3);
  const asksNobody: Peer = { ...peer, ours: { intern: 'nobody', prompt: 'Hello.' } };
  await expect(benchPeer(folder, asksNobody, 1)).rejects.toThrow('Ours put no token out');
});

test('refuses a peer that puts no token out', async () => {
  const silent: Peer = { ...peer, answers: () => ({ '/exchange': {} }) };
  await expect(benchPeer(folder, silent, 1)).rejects.toThrow('put no token out');
});

test('reads an action.yaml too', () => {
  const other = mkdtempSync(join(tmpdir(), 'other-'));
  writeFileSync(join(other, 'action.yaml'), 'name: Other\nruns: { using: node24, main: index.js }\n');
  writeFileSync(join(other, 'index.js'), '');
  expect(readAction(other)).toEqual({ name: 'Other', script: join(other, 'index.js') });
});

test('refuses a checkout whose main script is not built', () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  writeFileSync(join(unbuilt, 'action.yml'), 'name: Unbuilt\nruns: { using: node24, main: dist/index.js }\n');
  expect(() => readAction(unbuilt)).toThrow('dist/index.js is not there');
});
