// The names that a configuration leaves out: made from what it says, the same each time, so that state survives a restart.
import { sha256 } from '../../sha256.ts';
import type { ReadConfig, ServiceConfig } from './config.ts';
import type { Mistake, Path } from './mistakes.ts';

/** Workspace of a configuration that names none. */
export const defaultWorkspaceId = '10ca1000-0000-4000-8000-000000000001';

/** A configuration in which everything has its name, and what could not be named. */
interface Naming {
  readonly config: ServiceConfig;
  readonly mistakes: readonly Mistake[];
}

/** Gives each issuer, key, intern and policy the names that were left out (docs/local-service.md, "Configure it"). */
export function nameAll(config: ReadConfig, mistakeAt: (path: Path, problem: string) => Mistake): Naming {
  const mistakes: Mistake[] = [];
  const workspaces = workspacesOf(config);
  const workspaceFor = (list: 'keys' | 'interns', index: number): string => {
    if (workspaces.length > 1) {
      mistakes.push(
        mistakeAt([list, index, 'workspace_id'], `is missing, and there are ${workspaces.length} workspaces`),
      );
    }
    return workspaces[0] ?? defaultWorkspaceId;
  };
  const keys = config.keys.map((key, index) => ({
    ...key,
    hash: key.hash ?? `key_${key.name?.replace(/[^\w-]+/g, '_') ?? digest(key.secret.reveal()).slice(0, 12)}`,
    workspace_id: key.workspace_id ?? workspaceFor('keys', index),
  }));
  const standard = keys.filter(({ type }) => type === 'standard');
  const policies = config.policies.map((policy, index) => {
    const acts_as = policy.acts_as ?? standard[0]?.hash ?? '';
    if (policy.acts_as === undefined && standard.length !== 1) {
      mistakes.push(
        mistakeAt(['policies', index, 'acts_as'], `is missing, and there are ${standard.length} standard keys`),
      );
    }
    return { ...policy, acts_as, id: policy.id ?? acts_as };
  });
  const interns = config.interns.map((intern, index) => {
    const workspace_id = intern.workspace_id ?? workspaceFor('interns', index);
    return { ...intern, workspace_id, id: intern.id ?? toUuid(digest(JSON.stringify([workspace_id, intern.name]))) };
  });
  const issuers = config.issuers.map((issuer) => ({ ...issuer, id: issuer.id ?? issuer.issuer }));
  return { config: { ...config, issuers, policies, keys, interns }, mistakes };
}

/** The workspaces that there are: those that are listed, or else those that somebody names. */
function workspacesOf({ workspaces, keys, interns }: ReadConfig): readonly string[] {
  if (workspaces.length > 0) return workspaces.map(({ id }) => id);
  return [...new Set([...keys, ...interns].flatMap(({ workspace_id }) => workspace_id ?? []))];
}

function digest(text: string): string {
  return sha256(text);
}

/** A UUID of version 8, whose bits are the maker's own (RFC 9562, section 5.8). */
function toUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
