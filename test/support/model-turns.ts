// A model that asks for a tool once and then says a sentence, in each wire form, as a document or a stream.
import { chatUsage, sse } from './model-provider.ts';

interface Answer {
  readonly type?: string;
  readonly body: string;
}

/** What the model asks for, and what it says when it has the result. */
export const asked = { name: 'add', id: 'call_1', input: { a: 1, b: 2 } } as const;
export const said = 'The sum is 3.';

const input = JSON.stringify(asked.input);
const stream = (body: string): Answer => ({ type: 'text/event-stream', body });
const document = (body: object): Answer => ({ body: JSON.stringify(body) });

/** Answers one request as the model does. */
export function turnOf(url: string, body: string): Answer {
  const isStream = /"stream":\s*true/.test(body);
  const hasResult = /"(?:tool_call_id|tool_use_id)"|"function_call_output"/.test(body);
  if (url.endsWith('/chat/completions')) return isStream ? chatStreamOf(hasResult) : chatOf(hasResult);
  if (url.endsWith('/responses')) return isStream ? responseStreamOf(hasResult) : document(responseOf(hasResult));
  return isStream ? messageStreamOf(hasResult) : messageOf(hasResult);
}

const call = { index: 0, id: asked.id, type: 'function', function: { name: asked.name, arguments: input } };

function chatOf(hasResult: boolean): Answer {
  const { index: _, ...own } = call;
  const content = hasResult ? said : null;
  const message = { role: 'assistant', content, ...(hasResult ? {} : { tool_calls: [own] }) };
  const choice = { index: 0, message, finish_reason: hasResult ? 'stop' : 'tool_calls' };
  return document({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [choice],
    usage: chatUsage,
  });
}

function chatStreamOf(hasResult: boolean): Answer {
  const head = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm' };
  const delta = (one: object, finish_reason: string | null = null) => ({
    ...head,
    choices: [{ index: 0, delta: one, finish_reason }],
  });
  const begun = { ...call, function: { name: asked.name, arguments: input.slice(0, 5) } };
  const rest = { index: 0, function: { arguments: input.slice(5) } };
  const middle = hasResult
    ? [delta({ content: said.slice(0, 7) }), delta({ content: said.slice(7) })]
    : [delta({ tool_calls: [begun] }), delta({ tool_calls: [rest] })];
  const chunks = [
    delta({ role: 'assistant', content: '' }),
    ...middle,
    delta({}, hasResult ? 'stop' : 'tool_calls'),
    { ...head, choices: [], usage: chatUsage },
  ];
  return stream(`${sse(chunks)}data: [DONE]\n\n`);
}

const responseUsage = {
  input_tokens: 11,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 3,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 14,
};

function responseOf(hasResult: boolean) {
  const text = { type: 'output_text', text: said, annotations: [] };
  const item = hasResult
    ? { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [text] }
    : {
        type: 'function_call',
        id: 'fc_1',
        call_id: asked.id,
        name: asked.name,
        arguments: input,
        status: 'completed',
      };
  const head = { id: 'r1', object: 'response', created_at: 1, model: 'm', status: 'completed' };
  return { ...head, output: [item], usage: responseUsage, error: null, incomplete_details: null };
}

function responseStreamOf(hasResult: boolean): Answer {
  const whole = responseOf(hasResult);
  const [item] = whole.output;
  const at = { output_index: 0, item_id: item?.id };
  const part = { ...at, content_index: 0 };
  const empty = hasResult ? { ...item, status: 'in_progress', content: [] } : { ...item, arguments: '' };
  const middle = hasResult
    ? [
        { ...part, type: 'response.content_part.added', part: { type: 'output_text', text: '', annotations: [] } },
        { ...part, type: 'response.output_text.delta', delta: said.slice(0, 7) },
        { ...part, type: 'response.output_text.delta', delta: said.slice(7) },
        { ...part, type: 'response.output_text.done', text: said },
      ]
    : [
        { ...at, type: 'response.function_call_arguments.delta', delta: input.slice(0, 5) },
        { ...at, type: 'response.function_call_arguments.delta', delta: input.slice(5) },
        { ...at, type: 'response.function_call_arguments.done', name: asked.name, arguments: input },
      ];
  const events = [
    { type: 'response.created', response: { ...whole, status: 'in_progress', output: [], usage: null } },
    { type: 'response.output_item.added', output_index: 0, item: empty },
    ...middle,
    { type: 'response.output_item.done', output_index: 0, item },
    { type: 'response.completed', response: whole },
  ];
  return stream(
    sse(
      events.map((event, sequence_number) => ({ ...event, sequence_number })),
      true,
    ),
  );
}

const message = { id: 'm1', type: 'message', role: 'assistant', model: 'm', stop_sequence: null };

function messageOf(hasResult: boolean): Answer {
  const block = hasResult ? { type: 'text', text: said } : { type: 'tool_use', ...asked };
  return document({
    ...message,
    content: [block],
    stop_reason: hasResult ? 'end_turn' : 'tool_use',
    usage: { input_tokens: 11, output_tokens: 3 },
  });
}

function messageStreamOf(hasResult: boolean): Answer {
  const begun = hasResult ? { type: 'text', text: '' } : { type: 'tool_use', ...asked, input: {} };
  const deltas = hasResult
    ? [said.slice(0, 7), said.slice(7)].map((text) => ({ type: 'text_delta', text }))
    : [input.slice(0, 5), input.slice(5)].map((partial_json) => ({ type: 'input_json_delta', partial_json }));
  const usage = { input_tokens: 11, output_tokens: 1 };
  const stop = { stop_reason: hasResult ? 'end_turn' : 'tool_use', stop_sequence: null };
  const events = [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage } },
    { type: 'content_block_start', index: 0, content_block: begun },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index: 0, delta })),
    { type: 'content_block_stop', index: 0 },
    { type: 'message_delta', delta: stop, usage: { output_tokens: 3 } },
    { type: 'message_stop' },
  ];
  return stream(sse(events, true));
}
