// A program of somebody who installed the package: it uses both entries, and the types of both.
import assert from 'node:assert/strict';
import {
  type ChatEvent,
  createClient,
  loadPolicy,
  type RunResult,
  runIntern,
  Secret,
  ToolkitError,
} from 'intern-action';
import packageJson from 'intern-action/package.json' with { type: 'json' };
import { startService } from 'intern-action/service';

await using service = await startService();
const client = createClient({
  baseUrl: service.baseUrl,
  bearer: () => Promise.resolve(new Secret('made-up-key')),
});

// No key of the built-in service is known, so the list is refused, with a code.
const interns = client.listInterns()[Symbol.asyncIterator]();
const refusal: unknown = await interns.next().catch((error: unknown) => error);
assert.ok(refusal instanceof ToolkitError);
assert.equal(refusal.code, 'api_refused');

const policy = await loadPolicy('version: 1\nrules: []\n', 'policy.yml');
const run = (): Promise<RunResult> => runIntern({ client, intern: 'intern', prompt: 'Hello', policy });
await assert.rejects(run, { code: 'api_refused' });

const textOf = (event: ChatEvent): string => (event.type === 'text' ? event.text : '');
assert.equal(textOf({ type: 'text', text: packageJson.version }), packageJson.version);
console.log('ok');
