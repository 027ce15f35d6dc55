// Defines addresses of a proxy: the base URL for OpenAI's clients, and the path that stops the proxy.
import type { PathRule } from '../models/path-rule.ts';

/** Returns the address to which OpenAI's clients append `/chat/completions`. */
export function toOpenAiBaseUrl(proxyUrl: string, internId: string): string {
  return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
}

/** The service itself has no such path. */
export const stopPath = '/intern-proxy/stop';

export const stopRule: PathRule = { method: 'POST', path: /^\/intern-proxy\/stop$/ };
