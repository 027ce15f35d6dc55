// The base URL of a service: it ends in a version segment (docs/service-api.md, "What the service does").

/**
 * Guesses the intended base URL after a 404; `undefined` if the form of the given one is right.
 *
 * @param baseUrl - as given, without a final slash, query or fragment
 */
export function guessBaseUrl(baseUrl: string): string | undefined {
  const [, upToVersion, behind] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
  if (upToVersion !== undefined) return behind === undefined ? undefined : upToVersion;
  return `${baseUrl.replace(/(?:\/api|\/v\d+)$/, '')}/api/v1`;
}
