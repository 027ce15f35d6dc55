// The most that ratios of the action may be: `npm run bench` publishes them, `npm run bench:short` holds them in CI.

/** Ratios of a whole job and of a stream to what they are measured beside. */
export const mostRatio = {
  jobCpuOverFloor: 0.7,
  jobCpuOverLimit: 1.4,
  jobPeakOverFloor: 1.1,
  stream: 1.35,
} as const;
