// Takes orders for faults by route and count, and applies them to responses (docs/local-service.md, "Make it fail").
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTick } from 'node:timers/promises';
import * as z from 'zod/mini';
import { doneMarker } from '../../contract/chat.ts';

export const faultRoutes = ['identity', 'token', 'list', 'chat', 'keys', 'jwks'] as const;

/** A route that a fault can be ordered for. */
export type FaultRoute = (typeof faultRoutes)[number];

const faultForms = z.union([
  z.enum(['reset', 'hang', 'end_without_done', 'silence', 'one_byte_per_write', 'crlf']),
  z.strictObject({
    status: z.int().check(z.gte(200), z.lte(599)),
    headers: z.optional(z.record(z.string(), z.string())),
    body: z.optional(z.unknown()),
  }),
  z.strictObject({ sever_after_bytes: z.int().check(z.gte(0)) }),
]);

/** A fault that the service injects on demand (docs/local-service.md, "Make it fail"). */
export type Fault = z.infer<typeof faultForms>;

export const faultOrder = z.strictObject({
  route: z.enum(faultRoutes),
  after: z._default(z.int().check(z.gte(0)), 0),
  times: z._default(z.int().check(z.gte(1)), 1),
  fault: faultForms,
});

/** Orders a fault: lets `after` requests of a route pass (default 0), then spoils `times` requests (default 1). */
export type FaultOrder = z.input<typeof faultOrder>;

export type OpenFault = z.output<typeof faultOrder>;

export type Faults = ReturnType<typeof createFaults>;

const maxOrders = 1000;

export function createFaults() {
  let orders: { readonly route: FaultRoute; readonly fault: Fault; after: number; times: number }[] = [];
  return {
    order(order: FaultOrder): void {
      if (orders.length >= maxOrders) throw new TypeError(`${maxOrders} faults are already ordered.`);
      orders.push({ ...faultOrder.parse(order) });
    },
    list: (): readonly OpenFault[] => orders.map((order) => ({ ...order })),
    clear(): void {
      orders = [];
    },
    takeNext(route: FaultRoute): Fault | undefined {
      const order = orders.find((candidate) => candidate.route === route);
      if (order === undefined) return undefined;
      if (order.after > 0) {
        order.after -= 1;
        return undefined;
      }
      order.times -= 1;
      if (order.times === 0) orders = orders.filter((candidate) => candidate !== order);
      return order.fault;
    },
  };
}

type ByteFault = Exclude<Fault, 'reset' | 'hang' | { status: number }>;

export interface BodyWriter {
  /** @returns false if the caller has to wait for `drain` */
  write(text: string): boolean;
  end(text: string): void;
}

export function createFaultyWriter(response: ServerResponse, fault: ByteFault): BodyWriter {
  if (fault === 'silence') return { write: () => true, end() {} };
  if (fault === 'one_byte_per_write') return createByteWriter(response);
  if (typeof fault === 'object') return createSeveringWriter(response, fault.sever_after_bytes);
  const transform = (text: string): string =>
    fault === 'crlf' ? text.replaceAll('\n', '\r\n') : text.replace(`data: ${doneMarker}\n\n`, '');
  return { write: (text) => response.write(transform(text)), end: (text) => void response.end(transform(text)) };
}

function createByteWriter(response: ServerResponse): BodyWriter {
  let writing = Promise.resolve();
  const writeBytes = (text: string): Promise<void> => {
    writing = writing.then(async () => {
      for (const byte of Buffer.from(text)) {
        response.write(Uint8Array.of(byte));
        await nextTick();
      }
    });
    return writing;
  };
  return {
    write(text) {
      void writeBytes(text);
      return true;
    },
    end(text) {
      void writeBytes(text).then(() => response.end());
    },
  };
}

function createSeveringWriter(response: ServerResponse, bytes: number): BodyWriter {
  let remaining = bytes;
  const write = (text: string): boolean => {
    const part = Buffer.from(text).subarray(0, remaining);
    remaining -= part.length;
    if (remaining > 0) return response.write(part);
    // Destroy the response only once the bytes are sent: a reset could discard bytes that the client has not read yet.
    response.write(part, () => response.destroy());
    return true;
  };
  return {
    write,
    end(text) {
      write(text);
      if (remaining > 0) response.end();
    },
  };
}
