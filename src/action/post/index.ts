// The process of the post step. A separate script, so that it can't repeat the main step's work after a crash.
import { keptStates, readKeptState } from '../kept-state.ts';

// Load nothing more unless the main step left something behind, which is rare.
if (keptStates.some((name) => readKeptState(process.env, name))) await (await import('./post.ts')).runPostStep();
