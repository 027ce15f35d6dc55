// Suggests rules that would have allowed the rejected questions of a run.
import { suggestRule } from '../permission/tools/suggest.ts';
import type { PauseRecord } from '../transcript/run-record.ts';

export function suggestRules({ pause, decisions }: PauseRecord): readonly string[] {
  return decisions.flatMap((decision) => {
    const { verb, outcome } = decision;
    // If a person rejected the question, no rule is missing from the policy.
    if (outcome !== 'reject' || verb === undefined || decision.decided_by === 'person') return [];
    const request = { toolCallId: pause.tool_call_id, arguments: pause.arguments };
    const suggestion = suggestRule(request, { ...decision, verb });
    if ('error' in suggestion) return [];
    const { yaml, before } = suggestion;
    return [before === undefined ? yaml : yaml.replace('\n', () => `\n  # Put it before ${JSON.stringify(before)}.\n`)];
  });
}
