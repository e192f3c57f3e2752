import process from 'node:process';
import fc from 'fast-check';

/** Multiplies the number of cases of each property: 1 by default, 100 in `npm run deep`. */
export const effort = Number(process.env.EFFORT || 1);

/** The number of cases for a property that runs so many by default. */
export const runs = (byDefault: number) => Math.max(5, Math.round(byDefault * effort));

fc.configureGlobal({ numRuns: runs(100) });
