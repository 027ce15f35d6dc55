// The fake model in the wire format of OpenAI's responses (platform.openai.com, "Streaming responses").
import { fieldOf, listOf, textOf } from './json.ts';
import type { Asked, Said, ToolCall } from './mind.ts';

/** What a request asks. */
export function readResponses(body: unknown): Asked {
  const input = listOf(fieldOf(body, 'input'));
  const newest = input.findLastIndex((item) => fieldOf(item, 'role') === 'user');
  const results = input.slice(newest + 1).filter((item) => fieldOf(item, 'type') === 'function_call_output');
  return {
    words: textOf(fieldOf(input[newest], 'content')),
    earlier: JSON.stringify(input.slice(0, newest)),
    results: results.map((item) => textOf(fieldOf(item, 'output'))),
    tools: listOf(fieldOf(body, 'tools')).map((tool) => textOf(fieldOf(tool, 'name'))),
  };
}

/** The events that answer it. */
export function writeResponses({ thought, text, calls }: Said): readonly unknown[] {
  const items = [
    ...(thought === ''
      ? []
      : [{ type: 'reasoning', id: 'rs_fake', summary: [{ type: 'summary_text', text: thought }] }]),
    { type: 'message', id: 'msg_fake', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
    ...calls.map(({ id, name, input }: ToolCall) => ({
      type: 'function_call',
      id: `fc_${id}`,
      call_id: id,
      name,
      arguments: JSON.stringify(input),
      status: 'completed',
    })),
  ];
  const usage = { input_tokens: 11, output_tokens: 7, total_tokens: 18 };
  return [
    { type: 'response.created', response: { id: 'resp_fake', created_at: 1, model: 'fake', status: 'in_progress' } },
    ...items.flatMap((item, index) => [
      { type: 'response.output_item.added', output_index: index, item },
      ...deltasOf(item.type, index, { thought, text }),
      { type: 'response.output_item.done', output_index: index, item },
    ]),
    { type: 'response.completed', response: { id: 'resp_fake', status: 'completed', output: items, usage } },
  ];
}

function deltasOf(type: string, output_index: number, said: Pick<Said, 'thought' | 'text'>): readonly unknown[] {
  if (type === 'reasoning')
    return [
      {
        type: 'response.reasoning_summary_text.delta',
        item_id: 'rs_fake',
        output_index,
        summary_index: 0,
        delta: said.thought,
      },
    ];
  return type === 'message'
    ? [{ type: 'response.output_text.delta', item_id: 'msg_fake', output_index, content_index: 0, delta: said.text }]
    : [];
}
