// The tool calls of a turn, put together from what the agent tells of them piece by piece.
import type { ToolCall } from '../protocol/wire.ts';

/** The tool calls of a turn, by their ids. */
export interface ToolCalls {
  /**
   * A call with everything that was told of it: what is null, missing or empty erases nothing, in whatever order it comes.
   */
  upsert(told: ToolCall): ToolCall;
  /** Whether one is in progress. */
  isAtWork(): boolean;
}

/** More of them in one turn are forgotten, the oldest first. */
const mostCalls = 200;

/** What is kept of a call: not its output, which nobody asks for here. */
const kept: ReadonlySet<string> = new Set(['title', 'kind', 'status', 'name', 'locations', 'content', 'rawInput']);

/** No tool calls yet. */
export function createToolCalls(): ToolCalls {
  const known = new Map<string, ToolCall>();
  return {
    upsert(told) {
      const fields = Object.entries(told).filter(([name, value]) => kept.has(name) && !isEmpty(value));
      const call: ToolCall = {
        ...known.get(told.toolCallId),
        ...Object.fromEntries(fields),
        toolCallId: told.toolCallId,
      };
      known.set(told.toolCallId, call);
      const oldest = known.keys().next().value;
      if (known.size > mostCalls && oldest !== undefined) known.delete(oldest);
      return call;
    },
    isAtWork: () => [...known.values()].some(({ status }) => status === 'in_progress'),
  };
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
