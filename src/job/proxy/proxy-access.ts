// Obtains what the proxy of a job needs: an access token, and then the id of the intern that has the given name.
import { createClient } from '../../client/client.ts';
import { holdFreshBearer, type ObtainedToken } from '../../exchange/token-holder.ts';
import type { ModelProxySettings, ProxySettings } from '../../inputs/proxy-settings.ts';
import { readPathRules } from '../../proxy/admission.ts';
import { findRunningIntern } from '../../run/find-intern.ts';
import { obtainToken } from '../connect.ts';
import type { JobIo } from '../io.ts';

export { obtainToken };

export interface ProxyAccess {
  readonly token: ObtainedToken;
  /** Fingerprints of the subject tokens that were exchanged, if each may be used only once. */
  readonly usedFingerprints: readonly string[];
  /** The prefix of the variables that the provider's clients read, such as `OPENAI_BASE_URL`. */
  readonly envPrefix?: 'OPENAI' | 'ANTHROPIC' | undefined;
  readonly internId: string | undefined;
}

/** Throws what {@link obtainToken} and `findRunningIntern` throw, or `input_invalid` for path rules or model access. */
export async function obtainProxyAccess(io: JobIo, settings: ProxySettings): Promise<ProxyAccess> {
  if (settings.serves === 'models') return obtainModelAccess(io, settings);
  readPathRules(settings.allowPaths); // reports a mistake before anything is sent
  warnOfProxies(io);
  const { intern, baseUrl } = settings;
  const firstToken = await obtainToken(io, settings);
  if (intern === undefined) return { token: firstToken, usedFingerprints: [], internId: undefined };
  // Renew the bearer as needed, because the wait for an intern may be longer than a token lives.
  const bearer = holdFreshBearer({ ...io, obtain: () => obtainToken(io, settings), firstToken });
  const client = createClient({ ...io, baseUrl, bearer: async () => (await bearer.get()).token });
  const { id, name } = await findRunningIntern({ ...io, ...settings, client, intern });
  io.log.info(`Intern "${name}" is ${id}.`);
  return { token: await bearer.get(), usedFingerprints: [], internId: id };
}

export const loadModelAccess = () => import('./model-access.ts');

async function obtainModelAccess(io: JobIo, settings: ModelProxySettings): Promise<ProxyAccess> {
  const { readProxiedAccess, createModelTokens } = await loadModelAccess();
  const access = readProxiedAccess(settings, io.env);
  warnOfProxies(io);
  const { obtain, usedFingerprints } = createModelTokens(io, access);
  const token = await obtain();
  const { variablePrefix: envPrefix } = access.provider.wire;
  return { token, usedFingerprints: [...usedFingerprints], envPrefix, internId: undefined };
}

/** Warns if clients would reach this proxy through another one, which the environment names: it would see the key. */
function warnOfProxies({ env, log }: JobIo): void {
  const readVariable = (name: string): string => env[name.toLowerCase()] || (env[name] ?? '');
  const proxyVariable = ['HTTP_PROXY', 'ALL_PROXY'].find((name) => readVariable(name) !== '');
  const isLoopbackExcepted = readVariable('NO_PROXY')
    .split(/[\s,]+/)
    .some((host) => host === '*' || /^127\.0\.0\.(?:1|0\/8)$/.test(host));
  if (proxyVariable === undefined || isLoopbackExcepted) return;
  log.warning(
    `${proxyVariable} is set, but NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that other proxy. Add "127.0.0.1,localhost" to NO_PROXY.`,
  );
}
