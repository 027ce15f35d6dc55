// Tells whoever runs in an `interns exec` without a data folder that sessions end with its service.

/** Name of the variable that has the base URL of such a service. */
export const passingService = 'INTERNS_EXEC';

/** Whether the service at a base URL is one. */
export function isPassing(baseUrl: string, env: Readonly<Record<string, string | undefined>>): boolean {
  return env[passingService] === baseUrl;
}
