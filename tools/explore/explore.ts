// `npm run explore`: every order of what clients, interns, time and restarts can do to the service's runs, within a scope.
import { parseArgs } from 'node:util';
import { patchSources } from '../simulate/bugs/patch-sources.ts';
import { toCount } from '../simulate/count.ts';

const usage = `Usage: npm run explore -- [--sessions N] [--pauses N] [--restarts N] [--prompts N]

Without flags two scopes: 2 sessions with 1 prompt each, and 1 session with 2 prompts (one of them may be sent again while the
first runs); both with 3 pauses of a run and 2 restarts of the service. With one of these flags, that scope alone.

  --bug NAME  plants a bug of "npm run simulate -- --bugs" first
`;

const { values } = parseArgs({
  options: {
    sessions: { type: 'string' },
    pauses: { type: 'string' },
    restarts: { type: 'string' },
    prompts: { type: 'string' },
    bug: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(usage);
} else {
  // Before anything of the service is loaded.
  if (values.bug !== undefined) patchSources(values.bug);
  const { exploreScope } = await import('./explore-scope.ts');
  const { sessions, pauses, restarts, prompts } = values;
  const common = { pauses: toCount('--pauses', pauses, 3), restarts: toCount('--restarts', restarts, 2) };
  const own = { sessions: toCount('--sessions', sessions, 2), prompts: toCount('--prompts', prompts, 1) };
  const isOne = sessions !== undefined || prompts !== undefined;
  const scopes = isOne ? [own] : [{ sessions: 1, prompts: 2 }, own];
  let isGood = true;
  for (const scope of scopes) isGood = (await exploreScope({ ...common, ...scope })) && isGood;
  process.exitCode = isGood ? 0 : 1;
}
