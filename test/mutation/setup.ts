// Before every test file of a mutation run: what the run before left in the thread is undone.
import { join } from 'node:path';
import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly globalNamespace: string;
    readonly mutantActivation: 'static' | 'runtime' | undefined;
    /** Of this thread, from 0. */
    readonly run: number;
  }
}

const stryker: unknown = Reflect.get(globalThis, inject('globalNamespace'));

if (Reflect.get(globalThis, 'lastRun') !== inject('run')) {
  Reflect.set(globalThis, 'lastRun', inject('run'));
  vi.resetModules();
}
// A change to what runs while a module loads is made by now; any other is made when the first test begins.
if (inject('mutantActivation') !== 'static' && typeof stryker === 'object' && stryker !== null)
  Reflect.deleteProperty(stryker, 'activeMutant');

const loaded = (process.env['MUTATION_LOADED'] ?? '').split('\n').filter((path) => path !== '');
await Promise.all(loaded.map((path) => import(join(process.cwd(), path))));
