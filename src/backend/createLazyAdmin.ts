import type { AdminBackend } from './AdminBackend';
import { createLoader, delegateArea } from './delegateArea';
import { createSessionListeners } from './sessionListeners';

/** The owner's verbs, whose code arrives with the first of them: visitors never ask one. */
export function createLazyAdmin(load: () => Promise<AdminBackend>): AdminBackend {
  const { onChange, tell } = createSessionListeners<boolean>();
  const backend = createLoader(load, ({ admin }) => admin.onChange(tell));

  return {
    admin: {
      ...delegateArea(backend, 'admin', 'restore', 'signIn', 'signOut'),
      onChange,
    },
    orders: delegateArea(backend, 'orders', 'list'),
    accounts: delegateArea(backend, 'accounts', 'list', 'resetPassword', 'remove'),
    prices: delegateArea(
      backend,
      'prices',
      'readWebDev',
      'saveWebDev',
      'readHosting',
      'saveHosting',
    ),
    paymentSettings: delegateArea(backend, 'paymentSettings', 'read', 'save', 'testConnection'),
    emailTemplates: delegateArea(backend, 'emailTemplates', 'list', 'save', 'sendTest'),
    siteData: delegateArea(
      backend,
      'siteData',
      'exportAll',
      'planImport',
      'import',
      'unreadable',
      'discardUnreadable',
    ),
  };
}
