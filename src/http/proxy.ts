// Requests through a proxy, if the environment names one.
import type { Environment } from '../environment.ts';
import { isLoopback } from '../loopback.ts';
import { fetchDirectly } from './direct.ts';
import type { ProxyVariables } from './proxy-variables.ts';
import { proxyVariables } from './proxy-variables.ts';
import type { Fetch } from './transport.ts';

/**
 * A `fetch` that goes through the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, except for the hosts of `NO_PROXY` and for
 * this machine. Where no proxy is named, nothing is loaded for one.
 */
export function fetchThroughProxy(env: Environment): Fetch {
  const variables = proxyVariables(env);
  if (variables === undefined) return fetchDirectly;
  let proxied: Promise<Fetch> | undefined;
  return async (url, init) => {
    // All of 127.0.0.0/8 is this machine; the agent's list of hosts knows no ranges.
    if (isLoopback(new URL(url).hostname)) return fetchDirectly(url, init);
    proxied ??= loadProxiedFetch(variables);
    return (await proxied)(url, init);
  };
}

async function loadProxiedFetch({ http_proxy, https_proxy, no_proxy }: ProxyVariables): Promise<Fetch> {
  const undici = await import('undici');
  const dispatcher = new undici.EnvHttpProxyAgent({
    // An empty text: without one the agent would look into the environment of the process by itself.
    httpProxy: http_proxy ?? '',
    httpsProxy: https_proxy ?? '',
    noProxy: no_proxy,
    // The limits of whoever sends count: the agent's own five minutes would end a stream that is silent for longer.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return (url, init) => undici.fetch(url, { ...init, dispatcher });
}
