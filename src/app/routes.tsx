import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type Page, type PageName, type PanelName, pages, panelPages } from '../pages';
import { App } from './App';
import { ErrorScreen } from './ErrorScreen';
import { SiteLayout } from './SiteLayout';

/** The screen of each page that visitors see, loaded when it is needed. */
const screens: Readonly<
  Record<Exclude<PageName, PanelName | 'admin'>, () => Promise<ComponentType>>
> = {
  landing: async () => (await import('../screens/Landing/Landing')).Landing,
  customQuote: async () => (await import('../screens/CustomQuote/CustomQuote')).CustomQuote,
  questionnaire: async () => (await import('../screens/Questionnaire/Questionnaire')).Questionnaire,
  account: async () => (await import('../screens/Account/Account')).Account,
  tickets: async () => (await import('../screens/Tickets/Tickets')).Tickets,
  orders: async () => (await import('../screens/Orders/Orders')).Orders,
  quote: async () => (await import('../screens/Quote/Quote')).Quote,
  notFound: async () => (await import('../screens/NotFound/NotFound')).NotFound,
};

/** The owner's area, which visitors never load. */
const loadAdmin = () => import('../screens/Admin/Admin');

function patternOf(name: PageName): string {
  const { href, hasChildren = false }: Page = pages[name];
  if (name === 'notFound') return '*';
  return hasChildren ? `${href}/:id?` : href;
}

/** A page's route. Hosts distinguish `/Account` from `/account`, so the router does too. */
const routeOf = (name: PageName, loadScreen: () => Promise<ComponentType>): RouteObject => ({
  path: patternOf(name),
  caseSensitive: true,
  handle: pages[name],
  lazy: async () => ({ Component: await loadScreen() }),
});

/** The route table, made from the table of pages. The build prerenders from it as well. */
export const routes: RouteObject[] = [
  {
    element: <App />,
    errorElement: <ErrorScreen />,
    children: [
      {
        lazy: async () => ({ Component: (await loadAdmin()).Admin }),
        children: [
          routeOf('admin', async () => (await loadAdmin()).ownersScreen('AdminDashboard')),
          {
            lazy: async () => ({ Component: (await loadAdmin()).ownersScreen('AdminLayout') }),
            children: panelPages.map(({ name }) =>
              routeOf(name, async () => (await loadAdmin()).ownersScreen(name)),
            ),
          },
        ],
      },
      {
        element: <SiteLayout />,
        children: Object.entries(screens).map(([name, loadScreen]) =>
          routeOf(name as keyof typeof screens, loadScreen),
        ),
      },
    ],
  },
];
