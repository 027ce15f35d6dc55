// The bugs that are planted to see whether the simulation finds them.
import type { Bug } from './bug.ts';
import { clientBugs } from './client-bugs.ts';
import { serviceBugs } from './service-bugs.ts';

/** All of them. */
export const bugs: readonly Bug[] = [...clientBugs, ...serviceBugs];
