// Prepares a configuration for serving: fills in ids, checks references, reads playbooks, and resolves paths.
import path from 'node:path';
import { sha256 } from '../../crypto.ts';
import type { Environment } from '../../environment.ts';
import { isFolder } from '../../folders.ts';
import { isSafeUrl } from '../../loopback.ts';
import { isWithin, resolveLinks } from '../../resolved-path.ts';
import type { AgentSettings } from '../interns/acp/agent-settings.ts';
import { type Playbook, playbook } from '../interns/playbook.ts';
import { builtInPlaybook } from './builtin.ts';
import {
  type ConfiguredIntern,
  defaultWorkspaceId,
  identityProviderId,
  type ParsedConfig,
  type ServiceConfig,
  serviceConfig,
  type WrittenConfig,
} from './config.ts';
import { type Path, toConfigError } from './mistakes.ts';
import { readObject, readYamlFile } from './yaml-file.ts';

type Report = (path: Path, problem: string) => void;

export interface DeployedIntern {
  readonly configured: ConfiguredIntern;
  readonly driver: { readonly playbook: Playbook } | { readonly acp: AgentSettings };
  /** The work folder as an absolute path; undefined: one per session. */
  readonly workdir: string | undefined;
}

export interface Deployment {
  readonly config: ServiceConfig;
  readonly interns: readonly DeployedIntern[];
  /** The data folder as an absolute path; undefined: everything is in memory. */
  readonly dataFolder: string | undefined;
}

/** Reads a configuration's files from elsewhere than the disk, for example from a commit. */
export interface ConfigFiles {
  /** Returns the text of the configuration or of a playbook that it names, by absolute path. */
  readonly readText: (file: string) => string;
  /** The base of a relative `workdir` or `data`: a checkout, whose files may be a stranger's. */
  readonly folder: string;
}

interface DeploymentOptions {
  readonly config: string | WrittenConfig;
  /** The base of the paths `config` and `data`, and of relative paths in a configuration object. */
  readonly cwd: string;
  readonly env: Environment;
  readonly data?: string | undefined;
  readonly hasIdentityProvider: boolean;
  readonly files?: ConfigFiles | undefined;
}

/** @throws {ConfigError} `config_invalid` with the key of each mistake, and in a file its line */
export function readDeployment(options: DeploymentOptions): Deployment {
  const { cwd, env, hasIdentityProvider, files } = options;
  const file = typeof options.config === 'string' ? path.resolve(cwd, options.config) : undefined;
  const configFolder = file === undefined ? cwd : path.dirname(file);
  const baseFolder = files?.folder ?? configFolder;
  const readText = files?.readText;
  const readOptions = { schema: serviceConfig, env, readText };
  const result = file === undefined ? readObject(options.config, readOptions) : readYamlFile(file, readOptions);
  if (result.value === undefined) throw toConfigError(result.mistakes);
  const allMistakes = [...result.mistakes];
  const report: Report = (at, problem) => void allMistakes.push(result.mistakeAt(at, problem));
  const config = fillIds(result.value, report);
  reportRepeated(config, report);
  reportWrongReferences(config, hasIdentityProvider, report);
  reportWrongIssuers(config, report);
  const interns = config.interns.map((configured, index): DeployedIntern => {
    const workdir = configured.workdir === undefined ? undefined : path.resolve(baseFolder, configured.workdir);
    const problem = workdir === undefined ? undefined : findWorkdirProblem(workdir, files?.folder);
    if (problem !== undefined) report(['interns', index, 'workdir'], `names "${workdir}", which is ${problem}`);
    const { acp, playbook: source = builtInPlaybook } = configured.runs ?? {};
    // Resolve links now: an agent whose work folder has such a link in it could replace the link later.
    if (acp !== undefined) return { configured, workdir: workdir && resolveLinks(workdir), driver: { acp } };
    if (typeof source !== 'string') return { configured, workdir, driver: { playbook: source } };
    const playbookFile = path.resolve(configFolder, source);
    const { value, mistakes } = readYamlFile(playbookFile, { schema: playbook, env: undefined, readText });
    allMistakes.push(...mistakes);
    // The fallback is never served: an unreadable playbook is a mistake, and mistakes throw below.
    return { configured, workdir, driver: { playbook: value ?? builtInPlaybook } };
  });
  if (allMistakes.length > 0) throw toConfigError(allMistakes);
  const dataFolder = config.data === undefined ? undefined : path.resolve(baseFolder, config.data);
  return { config, interns, dataFolder: options.data === undefined ? dataFolder : path.resolve(cwd, options.data) };
}

/** Refuses a link out of the checkout: somebody other than the configuration's author may have made it. */
function findWorkdirProblem(workdir: string, checkout: string | undefined): string | undefined {
  if (!isFolder(workdir)) return 'not a folder';
  const leadsOut =
    checkout !== undefined && isWithin(workdir, checkout) && !isWithin(resolveLinks(workdir), resolveLinks(checkout));
  return leadsOut ? 'a link that leads out of the checkout' : undefined;
}

function reportRepeated({ issuers, policies, workspaces, keys, interns }: ServiceConfig, report: Report): void {
  const lists = [
    { list: 'issuers', field: 'id', values: issuers.map(({ id }) => id) },
    { list: 'policies', field: 'id', values: policies.map(({ id }) => id) },
    { list: 'workspaces', field: 'id', values: workspaces.map(({ id }) => id) },
    { list: 'keys', field: 'hash', values: keys.map(({ hash }) => hash) },
    { list: 'keys', field: 'secret', values: keys.map(({ secret }) => secret.reveal()) },
    { list: 'interns', field: 'id', values: interns.map(({ id }) => id) },
  ];
  for (const { list, field, values } of lists) {
    const seen = new Set<string>();
    for (const [index, value] of values.entries()) {
      if (seen.has(value)) report([list, index, field], 'is used twice');
      seen.add(value);
    }
  }
}

function reportWrongReferences(config: ServiceConfig, hasIdentityProvider: boolean, report: Report): void {
  const workspaces = new Set(config.workspaces.map(({ id }) => id));
  const standardKeys = new Set(config.keys.filter(({ type }) => type === 'standard').map(({ hash }) => hash));
  const issuers = new Set(config.issuers.map(({ id }) => id));
  for (const list of ['keys', 'interns'] as const) {
    for (const [index, { workspace_id }] of config[list].entries()) {
      if (workspaces.size > 0 && !workspaces.has(workspace_id))
        report([list, index, 'workspace_id'], `names "${workspace_id}", which is not among the workspaces`);
    }
  }
  for (const [index, { issuer, acts_as }] of config.policies.entries()) {
    // Without a standard key, `fillIds` reported `acts_as` as missing and left it empty.
    if (acts_as !== '' && !standardKeys.has(acts_as))
      report(['policies', index, 'acts_as'], `names "${acts_as}", which is not a standard key`);
    const issuerPath = ['policies', index, 'issuer'];
    const isIdentityProvider = issuer === identityProviderId;
    if (isIdentityProvider && !hasIdentityProvider)
      report(issuerPath, 'needs the identity provider: start the service with --identity-provider');
    if (!isIdentityProvider && !issuers.has(issuer))
      report(issuerPath, `names "${issuer}", which is not among the issuers`);
  }
}

function reportWrongIssuers(config: ServiceConfig, report: Report): void {
  const unsafe = 'must be https, or http on a loopback address';
  for (const [index, { id, issuer, jwks_url }] of config.issuers.entries()) {
    if (id === identityProviderId) report(['issuers', index, 'id'], 'is reserved for the identity provider');
    if (!isSafeUrl(new URL(issuer))) report(['issuers', index, 'issuer'], unsafe);
    if (jwks_url !== null && !isSafeUrl(new URL(jwks_url))) report(['issuers', index, 'jwks_url'], unsafe);
  }
}

function fillIds(config: ParsedConfig, report: Report): ServiceConfig {
  const referencedIds = [...config.keys, ...config.interns].flatMap(({ workspace_id }) => workspace_id ?? []);
  const workspaces = config.workspaces.length > 0 ? config.workspaces.map(({ id }) => id) : [...new Set(referencedIds)];
  const pickWorkspace = (list: 'keys' | 'interns', index: number): string => {
    if (workspaces.length > 1)
      report([list, index, 'workspace_id'], `is missing, but required with ${workspaces.length} workspaces`);
    return workspaces[0] ?? defaultWorkspaceId;
  };
  const keys = config.keys.map((key, index) => ({
    ...key,
    // The API calls a key's id its hash.
    hash: key.hash ?? `key_${key.name?.replace(/[^\w-]+/g, '_') ?? sha256(key.secret.reveal()).slice(0, 12)}`,
    workspace_id: key.workspace_id ?? pickWorkspace('keys', index),
  }));
  const standardKeys = keys.filter(({ type }) => type === 'standard');
  const policies = config.policies.map((policy, index) => {
    const acts_as = policy.acts_as ?? standardKeys[0]?.hash ?? '';
    if (policy.acts_as === undefined && standardKeys.length !== 1)
      report(['policies', index, 'acts_as'], `is missing, but required with ${standardKeys.length} standard keys`);
    return { ...policy, acts_as, id: policy.id ?? acts_as };
  });
  const interns = config.interns.map((intern, index) => {
    const workspace_id = intern.workspace_id ?? pickWorkspace('interns', index);
    return { ...intern, workspace_id, id: intern.id ?? toUuid(sha256(JSON.stringify([workspace_id, intern.name]))) };
  });
  const issuers = config.issuers.map((issuer) => ({ ...issuer, id: issuer.id ?? issuer.issuer }));
  return { ...config, issuers, policies, keys, interns };
}

/** Makes a UUID of version 8, whose bits can be chosen freely (RFC 9562, section 5.8). */
function toUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
