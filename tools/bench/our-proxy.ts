// Our proxy in a process of its own, with an account on disk as every job has one: `node our-proxy.ts URL`.
import { mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import { holdFreshBearer } from '../../src/exchange/token-holder.ts';
import { silentLog } from '../../src/log.ts';
import { keepAccount } from '../../src/proxy/account.ts';
import { createKeyRing } from '../../src/proxy/models/key-ring.ts';
import { startProxy } from '../../src/proxy/proxy.ts';
import { Secret } from '../../src/secret.ts';
import { reportUse } from './use.ts';

const clock = systemClock;
const obtain = async () => {
  const token = new Secret(`${'t'.repeat(700)}.${'t'.repeat(80)}`);
  return { token, lifetimeMs: 300_000, startedAt: clock.monotonic() };
};
const file = openSync(join(mkdtempSync(join(tmpdir(), 'bench-proxy-')), 'account.jsonl'), 'w');
const proxy = await startProxy({
  baseUrl: process.argv[2] ?? '',
  keys: createKeyRing(new Secret('bench')),
  port: 0,
  allowed: [],
  caps: { maxRequests: 0, maxCost: 0 },
  approvalMode: 'manual',
  bearer: holdFreshBearer({ obtain, first: await obtain(), clock, log: silentLog }),
  keeper: keepAccount((text) => void writeSync(file, text)),
  env: {},
  clock,
  takesStop: false,
});
process.on('SIGINT', () => process.exit());
reportUse(proxy.url);
