// Names the branches of interns' changes, and recognizes their commits.
export const ownBranchPrefix = 'interns/';

export function toOwnBranchName(tag: string, runId: string, digest: string): string {
  return `${toBranchPrefix(tag)}${runId}-${shortenDigest(digest)}`;
}

export function toBranchPrefix(tag: string): string {
  return `${ownBranchPrefix}${tag}/`;
}

/** Reads the digest of an intern's change from the message of its commit. */
export function readDigest(message: string): string | undefined {
  return /^Interns-Change: (sha256:[0-9a-f]{64})$/m.exec(message)?.[1];
}

export function shortenDigest(digest: string): string {
  return digest.replace(/^sha256:/, '').slice(0, 8);
}
