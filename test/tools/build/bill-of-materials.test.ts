// The bills of materials in dist/: valid, the same in each build, and with everything that is in the bundles beside them.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../../../tools/build/bill-of-materials.ts';
import { bundledPackages, installedPackages } from '../../../tools/build/packages.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Component {
  readonly purl: string;
  readonly hashes: readonly { readonly alg: string; readonly content: string }[];
  readonly licenses: readonly { readonly license: { readonly id: string } }[];
}

interface Bom {
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** The folder of `dist/` that a bundle stands in. */
const folderOf = (bundle: string): string => `dist/${{ post: 'action/', service: 'action/' }[bundle] ?? ''}${bundle}`;
const bomOf = (bundle: string): Bom => JSON.parse(read(`${folderOf(bundle)}/${bundle}.cdx.json`));
const namesIn = ({ components }: Bom): readonly string[] =>
  components.map(({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/(.+)@[^@]+$/, '$1')));

/** For each package that could be bundled, a text that stands in its code and in no other's. */
const marks: Readonly<Record<string, string>> = {
  '@actions/core': 'toCommandValue',
  '@actions/github': 'getProxyAgentDispatcher',
  '@actions/http-client': 'HttpClientError',
  '@agentclientprotocol/sdk': 'ACP connection closed',
  '@gar/promise-retry': 'RetryOperation',
  '@octokit/auth-token': 'Token passed to createTokenAuth',
  '@octokit/core': 'octokit-core.js',
  '@octokit/endpoint': 'octokit-endpoint.js',
  '@octokit/graphql': 'octokit-graphql.js',
  '@octokit/plugin-paginate-rest': 'paginateRest',
  '@octokit/plugin-rest-endpoint-methods': 'endpointMethodsMap',
  '@octokit/request': 'octokit-request.js',
  '@octokit/request-error': 'class RequestError',
  '@sigstore/bundle': 'BUNDLE_V03_LEGACY_MEDIA_TYPE',
  '@sigstore/core': 'EXTENSION_OID_SCT',
  '@sigstore/protobuf-specs': 'TransparencyLogInstance',
  '@sigstore/tuf': 'TUF_INIT_CACHE_ERROR',
  '@sigstore/verify': 'no trusted certificate path found',
  '@tufjs/canonical-json': 'cannot encode ',
  '@tufjs/models': 'MetadataKind',
  argparse: 'ArgumentParser',
  'balanced-match': 'maybeMatch',
  'before-after-hook': 'method for before hook must be a function',
  'brace-expansion': String.raw`\0SLASH`,
  commander: 'CommanderError',
  'content-type': 'CHAR_MAP',
  debug: 'selectColor',
  diff: 'maxEditLength',
  entities: 'EntityDecoder',
  'eventsource-parser': 'invalid-retry',
  'has-flag': 'terminatorPosition',
  jose: 'JOSEError',
  'json-with-bigint': 'noiseValue',
  'linkify-it': 'LinkifyIt',
  'markdown-it': 'StateInline',
  mdurl: 'urlParse',
  minimatch: 'GLOBSTAR',
  ms: 'is not a non-empty string or a valid number',
  parse5: 'control-character-reference',
  'punycode.js': 'Overflow: input needs wider integers',
  re2js: 'RE2JSSyntaxException',
  'supports-color': 'supportsColor',
  'tuf-js': 'DownloadLengthMismatchError',
  tunnel: 'tunneling socket could not be established',
  'uc.micro': String.raw`\xA0\u1680\u2000-\u200A`,
  unbash: 'CompoundList',
  undici: 'UND_ERR_CONNECT_TIMEOUT',
  'universal-user-agent': '<environment undetectable>',
  yaml: 'Nested mappings are not allowed',
  zod: 'ZodMiniType',
};

/** Packages whose code stands in a bundle, by their marks. */
function foundInBundle(bundle: string): readonly string[] {
  const files = readdirSync(join(root, folderOf(bundle))).filter((file) => file.endsWith('.js'));
  const code = files.map((file) => read(`${folderOf(bundle)}/${file}`)).join('\n');
  return Object.keys(marks).filter((name) => code.includes(marks[name] ?? ''));
}

function namedInLicenses(bundle: string): readonly string[] {
  return [...read(`${folderOf(bundle)}/licenses.txt`).matchAll(/^(\S+) \S+\nLicence: /gm)].map(([, name = '']) => name);
}

const bundles = ['action', 'post', 'service', 'cli'];
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

test.each(bundles)('the one of %s is valid by the official schema', async (bundle) => {
  expect(await validator.validate(read(`${folderOf(bundle)}/${bundle}.cdx.json`))).toBeNull();
});

test('one that breaks the schema is found', async () => {
  const broken = read('dist/cli/cli.cdx.json').replace('"SHA-512"', '"SHA-513"');
  expect(await validator.validate(broken)).not.toBeNull();
});

test('it has nothing that differs between two builds: no time, and a serial number that is made of the rest', () => {
  const packages = installedPackages();
  const [one, again] = [billOfMaterials('pkg:npm/one@1.0.0', packages), billOfMaterials('pkg:npm/one@1.0.0', packages)];
  expect(again).toBe(one);
  expect(one).not.toMatch(/timestamp|node_modules/);
  const serial = (text: string): string => JSON.parse(text).serialNumber;
  expect(serial(one)).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(serial(billOfMaterials('pkg:npm/one@1.0.0', packages.slice(1)))).not.toBe(serial(one));
});

test('each package that could be bundled has a mark', () => {
  const names = installedPackages().map(({ manifest: { name } }) => name);
  // Of what is installed for development, the clients of the runner and of GitHub, and the reader of HTML, are bundled.
  const bundled = bundles.flatMap(namedInLicenses);
  expect(Object.keys(marks).toSorted()).toEqual([...new Set([...names, ...bundled])].toSorted());
});

test.each(bundles)('the packages whose code stands in %s are those of its licences, and in its bill', (bundle) => {
  // A package may stand there in two versions.
  expect(foundInBundle(bundle)).toEqual([...new Set(namedInLicenses(bundle))].toSorted());
  expect(namesIn(bomOf(bundle))).toEqual(expect.arrayContaining([...foundInBundle(bundle)]));
});

test.each(['action', 'post', 'service'])('the bill of the %s is what its licences say', (bundle) => {
  expect(namesIn(bomOf(bundle)).toSorted()).toEqual(namedInLicenses(bundle).toSorted());
});

test('the bill of the npm package is the bundle of the command line, and what npm installs beside it', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const installed = namesIn(bomOf('cli'));
  expect(installed).toEqual(expect.arrayContaining([...namedInLicenses('cli'), ...Object.keys(dependencies)]));
  expect(installed.filter((name) => !namedInLicenses('cli').includes(name))).toEqual(['argparse']);
});

test.each(bundles)('versions, licences and checksums of %s are those that npm tells', (bundle) => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const told: Bom = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }));
  const byPurl = new Map(told.components.map((component) => [component.purl.replace('/@', '/%40'), component]));
  for (const { purl, hashes, licenses } of bomOf(bundle).components) {
    expect(byPurl.get(purl), purl).toMatchObject({ hashes, licenses });
  }
});

test.each(bundles)('every package of %s is there because another one needs it', (bundle) => {
  const { components, dependencies } = bomOf(bundle);
  const needed = dependencies.flatMap(({ dependsOn = [] }) => dependsOn);
  expect(components.filter(({ purl }) => !needed.includes(purl))).toEqual([]);
});

test('a package counts as bundled when a module of it stands in a chunk, joined or alone', () => {
  const at = (path: string): string => join(root, 'node_modules', path);
  const stats = {
    modules: [
      { orphan: false, nameForCondition: at('yaml/dist/index.js') },
      { orphan: false, nameForCondition: join(root, 'lib/x.js'), modules: [{ nameForCondition: at('zod/index.js') }] },
      { orphan: true, nameForCondition: at('jose/dist/index.js') },
      { orphan: false },
    ],
  };
  expect(bundledPackages(stats).map(({ manifest }) => manifest.name)).toEqual(['yaml', 'zod']);
});
