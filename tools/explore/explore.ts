// `npm run explore`: every order of what clients, interns, time and restarts can do to the service's runs, within a scope.
import { parseArgs } from 'node:util';
import { patchSources } from '../simulate/bugs/patch-sources.ts';
import { toCount } from '../simulate/count.ts';

const usage = `Usage: npm run explore -- [--sessions N] [--pauses N] [--restarts N] [--prompts N]

Without flags three scopes, and what was found goes into docs/reliability.md: 1 session with 2 prompts (one of them may be sent again
while the first runs), and 2 sessions with 1 prompt each, both with 3 pauses of a run and 2 restarts of the service; and 2 sessions
with 2 prompts each and 1 pause. With one of these flags, one scope (2 sessions, 3 pauses, 2 restarts, 1 prompt each, where not said).

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
  const { allScopes, exploreScopes } = await import('./explore-scopes.ts');
  const { sessions, pauses, restarts, prompts, bug } = values;
  const isOne = [sessions, pauses, restarts, prompts].some((count) => count !== undefined);
  const own = {
    sessions: toCount('--sessions', sessions, 2),
    pauses: toCount('--pauses', pauses, 3),
    restarts: toCount('--restarts', restarts, 2),
    prompts: toCount('--prompts', prompts, 1),
  };
  const isGood = await exploreScopes(isOne ? [own] : allScopes, { isWritten: !isOne && bug === undefined });
  process.exitCode = isGood ? 0 : 1;
}
