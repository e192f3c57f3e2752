/** The route table rendered to HTML at build time; runs in Node and never ships. */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { hasCaptcha } from './app/documents';
import { documentTitle, type PageMeta, pageMeta } from './app/pageMeta';
import { routes } from './app/routes';
import { BackendProvider } from './backend/BackendContext';
import { createLazyBackend } from './backend/createLazyBackend';
import { business } from './content/business';
import { packages, plans } from './content/catalogue';
import { themes } from './design-system/tokens/tokens';
import { formatPence } from './domain/money';
import { paths } from './paths';
import { asScriptContent, structuredData } from './structuredData';

export { business };

const lowest = (prices: readonly number[]) =>
  formatPence(Math.min(...prices), { hideZeroPence: true });

/** What the picture beside a link to the site, and its icons, are drawn from. */
export const picture = {
  name: business.name,
  url: business.url,
  headline: business.headline,
  prices: `Websites from ${lowest(packages.map(({ price }) => price))} · Hosting from ${lowest(plans.map(({ monthlyPrice }) => monthlyPrice))} a month`,
  colors: themes.light,
};

/** The colour of the page, for what browsers draw around it. */
export const paper = { light: themes.light.paper, dark: themes.dark.paper };

/** Addresses that no robot has any business at, and all below them. */
export const hiddenFromRobots = [paths.account.href, paths.admin.href];

const files = [
  { file: 'index.html', url: paths.landing.href, screen: 'Landing' },
  { file: 'custom-quote.html', url: paths.customQuote.href, screen: 'CustomQuote' },
  { file: 'website-questionnaire.html', url: paths.questionnaire.href, screen: 'Questionnaire' },
  { file: 'account.html', url: paths.account.href, screen: 'Account' },
  { file: 'admin.html', url: paths.admin.href, screen: 'Admin' },
  { file: 'admin/stripe-settings.html', url: paths.adminStripeSettings.href, screen: 'Admin' },
  { file: 'admin/web-development.html', url: paths.adminWebDevelopment.href, screen: 'Admin' },
  { file: 'admin/hosting.html', url: paths.adminHosting.href, screen: 'Admin' },
  { file: 'admin/orders.html', url: paths.adminOrders.href, screen: 'Admin' },
  { file: 'admin/accounts.html', url: paths.adminAccounts.href, screen: 'Admin' },
  { file: 'admin/email-templates.html', url: paths.adminEmailTemplates.href, screen: 'Admin' },
  { file: '404.html', url: paths.notFound.href, screen: 'NotFound' },
] as const;

/**
 * Every page: a file of the built site, the address rendered into it, the screen's module in the
 * manifest, and whether the captcha's policy is the page's.
 */
export const pages = files.map((page) => ({ ...page, hasCaptcha: hasCaptcha(page.url) }));

/** A page as text: what goes into `#root`, and what its head says. */
export interface RenderedPage {
  html: string;
  title: string;
  meta: PageMeta;
  /** What the page says to search engines, as the content of a script element. */
  structuredData: string | undefined;
}

/** Rendering asks nothing of it; a screen that did would ask before anybody is there. */
const noBackend = createLazyBackend(() =>
  Promise.reject(new Error('There is no backend while pages are prerendered.')),
);

/** Renders an address of the site. Rejects when the route table answers it with a redirect. */
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
  const meta = pageMeta(
    // Of the handler's own table: what a route says lazily has arrived there by now.
    (matchRoutes(handler.dataRoutes, url) ?? []).map(({ route }) => ({ handle: route.handle })),
  );
  return {
    html,
    title: documentTitle(meta),
    meta,
    // On the page where everything is for sale.
    structuredData:
      url === paths.landing.href ? asScriptContent(structuredData(business)) : undefined,
  };
}
