// A configuration made ready to serve: everything named, references checked, playbooks read, paths absolute.
import { statSync } from 'node:fs';
import path from 'node:path';
import { isWithin, resolveLinks } from '../../resolved-path.ts';
import { sha256 } from '../../sha256.ts';
import { isSafeUrl } from '../http/loopback.ts';
import type { AgentSettings } from '../interns/acp/agent-settings.ts';
import { type Playbook, playbook } from '../interns/playbook.ts';
import { builtInPlaybook } from './builtin.ts';
import {
  defaultWorkspaceId,
  identityProviderIssuer,
  type ReadConfig,
  type ServiceConfig,
  serviceConfig,
  type WrittenConfig,
} from './config.ts';
import { type Mistake, refusalOf } from './mistakes.ts';
import { type ReadOptions, type ReadValue, readObject, readYamlFile } from './yaml-file.ts';

type MistakeAt = ReadValue<unknown>['mistakeAt'];
type Environment = Readonly<Record<string, string | undefined>>;

/** An intern's work: it follows a playbook, or is a real agent. */
interface InternRuns {
  readonly does: { readonly playbook: Playbook } | { readonly acp: AgentSettings };
  /** Absolute folder of its work; undefined: a folder of its own for each session. */
  readonly workdir: string | undefined;
}

export interface Deployment {
  readonly config: ServiceConfig;
  /** By intern id. */
  readonly runs: ReadonlyMap<string, InternRuns>;
  /** Absolute data folder; undefined: everything in memory. */
  readonly dataFolder: string | undefined;
}

/** Files of a configuration that do not lie where their paths lead. */
export interface ConfigFiles {
  /** The text of the configuration, or of a playbook that it names, by its absolute path; throws where there is none. */
  readonly readText: (file: string) => string;
  /** Absolute folder that the folders of the configuration start from: a checkout, with whatever is checked out there. */
  readonly folder: string;
}

interface DeploymentOptions {
  /** Path of a YAML file, or the configuration itself. */
  readonly config: string | WrittenConfig;
  /** Absolute folder that relative paths of an object, and of `data` below, start from. */
  readonly cwd: string;
  readonly env: Environment;
  /** Takes the place of the configuration's `data`. */
  readonly data?: string | undefined;
  readonly hasIdentityProvider: boolean;
  /** Default: they lie on disk, and folders start from the configuration's. */
  readonly files?: ConfigFiles | undefined;
}

/**
 * Reads and checks a configuration.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key of each mistake
 */
export function readDeployment(options: DeploymentOptions): Deployment {
  const { cwd, env, hasIdentityProvider, files } = options;
  const file = typeof options.config === 'string' ? path.resolve(cwd, options.config) : undefined;
  const folder = file === undefined ? cwd : path.dirname(file);
  const folders = files?.folder ?? folder;
  const schema = { schema: serviceConfig, env, readText: files?.readText };
  const { value, mistakes, mistakeAt } =
    file === undefined ? readObject(options.config, schema) : readYamlFile(file, schema);
  if (value === undefined) throw refusalOf(mistakes);
  const named = nameAll(value, mistakeAt);
  const { config } = named;
  const runs = config.interns.map((intern, index) =>
    readRuns(intern, index, { folder, folders, checkout: files?.folder, readText: files?.readText, mistakeAt }),
  );
  const all = [
    ...mistakes,
    ...named.mistakes,
    ...twiceUsed(config, mistakeAt),
    ...wrongReferences(config, hasIdentityProvider, mistakeAt),
    ...wrongIssuers(config, mistakeAt),
    ...runs.flatMap((read) => read.mistakes),
  ];
  if (all.length > 0) throw refusalOf(all);
  const configured = config.data === undefined ? undefined : path.resolve(folders, config.data);
  return {
    config,
    runs: new Map(runs.map(({ id, does, workdir }) => [id, { does, workdir }])),
    dataFolder: options.data === undefined ? configured : path.resolve(cwd, options.data),
  };
}

interface ReadRuns extends InternRuns {
  readonly id: string;
  readonly mistakes: readonly Mistake[];
}

interface ReadRunsOptions extends Pick<ReadOptions<typeof playbook>, 'readText'> {
  /** Playbooks start from here. */
  readonly folder: string;
  /** Work folders start from here. */
  readonly folders: string;
  /** The checkout: whoever wrote the configuration did not choose the targets of its links. */
  readonly checkout: string | undefined;
  readonly mistakeAt: MistakeAt;
}

function readRuns(
  intern: ServiceConfig['interns'][number],
  index: number,
  { folder, folders, checkout, readText, mistakeAt }: ReadRunsOptions,
): ReadRuns {
  const workdir = intern.workdir === undefined ? undefined : path.resolve(folders, intern.workdir);
  const why = workdir === undefined ? undefined : whyNoWorkdir(workdir, checkout);
  const missing =
    why === undefined ? [] : [mistakeAt(['interns', index, 'workdir'], `names "${workdir}", which ${why}`)];
  const { acp, playbook: named = builtInPlaybook } = intern.runs ?? {};
  if (acp !== undefined) return { id: intern.id, workdir, does: { acp }, mistakes: missing };
  const read =
    typeof named === 'string'
      ? readYamlFile(path.resolve(folder, named), { schema: playbook, env: undefined, readText })
      : { value: named, mistakes: [] };
  return {
    id: intern.id,
    workdir,
    // One that can't be read is a mistake, and nothing is served then.
    does: { playbook: read.value ?? builtInPlaybook },
    mistakes: [...missing, ...read.mistakes],
  };
}

function whyNoWorkdir(workdir: string, checkout: string | undefined): string | undefined {
  if (statSync(workdir, { throwIfNoEntry: false })?.isDirectory() !== true) return 'is no folder';
  // A link there was made by whoever is checked out.
  const leadsOut =
    checkout !== undefined && isWithin(workdir, checkout) && !isWithin(resolveLinks(workdir), resolveLinks(checkout));
  return leadsOut ? 'is a link that leads out of the checkout' : undefined;
}

function twiceUsed(config: ServiceConfig, mistakeAt: MistakeAt): readonly Mistake[] {
  const lists = [
    { list: 'issuers', field: 'id', values: config.issuers.map(({ id }) => id) },
    { list: 'policies', field: 'id', values: config.policies.map(({ id }) => id) },
    { list: 'workspaces', field: 'id', values: config.workspaces.map(({ id }) => id) },
    { list: 'keys', field: 'hash', values: config.keys.map(({ hash }) => hash) },
    { list: 'keys', field: 'secret', values: config.keys.map(({ secret }) => secret.reveal()) },
    { list: 'interns', field: 'id', values: config.interns.map(({ id }) => id) },
  ];
  return lists.flatMap(({ list, field, values }) => {
    const seen = new Set<string>();
    return values.flatMap((value, index) => {
      if (seen.has(value)) return [mistakeAt([list, index, field], 'is used twice')];
      seen.add(value);
      return [];
    });
  });
}

function wrongReferences(
  config: ServiceConfig,
  hasIdentityProvider: boolean,
  mistakeAt: MistakeAt,
): readonly Mistake[] {
  const workspaces = new Set(config.workspaces.map(({ id }) => id));
  const standardKeys = new Set(config.keys.filter(({ type }) => type === 'standard').map(({ hash }) => hash));
  const issuers = new Set(config.issuers.map(({ id }) => id));
  const mistakes: Mistake[] = [];
  for (const list of ['keys', 'interns'] as const) {
    for (const [index, { workspace_id }] of config[list].entries()) {
      if (workspaces.size > 0 && !workspaces.has(workspace_id)) {
        const problem = `names "${workspace_id}", which is not among the workspaces`;
        mistakes.push(mistakeAt([list, index, 'workspace_id'], problem));
      }
    }
  }
  for (const [index, { issuer, acts_as }] of config.policies.entries()) {
    if (acts_as !== '' && !standardKeys.has(acts_as)) {
      mistakes.push(mistakeAt(['policies', index, 'acts_as'], `names "${acts_as}", which is no standard key`));
    }
    if (issuer === identityProviderIssuer && !hasIdentityProvider) {
      const problem = 'needs the identity provider: start the service with --identity-provider';
      mistakes.push(mistakeAt(['policies', index, 'issuer'], problem));
    }
    if (issuer !== identityProviderIssuer && !issuers.has(issuer)) {
      mistakes.push(mistakeAt(['policies', index, 'issuer'], `names "${issuer}", which is not among the issuers`));
    }
  }
  return mistakes;
}

function wrongIssuers(config: ServiceConfig, mistakeAt: MistakeAt): readonly Mistake[] {
  const unsafe = 'must be https, or http on a loopback address';
  return config.issuers.flatMap(({ id, issuer, jwks_url }, index) => [
    ...(id === identityProviderIssuer
      ? [mistakeAt(['issuers', index, 'id'], 'is kept for the identity provider')]
      : []),
    ...(isSafeUrl(issuer) ? [] : [mistakeAt(['issuers', index, 'issuer'], unsafe)]),
    ...(jwks_url === null || isSafeUrl(jwks_url) ? [] : [mistakeAt(['issuers', index, 'jwks_url'], unsafe)]),
  ]);
}

/** Gives each issuer, key, intern and policy the names that were left out (docs/local-service.md, "Configure it"). */
function nameAll(
  config: ReadConfig,
  mistakeAt: MistakeAt,
): { readonly config: ServiceConfig; readonly mistakes: readonly Mistake[] } {
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
    hash: key.hash ?? `key_${key.name?.replace(/[^\w-]+/g, '_') ?? sha256(key.secret.reveal()).slice(0, 12)}`,
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
    return { ...intern, workspace_id, id: intern.id ?? toUuid(sha256(JSON.stringify([workspace_id, intern.name]))) };
  });
  const issuers = config.issuers.map((issuer) => ({ ...issuer, id: issuer.id ?? issuer.issuer }));
  return { config: { ...config, issuers, policies, keys, interns }, mistakes };
}

/** Finds the workspaces that are listed, or else those that somebody names. */
function workspacesOf({ workspaces, keys, interns }: ReadConfig): readonly string[] {
  if (workspaces.length > 0) return workspaces.map(({ id }) => id);
  return [...new Set([...keys, ...interns].flatMap(({ workspace_id }) => workspace_id ?? []))];
}

/** A UUID of version 8, whose bits are the maker's own (RFC 9562, section 5.8). */
function toUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
