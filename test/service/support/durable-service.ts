// A service on a data folder, to be killed: `node durable-service.ts CONFIG DATA` prints its base URL.
import { flushCompileCache } from 'node:module';
import { startService } from '../../../src/service/index.ts';

const [, , config = '', data = ''] = process.argv;
const service = await startService({ config, data });
// Node writes the cache when a process ends by itself, which this one never does.
flushCompileCache();
process.stdout.write(`${service.baseUrl}\n`);
