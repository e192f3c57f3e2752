/** Renders the pages to HTML at build time; runs in Node and never ships. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { documentTitle, pageOf } from '../app/page';
import { routes } from '../app/routes';
import { BackendProvider } from '../backend/BackendContext';
import { createLazyBackend } from '../backend/createLazyBackend';
import { business } from '../content/business';
import { packages, plans } from '../content/catalogue';
import { themes } from '../design-system/tokens/tokens';
import { formatLowest } from '../domain/money';
import { allPages, type Page, pages as pageTable } from '../pages';
import { asScriptContent, structuredData } from '../structuredData';

export { business };

/** The values that the icons and the link preview show. */
export const brand = {
  name: business.name,
  url: business.url,
  headline: business.headline,
  prices: `Websites from ${formatLowest(packages.map(({ price }) => price))} · Hosting from ${formatLowest(plans.map(({ monthlyPrice }) => monthlyPrice))} a month`,
  colors: themes,
};

/** The page's background, for the browser's own controls around it. */
export const paper = { light: themes.light.paper, dark: themes.dark.paper };

const landingHref = pageTable.landing.href;

const fileOf = (href: string) => `${href.slice(landingHref.length) || 'index'}.html`;

const screenOf = (page: { name: string; isAdmin?: boolean }) =>
  page.isAdmin ? 'Admin' : page.name.replace(/^./, (letter) => letter.toUpperCase());

/** Every page with its file in the built site, and the name of its screen. */
export const pages = allPages.map((page) => ({
  ...page,
  file: fileOf(page.href),
  screen: screenOf(page),
}));

export type BuiltPage = (typeof pages)[number];

/** A rendered page: the content of `#root`, and of its head. */
export interface RenderedPage {
  html: string;
  title: string;
  page: Page;
  description: string;
  /** The structured data for search engines, as the content of a script element. */
  structuredData: string | undefined;
}

/** Rejects every call: no screen may call the backend while it renders. */
const noBackend = createLazyBackend(() =>
  Promise.reject(new Error('There is no backend while pages are prerendered.')),
);

/** Renders a URL of the site. Rejects when the route table answers it with a redirect. */
export async function renderPage(url: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(url, business.url)));
  if (context instanceof Response) {
    throw new Error(`${url} cannot be prerendered: its route redirects.`);
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <StrictMode>
      <BackendProvider backend={noBackend}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </BackendProvider>
    </StrictMode>,
  );
  const page = pageOf(context.matches.map(({ route }) => route));
  return {
    html,
    title: documentTitle(page),
    page,
    description: page.description ?? business.description,
    // Only the landing page sells packages and plans.
    structuredData: url === landingHref ? asScriptContent(structuredData(business)) : undefined,
  };
}
