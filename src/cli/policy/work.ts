// The entry point of this folder: the work of `interns policy`. The hook, which runs before each tool call of an agent,
// has its own.
export { runCheckPolicy, runReplayPolicy, runTestPolicy } from './check.ts';
export { runExplainPolicy } from './explain.ts';
export { runInitPolicy } from './init.ts';
export { runLearnPolicy } from './learn.ts';
export { runTrustPolicy } from './trust.ts';
