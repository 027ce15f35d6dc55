// Reads a chat response, and checks it against "Stream rules" and "Chat chunk" of docs/service-api.md.
import { type ChatChunk, chatChunk, doneMarker, type ToolCall } from '../contract/chat.ts';
import { parseJson } from '../json.ts';
import { asObject, expectKeys, expectThat, type Reply } from './check.ts';

export type ChatStream = ReturnType<typeof readStream>;

const commonKeys = ['id', 'object', 'created', 'model', 'choices'];

/** @throws {Mismatch} with the first rule that the response breaks */
export function readStream({ status, headers, text }: Reply) {
  expectThat(status === 200, `the status is ${status}: ${text.slice(0, 200)}`);
  const type = headers.get('content-type');
  expectThat(type?.startsWith('text/event-stream') === true, `the type is ${type}`);
  const events = text
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .filter((event) => event !== '' && !event.startsWith(':'));
  const hasDataOnly = events.every((event) => /^data: ?[^\n]*$/.test(event));
  expectThat(hasDataOnly, 'an event is not one data: line');
  const data = events.map((event) => event.replace(/^data: ?/, ''));
  expectThat(data.at(-1) === doneMarker, 'the stream does not end with [DONE]');
  const chunks = data.slice(0, -1).map(readChunk);
  const finalChunk = chunks.at(-1);
  expectThat(finalChunk !== undefined && finalChunk.choices.length === 0, 'the last chunk before [DONE] has choices');
  const deltaChunks = chunks.slice(0, -1);
  const emptyChunk = deltaChunks.find(({ choices }) => choices.length === 0);
  expectThat(emptyChunk === undefined, 'a chunk before the final one has no choices');
  expectThat(deltaChunks[0]?.choices[0]?.delta.role === 'assistant', 'the first chunk is not a role chunk');
  const reasons = deltaChunks.flatMap(({ choices }) => choices.map(({ finish_reason }) => finish_reason));
  const finishReasons = reasons.filter((reason) => reason !== null);
  const [finishReason] = finishReasons;
  expectThat(
    finishReasons.length === 1 && finishReason !== undefined && reasons.at(-1) !== null,
    `there are ${finishReasons.length} finish chunks, or one is not the last`,
  );
  expectChunkKeys(deltaChunks.slice(0, -1), commonKeys);
  expectChunkKeys(deltaChunks.slice(-1), finishReason === 'error' ? [...commonKeys, 'error'] : commonKeys);
  expectChunkKeys([finalChunk], [...commonKeys, 'session_id', 'usage']);
  const toolCalls = deltaChunks.flatMap(({ choices }) => choices.flatMap(({ delta }) => delta.tool_calls ?? []));
  expectThat(
    toolCalls.length === (finishReason === 'tool_calls' ? 1 : 0),
    `there are ${toolCalls.length} tool calls with finish_reason ${finishReason}`,
  );
  return { finishReason, finalChunk, toolCall: toolCalls[0] === undefined ? undefined : readToolCall(toolCalls[0]) };
}

function readChunk(data: string): ChatChunk {
  const parsed = chatChunk.safeParse(parseJson(data));
  expectThat(parsed.success, `a chunk does not have the documented form: ${data.slice(0, 200)}`);
  return parsed.data;
}

function expectChunkKeys(chunks: readonly ChatChunk[], keys: readonly string[]): void {
  for (const chunk of chunks) expectKeys(chunk, keys, 'a chunk');
}

function readToolCall(call: ToolCall) {
  const { index, id, type } = call;
  const { name, arguments: text } = call.function;
  const parsed = parseJson(text);
  expectThat(parsed !== undefined, `arguments is not JSON: ${text.slice(0, 200)}`);
  return { index, id, type, name, arguments: asObject(parsed, 'arguments'), raw: call };
}
