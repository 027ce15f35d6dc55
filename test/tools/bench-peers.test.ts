// The comparison with peers, end to end: the built action beside a stand-in of ours for a peer. How long they take is not tested.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { benchPeer, type Peer, readAction } from '../../tools/bench/peers.ts';

const folder = join(import.meta.dirname, 'stand-in-peer');
const peer: Peer = {
  isSecure: false,
  inputs: ({ origin }) => ({ server: origin }),
  path: '/exchange',
  answer: (token) => ({ secret: token }),
};

test.each([false, true])('measures a peer beside ours, with TLS: %s', async (isSecure) => {
  const ratios = await benchPeer(folder, { ...peer, isSecure }, 1);
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

test('refuses a peer that puts no token out', async () => {
  const silent: Peer = { ...peer, answer: () => ({}) };
  await expect(benchPeer(folder, silent, 1)).rejects.toThrow('put no token out');
});

test('refuses a checkout whose main script is not built', () => {
  const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  writeFileSync(join(unbuilt, 'action.yml'), 'name: Unbuilt\nruns: { using: node24, main: dist/index.js }\n');
  expect(() => readAction(unbuilt)).toThrow('dist/index.js is not there');
});
