// The work of `interns policy`, but for the hook, which runs before each tool call and loads less.
export { runCheckPolicy, runReplayPolicy, runTestPolicy } from './check.ts';
export { runExplainPolicy } from './explain.ts';
export { runInitPolicy } from './init.ts';
export { runLearnPolicy } from './learn.ts';
export { runTrustPolicy } from './trust.ts';
