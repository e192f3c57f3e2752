import { type ComponentType, createElement, use } from 'react';
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

let ownersScreens: Promise<typeof import('../screens/Admin/ownersScreens')> | undefined;

/** A screen of the signed-in owner, loaded when it is rendered: the router would load it before the login form. */
const ownersScreen =
  (name: 'AdminDashboard' | 'AdminLayout' | PanelName): ComponentType =>
  () => {
    ownersScreens ??= import('../screens/Admin/ownersScreens');
    const { panelContents, ...layouts } = use(ownersScreens);
    return createElement({ ...layouts, ...panelContents }[name]);
  };

function patternOf(name: PageName): string {
  const { href, hasChildren = false }: Page = pages[name];
  if (name === 'notFound') return '*';
  return hasChildren ? `${href}/:id?` : href;
}

/** Where a page's route is. Hosts distinguish `/Account` from `/account`, so the router does too. */
const placeOf = (name: PageName) => ({
  path: patternOf(name),
  caseSensitive: true,
  handle: pages[name],
});

/** The route table, made from the table of pages. The build prerenders from it as well. */
export const routes: RouteObject[] = [
  {
    element: <App />,
    errorElement: <ErrorScreen />,
    children: [
      {
        // The owner's area, which visitors never load.
        lazy: async () => ({ Component: (await import('../screens/Admin/Admin')).Admin }),
        children: [
          { ...placeOf('admin'), Component: ownersScreen('AdminDashboard') },
          {
            Component: ownersScreen('AdminLayout'),
            children: panelPages.map(({ name }) => ({
              ...placeOf(name),
              Component: ownersScreen(name),
            })),
          },
        ],
      },
      {
        element: <SiteLayout />,
        children: Object.entries(screens).map(([name, loadScreen]) => ({
          ...placeOf(name as keyof typeof screens),
          lazy: async () => ({ Component: await loadScreen() }),
        })),
      },
    ],
  },
];
