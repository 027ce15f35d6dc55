// The start of a sandboxed program whose network leads to its models, beside one that has no network.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readModelAccess } from '../../src/inputs/model-access.ts';
import type { ModelBrokers } from '../../src/models/broker-types.ts';
import { createRedactor, Secret } from '../../src/secret.ts';
import { createAgentModels } from '../../src/service/interns/acp/agent-models.ts';
import type { Launch } from '../../src/service/interns/acp/launch.ts';
import { confine } from '../../src/service/interns/acp/sandbox.ts';
import { median, takeTurns } from './compare.ts';

const access = readModelAccess('{ provider: openai, identity_provider_id: idp_1, service_account_id: svc_1 }', {});

/** Listens, and answers nothing: the exchange is no part of the start of a process. */
const brokers: ModelBrokers = {
  check: () => Promise.resolve(),
  open: (_access, { port, socketPath }) =>
    new Promise((resolve) => {
      const server = createServer().listen(socketPath, () =>
        resolve({
          url: `http://127.0.0.1:${port}`,
          addKey: () => new Secret('made-up'),
          removeKey() {},
          beginRun() {},
          get use(): never {
            throw new TypeError('Nobody uses it.');
          },
          close: () => new Promise((done) => server.close(() => done())),
        }),
      );
    }),
};

/** Milliseconds until the first word, at the median, with either network; undefined where there is no sandbox. */
export async function benchAgentNetwork(
  rounds: number,
): Promise<Readonly<Record<'none' | 'model', number>> | undefined> {
  const home = mkdtempSync(path.join(tmpdir(), 'bench-network-'));
  const settings = { agent: 'custom', network: 'model', model: undefined } as const;
  const models = createAgentModels({ settings, access, brokers, redactor: createRedactor() });
  await models.open();
  const { forwarding, folder } = models;
  const order = {
    command: ['echo', 'started'],
    env: { PATH: process.env['PATH'] ?? '', HOME: home },
    cwd: home,
    writable: [home],
  };
  const startWith = (launch: Launch) => async (): Promise<number> => {
    const startedAt = performance.now();
    const { stdout, exit } = await launch(order);
    await new Promise((resolve) => stdout.once('data', resolve));
    const ms = performance.now() - startedAt;
    await exit;
    return ms;
  };
  const none = startWith(confine({ network: 'none', hidden: [] }));
  const model = startWith(models.withKeys(confine({ network: 'model', hidden: [folder], forwarding })));
  try {
    const times = await takeTurns(rounds, new Map([['none', none] as const, ['model', model] as const]));
    return { none: median(times.get('none') ?? []), model: median(times.get('model') ?? []) };
  } catch {
    return undefined;
  } finally {
    await models.close();
    rmSync(home, { recursive: true, force: true });
  }
}
