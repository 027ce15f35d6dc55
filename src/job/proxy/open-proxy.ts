// Opens the proxy of a job: gets an access token first, and then finds the intern by its name.
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
  readonly spent: readonly string[];
  readonly set?: 'OPENAI' | 'ANTHROPIC' | undefined;
  readonly internId: string | undefined;
}

/** Throws {@link InputError} `input_invalid` for a wrong rule; as {@link obtainToken} and `findRunningIntern`. */
export async function openProxyAccess(io: JobIo, settings: ProxySettings): Promise<ProxyAccess> {
  if (settings.serves === 'models') return openModels(io, settings);
  readPathRules(settings.allowPaths); // reports a mistake before anything is sent
  warnOfProxies(io);
  const { intern, baseUrl } = settings;
  const firstToken = await obtainToken(io, settings);
  if (intern === undefined) return { token: firstToken, spent: [], internId: undefined };
  // Renew the bearer as needed, because the wait for an intern may be longer than a token lives.
  const bearer = holdFreshBearer({ ...io, obtain: () => obtainToken(io, settings), firstToken });
  const client = createClient({ ...io, baseUrl, bearer: async () => (await bearer.get()).token });
  const { id, name } = await findRunningIntern({ ...io, ...settings, client, intern });
  io.log.info(`Intern "${name}" is ${id}.`);
  return { token: await bearer.get(), spent: [], internId: id };
}

export const loadModels = () => import('./model-access.ts');

async function openModels(io: JobIo, settings: ModelProxySettings): Promise<ProxyAccess> {
  const { readProxiedAccess, tokensOfModels } = await loadModels();
  const access = readProxiedAccess(settings, io.env);
  warnOfProxies(io);
  const { obtain, spent } = tokensOfModels(io, access);
  const token = await obtain();
  return { token, spent: [...spent], set: access.provider.wire.variablePrefix, internId: undefined };
}

/** Warns of a proxy in the environment that does not except loopback: clients would send it prompts and our key. */
function warnOfProxies({ env, log }: JobIo): void {
  const read = (name: string): string => env[name] || (env[name.toUpperCase()] ?? '');
  const hasProxy = read('http_proxy') !== '' || read('all_proxy') !== '';
  const direct = read('no_proxy')
    .split(/[\s,]+/)
    .some((host) => host === '*' || /^127\.0\.0\.(?:1|0\/8)$|^127\.0\.0\.0\/8$/.test(host));
  if (!hasProxy || direct) return;
  log.warning(
    'HTTP_PROXY is set, and NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that proxy. Add "127.0.0.1,localhost" to NO_PROXY.',
  );
}
