// The service of the benchmark, in a process of its own: `node service-server.ts MODE CHUNKS`.
import { startService } from '../../src/service/index.ts';
import { reportUse } from './use.ts';
import { type Mode, paceMs } from './workload.ts';

const [, , mode, chunks] = process.argv;
const every = paceMs(mode as Mode);
const say = { say: 'word ', repeat: Number(chunks), ...(every === 0 ? {} : { every: `${every}ms` }) };
const service = await startService({
  config: {
    keys: [{ hash: 'bench', secret: 'bench', workspace_id: 'bench' }],
    interns: [{ id: 'bench', name: 'bench', workspace_id: 'bench', runs: { playbook: { turns: [{ steps: [say] }] } } }],
    limits: { turns_per_minute: 1_000_000 },
  },
});
process.on('SIGINT', () => process.exit());
reportUse(`${service.baseUrl}/interns/bench/chat/completions`);
