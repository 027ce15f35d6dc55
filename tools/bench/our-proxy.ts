// Our proxy in a process of its own, with an account on disk as every job has one: `node our-proxy.ts URL [models]`, in front of interns or of OpenAI.
import { mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import { holdFreshBearer } from '../../src/exchange/token-holder.ts';
import { readModelAccess } from '../../src/inputs/model-access.ts';
import { silentLog } from '../../src/log.ts';
import { keepAccount } from '../../src/proxy/account.ts';
import { createKeyRing } from '../../src/proxy/admission.ts';
import { createModelUpstream } from '../../src/proxy/models/upstream.ts';
import { startProxy } from '../../src/proxy/proxy.ts';
import { Secret } from '../../src/secret.ts';
import { reportUse } from './use.ts';

const clock = systemClock;
const obtain = async () => {
  const token = new Secret(`${'t'.repeat(700)}.${'t'.repeat(80)}`);
  return { token, lifetimeMs: 300_000, startedAt: clock.monotonic() };
};
const [, , baseUrl = '', kind] = process.argv;
const access = readModelAccess(
  JSON.stringify({
    provider: 'openai',
    api_key: 'bench',
    base_url: kind === 'models' ? baseUrl : 'http://localhost',
    allow_paths: ['POST /interns/*/chat/completions'],
  }),
  {},
);
const file = openSync(join(mkdtempSync(join(tmpdir(), 'bench-proxy-')), 'account.jsonl'), 'w');
const proxy = await startProxy({
  baseUrl,
  provider: kind === 'models' ? createModelUpstream(access) : undefined,
  keys: createKeyRing(new Secret('bench')),
  port: 0,
  allowed: [],
  capLimits: { maxRequests: 0, maxCost: 0 },
  approvalMode: 'manual',
  bearer: holdFreshBearer({ obtain, firstToken: await obtain(), clock, log: silentLog }),
  keeper: keepAccount(clock, (text) => void writeSync(file, text)),
  env: {},
  clock,
  isStoppable: false,
});
process.on('SIGINT', () => process.exit());
reportUse(proxy.url);
