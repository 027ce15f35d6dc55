// Loaded before a built action: the clock that it waits by goes sixty times as fast, so that a question's five minutes pass.

import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const factor = 60;
const began = process.hrtime.bigint();
const monotonic = process.hrtime.bigint.bind(process.hrtime);
process.hrtime.bigint = () => began + (monotonic() - began) * BigInt(factor);
const delay = timers.setTimeout;
timers.setTimeout = (ms, ...more) => delay(ms / factor, ...more);
syncBuiltinESMExports();
