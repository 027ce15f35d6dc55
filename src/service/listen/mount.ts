// From an HTTP request to its route: base path, admin routes, faults, journal.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault, FaultRoute } from '../control/faults.ts';
import type { Journal } from '../control/journal.ts';
import { administer, type Controls } from '../handlers/admin.ts';
import { refuse } from '../http/refusals.ts';
import type { ServiceState } from '../state/state.ts';
import { isLocalRequest } from './local-request.ts';
import { findRoute } from './routes.ts';
import { answer } from './server.ts';

/** Handles one request of node:http. */
export type Handle = (incoming: IncomingMessage, response: ServerResponse) => void;

/** What requests are handled with. */
export interface MountOptions {
  readonly state: ServiceState;
  readonly controls: Controls;
  readonly journal: Journal;
  /** The fault of the next request of a route. */
  readonly nextFault: (route: FaultRoute) => Fault | undefined;
}

/** The handler of a service's listener. */
export function createMount({ state, controls, journal, nextFault }: MountOptions): Handle {
  const { clock, log, config } = state;
  const common = { clock, log, routeDeadlineMs: config.limits.route_deadline };
  return (incoming, response) => {
    const { method = 'GET', url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    if (!path.startsWith(`${config.base_path}/`)) {
      const notFound = refuse(404, 'not_found', 'Not found.');
      const isLocal = isLocalRequest(incoming);
      void answer(incoming, response, {
        ...common,
        fault: undefined,
        fail: (status) => refuse(status, 'internal_error', 'The request could not be completed.'),
        note() {},
        handle: async (request) => (await administer(request, { isLocal }, controls)) ?? notFound,
      });
      return;
    }
    const { note, over } = journal.open(method, path);
    response.once('close', over);
    const route = findRoute(method, path.slice(config.base_path.length + 1));
    void answer(incoming, response, {
      ...common,
      fault: route.faultRoute === undefined ? undefined : nextFault(route.faultRoute),
      fail: route.fail,
      note,
      handle: (request) => route.handle(request, state),
    });
  };
}
