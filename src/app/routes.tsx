import type { RouteObject } from 'react-router-dom';
import { business } from '../content/business';
import { paths } from '../paths';
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

/** A route's pattern. Hosts tell `/Account` from `/account`, so the router does. */
const at = ({ path }: { path: string }) => ({ path, caseSensitive: true });

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
            ...at(paths.admin),
            lazy: async () => ({ Component: (await loadAdmin()).AdminDashboard }),
          },
          {
            lazy: async () => ({ Component: (await loadAdmin()).AdminLayout }),
            children: adminPanels.map((panel) => ({
              ...at(panel),
              lazy: async () => (await loadAdmin()).panelRoute(panel.path),
            })),
          },
        ],
      },
      {
        element: <SiteLayout />,
        children: [
          {
            ...at(paths.landing),
            handle: { description: business.description } satisfies PageMeta,
            lazy: async () => ({ Component: (await import('../screens/Landing/Landing')).Landing }),
          },
          {
            ...at(paths.customQuote),
            handle: {
              title: 'Request a Custom Website Quote',
              description: 'Tell us what you need and get a price for a website made to measure.',
            } satisfies PageMeta,
            lazy: async () => ({
              Component: (await import('../screens/CustomQuote/CustomQuote')).CustomQuote,
            }),
          },
          {
            ...at(paths.questionnaire),
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
            ...at(paths.account),
            handle: {
              title: 'My Account',
              description: 'Your account and your orders.',
              isUnlisted: true,
              isEager: true,
            } satisfies PageMeta,
            lazy: async () => ({ Component: (await import('../screens/Account/Account')).Account }),
          },
          {
            ...at(paths.notFound),
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
