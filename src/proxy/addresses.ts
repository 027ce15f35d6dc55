// Addresses of a proxy: the one that OpenAI's clients take, and the one that stops it.
import type { PathRule } from '../models/path-rule.ts';

/** OpenAI's clients add `/chat/completions` to it. */
export function openAiBaseUrl(proxyUrl: string, internId: string): string {
  return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
}

/** Stops a proxy; the service has no such path. */
export const stopPath = '/intern-proxy/stop';

export const stopRule: PathRule = { method: 'POST', path: /^\/intern-proxy\/stop$/ };
