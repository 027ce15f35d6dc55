// The page of this workflow run: the link that a comment ends with, and that tells whose a commit status is.

/** The URL of the workflow run, made of what the runner says alone; undefined outside of one. */
export function runUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const run = env['GITHUB_RUN_ID'] ?? '';
  const isWhole = /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w-]+\/[\w.-]+$/.test(repository) && /^\d+$/.test(run);
  return isWhole ? `${server}/${repository}/actions/runs/${run}` : undefined;
}
