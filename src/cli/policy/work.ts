// Bundles the commands of `interns policy`, except the hook, which runs before each tool call and must load little.
export { runCheckPolicy, runReplayPolicy, runTestPolicy } from './check.ts';
export { runExplainPolicy } from './explain.ts';
export { runInitPolicy } from './init.ts';
export { runLearnPolicy } from './learn.ts';
export { runTrustPolicy } from './trust.ts';
