// Requests through a proxy, where the environment names one.
import { fetchDirectly } from './direct.ts';
import type { Fetch } from './transport.ts';

/** The variables that name a proxy; the lower-case spelling wins, as in other programs. */
interface ProxySettings {
  readonly httpProxy: string | undefined;
  readonly httpsProxy: string | undefined;
  readonly noProxy: string | undefined;
}

/** Hosts that are never behind a proxy: the job's own machine. */
const loopback = 'localhost,127.0.0.1,::1';

/**
 * A `fetch` that goes through the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, except for the hosts of `NO_PROXY` and for
 * this machine. Where no proxy is named, nothing is loaded for one.
 */
export function fetchThroughProxy(env: Readonly<Record<string, string | undefined>>): Fetch {
  const settings = readSettings(env);
  if (settings.httpProxy === undefined && settings.httpsProxy === undefined) {
    return fetchDirectly;
  }
  let proxied: Promise<Fetch> | undefined;
  return async (url, init) => {
    proxied ??= loadProxiedFetch(settings);
    return (await proxied)(url, init);
  };
}

function readSettings(env: Readonly<Record<string, string | undefined>>): ProxySettings {
  const read = (name: string): string | undefined =>
    [env[name], env[name.toUpperCase()]].find((value) => value !== undefined && value !== '');
  return { httpProxy: read('http_proxy'), httpsProxy: read('https_proxy'), noProxy: read('no_proxy') };
}

async function loadProxiedFetch({ httpProxy, httpsProxy, noProxy }: ProxySettings): Promise<Fetch> {
  const undici = await import('undici');
  const dispatcher = new undici.EnvHttpProxyAgent({
    // An empty text: without one the agent would look into the environment of the process by itself.
    httpProxy: httpProxy ?? '',
    httpsProxy: httpsProxy ?? '',
    noProxy: noProxy === undefined ? loopback : `${noProxy},${loopback}`,
    // The limits of whoever sends count: the agent's own five minutes would end a stream that is silent for longer.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return (url, init) => undici.fetch(url, { ...init, dispatcher });
}
