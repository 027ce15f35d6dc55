// The entry of this room: what the members of `interns policy` do. The hook, which runs before each tool call of an agent, has its own.
export { runCheckPolicy, runReplayPolicy, runTestPolicy } from './check.ts';
export { runExplainPolicy } from './explain.ts';
export { runInitPolicy } from './init.ts';
export { runLearnPolicy } from './learn.ts';
export { runTrustPolicy } from './trust.ts';
