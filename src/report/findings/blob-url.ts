// The address of a finding's lines, in the file as it was reviewed.
import type { FindingPlace } from '../../findings/finding.ts';

/** The address on GitHub; undefined where the runner does not say where that is. Lines of the old side have none: their file may be gone. */
export function toBlobUrl(
  env: Readonly<Record<string, string | undefined>>,
  { path, line, endLine, side }: FindingPlace,
  commits: { readonly head: string } | undefined,
): string | undefined {
  const server = env['GITHUB_SERVER_URL'] ?? '';
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  if (commits === undefined || side === 'old' || !/^https?:\/\//.test(server) || repository === '') return undefined;
  const file = path.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const lines = endLine === line ? `L${line}` : `L${line}-L${endLine}`;
  return `${server}/${repository}/blob/${commits.head}/${file}#${lines}`;
}
