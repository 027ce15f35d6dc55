// A socket on virtual time: the end that node:http holds, whatever is at the other.
import { Duplex } from 'node:stream';
import type { CallOff, Timeline } from '../world/timeline.ts';

/** The other end of a {@link VirtualSocket}. */
export interface FarEnd {
  /** Bytes come. */
  readonly take: (bytes: Buffer) => void;
  /** This end has gone, or sends no more. */
  readonly leave: () => void;
}

/** One end of a connection. */
export class VirtualSocket extends Duplex {
  /** Node's names, by which node:http knows a socket. */
  connecting: boolean;
  timeout = 0;
  far: FarEnd | undefined;
  readonly #timeline: Timeline;
  #callOff: CallOff = () => {};

  constructor(timeline: Timeline, { connecting }: { readonly connecting: boolean }) {
    // A client's socket ends with the server's; a server goes on to answer.
    super({ allowHalfOpen: !connecting });
    this.#timeline = timeline;
    this.connecting = connecting;
  }

  /** The connection has come about. */
  connected(): void {
    if (!this.connecting || this.destroyed) return;
    this.connecting = false;
    this.emit('connect');
    this.emit('secureConnect');
  }

  /** Bytes arrive at this end. */
  arrive(bytes: Buffer): void {
    if (this.destroyed) return;
    this.#refresh();
    this.push(bytes);
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#refresh();
    this.far?.take(bytes);
    done();
  }

  override _final(done: () => void): void {
    this.far?.leave();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#callOff();
    this.far?.leave();
    done(error);
  }

  setTimeout(delayMs: number, listener?: () => void): this {
    this.timeout = delayMs;
    if (listener !== undefined && delayMs > 0) this.once('timeout', listener);
    else if (listener !== undefined) this.off('timeout', listener);
    this.#refresh();
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  #refresh(): void {
    this.#callOff();
    if (this.timeout > 0) this.#callOff = this.#timeline.plan('client', this.timeout, () => void this.emit('timeout'));
  }
}

/** Both ends of a connection within one machine: nothing goes wrong between them. */
export function connectPair(timeline: Timeline): { readonly client: VirtualSocket; readonly server: VirtualSocket } {
  const client = new VirtualSocket(timeline, { connecting: true });
  const server = new VirtualSocket(timeline, { connecting: false });
  const toward = (socket: VirtualSocket): FarEnd => {
    let hasLeft = false;
    return {
      take: (bytes) => timeline.plan('network', 0, () => socket.arrive(bytes)),
      leave: () => {
        if (hasLeft) return;
        hasLeft = true;
        timeline.plan('network', 0, () => {
          if (!socket.destroyed) socket.push(null);
        });
      },
    };
  };
  client.far = toward(server);
  server.far = toward(client);
  timeline.plan('network', 0, () => client.connected());
  return { client, server };
}
