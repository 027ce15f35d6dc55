// `npm run generate`: writes everything in the repository that is made from the code. A test of each compares.
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { style } from '../../src/report/page/document.ts';
import { apiPages } from './api-docs.ts';
import { changesSchema } from './changes-schema.ts';
import { readNamedTests, toDocument } from './conformance-doc.ts';
import { consoleScript } from './console-script.ts';
import { decisionIndex } from './decisions.ts';
import { forwarderText } from './forwarder.ts';
import { initTemplates } from './init-templates.ts';
import { policySchema } from './policy-schema.ts';
import { runSchema } from './run-schema.ts';
import { actionPage, actionYml, hooksPage, identityPage, reliability } from './tables.ts';

const root = join(import.meta.dirname, '../..');

/** Rewrites a file of the repository. */
function rewrite(path: string, make: (current: string) => string): void {
  const absolute = join(root, path);
  writeFileSync(absolute, make(readFileSync(absolute, 'utf8')));
}

rewrite('action.yml', actionYml);
rewrite('docs/action.md', actionPage);
rewrite('docs/hooks.md', hooksPage);
rewrite('docs/identity.md', identityPage);
rewrite('docs/reliability.md', reliability);
rewrite('docs/conformance.md', () => toDocument(readNamedTests()));
rewrite('intern-policy.schema.json', policySchema);
rewrite('docs/intern-run-v1.schema.json', runSchema);
rewrite('docs/intern-changes-v1.schema.json', changesSchema);
rewrite('docs/decisions/README.md', decisionIndex);
rewrite('src/cli/init/templates.ts', initTemplates);

rewrite('src/report/page/style-digest.ts', (text) => text.replace(/'.*'/, `'${hash('sha256', style, 'base64')}'`));

const script = await consoleScript();
rewrite('src/console/script-text.ts', () => script);
const forwarder = await forwarderText();
rewrite('src/service/interns/acp/forwarder-text.ts', () => forwarder);

const api = join(root, 'docs/api');
mkdirSync(api, { recursive: true });
const pages = apiPages();
for (const file of readdirSync(api)) rmSync(join(api, file));
for (const [file, text] of pages) writeFileSync(join(api, file), text);
