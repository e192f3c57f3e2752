/** The build-time settings of the owner's part alone, which arrive with it. */
export const adminSettings = {
  /** What the owner signs in with until something else is stored. */
  defaultCredentials: {
    username: import.meta.env.VITE_ADMIN_USERNAME || 'admin',
    password: import.meta.env.VITE_ADMIN_PASSWORD || 'change-me',
  },
};
