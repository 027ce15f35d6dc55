// node:http and node:https on virtual time: Node's own clients and servers, with sockets of the simulation under them.
import http from 'node:http';
import type { Timeline } from '../world/timeline.ts';
import { connectPair, type VirtualSocket } from './virtual-socket.ts';

/** What stands in the place of the network. */
export interface VirtualHttpOptions {
  readonly timeline: Timeline;
  /** Begins a connection to a host elsewhere. */
  readonly connect: (host: string) => VirtualSocket;
}

/** The clients of this machine: how they reach a server that listens here. */
export interface VirtualHttp {
  /** Sends to a port of this machine. */
  readonly agent: http.Agent;
}

/** Puts them in the place of those that `process.getBuiltinModule` gives, for good. */
export function installHttp({ timeline, connect }: VirtualHttpOptions): VirtualHttp {
  const servers = new Map<number, http.Server>();
  const real = process.getBuiltinModule.bind(process);
  const elsewhere = agentOf('https:', ({ host }) => connect(host ?? ''));
  const here = agentOf('http:', ({ port }) => {
    const { client, server } = connectPair(timeline);
    const listening = servers.get(Number(port));
    if (listening === undefined) client.destroy(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    else listening.emit('connection', server);
    return client;
  });
  const createServer = (options: http.ServerOptions): http.Server => {
    const server = http.createServer(options);
    const port = 20_000 + servers.size;
    return Object.assign(server, {
      listen(_port: number, _host: string, done: () => void): http.Server {
        servers.set(port, server);
        done();
        return server;
      },
      address: () => ({ port, family: 'IPv4', address: '127.0.0.1' }),
    });
  };
  const modules = new Map<string, unknown>([
    ['node:http', { ...http, createServer, Agent: here }],
    ['node:https', { ...http, Agent: elsewhere }],
  ]);
  Object.assign(process, { getBuiltinModule: (id: string) => modules.get(id) ?? real(id) });
  return { agent: new here({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }) };
}

interface Place {
  readonly host?: string | null | undefined;
  readonly port?: number | string | null | undefined;
}

/** An agent of Node's whose connections are ours. */
function agentOf(protocol: 'http:' | 'https:', open: (place: Place) => VirtualSocket) {
  return class extends http.Agent {
    readonly protocol = protocol;

    override createConnection(place: Place): VirtualSocket {
      return open(place);
    }
  };
}
