// Preloaded into a process: writes the address of each file that it loads as a module, and at its end each part of Node, a line each, into `LOADED_FILES`.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED_FILES, `${url}\n`);
    return next(url, context);
  },
});

process.on('exit', () => {
  appendFileSync(process.env.LOADED_FILES, process.moduleLoadList.join('\n'));
});
