import { panelPages } from '../../pages';

/** The panels with a tab, of the set-up or of records, and whether each is the first of its group. */
export const tabs = panelPages
  .filter(({ hasTab }) => hasTab)
  .map((page) => ({
    ...page,
    startsGroup: page.name === 'adminOrders' || page.name === 'adminEmailTemplates',
  }));
