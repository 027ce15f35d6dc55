// The base URL of a service: it ends in a version segment (docs/service-api.md, "What the service does").

/**
 * The base URL that was probably meant where one answers 404; `undefined` where it looks as it should.
 *
 * @param baseUrl - as given, without a final slash, query or fragment
 */
export function meantBaseUrl(baseUrl: string): string | undefined {
  const [, upToVersion, behind] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
  if (upToVersion !== undefined) return behind === undefined ? undefined : upToVersion;
  return `${baseUrl.replace(/(?:\/api|\/v\d+)$/, '')}/api/v1`;
}
