// The process of the post step. A script of its own: whatever became of the main step, it can't do that step's work.
import { keptStates, readKeptState } from '../kept-state.ts';

// Most steps leave nothing behind, and then nothing more is loaded.
if (keptStates.some((name) => readKeptState(process.env, name))) await (await import('./post.ts')).runPostStep();
