// `npm run spin`: what holds in every order, and what comes about in the end, by the model checker Spin over a model of the protocol.
import { parseArgs } from 'node:util';
import { patchSources } from '../simulate/bugs/patch-sources.ts';
import { findSpinBugs } from './find-bugs.ts';

const usage = `Usage: npm run spin [-- --bugs | --bug NAME]

Verifies the model of client and service (tools/spin/protocol.pml), holds it to the real service, and writes what was found into
docs/reliability.md. Needs Debian's packages spin and gcc.

  --bugs      plants bugs of "npm run simulate -- --bugs" in the sources, one after another: the model or its match with the service shows each
  --bug NAME  plants one of them
`;

const { values } = parseArgs({
  options: {
    bugs: { type: 'boolean', default: false },
    bug: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(usage);
} else if (values.bugs) {
  process.exitCode = findSpinBugs() ? 0 : 1;
} else {
  // Before anything of the client or the service is loaded: the tables of the model are made from them.
  if (values.bug !== undefined) patchSources(values.bug);
  const { checkModel } = await import('./check-model.ts');
  process.exitCode = (await checkModel({ isWritten: values.bug === undefined })) ? 0 : 1;
}
