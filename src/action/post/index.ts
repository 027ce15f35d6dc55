// The process of the post step: a script of its own, so that it can't repeat the main step's work after a crash.
import { keptStates, readKeptState } from '../kept-state.ts';

// Load the rest only if the main step left something behind, which is rare.
if (keptStates.some((name) => readKeptState(process.env, name))) await (await import('./post.ts')).runPostStep();
