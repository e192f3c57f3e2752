import type { Backend } from '#src/backend/Backend.ts';

/** The parts of the backend that only connected mode has. */
export type ConnectedParts = Required<Pick<Backend, 'accountLinks'>>;

/** Verbs of connected mode that succeed. The tests in `e2e/connected` run the real ones. */
export const connectedParts: ConnectedParts = {
  accountLinks: {
    requestReset: async () => {},
    resetPassword: async () => {},
    verifyEmail: async () => {},
  },
};
