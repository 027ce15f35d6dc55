// What an intern said in one response, read to its end.
import type { ChatEvent, FinishEvent } from '../../src/client/chat.ts';
import type { ToolCall } from '../../src/contract/chat.ts';
import { interactionArguments } from '../../src/contract/interaction.ts';

/** What an intern said in one response. */
export interface Heard {
  readonly text: string;
  readonly reasoning: string;
  /** Types of the events in their order. */
  readonly order: readonly ChatEvent['type'][];
  readonly question: Question | undefined;
  readonly finish: FinishEvent;
}

/** A question that waits for its answer. */
export interface Question {
  readonly toolCall: ToolCall;
  readonly asked: Readonly<Record<string, unknown>>;
}

/** Reads a response to its end. */
export async function hear(events: AsyncIterable<ChatEvent>): Promise<Heard> {
  const heard: ChatEvent[] = [];
  for await (const event of events) heard.push(event);
  const finish = heard.find((event) => event.type === 'finish');
  if (finish === undefined) throw new Error('The response has no end.');
  const call = heard.find((event) => event.type === 'pause')?.toolCall;
  return {
    text: textOf(heard, 'text'),
    reasoning: textOf(heard, 'reasoning'),
    order: heard.map(({ type }) => type),
    question:
      call === undefined
        ? undefined
        : { toolCall: call, asked: interactionArguments.parse(JSON.parse(call.function.arguments)) },
    finish,
  };
}

function textOf(events: readonly ChatEvent[], type: 'text' | 'reasoning'): string {
  return events.map((event) => (event.type === type ? event.text : '')).join('');
}
