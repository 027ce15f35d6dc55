// Addresses of a proxy: the one that OpenAI's clients take, and the one that stops it.
import type { PathRule } from '../models/path-rule.ts';

/** The base URL of OpenAI's clients, which add `/chat/completions` to it. */
export function openAiBaseUrl(proxyUrl: string, internId: string): string {
  return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
}

/** Path of the request that stops a proxy. It means nothing to the service. */
export const stopPath = '/intern-proxy/stop';

/** The rule that lets it in. */
export const stopRule: PathRule = { method: 'POST', path: /^\/intern-proxy\/stop$/ };
