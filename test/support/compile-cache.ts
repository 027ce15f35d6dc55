// Compiled sources, kept for a whole run of the tests: a process that starts from `src/` takes half as long.
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For the environment of a process that loads TypeScript. Node writes there when the process ends by itself. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') };
