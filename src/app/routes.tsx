import type { RouteObject } from 'react-router-dom';
import { paths } from '../paths';
import { site } from '../site';
import { App } from './App';
import { ErrorScreen } from './ErrorScreen';
import type { PageMeta } from './pageMeta';
import { SiteLayout } from './SiteLayout';

/** All of the owner's part: visitors never load any of it. */
const loadAdmin = () => import('../screens/Admin/Admin');

const adminPanels = [
  paths.adminStripeSettings,
  paths.adminWebDevelopment,
  paths.adminHosting,
  paths.adminOrders,
  paths.adminAccounts,
  paths.adminEmailTemplates,
];

/** The route table: one lazily loaded screen each. The build prerenders from it, too. */
export const routes: RouteObject[] = [
  {
    element: <App />,
    errorElement: <ErrorScreen />,
    children: [
      {
        handle: {
          title: 'Admin',
          description: 'For the owner of the site.',
          isUnlisted: true,
          isEager: true,
        } satisfies PageMeta,
        lazy: async () => ({ Component: (await loadAdmin()).Admin }),
        children: [
          {
            path: paths.admin.path,
            lazy: async () => ({ Component: (await loadAdmin()).AdminDashboard }),
          },
          {
            lazy: async () => ({ Component: (await loadAdmin()).AdminLayout }),
            children: adminPanels.map(({ path }) => ({
              path,
              lazy: async () => (await loadAdmin()).panelRoute(path),
            })),
          },
        ],
      },
      {
        element: <SiteLayout />,
        children: [
          {
            path: paths.landing.path,
            handle: { description: site.description } satisfies PageMeta,
            lazy: async () => ({ Component: (await import('../screens/Landing/Landing')).Landing }),
          },
          {
            path: paths.customQuote.path,
            handle: {
              title: 'Request a Custom Website Quote',
              description: 'Tell us what you need and get a price for a website made to measure.',
            } satisfies PageMeta,
            lazy: async () => ({
              Component: (await import('../screens/CustomQuote/CustomQuote')).CustomQuote,
            }),
          },
          {
            path: paths.questionnaire.path,
            handle: {
              title: 'Website questionnaire',
              description: 'The questions that we ask after you have bought a website package.',
              isUnlisted: true,
              isEager: true,
            } satisfies PageMeta,
            lazy: async () => ({
              Component: (await import('../screens/Questionnaire/Questionnaire')).Questionnaire,
            }),
          },
          {
            path: paths.account.path,
            handle: {
              title: 'My Account',
              description: 'Your account and your orders.',
              isUnlisted: true,
              isEager: true,
            } satisfies PageMeta,
            lazy: async () => ({ Component: (await import('../screens/Account/Account')).Account }),
          },
          {
            path: paths.notFound.path,
            handle: {
              title: 'Page not found',
              description: 'There is no page at this address.',
              isUnlisted: true,
            } satisfies PageMeta,
            lazy: async () => ({
              Component: (await import('../screens/NotFound/NotFound')).NotFound,
            }),
          },
        ],
      },
    ],
  },
];
