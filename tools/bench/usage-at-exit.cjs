// Preloaded into a measured process: what it used, written when it ends. CommonJS, which loads nothing that the process
// itself would not load.
const fs = require('node:fs');

const { readFileSync, statSync, writeFileSync } = fs;
/** The programs that it read by themselves, with their sizes: the hook loads its own. */
const read = new Map();
fs.readFileSync = (file, ...rest) => {
  if (typeof file === 'string' && file.endsWith('.cjs')) read.set(file, statSync(file).size);
  return readFileSync(file, ...rest);
};

process.on('exit', () => {
  const { maxRSS } = process.resourceUsage();
  for (const file of Object.keys(require.cache)) read.set(file, statSync(file).size);
  const loadedBytes = [...read.values()].reduce((sum, size) => sum + size, 0);
  const usage = { loadedBytes, peakMiB: maxRSS / 1024 };
  writeFileSync(process.env.BENCH_USAGE, JSON.stringify(usage));
});
