// The brokers of agents, loaded when an agent needs one.
import type { ModelBrokers } from '../../models/broker.ts';
import type { JobIo } from '../io.ts';

export function lazyModelBrokers(openIo: () => JobIo | Promise<JobIo>): ModelBrokers {
  let loaded: Promise<ModelBrokers> | undefined;
  const load = (): Promise<ModelBrokers> => {
    loaded ??= Promise.all([import('./agent-brokers.ts'), openIo()]).then(([{ createModelBrokers }, io]) =>
      createModelBrokers(io),
    );
    return loaded;
  };
  return {
    check: async (access) => (await load()).check(access),
    open: async (access, place) => (await load()).open(access, place),
  };
}
