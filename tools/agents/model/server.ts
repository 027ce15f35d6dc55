// A model on loopback that real agents talk to: no credentials, and the same words each time.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { readChatCompletion, writeChatCompletion } from './chat-completions.ts';
import { readGenerateContent, writeGenerateContent } from './generate-content.ts';
import { fieldOf } from './json.ts';
import { type Asked, answerTo, type Said } from './mind.ts';
import { readResponses, writeResponses } from './responses.ts';

interface WireFormat {
  readonly path: RegExp;
  readonly read: (body: unknown) => Asked;
  readonly write: (said: Said) => readonly unknown[];
  /** What the stream ends with. */
  readonly end: string;
}

const formats: readonly WireFormat[] = [
  { path: /\/chat\/completions$/, read: readChatCompletion, write: writeChatCompletion, end: 'data: [DONE]\n\n' },
  { path: /\/responses$/, read: readResponses, write: writeResponses, end: '' },
  { path: /:streamGenerateContent$/, read: readGenerateContent, write: writeGenerateContent, end: '' },
];

/** A running fake model. */
export interface FakeModel {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the model on a free port of 127.0.0.1. */
export async function startFakeModel(): Promise<FakeModel> {
  const server = http.createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://model').pathname;
  const bytes: Buffer[] = [];
  for await (const chunk of request) bytes.push(chunk);
  const body = Buffer.concat(bytes).toString();
  if (path === '/oauth/token') {
    // A job's identity is exchanged here, for those who have no key.
    const granted = { access_token: 'made-up-token', token_type: 'Bearer', expires_in: 300 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(granted));
    return;
  }
  const format = formats.find((one) => one.path.test(path));
  if (format === undefined || request.method !== 'POST') {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such path"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const event of format.write(answerTo(format.read(JSON.parse(body))))) {
    response.write(`${eventLine(event)}data: ${JSON.stringify(event)}\n\n`);
  }
  response.end(format.end);
}

/** Responses are told apart by the name of the event as well. */
function eventLine(event: unknown): string {
  const type = fieldOf(event, 'type');
  return typeof type === 'string' ? `event: ${type}\n` : '';
}
