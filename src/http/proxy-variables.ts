// The variables that name a proxy for our requests.
import type { Environment } from '../environment.ts';
import { variable } from '../environment.ts';

/** The proxies of an environment, and the hosts that are not behind one beside this machine; the lower-case spelling wins, as in other programs. */
export interface ProxyVariables {
  readonly http_proxy: string | undefined;
  readonly https_proxy: string | undefined;
  readonly no_proxy: string;
}

/** The proxies that the environment names; undefined where it names none. */
export function proxyVariables(env: Environment): ProxyVariables | undefined {
  const read = (name: string): string | undefined => variable(env, name) ?? variable(env, name.toUpperCase());
  const [http_proxy, https_proxy, no_proxy] = [read('http_proxy'), read('https_proxy'), read('no_proxy')];
  if (http_proxy === undefined && https_proxy === undefined) return undefined;
  return { http_proxy, https_proxy, no_proxy: no_proxy ?? '' };
}
