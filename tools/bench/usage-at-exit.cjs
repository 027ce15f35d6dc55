// Preloaded into a measured process: what it used, written when it ends. CommonJS, which loads nothing that the process
// itself would not load.
const { statSync, writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const loadedBytes = Object.keys(require.cache).reduce((sum, file) => sum + statSync(file).size, 0);
  const usage = { loadedBytes, cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMiB: maxRSS / 1024 };
  writeFileSync(process.env.BENCH_USAGE, JSON.stringify(usage));
});
