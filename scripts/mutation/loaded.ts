/**
 * Loads all that is mutated before the first test. What a test alone had loaded, at its own request,
 * would be tried with that one test and no other.
 */
import.meta.glob('../../src/{domain,backend}/**/*.ts', { eager: true });
