// The service in a process of its own, with one intern that is the agent of the command line; tells its CPU time for each line that it reads.
import { startService } from '../../src/service/index.ts';

const [, , key = '', ...command] = process.argv;
const service = await startService({
  config: {
    keys: [{ secret: key }],
    interns: [{ id: 'agent', name: 'agent', runs: { acp: { agent: 'custom', command, asks: true } } }],
  },
});
await service.provisioned;
process.stdout.write(`${service.baseUrl}\n`);
process.stdin.on('data', () => {
  const { user, system } = process.cpuUsage();
  process.stdout.write(
    `${JSON.stringify({ cpuMs: (user + system) / 1000, mib: process.memoryUsage.rss() / 2 ** 20 })}\n`,
  );
});
process.stdin.once('end', () => void service.stop());
