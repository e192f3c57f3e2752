/** The build-time settings that only the owner's area loads. */
export const adminSettings = {
  /** The owner's credentials until others are stored. */
  defaultCredentials: {
    username: import.meta.env.VITE_ADMIN_USERNAME || 'admin',
    password: import.meta.env.VITE_ADMIN_PASSWORD || 'change-me',
  },
};
