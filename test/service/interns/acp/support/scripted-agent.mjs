// Starts the scripted agent from what was compiled before: many are started, and this takes a third of the time away.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '../../../../../node_modules/.cache/scripted-agent'));
await import('./scripted-agent.ts');
flushCompileCache(); // now, as most of them are killed
