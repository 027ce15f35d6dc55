// From an HTTP request to its route: base path, admin routes, faults, journal.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault, FaultRoute } from '../control/faults.ts';
import type { Journal } from '../control/journal.ts';
import { administer, type Controls } from '../handlers/admin.ts';
import type { ServiceRequest, ServiceResponse, TextResponse } from '../http/message.ts';
import { refuse } from '../http/refusals.ts';
import type { ServiceState } from '../state/state.ts';
import { type ConsoleDoor, consolePath } from './console-door.ts';
import { type ControlRules, mayControl } from './control-request.ts';
import { findRoute } from './routes.ts';
import { answer } from './server.ts';

/** Handles one request of node:http. */
export type Handle = (incoming: IncomingMessage, response: ServerResponse) => void;

/** What requests are handled with. */
export interface MountOptions {
  readonly state: ServiceState;
  readonly controls: Controls;
  readonly controlRules: ControlRules;
  /** Undefined where there is no console. */
  readonly console: ConsoleDoor | undefined;
  readonly journal: Journal;
  /** The fault of the next request of a route. */
  readonly nextFault: (route: FaultRoute) => Fault | undefined;
}

/** The handler of a service's listener. */
export function createMount(options: MountOptions): Handle {
  const { state, journal, nextFault } = options;
  const { clock, log, config } = state;
  const common = { clock, log, routeDeadlineMs: config.limits.route_deadline };
  return (incoming, response) => {
    const { method = 'GET', url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    if (!path.startsWith(`${config.base_path}/`)) {
      void answer(incoming, response, {
        ...common,
        fault: undefined,
        fail: (status) => refuse(status, 'internal_error', 'The request could not be completed.'),
        note() {},
        handle: async (request) =>
          (await handleBeside(incoming, request, options)) ?? refuse(404, 'not_found', 'Not found.'),
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

/** What stands beside the API; undefined where there is nothing for whoever asks. */
function handleBeside(
  incoming: IncomingMessage,
  request: ServiceRequest,
  { controls, controlRules, console }: MountOptions,
): Promise<ServiceResponse | TextResponse | undefined> {
  const isOfConsole = request.path === consolePath || request.path.startsWith(`${consolePath}/`);
  if (console !== undefined && isOfConsole) return console(incoming, request);
  return administer(request, { mayControl: mayControl(incoming, controlRules) }, controls);
}
