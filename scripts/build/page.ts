/** A page of the site as HTML: its styles and the boot script inline, its modules by URL. */
import { createHash } from 'node:crypto';
import { fileHref } from '../../src/pages.ts';
import type { RenderedPage } from '../../src/start/prerender.tsx';
import { splitStyles } from './splitStyles.ts';

/** The end of the element that `LateStyles` renders. */
const place = / data-late-styles="">/;

/**
 * The rendered page with a link to the styles of what is below its first screen, and the styles of
 * its first screen. A page without `LateStyles` has all of its styles in the first screen.
 */
export function linkLateStyles(rendered: RenderedPage, css: string) {
  const { html } = rendered;
  const at = place.exec(html);
  if (!at) return { rendered, css };
  const { early, late } = splitStyles(css, html.slice(0, at.index));
  const hash = createHash('sha256').update(late).digest('base64url').slice(0, 8);
  const file = `assets/late-${hash}.css`;
  const link = `${at[0]}<link rel="stylesheet" href="${fileHref(file)}">`;
  return {
    rendered: { ...rendered, html: html.replace(place, link) },
    css: early,
    late: { file, css: late },
  };
}

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

interface Statistics {
  src: string;
  attributes: readonly (readonly string[])[];
}

/** In a template, from which the page takes the script unless the visitor objects. */
const scriptTemplate = ({ src, attributes }: Statistics) =>
  `<template><script ${[['src', src], ...attributes]
    .map(([name, value = '']) => `${name}="${escapeAttribute(value)}"`)
    .join(' ')}></script></template>`;

interface PageParts {
  rendered: RenderedPage;
  business: { name: string; url: string; headline: string };
  /** The page's background in either theme. */
  paper: { light: string; dark: string };
  css: string;
  boot: string;
  /** An import map with the modules' hashes. */
  integrity: string;
  /** Speculation rules. */
  speculation: string;
  /** The script that counts visits. */
  statistics?: Statistics | undefined;
  /** Files of the site, as in `styles` and `fonts`. */
  modules: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
}

/** The description and the canonical URL for search engines, and the preview that other sites show beside a link to the page. */
function linkPreview({
  rendered: { title, description, page },
  business,
}: Pick<PageParts, 'rendered' | 'business'>) {
  const absolute = (path: string) => new URL(path, business.url).href;
  const url = absolute(page.href);
  const properties = {
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:site_name': business.name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': absolute(fileHref('link-preview.png')),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${business.name}: ${business.headline}`,
  };
  return [
    `<meta name="description" content="${escapeAttribute(description)}">`,
    `<link rel="canonical" href="${escapeAttribute(url)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeAttribute(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

export function pageHtml(parts: PageParts) {
  const { rendered, paper, css, boot, integrity, speculation, modules, styles, fonts } = parts;
  const { html, title, page, structuredData } = rendered;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeAttribute(title)}</title>`,
    // Before the styles, so that it runs while a slow network still brings them.
    `<script data-modules="${modules.map(fileHref).join(' ')}"${page.isEager ? ' data-eager' : ''}>${boot}</script>`,
    `<style>${css}</style>`,
    ...fonts.map(
      (font) =>
        `<link rel="preload" href="${fileHref(font)}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Never fetched, because they are disabled: they tell Vite's loader that the styles are present.
    ...styles.map((style) => `<link rel="stylesheet" href="${fileHref(style)}" disabled>`),
    `<link rel="icon" href="${fileHref('favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${fileHref('apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${fileHref('manifest.webmanifest')}">`,
    `<meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme: dark)">`,
    ...(page.isUnlisted ? ['<meta name="robots" content="noindex">'] : linkPreview(parts)),
    `</head><body id="top"><div id="root" data-page="${page.href}">${html}</div>`,
    // Last, because none of it is needed for the first paint. Browsers ignore an import map after the
    // first module: the boot script imports none before the page is parsed.
    `<script type="importmap">${integrity}</script>`,
    `<script type="speculationrules">${speculation}</script>`,
    // Data, which never runs, so the policy needs no hash of it.
    structuredData ? `<script type="application/ld+json">${structuredData}</script>` : '',
    parts.statistics ? scriptTemplate(parts.statistics) : '',
    '</body></html>',
  ].join('');
}
