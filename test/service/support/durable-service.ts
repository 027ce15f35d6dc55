// A service on a data folder, to be killed: `node durable-service.ts CONFIG DATA` prints its base URL.
import { startService } from '../../../src/service/index.ts';

const [, , config = '', data = ''] = process.argv;
const service = await startService({ config, data });
process.stdout.write(`${service.baseUrl}\n`);
