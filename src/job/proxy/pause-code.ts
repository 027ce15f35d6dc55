// Provides the code that resolves pauses. The proxy loads this file only after it has begun to listen.
import type { RunContext } from '../../permission/context.ts';
import { startDecisions } from '../../permission/decide/decide.ts';
import type { Policy } from '../../permission/policy.ts';
import type { PauseResolver } from '../../proxy/chat/pauses.ts';
import { resolvePause } from '../../run/pause.ts';
import { readQuestion } from '../../run/question.ts';

export function createResolver(policy: Policy, context: RunContext): PauseResolver {
  return { decisions: startDecisions(policy, context), resolvePause, readQuestion };
}
