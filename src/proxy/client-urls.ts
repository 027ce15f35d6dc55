// Where the clients of a proxy find what they look for.

/** The base URL of OpenAI's clients, which add `/chat/completions` to it. */
export function openAiBaseUrl(proxyUrl: string, internId: string): string {
  return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
}
