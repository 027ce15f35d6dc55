// The SDK's own client in a process of its own, driving the agent of the command line; takes a prompt a line, and tells its CPU time and what was said.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable, Writable } from 'node:stream';
import { client, methods, ndJsonStream } from '@agentclientprotocol/sdk';

const [, , program = '', ...args] = process.argv;
const agent = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
const bytes = new ReadableStream<Uint8Array>({
  async start(controller) {
    for await (const chunk of Readable.from(agent.stdout)) controller.enqueue(chunk);
    controller.close();
  },
});
const { agent: connected } = client({ name: 'peer' }).connect(ndJsonStream(Writable.toWeb(agent.stdin), bytes));
await connected.request(methods.agent.initialize, { protocolVersion: 1, clientCapabilities: {} });
process.stdout.write('ready\n');
for await (const prompt of createInterface({ input: process.stdin })) {
  const session = await connected.buildSession(process.cwd()).start();
  const before = process.cpuUsage();
  void session.prompt(prompt).catch(() => {});
  const text = await session.readText();
  const { user, system } = process.cpuUsage(before);
  session.dispose();
  process.stdout.write(`${JSON.stringify({ cpuMs: (user + system) / 1000, characters: text.length })}\n`);
}
agent.kill();
