// Around every test file: the right Node, no way out of this machine, and a process left as it was found.
import net from 'node:net';
import { afterAll, expect, vi } from 'vitest';

if (Number(process.versions.node.split('.')[0]) < 24) {
  throw new Error(`The tests run on ${process.version}. Run "npm ci" (it installs Node 24) and start them with npm.`);
}

/** Describes what files that share a process could change for each other. */
const processState = (): unknown => ({
  cwd: process.cwd(),
  env: { ...process.env },
  exitCode: process.exitCode,
  umask: process.umask(),
  listeners: process.eventNames().map((name) => [name, process.listenerCount(name)]),
  globals: [
    setTimeout,
    clearTimeout,
    setInterval,
    setImmediate,
    queueMicrotask,
    Date,
    fetch,
    Math.random,
    process.exit,
  ],
});

const before = processState();

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);
const connect = net.Socket.prototype.connect;

/** The host that a call of `socket.connect` names, in each of its forms; undefined for a pipe. */
function hostOf(options: unknown): string | undefined {
  const first: unknown = Array.isArray(options) ? options[0] : options;
  if (typeof first !== 'object' || first === null || 'path' in first) return undefined;
  return 'host' in first && typeof first.host === 'string' ? first.host : 'localhost';
}

net.Socket.prototype.connect = function (this: net.Socket, ...options: unknown[]): net.Socket {
  const host = hostOf(options[0]);
  if (host !== undefined && !loopback.has(host)) throw new Error(`A test tried to reach ${host}.`);
  return Reflect.apply(connect, this, options);
};

afterAll(() => {
  net.Socket.prototype.connect = connect;
  vi.restoreAllMocks();
  expect(processState()).toEqual(before);
});
