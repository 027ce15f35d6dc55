// Checks the access to a model provider.
import { dateOf, sendForJson } from '../../http/document.ts';
import { longLifeOf, longLifeRemark } from '../../identity/claims.ts';
import { defaultTimeoutMs, type SubjectTokenSource } from '../../identity/source.ts';
import { readModelAccess } from '../../inputs/model-access.ts';
import type { JobIo } from '../../job/io.ts';
import { tokensOfModels } from '../../job/proxy/model-access.ts';
import { isObject } from '../../json.ts';
import type { ModelAccess } from '../../models/access.ts';
import type { Secret } from '../../secret.ts';
import { type Check, checkAfter, failed, failedBy, needing, ok, skipped, warning } from './check.ts';

const noticeableSkewMs = 60_000;
const timeoutMs = 10_000;

/** Exchanges once, as in a run; a token that can be used only once is exchanged only if `spendsHeldToken`. */
export async function modelAccessChecks(text: string, spendsHeldToken: boolean, job: JobIo): Promise<readonly Check[]> {
  const { check, access } = readText(text, job);
  if (access === undefined) {
    const [identity, exchange] = [needing('identity', check.name), needing('exchange', check.name, 'identity')];
    return [check, identity, exchange, needing('clock', 'models'), needing('models', 'exchange')];
  }
  const look = checkAfter(job);
  const { provider, apiKey, isSingleUse } = access;
  let source: SubjectTokenSource | undefined;
  const identity = await look('identity', [], async () => {
    source = await tokensOfModels(job, access).check();
    if (source === undefined) return skipped('identity', 'a key of the provider needs none');
    return checkToken(access, source, job);
  });
  let token: Secret | undefined;
  const exchange = await look('exchange', [identity], async () => {
    if (isSingleUse && source?.takesAudience === false && !spendsHeldToken) {
      const why = `the token from ${source.name} counts once, and the next job would lack it: "--exchange" does it all the same`;
      return { ...skipped('exchange', why), needs: ['--exchange'] };
    }
    const obtained = await tokensOfModels(job, access).obtain();
    token = obtained.token;
    if (apiKey !== undefined) return skipped('exchange', 'a key of the provider needs none');
    return ok('exchange', `${provider.title} grants a token for ${Math.round(obtained.lifetimeMs / 1000)} s`);
  });
  let serverDateMs: number | undefined;
  const models = await look('models', [exchange], async () => {
    if (token === undefined) throw new TypeError('There is no token.');
    const listed = await listModels(access, token, job);
    ({ serverDateMs } = listed);
    return listed.check;
  });
  return [check, identity, exchange, judgeClock(serverDateMs, models, job), models];
}

export function readText(text: string, { env }: Pick<JobIo, 'env'>) {
  try {
    const access = readModelAccess(text, env);
    const { provider, baseUrl, ids } = access;
    const named = Object.entries(ids).map(([name, value]) => `${name} "${value}"`);
    return { access, check: ok('model-access', [provider.title, baseUrl, ...named].join(', ')) };
  } catch (error) {
    return { check: failedBy('model-access', error) };
  }
}

async function checkToken({ audience }: ModelAccess, source: SubjectTokenSource, { log, signal }: JobIo) {
  const token = await source.fetchToken({ audience, signal, timeoutMs: defaultTimeoutMs });
  log.mask(token);
  const found = `${source.name}, audience "${audience}"`;
  const seconds = longLifeOf(token);
  if (seconds === undefined) return ok('identity', found);
  return warning('identity', `${found}; its token lives for ${seconds} s`, longLifeRemark);
}

async function listModels(access: ModelAccess, token: Secret, { fetch, clock, signal }: JobIo) {
  const { provider, baseUrl, apiKey } = access;
  const { title, wire, name } = provider;
  const pairs = wire.authorize(apiKey === undefined ? 'token' : 'key', token.reveal(), '');
  const headers = Object.fromEntries(pairs.flatMap((one, at) => (at % 2 === 0 ? [[one, pairs[at + 1] ?? '']] : [])));
  const version = name === 'anthropic' ? { 'anthropic-version': '2023-06-01' } : {};
  const url = `${baseUrl}${wire.meantPath('/models')}`;
  const request = { method: 'GET', url, headers: { Accept: 'application/json', ...version, ...headers } } as const;
  const response = await sendForJson(request, { fetch, timeoutMs, now: clock.now, signal });
  const serverDateMs = dateOf(response.headers);
  if (response.status !== 200) {
    const other = 'The exchange was fine, so look at what the service account may use.';
    const remedy = response.status === 404 ? 'Correct "base_url".' : other;
    const found = `${title} answered ${response.status} to a request for its models.`;
    return { serverDateMs, check: failed('models', found, remedy) };
  }
  const data = isObject(response.json) ? response.json['data'] : undefined;
  const isList = Array.isArray(data);
  const check = isList ? ok('models', `${data.length} on the first page`) : warning('models', 'the answer is no list');
  return { serverDateMs, check };
}

function judgeClock(serverDateMs: number | undefined, models: Check, { clock }: JobIo): Check {
  if (serverDateMs === undefined) {
    return models.needs === undefined ? skipped('clock', 'the answer has no date') : needing('clock', 'models');
  }
  const seconds = Math.round((clock.now() - serverDateMs) / 1000);
  const found = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} the provider's`;
  if (Math.abs(seconds) * 1000 <= noticeableSkewMs) return ok('clock', found);
  return warning('clock', found, 'Set the clock, or synchronize it (NTP).');
}
