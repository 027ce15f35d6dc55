// How much goes wrong in a simulation.

/**
 * How much goes wrong. `calm`: bytes are cut and delayed, tokens expire, others knock at the same door. `passing`: besides,
 * failures that docs/reliability.md says a run survives. `rough`: anything.
 */
export type Weather = 'calm' | 'passing' | 'rough';
