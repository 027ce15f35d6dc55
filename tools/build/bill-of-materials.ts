// Software bills of materials: CycloneDX 1.6 as JSON, with nothing in them that differs between two builds.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import * as z from 'zod/mini';
import { dependenciesOf, ownPackage, type Package } from './packages.ts';

const root = join(import.meta.dirname, '../..');

const { FromNodePackageJson, License } = Contrib;
const components = new FromNodePackageJson.Builders.ComponentBuilder(
  new FromNodePackageJson.Factories.ExternalReferenceFactory(),
  new License.Factories.LicenseFactory(refuseExpression),
);
const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));

const lockFile = z.object({ packages: z.record(z.string(), z.object({ integrity: z.optional(z.string()) })) });

/**
 * The bill of materials of something that is shipped: what is in it, and what depends on what. The same sources make the same
 * text: it has no time, and its serial number is made of the rest.
 */
export function billOfMaterials(purl: string, packages: readonly Package[]): string {
  const own = ownPackage();
  const subject = component(own, purl, Enums.ComponentType.Application);
  const parts = new Map(packages.map((one) => [one.folder, component(one, purlOf(one), Enums.ComponentType.Library)]));
  const refs = (dependencies: readonly Package[]): Models.BomRefRepository =>
    new Models.BomRefRepository(dependencies.flatMap(({ folder }) => parts.get(folder)?.bomRef ?? []));

  const checksums = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;
  for (const one of packages) {
    const part = parts.get(one.folder);
    if (part === undefined) continue;
    // A package that another one uses where it finds it, such as colours for a log, is bundled with it.
    const found = packages.filter(({ manifest }) => Object.hasOwn(one.manifest.peerDependenciesMeta, manifest.name));
    part.dependencies = refs([...dependenciesOf(one), ...found]);
    part.hashes.set(Enums.HashAlgorithm['SHA-512'], sha512(checksums[relative(root, one.folder)]?.integrity));
  }
  // A package that is for development here can stand in a bundle all the same: @actions/core does.
  const direct = { ...own.manifest.dependencies, ...own.manifest.devDependencies };
  subject.dependencies = refs(packages.filter(({ manifest }) => Object.hasOwn(direct, manifest.name)));

  const metadata = new Models.Metadata({ component: subject });
  const bom = new Models.Bom({ metadata, components: new Models.ComponentRepository(parts.values()) });
  bom.serialNumber = `urn:uuid:${uuidOf(serializer.serialize(bom, { sortLists: true }))}`;
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

/** Address of a package of npm's registry (Package URL specification, type "npm"). */
export function purlOf({ manifest: { name, version } }: Package): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function component({ manifest }: Package, purl: string, type: Enums.ComponentType): Models.Component {
  const made = components.makeComponent(manifest, type);
  if (made === undefined) throw new Error(`No component can be made of ${manifest.name}.`);
  made.purl = purl;
  made.bomRef.value = purl;
  return made;
}

/** A UUID that is made of a text (RFC 9562, section 5.8, version 8). actions/attest-sbom takes no bill without one. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Licences are single SPDX identifiers; one that is several in an expression is named as it is, not parsed. */
function refuseExpression(expression: string): never {
  throw new Error(`"${expression}" is no SPDX identifier.`);
}

/** The checksum of a package's tarball in the lock file (npm documentation, "package-lock.json": `integrity`), as hex. */
function sha512(integrity = ''): string {
  const [, checksum] = /^sha512-([\w+/=]+)$/.exec(integrity) ?? [];
  if (checksum === undefined)
    throw new Error(`package-lock.json has "${integrity}" where a sha512 checksum was expected.`);
  return Buffer.from(checksum, 'base64').toString('hex');
}
