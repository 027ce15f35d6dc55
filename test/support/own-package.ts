// Our own package by its name, from its sources: what examples import is not built in a fresh checkout.
import { registerHooks } from 'node:module';

const entries: ReadonlyMap<string, string> = new Map([
  ['intern-action', new URL('../../src/index.ts', import.meta.url).href],
  ['intern-action/service', new URL('../../src/service/index.ts', import.meta.url).href],
]);

registerHooks({
  resolve(specifier, context, next) {
    const url = entries.get(specifier);
    return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
  },
});
