// Loads the code of model brokers when an agent first needs a broker.
import type { ModelBrokers } from '../../models/broker-types.ts';
import { type JobIo, once } from '../io.ts';

export function createLazyBrokers(openIo: () => JobIo | Promise<JobIo>): ModelBrokers {
  const load = once(async () => {
    const [{ createModelBrokers }, io] = await Promise.all([import('./model-brokers.ts'), openIo()]);
    return createModelBrokers(io);
  });
  return {
    check: async (access) => (await load()).check(access),
    open: async (access, address) => (await load()).open(access, address),
  };
}
