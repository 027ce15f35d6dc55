// A configuration made ready to serve: references checked, playbooks read, paths absolute.
import { statSync } from 'node:fs';
import path from 'node:path';
import { isSafeUrl } from '../http/loopback.ts';
import { type Playbook, playbook } from '../interns/playbook.ts';
import { builtInPlaybook } from './builtin.ts';
import { identityProviderIssuer, type ServiceConfig, serviceConfig, type WrittenConfig } from './config.ts';
import { type ReadValue, readObject, readYamlFile } from './yaml-file.ts';

type Refuse = ReadValue<unknown>['refuse'];
type Environment = Readonly<Record<string, string | undefined>>;

/** How an intern of the deployment runs. */
export interface InternRuns {
  readonly playbook: Playbook;
  /** Absolute folder of its shell steps; undefined: a folder of its own for each session. */
  readonly workdir: string | undefined;
}

/** A configuration that can be served. */
export interface Deployment {
  readonly config: ServiceConfig;
  /** By intern id. */
  readonly runs: ReadonlyMap<string, InternRuns>;
  /** Absolute data folder; undefined: everything in memory. */
  readonly dataFolder: string | undefined;
}

/** Where a configuration comes from. */
export interface DeploymentOptions {
  /** Path of a YAML file, or the configuration itself. */
  readonly config: string | WrittenConfig;
  /** Absolute folder that relative paths of an object, and of `data` below, start from. */
  readonly cwd: string;
  readonly env: Environment;
  /** Takes the place of the configuration's `data`. */
  readonly data?: string | undefined;
  readonly hasIdentityProvider: boolean;
}

/**
 * Reads and checks a configuration.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key
 */
export function readDeployment(options: DeploymentOptions): Deployment {
  const { cwd, env, hasIdentityProvider } = options;
  const file = typeof options.config === 'string' ? path.resolve(cwd, options.config) : undefined;
  const folder = file === undefined ? cwd : path.dirname(file);
  const schema = { schema: serviceConfig, env };
  const { value: config, refuse } =
    file === undefined ? readObject(options.config, schema) : readYamlFile(file, schema);
  checkUnique(config, refuse);
  checkReferences(config, hasIdentityProvider, refuse);
  checkIssuers(config, refuse);
  const configured = config.data === undefined ? undefined : path.resolve(folder, config.data);
  return {
    config,
    runs: new Map(
      config.interns.map((intern, index) => [intern.id, readRuns(intern, ['interns', index], { folder, refuse })]),
    ),
    dataFolder: options.data === undefined ? configured : path.resolve(cwd, options.data),
  };
}

function readRuns(
  intern: ServiceConfig['interns'][number],
  at: readonly (string | number)[],
  { folder, refuse }: { readonly folder: string; readonly refuse: Refuse },
): InternRuns {
  const workdir = intern.workdir === undefined ? undefined : path.resolve(folder, intern.workdir);
  if (workdir !== undefined && statSync(workdir, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw refuse([...at, 'workdir'], `names "${workdir}", which is no folder`);
  }
  return { playbook: readPlaybook(intern.runs?.playbook, folder), workdir };
}

function readPlaybook(named: string | Playbook | undefined, folder: string): Playbook {
  if (named === undefined) return builtInPlaybook;
  if (typeof named !== 'string') return named;
  return readYamlFile(path.resolve(folder, named), { schema: playbook, env: undefined }).value;
}

function checkUnique(config: ServiceConfig, refuse: Refuse): void {
  const lists = [
    ['issuers', 'id', config.issuers.map(({ id }) => id)],
    ['policies', 'id', config.policies.map(({ id }) => id)],
    ['workspaces', 'id', config.workspaces.map(({ id }) => id)],
    ['keys', 'hash', config.keys.map(({ hash }) => hash)],
    ['keys', 'secret', config.keys.map(({ secret }) => secret.reveal())],
    ['interns', 'id', config.interns.map(({ id }) => id)],
  ] as const;
  for (const [list, field, values] of lists) {
    const index = values.findIndex((value, at) => values.indexOf(value) !== at);
    if (index !== -1) throw refuse([list, index, field], 'is used twice');
  }
}

function checkReferences(config: ServiceConfig, hasIdentityProvider: boolean, refuse: Refuse): void {
  const workspaces = new Set(config.workspaces.map(({ id }) => id));
  const standardKeys = new Set(config.keys.filter(({ type }) => type === 'standard').map(({ hash }) => hash));
  const issuers = new Set(config.issuers.map(({ id }) => id));
  for (const list of ['keys', 'interns'] as const) {
    for (const [index, { workspace_id }] of config[list].entries()) {
      if (workspaces.size > 0 && !workspaces.has(workspace_id)) {
        throw refuse([list, index, 'workspace_id'], `names "${workspace_id}", which is not among the workspaces`);
      }
    }
  }
  for (const [index, { issuer, acts_as }] of config.policies.entries()) {
    if (!standardKeys.has(acts_as))
      throw refuse(['policies', index, 'acts_as'], `names "${acts_as}", which is no standard key`);
    if (issuer === identityProviderIssuer && !hasIdentityProvider) {
      throw refuse(
        ['policies', index, 'issuer'],
        'needs the identity provider: start the service with --identity-provider',
      );
    }
    if (issuer !== identityProviderIssuer && !issuers.has(issuer)) {
      throw refuse(['policies', index, 'issuer'], `names "${issuer}", which is not among the issuers`);
    }
  }
}

function checkIssuers(config: ServiceConfig, refuse: Refuse): void {
  for (const [index, { id, issuer, jwks_url }] of config.issuers.entries()) {
    if (id === identityProviderIssuer) throw refuse(['issuers', index, 'id'], 'is kept for the identity provider');
    if (!isSafeUrl(issuer)) throw refuse(['issuers', index, 'issuer'], 'must be https, or http on a loopback address');
    if (jwks_url !== null && !isSafeUrl(jwks_url)) {
      throw refuse(['issuers', index, 'jwks_url'], 'must be https, or http on a loopback address');
    }
  }
}
