// The fake model in the wire format of Gemini's streamGenerateContent (ai.google.dev, "Generating content").
import { fieldOf, listOf, textOf } from './json.ts';
import type { Asked, Said } from './mind.ts';

/** What a request asks. */
export function readGenerateContent(body: unknown): Asked {
  const contents = listOf(fieldOf(body, 'contents'));
  const isResult = (part: unknown) => fieldOf(part, 'functionResponse') !== undefined;
  const newest = contents.findLastIndex(
    (content) => fieldOf(content, 'role') === 'user' && !listOf(fieldOf(content, 'parts')).some(isResult),
  );
  const later = contents.slice(newest + 1).flatMap((content) => listOf(fieldOf(content, 'parts')));
  return {
    words: textOf(fieldOf(contents[newest], 'parts')),
    earlier: JSON.stringify(contents.slice(0, newest)),
    results: later
      .filter(isResult)
      .map((part) => JSON.stringify(fieldOf(fieldOf(part, 'functionResponse'), 'response'))),
    tools: listOf(fieldOf(body, 'tools'))
      .flatMap((group) => listOf(fieldOf(group, 'functionDeclarations')))
      .map((tool) => textOf(fieldOf(tool, 'name'))),
  };
}

/** The events that answer it. */
export function writeGenerateContent({ thought, text, calls }: Said): readonly unknown[] {
  const event = (parts: readonly object[], finishReason?: string) => ({
    candidates: [
      { index: 0, content: { role: 'model', parts }, ...(finishReason === undefined ? {} : { finishReason }) },
    ],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
    modelVersion: 'fake',
  });
  return [
    ...(thought === '' ? [] : [event([{ text: `**Thought** ${thought}`, thought: true }])]),
    event([{ text }]),
    event(
      calls.map(({ id, name, input }) => ({ functionCall: { id, name, args: input } })),
      'STOP',
    ),
  ];
}
