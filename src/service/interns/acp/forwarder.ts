// Runs in the sandbox of an agent without a network: forwards a loopback port to a socket, and runs the agent.
// "npm run generate" turns it into a text, which is mounted in the sandbox, so it imports none of our modules.
import { spawn } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';

const [socketPath = '', port = '', nodePrefix = '', program = '', ...args] = process.argv.slice(2);

/** Exits when the message is written. */
function fail(message: string, status: number): void {
  process.stderr.write(`${message}\n`, () => process.exit(status));
}

function forward(client: Socket): void {
  const broker = connect({ path: socketPath, allowHalfOpen: true });
  for (const [source, target] of [
    [client, broker],
    [broker, client],
  ] as const) {
    source.on('error', () => target.destroy());
    source.on('close', () => target.destroySoon());
    source.pipe(target);
  }
}

/** Restores the agent's environment: removes the prefix of variables that would act on this program. */
function restoreEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.startsWith(nodePrefix) ? name.slice(nodePrefix.length) : name, value]),
  );
}

function run(): void {
  const child = spawn(program, args, { stdio: 'inherit', env: restoreEnvironment() });
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const;
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.once('error', ({ message }) => fail(message, 127));
  child.once('exit', (status, signal) => process.exit(status ?? 128 + (signalNumbers[signal ?? ''] ?? 0)));
}

const signalNumbers: Readonly<Record<string, number>> = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 };

const server = createServer({ allowHalfOpen: true, noDelay: true }, forward);
server.once('error', ({ message }) => fail(`The connection to the models could not be opened: ${message}`, 70));
server.listen(Number(port), '127.0.0.1', run);
