// Runs the post step. It is a separate script, so that it can't repeat the main step's work after a crash.
import { readSavedState, savedStateNames } from '../saved-state.ts';

// Load the rest only if the main step left something behind, which is rare.
if (savedStateNames.some((name) => readSavedState(process.env, name))) await (await import('./post.ts')).runPostStep();
