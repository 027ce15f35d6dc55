// `npm run simulate -- --runs N [--seed S]`: simulates N seeds from S on, and fails with those in which an invariant breaks.
import { parseArgs } from 'node:util';
import { patchSources } from './bugs/patch-sources.ts';
import { toCount } from './count.ts';

const usage = `Usage: npm run simulate -- [--runs N] [--seed S] [--whole] [--log]
       npm run simulate -- --bugs [--runs N]
       npm run simulate -- --model-access [--requests N] [--seed S]

  --runs N    how many simulations, one seed each (default 1,000; with --seed alone: 1)
  --seed S    the first seed (default 1)
  --whole     whole runs alone: a token, a prompt, three pauses, a stop; shows how many there are a second
  --log       prints what happened, line by line
  --bugs      plants bugs in the sources, one after another, and looks for each in up to N simulations (default 20,000)
  --bug NAME  plants one of them, and stops at the first seed that shows it
  --model-access  six hours of requests to a model, with subject tokens that count once
  --requests N    how many of them (default 100,000)
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    seed: { type: 'string' },
    whole: { type: 'boolean', default: false },
    log: { type: 'boolean', default: false },
    bugs: { type: 'boolean', default: false },
    bug: { type: 'string' },
    'model-access': { type: 'boolean', default: false },
    requests: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(usage);
} else if (values.bugs) {
  const { findBugs } = await import('./bugs/find-bugs.ts');
  process.exitCode = findBugs(toCount('--runs', values.runs, 20_000)) ? 0 : 1;
} else {
  // Before anything of the client or the service is loaded.
  const notLoaded = values.bug === undefined ? () => [] : patchSources(values.bug);
  const isGood = values['model-access'] ? await simulateModel() : await simulateAll();
  if (notLoaded().length > 0) throw new Error(`The bug was not planted: ${notLoaded().join(', ')}`);
  process.exitCode = isGood ? 0 : 1;
}

async function simulateModel(): Promise<boolean> {
  const { simulateModelAccess } = await import('./models/six-hours.ts');
  return simulateModelAccess({
    seed: toCount('--seed', values.seed, 1),
    requests: toCount('--requests', values.requests, 100_000),
  });
}

async function simulateAll(): Promise<boolean> {
  const { simulateSeeds } = await import('./simulate-seeds.ts');
  return simulateSeeds({
    first: toCount('--seed', values.seed, 1),
    runs: toCount('--runs', values.runs, values.seed === undefined ? 1_000 : 1),
    isWhole: values.whole,
    isLogged: values.log,
    stopsAtFirst: values.bug !== undefined,
  });
}
