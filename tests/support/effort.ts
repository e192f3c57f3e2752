import process from 'node:process';
import fc from 'fast-check';

/**
 * How thorough the properties are: 1 for every day, 100 for `npm run deep`, and less where thousands
 * of variants of the code are tested one after the other.
 */
export const effort = Number(process.env.EFFORT || 1);

/** How often to try what is tried this often every day. */
export const runs = (everyDay: number) => Math.max(5, Math.round(everyDay * effort));

// Those that name no number of their own.
fc.configureGlobal({ numRuns: runs(100) });
