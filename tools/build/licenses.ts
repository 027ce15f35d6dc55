// The licences of the packages whose code stands in a bundle.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './packages.ts';

/** Name, version and licence text of each package. */
export function licenses(packages: readonly Package[]): string {
  const head = `Code of these packages stands in the bundle of this folder: ${packages.length} packages.\n`;
  const texts = packages.map(
    ({ folder, manifest: { name, version, license } }) =>
      `${name} ${version}\nLicence: ${license}\n\n${licenseText(folder)}\n`,
  );
  return [head, ...texts].join(`\n${'-'.repeat(80)}\n\n`);
}

function licenseText(folder: string): string {
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.|$)/i.test(entry));
  return file === undefined ? '(The package has no licence file.)' : readFileSync(join(folder, file), 'utf8').trim();
}
