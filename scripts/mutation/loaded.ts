/**
 * Loads all mutated modules before the first test. Otherwise, mutants in a module that one test loads
 * dynamically are tried with that test alone.
 */
import.meta.glob('../../src/{domain,backend}/**/*.ts', { eager: true });
