// Guesses the intended base URL, which ends in a version segment (docs/service-api.md, "What the service does").

/** Expects no final slash, query or fragment. Returns `undefined` if the form of the URL is right. */
export function guessBaseUrl(baseUrl: string): string | undefined {
  const [, versionedUrl, rest] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
  if (versionedUrl !== undefined) return rest === undefined ? undefined : versionedUrl;
  return `${baseUrl.replace(/(?:\/api|\/v\d+)$/, '')}/api/v1`;
}
