// Reads the setting `model-access`, finds the job's identity, and obtains tokens from the provider of models.
import type { Environment } from '../../environment.ts';
import { obtainModelToken } from '../../exchange/model-token.ts';
import {
  type FreshBearer,
  type FreshBearerOptions,
  holdFreshBearer,
  type ObtainedToken,
} from '../../exchange/token-holder.ts';
import { ambientSources, detectSource } from '../../identity/places.ts';
import { readModelAccess } from '../../inputs/model-access.ts';
import type { ModelProxySettings } from '../../inputs/proxy-settings.ts';
import { invalid } from '../../inputs/values.ts';
import type { ModelAccess } from '../../models/access.ts';
import { createModelUpstream } from '../../proxy/models/upstream.ts';
import { input, worded } from '../../wording.ts';
import { createTokenSource } from '../connect.ts';
import { type JobIo, once } from '../io.ts';
import { openWorkspace } from '../workspace.ts';

/** Throws {@link InputError} `input_invalid`: no valid access, or `export-env` names variables of another provider. */
export function readProxiedAccess(settings: ModelProxySettings, env: Environment): ModelAccess {
  const access = readModelAccess(settings.modelAccess, env);
  const { variablePrefix } = access.provider.wire;
  const otherName = settings.exportEnv?.find((name) => name !== variablePrefix);
  if (otherName === undefined) return access;
  const message = worded`${input('export-env')} names ${otherName}, but the variables for ${access.provider.title} begin with ${variablePrefix}_. Leave ${input('export-env')} out.`;
  throw invalid('export-env', message);
}

export function createModelUpstreamOptions(
  io: JobIo,
  settings: ModelProxySettings,
  { token: firstToken, usedFingerprints }: { token: ObtainedToken; usedFingerprints: readonly string[] },
  onExchange: FreshBearerOptions['onExchange'],
) {
  const access = readProxiedAccess(settings, io.env);
  const { baseUrl, caps } = access;
  const { obtain } = createModelTokens(io, access, usedFingerprints);
  const bearer = createModelBearer(access, { ...io, obtain, firstToken, onExchange });
  const provider = createModelUpstream(access);
  return { baseUrl, capLimits: caps, bearer, provider, approvalMode: 'manual', allowed: [] } as const;
}

/** Exceeds the life of any proxy. A key does not expire, but the type asks for a lifetime. */
const keyLifetimeMs = 366 * 86_400_000;

export function createModelTokens(io: JobIo, access: ModelAccess, initialFingerprints: Iterable<string> = []) {
  const { apiKey, subjectTokenFile } = access;
  const usedFingerprints = new Set(initialFingerprints);
  if (apiKey !== undefined) {
    io.log.mask(apiKey);
    const token = { token: apiKey, lifetimeMs: keyLifetimeMs, startedAt: io.clock.monotonic() };
    return { usedFingerprints, obtain: () => Promise.resolve(token), check: () => Promise.resolve(undefined) };
  }
  const findSource = once(async () => {
    if (subjectTokenFile !== undefined) return createTokenSource({ from: 'file', path: subjectTokenFile }, io);
    const alternatives = ['"subject_token_file" or "api_key" in the access to the models'];
    return detectSource(ambientSources({ ...io, ...openWorkspace(io) }), alternatives);
  });
  return {
    usedFingerprints,
    obtain: async () => obtainModelToken({ ...io, access, usedFingerprints, source: await findSource() }),
    /** Finds the identity, but requests no token. Throws {@link IdentityError} `identity_missing`. */
    check: findSource,
  };
}

export function createModelBearer(access: ModelAccess, options: FreshBearerOptions): FreshBearer {
  if (access.apiKey === undefined) return holdFreshBearer(options);
  return { get: () => options.firstToken, renew: () => Promise.resolve(undefined) };
}
