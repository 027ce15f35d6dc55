// What a turn consisted of, counted for the journal.

/** Counts. */
export interface TurnAccount {
  count(what: string): void;
  /** As `12 message chunks, 2 tool calls`. */
  toText(): string;
}

const names: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ['agent_message_chunk', ['message chunk', 'message chunks']],
  ['agent_thought_chunk', ['thought chunk', 'thought chunks']],
  ['tool_call', ['tool call', 'tool calls']],
  ['permission', ['permission request', 'permission requests']],
  ['elicitation', ['question', 'questions']],
]);

/** Nothing was counted yet. */
export function createTurnAccount(): TurnAccount {
  const counts = new Map<string, number>();
  return {
    count(what) {
      const name = names.has(what) ? what : 'other';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    toText() {
      const parts = [...counts].map(([name, count]) => {
        const [one, many] = names.get(name) ?? ['other update', 'other updates'];
        return `${count} ${count === 1 ? one : many}`;
      });
      return parts.length === 0 ? 'no updates' : parts.join(', ');
    },
  };
}
