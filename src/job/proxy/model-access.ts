// A job's access to a provider of models: reads it, finds its identity, obtains its tokens.
import type { Environment } from '../../environment.ts';
import { obtainModelToken } from '../../exchange/model-token.ts';
import { type FreshBearer, type FreshBearerOptions, holdFreshBearer } from '../../exchange/token-holder.ts';
import { ambientSources, detectSource } from '../../identity/places.ts';
import { readModelAccess } from '../../inputs/model-access.ts';
import type { ModelProxySettings } from '../../inputs/proxy-settings.ts';
import { invalid } from '../../inputs/values.ts';
import type { ModelAccess } from '../../models/access.ts';
import { createModelUpstream } from '../../proxy/models/upstream.ts';
import { input, worded } from '../../wording.ts';
import { sourceOf } from '../connect.ts';
import { type JobIo, once } from '../io.ts';
import { openWorkspace } from '../workspace.ts';

/** Throws {@link InputError} `input_invalid`: it is no access, or the provider lacks the wanted set of variables. */
export function readProxiedAccess(settings: ModelProxySettings, env: Environment): ModelAccess {
  const access = readModelAccess(settings.modelAccess, env);
  const { variablePrefix } = access.provider.wire;
  const lacking = settings.exportEnv?.find((asked) => asked !== variablePrefix);
  if (lacking === undefined) return access;
  const message = worded`${input('export-env')} names ${lacking}, but the variables of ${access.provider.title} are those of ${variablePrefix}. Leave ${input('export-env')} out.`;
  throw invalid('export-env', message);
}

/** `spent`: fingerprints of the subject tokens that were exchanged before. */
export function frontOfModels(
  io: JobIo,
  settings: ModelProxySettings,
  { spent, ...given }: Pick<FreshBearerOptions, 'firstToken' | 'onExchange'> & { readonly spent: readonly string[] },
) {
  const access = readProxiedAccess(settings, io.env);
  const { baseUrl, caps } = access;
  const { obtain } = tokensOfModels(io, access, spent);
  const bearer = bearerOfModels(access, { ...io, ...given, obtain });
  const provider = createModelUpstream(access);
  return { baseUrl, capLimits: caps, bearer, provider, approvalMode: 'manual', allowed: [] } as const;
}

export type ModelTokens = ReturnType<typeof tokensOfModels>;

/** Longer than any proxy runs, because a key does not expire. */
const keyLifetimeMs = 366 * 86_400_000;

export function tokensOfModels(io: JobIo, access: ModelAccess, before: Iterable<string> = []) {
  const { apiKey, subjectTokenFile } = access;
  const spent = new Set(before);
  if (apiKey !== undefined) {
    io.log.mask(apiKey);
    const token = { token: apiKey, lifetimeMs: keyLifetimeMs, startedAt: io.clock.monotonic() };
    return { spent, obtain: () => Promise.resolve(token), check: () => Promise.resolve(undefined) };
  }
  const find = once(async () => {
    if (subjectTokenFile !== undefined) return sourceOf({ from: 'file', path: subjectTokenFile }, io);
    const others = ['"subject_token_file" or "api_key" in the access to the models'];
    return detectSource(ambientSources({ ...io, ...openWorkspace(io) }), others);
  });
  return {
    spent,
    obtain: async () => obtainModelToken({ ...io, access, usedFingerprints: spent, source: await find() }),
    /** Finds the identity, but requests no token. Throws {@link IdentityError} `identity_missing`. */
    check: find,
  };
}

export function bearerOfModels(access: ModelAccess, options: FreshBearerOptions): FreshBearer {
  if (access.apiKey === undefined) return holdFreshBearer(options);
  return { get: () => options.firstToken, renew: () => Promise.resolve(undefined) };
}
