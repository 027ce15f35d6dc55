// Runs in the sandbox of an agent without a network: forwards a loopback port to a socket, and runs the agent.
// Mounted there as the text that "npm run generate" makes of it, so it imports nothing of ours.
import { spawn } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';

const [socketPath = '', port = '', keptPrefix = '', program = '', ...args] = process.argv.slice(2);

/** Exits with a status of the forwarder's own, before the agent or in its place. */
function fail(message: string, status: number): void {
  process.stderr.write(`${message}\n`, () => process.exit(status));
}

function pass(client: Socket): void {
  const broker = connect({ path: socketPath, allowHalfOpen: true });
  for (const [one, other] of [
    [client, broker],
    [broker, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroySoon());
    one.pipe(other);
  }
}

/** Restores the agent's environment, in which the variables that would act on this program have a prefix. */
function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.startsWith(keptPrefix) ? name.slice(keptPrefix.length) : name, value]),
  );
}

function run(): void {
  const child = spawn(program, args, { stdio: 'inherit', env: environment() });
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2'] as const;
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.once('error', ({ message }) => fail(message, 127));
  child.once('exit', (status, signal) => process.exit(status ?? 128 + (signalNumbers[signal ?? ''] ?? 0)));
}

const signalNumbers: Readonly<Record<string, number>> = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 };

const server = createServer({ allowHalfOpen: true, noDelay: true }, pass);
server.once('error', ({ message }) => fail(`The way to the models could not be opened: ${message}`, 70));
server.listen(Number(port), '127.0.0.1', run);
