// Loads the service's own bundle, beside the action's.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Exports of the bundle. Its classes are not ours, though they are made of the same sources. */
export type ServiceBundle = typeof import('./service-bundle.ts');

/** Loads the bundle; `folder` is that of the action's script. */
export function loadService(folder: string): Promise<ServiceBundle> {
  return import(/* webpackIgnore: true */ pathToFileURL(join(folder, 'service/index.js')).href);
}
