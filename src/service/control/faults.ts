// Faults: what a test orders to go wrong, by route and count (docs/local-service.md, "Make it fail").
import * as z from 'zod/mini';

/** Routes that a fault can be ordered for; `identity` and `jwks` are the identity provider's. */
export const faultRoutes = ['identity', 'token', 'list', 'chat', 'keys', 'jwks'] as const;

/** A route that a fault can be ordered for. */
export type FaultRoute = (typeof faultRoutes)[number];

const statusFault = z.strictObject({
  status: z.int().check(z.gte(200), z.lte(599)),
  headers: z.optional(z.record(z.string(), z.string())),
  /** Default: the route's own body for this status. */
  body: z.optional(z.unknown()),
});

const fault = z.union([
  z.enum(['reset', 'hang', 'end_without_done', 'silence', 'one_byte_per_write', 'crlf']),
  statusFault,
  z.strictObject({ sever_after_bytes: z.int().check(z.gte(0)) }),
]);

export type Fault = z.infer<typeof fault>;

/** An order: let `after` requests of the route pass, then spoil the next `times`. */
export const faultOrder = z.strictObject({
  route: z.enum(faultRoutes),
  after: z._default(z.int().check(z.gte(0)), 0),
  times: z._default(z.int().check(z.gte(1)), 1),
  fault,
});

/** An order as a test writes it. */
export type FaultOrder = z.input<typeof faultOrder>;

/** An order that is still open: how many requests it lets pass, and spoils then. */
export type OpenFault = z.output<typeof faultOrder>;

/** The orders that are still open. */
export interface Faults {
  order(order: FaultOrder): void;
  /** Copies of the open orders, in their order. */
  open(): readonly OpenFault[];
  /** Forgets them all. */
  clear(): void;
  /** The fault of the next request of a route; counts the request. */
  next(route: FaultRoute): Fault | undefined;
}

const mostOrders = 1000;

/** No faults until they are ordered. */
export function createFaults(): Faults {
  let orders: { readonly route: FaultRoute; readonly fault: Fault; after: number; times: number }[] = [];
  return {
    order(order) {
      if (orders.length >= mostOrders) throw new TypeError(`There are ${mostOrders} faults ordered already.`);
      orders.push({ ...faultOrder.parse(order) });
    },
    open: () => orders.map((order) => ({ ...order })),
    clear() {
      orders = [];
    },
    next(route) {
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
