// The request that stops a proxy: its path means nothing to the service.
import type { PathRule } from './allowed-paths.ts';

/** Where a proxy that takes it is stopped, below its URL. */
export const stopPath = '/intern-proxy/stop';

/** The rule that lets it in. */
export const stopRule: PathRule = { method: 'POST', path: /^\/intern-proxy\/stop$/ };
